import { expect, it } from 'vitest';

import { mayShare } from './may-share.ts';

it('the share button appears only on a recipe that was not shared with the user', () => {
  expect(mayShare({ shared_by: null })).toBe(true);
  expect(mayShare({ shared_by: '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b' })).toBe(false);
});

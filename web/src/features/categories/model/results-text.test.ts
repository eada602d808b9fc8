import { expect, it } from 'vitest';

import { originText } from './results-text.ts';

it.each([
  [{ source: 'own', shared_by_name: null } as const, false, null],
  [{ source: 'shared', shared_by_name: 'Bruno' } as const, false, 'Shared by Bruno'],
  [{ source: 'community', shared_by_name: 'A cook' } as const, false, 'Community · A cook'],
  [{ source: 'community', shared_by_name: 'A cook' } as const, true, 'Community · You'],
])('originText of %j, own recipe: %j, is %s', (recipe, isOwn, text) => {
  expect(originText(recipe, isOwn)).toBe(text);
});

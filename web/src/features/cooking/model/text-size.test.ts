import { expect, test } from 'vitest';

import { stepTextSize } from './text-size.ts';

test('a step is smaller when it is longer, and larger by preference', () => {
  const long = 'x'.repeat(500);
  expect(stepTextSize('Stir.', 'normal')).toContain('text-3xl');
  expect(stepTextSize(long, 'normal')).toContain('text-xl');
  expect(stepTextSize(long, 'large')).toContain('text-2xl');
  expect(stepTextSize('Stir.', 'largest')).toContain('text-5xl');
});

import { expect, test } from 'vitest';

import { STOPS } from './stops.ts';

test('the tour has at most three stops, each with a place of its own', () => {
  expect(STOPS.length).toBeLessThanOrEqual(3);
  expect(new Set(STOPS.map(({ target }) => target)).size).toBe(STOPS.length);
});

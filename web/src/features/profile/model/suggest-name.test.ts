import { expect, test } from 'vitest';

import { suggestName } from './suggest-name.ts';

test.each([
  ['anna@example.org', 'Anna'],
  ['anna.b@example.org', 'Anna B'],
  ['anna-maria_k+larder@example.org', 'Anna Maria K'],
  ['1234@example.org', ''],
  ['Élodie@example.org', 'Élodie'],
])('%s suggests %j', (email, name) => {
  expect(suggestName(email)).toBe(name);
});

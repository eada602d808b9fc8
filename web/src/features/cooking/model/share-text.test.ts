import { expect, it } from 'vitest';

import { shareText } from '#features/cooking/model/share-text.ts';

it.each<[share: number | null, text: string]>([
  [null, 'All of'],
  [1, 'All of'],
  [0.5, 'Half of'],
  [0.34, 'A third of'],
  [0.4, '40% of'],
  [0.001, 'A little of'],
  [2, '2 times'],
  [2.46, '2.5 times'],
])('a share of %s is "%s"', (share, text) => {
  expect(shareText(share)).toBe(text);
});

import { expect, test } from 'vitest';

import { readLinkToken } from '#features/admin/model/link-address.ts';

const TOKEN = 'Mp3ZkqT2vB0aHc9LxWn4Dg';

test.each([
  [TOKEN, TOKEN],
  [` https://cook.example/shared/${TOKEN}\n`, TOKEN],
  [`http://192.168.1.2:3001/shared/${TOKEN}?servings=5#steps`, TOKEN],
  [`/shared/${TOKEN}`, TOKEN],
  ['', null],
  ['https://cook.example/', null],
  [`https://cook.example/recipe/${TOKEN}`, null],
  [`https://cook.example/shared/${TOKEN}/card`, null],
  [`https://cook.example/shared/${TOKEN}x`, null],
  [`https://cook.example/sharing/${TOKEN}`, null],
])('readLinkToken extracts the token from %j', (typed, token) => {
  expect(readLinkToken(typed)).toBe(token);
});

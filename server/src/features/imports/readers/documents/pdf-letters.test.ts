import { expect, test } from 'vitest';

import { repairLetters } from './pdf-letters.ts';

test.each([
  ['Z U T A T E N', 'ZUTATEN'],
  ['M e t h o d :', 'Method:'],
  ['A B C', 'A B C'],
  ['1 t l a b', '1 t l a b'],
  ['2 cups \0our', '2 cups flour'],
  ['\0nely chopped \0sh', 'finely chopped fish'],
  ['co\0ee and mu\0ins', 'coffee and muffins'],
  ['bee\u{fffd}', 'beefi'],
  ['plain  text\u0007', 'plain text'],
])('repairLetters turns %j into %j', (line, expected) => {
  expect(repairLetters(line).text).toBe(expected);
});

test('repairLetters names the words that it guessed', () => {
  expect(repairLetters('2 cups \0our, sifted').guesses).toStrictEqual(['flour,']);
  expect(repairLetters('2 cups flour').guesses).toStrictEqual([]);
});

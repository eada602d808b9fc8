import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { searchWords } from './search-words.ts';

describe('searchWords', () => {
  test.each([
    ['Crème brûlées, 2', ['creme', 'brulee', '2']],
    ["Grandma's TOMATOES", ['grandma', 'tomato']],
    ['Weißwurst & Smørrebrød', ['weisswurst', 'smorrebrod']],
    ['½ cup cherries', ['1', '2', 'cup', 'cherry']],
    ['مرق الدجاج', ['مرق', 'الدجاج']],
    ['🍕 — !!!', []],
  ])('%s', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  test('gives only letters and digits, and the same words for what it gave', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of searchWords(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
  });
});

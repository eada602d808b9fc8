import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { findMatches, searchTerms, searchWords } from './search-words.ts';

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

describe('searchTerms', () => {
  test('has each picture as a word', () => {
    expect(searchTerms('Pizza 🍕🔥, 2 👨‍🍳')).toEqual(['pizza', '🍕', '🔥', '2', '👨', '🍳']);
  });

  test('has the same words otherwise', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = searchTerms(text).filter((term) => !/\p{Extended_Pictographic}/u.test(term));
        // Some pictures are letters in another dress: ™ is read as TM.
        const plain = text.normalize('NFKD').replaceAll(/\p{Extended_Pictographic}/gu, ' ');
        expect(words).toEqual(searchWords(plain));
      }),
    );
  });
});

describe('findMatches', () => {
  const marked = (text: string, ...words: string[]) =>
    findMatches(text, words).map(({ start, end }) => text.slice(start, end));

  test.each([
    ['Tomato soup with tomatoes', ['tom'], ['Tomato', 'tomatoes']],
    ['Crème brûlée', ['creme'], ['Crème']],
    ['Cre\u0300me bru\u0302le\u0301e', ['brulee'], ['bru\u0302le\u0301e']],
    ['Weißwurst', ['weissw'], ['Weißwurst']],
    ['ﬁsh cakes', ['fish'], ['ﬁsh']],
    ['Cherries, and a cherry', ['cherry'], ['Cherries', 'cherry']],
    ['“Grandma’s” ‘pie’', ['grandma', 'pie'], ['Grandma’s', 'pie']],
    ['A bay of apples', ['a'], ['A']],
    ['½ cup', ['2'], ['½']],
    ['Pizza 🍕🔥', ['🔥'], ['🔥']],
    ['חומוס עם טחינה', ['טחינה'], ['טחינה']],
    ['Soup', [], []],
    ['Soup', ['oup'], []],
  ])('in "%s" for %s', (text, words, found) => {
    expect(marked(text, ...words)).toEqual(found);
  });

  test('gives places in the text, in order, that hold what was sought', () => {
    const letters = fc.constantFrom('a', 'é', 'ß', 'ﬁ', 'o', 's', '\u0301', ' ', '’', '🍕', '½', 'ø', '-');
    const texts = fc.oneof(
      fc.string({ unit: letters }),
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(texts, fc.array(fc.constantFrom('a', 'es', 'fi', 'os', '🍕', 'ss', 'o')), (text, words) => {
        let from = 0;
        for (const { start, end } of findMatches(text, words)) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          const terms = searchTerms(text.slice(start, end));
          expect(terms.some((term) => words.some((sought) => term.startsWith(sought)))).toBe(true);
          from = end;
        }
        expect(from).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 500 },
    );
  });

  test('finds each word of a text by itself', () => {
    const words = fc.array(
      fc.string({ unit: fc.constantFrom('a', 'é', 'ß', 'ﬁ', 'o', 's', 'x'), minLength: 1, maxLength: 6 }),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join(' ');
        for (const part of parts) for (const term of searchTerms(part)) expect(marked(text, term)).toContain(part);
      }),
    );
  });
});

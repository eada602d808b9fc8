import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { searchWords } from './plain-words.ts';
import { findMatches, indexTerms, searchTerms } from './search-terms.ts';

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

  test('returns only letters and digits, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of searchWords(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
  });
});

describe('searchTerms', () => {
  test('returns each emoji as a term', () => {
    expect(searchTerms('Pizza 🍕🔥, 2 👨‍🍳')).toEqual(['pizza', '🍕', '🔥', '2', '👨', '🍳']);
  });

  test('returns the search words otherwise', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = searchTerms(text).filter((term) => !/\p{Extended_Pictographic}/u.test(term));
        // Some pictures are letters in another dress: ™ is read as TM.
        const plain = text.normalize('NFKD').replaceAll(/\p{Extended_Pictographic}/gu, ' ');
        fc.pre(!UNSEGMENTED.test(plain));
        expect(words).toEqual(searchWords(plain));
      }),
    );
  });

  test.each([
    ['麻婆豆腐', ['麻婆', '婆豆', '豆腐']],
    ['豆', ['豆']],
    ['カレーライス', ['カレ', 'レー', 'ーラ', 'ライ', 'イス']],
    ['パン', ['パン']],
    ['ﾊﾟﾝ', ['パン']],
    ['김치찌개', ['김치', '치찌', '찌개']],
    ['ต้มยำ', ['ตม', 'มย', 'ยา']],
    ['vegan豆腐汤 100g', ['vegan', '豆腐', '腐汤', '100g']],
    ['Tomatensuppe', ['tomatensuppe']],
    ['ΚΕΦΤΕΔΕΣ', ['κεφτεδεσ']],
  ])('of "%s" are %j', (text, terms) => {
    expect(searchTerms(text)).toEqual(terms);
  });
});

describe('indexTerms', () => {
  test.each([
    ['Tomatensuppe', ['tomatensuppe', 'tomaten', 'suppe']],
    ['Apfelkuchen', ['apfelkuchen', 'apfel', 'kuchen']],
    ['Rinderhackfleischsuppe', ['rinderhackfleischsuppe', 'rinderhack', 'fleisch', 'suppe']],
    ['Köttfärssoppa', ['kottfarssoppa', 'kottfar', 'soppa']],
    ['Appeltaart', ['appeltaart', 'appel', 'taart']],
    ['Hindbærkage', ['hindbaerkage', 'hindbaer', 'kage']],
    ['Lohikeitto', ['lohikeitto', 'lohi', 'keitto']],
    ['Cheesecakes', ['cheesecake', 'cheese', 'cake']],
    ['Haferkekse', ['haferkekse', 'hafer', 'kekse']],
    ['Tomato soup', ['tomato', 'soup']],
    ['豆腐', ['豆腐', '豆', '腐']],
    ['豆', ['豆']],
  ])('of "%s" are %j', (text, terms) => {
    expect(indexTerms(text)).toEqual(terms);
  });

  test.each([
    ['Reis', []],
    ['Preis', []],
    ['Suppe', []],
    ['Genuss', []],
    ['Pineapple', []],
    ['Package', []],
    ['Ossenstaart', []],
    ['Wildschwein', ['wild', 'schwein']],
  ])('does not split a word that is not a compound: "%s" has %j', (word, parts) => {
    expect(indexTerms(word).slice(1)).toEqual(parts);
  });

  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({
      unit: fc.constantFrom('suppe', 'kuchen', 'rind', 'e', '豆', '腐', '각', '\u3099', 'ต', ' ', '🍕', 's', '’'),
    }),
  );

  test('contains every search term of the same text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(indexTerms(text)).toEqual(expect.arrayContaining(searchTerms(text)));
      }),
    );
  });

  test('returns at most two terms per character', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(indexTerms(text).length).toBeLessThanOrEqual(2 * text.normalize('NFKD').length);
      }),
    );
  });

  test('contains the terms of any part of a text without spaces', () => {
    const stretch = fc.string({ unit: fc.constantFrom('麻', '婆', '豆', '腐', 'カ', 'レ', '김', '치'), minLength: 1 });
    fc.assert(
      fc.property(stretch, stretch, stretch, (before, sought, after) => {
        expect(indexTerms(before + sought + after)).toEqual(expect.arrayContaining(searchTerms(sought)));
      }),
    );
  });
});

const UNSEGMENTED =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;

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
    ['Feine Tomatensuppen', ['suppe'], ['suppen']],
    ['Käsekuchen', ['kase', 'kuchen'], ['Käsekuchen']],
    ['Apfelkuchen', ['apfelk'], ['Apfelkuchen']],
    ['麻婆豆腐と豆腐', ['豆腐'], ['豆腐', '豆腐']],
    ['麻婆豆腐', ['麻婆', '婆豆'], ['麻婆豆']],
    ['麻婆豆腐', ['豆'], ['豆']],
    ['ｶﾞｰﾘｯｸ', ['ガー'], ['ｶﾞｰ']],
  ])('in "%s" for %s', (text, words, found) => {
    expect(marked(text, ...words)).toEqual(found);
  });

  test('returns ordered ranges of the text that contain the searched words', () => {
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
          const terms = indexTerms(text.slice(start, end));
          expect(terms.some((term) => words.some((sought) => term.startsWith(sought)))).toBe(true);
          from = end;
        }
        expect(from).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 500 },
    );
  });

  test('finds each word of a text', () => {
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

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { CitationReader } from './citations.ts';

function read(pieces: readonly string[]) {
  const reader = new CitationReader();
  const text = pieces.map((piece) => reader.read(piece)).join('') + reader.end();
  return { text, cited: reader.cited };
}

test.each([
  ['Your soup [[recipe:a1]] is good.', 'Your soup is good.', ['a1']],
  ['[[recipe:a1]][[recipe:b2]] Both [[recipe:A1]].', ' Both.', ['a1', 'b2']],
  ['A [link] and [[more]] and [[recipe: x]]', 'A [link] and [[more]] and [[recipe: x]]', []],
  ['[[recipe:never closed', '[[recipe:never closed', []],
  [`[[recipe:${'x'.repeat(200)}]]`, `[[recipe:${'x'.repeat(200)}]]`, []],
  ['spaces   at the end   ', 'spaces   at the end   ', []],
])('the marks in %j are removed, leaving %j', (raw, text, cited) => {
  expect(read([raw])).toEqual({ text, cited });
});

test('the text is the same wherever its pieces are cut', () => {
  const parts = fc.array(
    fc.constantFrom(
      '[',
      ']',
      '[[',
      ']]',
      '[[recipe:',
      'recipe',
      ':',
      'a1',
      ' ',
      '\n',
      'soup',
      '[[recipe:b2]]',
      '.',
      '🍲',
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(parts, fc.array(fc.nat(60), { maxLength: 8 }), (words, places) => {
      const raw = words.join('');
      const cuts = [...new Set([0, ...places.filter((place) => place < raw.length), raw.length])].toSorted(
        (a, b) => a - b,
      );
      const pieces = cuts.slice(1).map((cut, at) => raw.slice(cuts[at], cut));
      expect(read(pieces)).toEqual(read([raw]));
    }),
    { numRuns: 2_000 },
  );
});

test('a text of blanks takes linear time', () => {
  const blanks = ' '.repeat(300_000);
  expect(read([blanks]).text).toBe(blanks);
});

test('only a possible mark is held back', () => {
  const reader = new CitationReader();
  expect(reader.read('Take two')).toBe('Take two');
  expect(reader.read(' onions and [')).toBe(' onions and');
  expect(reader.read('a] pot')).toBe(' [a] pot');
});

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
])('%j is told as %j', (said, text, cited) => {
  expect(read([said])).toEqual({ text, cited });
});

test('a text is told the same wherever it is cut', () => {
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
      const said = words.join('');
      const cuts = [...new Set([0, ...places.filter((place) => place < said.length), said.length])].toSorted(
        (a, b) => a - b,
      );
      const pieces = cuts.slice(1).map((cut, at) => said.slice(cuts[at], cut));
      expect(read(pieces)).toEqual(read([said]));
    }),
    { numRuns: 2_000 },
  );
});

test('a text of nothing but blanks is read at once', () => {
  const blanks = ' '.repeat(300_000);
  expect(read([blanks]).text).toBe(blanks);
});

test('a text is told as it comes, but for what may be a mark', () => {
  const reader = new CitationReader();
  expect(reader.read('Take two')).toBe('Take two');
  expect(reader.read(' onions and [')).toBe(' onions and');
  expect(reader.read('a] pot')).toBe(' [a] pot');
});

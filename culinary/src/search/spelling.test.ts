import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { foodVocabulary, similarFoodWords } from './food-vocabulary.ts';
import { isCorrectable, indexedDeletions, editDistanceTo, queryDeletions } from './spelling.ts';

const word = (least: number, most = 24) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'é'), minLength: least, maxLength: most });

type Edit = readonly [kind: 'missing' | 'extra' | 'wrong' | 'swapped', at: number, letter: string];
const edit: fc.Arbitrary<Edit> = fc.tuple(
  fc.constantFrom('missing', 'extra', 'wrong', 'swapped'),
  fc.nat(30),
  fc.constantFrom('a', 'b', 'x', 'y'),
);

function withEdit(text: string, [kind, place, letter]: Edit): string {
  const at = place % text.length;
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  if (kind === 'missing') return before + after;
  if (kind === 'extra') return before + letter + text.slice(at);
  if (kind === 'wrong') return before + letter + after;
  return before + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2);
}

describe('a word with one edit', () => {
  test('has distance 1 from the original and shares a deletion with it', () => {
    fc.assert(
      fc.property(word(5, 23), edit, (original, how) => {
        const typed = withEdit(original, how);
        fc.pre(typed !== original);
        expect(editDistanceTo(original, typed)).toBe(1);
        const known = new Set(indexedDeletions(original));
        expect(queryDeletions(typed).some((form) => known.has(form))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a long word with two edits', () => {
  test('shares a deletion with the original', () => {
    fc.assert(
      fc.property(word(10, 22), edit, edit, (original, one, other) => {
        const typed = withEdit(withEdit(original, one), other);
        const edits = editDistanceTo(original, typed);
        // Two swaps in one place may be further apart, as no letter is moved twice.
        fc.pre(edits !== null && edits > 0);
        const known = new Set(indexedDeletions(original));
        expect(queryDeletions(typed).some((form) => known.has(form))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

test.each([
  ['chiken', 'chicken', 1],
  ['chikcen', 'chicken', 1],
  ['tomatto', 'tomato', 1],
  ['letuce', 'lettuce', 1],
  ['brocolli', 'broccoli', 2],
  ['cinammon', 'cinnamon', 2],
  ['tomat', 'potato', null],
  ['salt', 'malts', null],
  ['chiken', 'kitchen', null],
])('%s is %s with %s edits', (typed, original, edits) => {
  expect(editDistanceTo(original, typed)).toBe(edits);
});

test('editDistanceTo ranks a misspelled prefix after every whole word', () => {
  expect(editDistanceTo('broccoli', 'brocol')).toBeNull();
  expect(editDistanceTo('broccoli', 'brocol', true)).toBeGreaterThan(2);
});

test.each([
  ['pie', false],
  ['salt', true],
  ['7up7', false],
  ['a'.repeat(24), true],
  ['a'.repeat(25), false],
  ['🍕🍕🍕🍕', false],
  ['соль', true],
])('isCorrectable(%j) is %s', (text, correctable) => {
  expect(isCorrectable(text)).toBe(correctable);
});

test('foodVocabulary contains the words of foods, and similarFoodWords finds them for misspellings', () => {
  expect(foodVocabulary()).toContain('chicken');
  expect(similarFoodWords('zuchini', false)).toEqual(['zucchini']);
  expect(similarFoodWords('xqzwvyk', true)).toEqual([]);
});

test('similarFoodWords finds the same words as a full scan, for any input', () => {
  const known = [...foodVocabulary()];
  fc.assert(
    fc.property(
      fc.constantFrom(...known),
      fc.array(edit, { maxLength: 2 }),
      fc.boolean(),
      (original, edits, isPrefix) => {
        const typed = edits.reduce(withEdit, isPrefix ? original.slice(0, 6) : original);
        fc.pre(typed.length > 0);
        expect(similarFoodWords(typed, isPrefix)).toEqual(
          known.filter((one) => editDistanceTo(one, typed, isPrefix) !== null),
        );
      },
    ),
    { numRuns: 100 },
  );
});

test('no word has more deletions than the index stores', () => {
  fc.assert(
    fc.property(word(4), (text) => {
      expect(indexedDeletions(text).length).toBeLessThanOrEqual(29);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { foodVocabulary, similarFoodWords } from './food-vocabulary.ts';
import { isCorrectable, indexedDeletions, editDistanceTo, queryDeletions } from './spelling.ts';

const word = (least: number, most = 24) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'é'), minLength: least, maxLength: most });

type Slip = readonly [kind: 'missing' | 'extra' | 'wrong' | 'swapped', at: number, letter: string];
const slip: fc.Arbitrary<Slip> = fc.tuple(
  fc.constantFrom('missing', 'extra', 'wrong', 'swapped'),
  fc.nat(30),
  fc.constantFrom('a', 'b', 'x', 'y'),
);

function withSlip(text: string, [kind, place, letter]: Slip): string {
  const at = place % text.length;
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  if (kind === 'missing') return before + after;
  if (kind === 'extra') return before + letter + text.slice(at);
  if (kind === 'wrong') return before + letter + after;
  return before + text.slice(at + 1, at + 2) + text.slice(at, at + 1) + text.slice(at + 2);
}

describe('a word with one slip', () => {
  test('is one slip from what it is meant to be, and found by a form they share', () => {
    fc.assert(
      fc.property(word(5, 23), slip, (meant, how) => {
        const typed = withSlip(meant, how);
        fc.pre(typed !== meant);
        expect(editDistanceTo(meant, typed)).toBe(1);
        const known = new Set(indexedDeletions(meant));
        expect(queryDeletions(typed).some((form) => known.has(form))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a long word with two', () => {
  test('is found as well', () => {
    fc.assert(
      fc.property(word(10, 22), slip, slip, (meant, one, other) => {
        const typed = withSlip(withSlip(meant, one), other);
        const slips = editDistanceTo(meant, typed);
        // Two swaps in one place may be further apart, as no letter is moved twice.
        fc.pre(slips !== null && slips > 0);
        const known = new Set(indexedDeletions(meant));
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
])('%s is %s by %s slips', (typed, meant, slips) => {
  expect(editDistanceTo(meant, typed)).toBe(slips);
});

test('a beginning with a slip counts as further than any whole word', () => {
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
])('%s is mendable: %s', (text, mendable) => {
  expect(isCorrectable(text)).toBe(mendable);
});

test('the words of foods are known, and what looks like them is found', () => {
  expect(foodVocabulary()).toContain('chicken');
  expect(similarFoodWords('zuchini', false)).toEqual(['zucchini']);
  expect(similarFoodWords('xqzwvyk', true)).toEqual([]);
});

test('what looks like a word is found among all words of foods, whatever was typed', () => {
  const known = [...foodVocabulary()];
  fc.assert(
    fc.property(
      fc.constantFrom(...known),
      fc.array(slip, { maxLength: 2 }),
      fc.boolean(),
      (meant, slips, isBeginning) => {
        const typed = slips.reduce(withSlip, isBeginning ? meant.slice(0, 6) : meant);
        fc.pre(typed.length > 0);
        expect(similarFoodWords(typed, isBeginning)).toEqual(
          known.filter((one) => editDistanceTo(one, typed, isBeginning) !== null),
        );
      },
    ),
    { numRuns: 100 },
  );
});

test('no word has more forms than the index stores', () => {
  fc.assert(
    fc.property(word(4), (text) => {
      expect(indexedDeletions(text).length).toBeLessThanOrEqual(29);
    }),
  );
});

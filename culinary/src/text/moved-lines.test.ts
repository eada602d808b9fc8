import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { findMovedLines } from '#text/moved-lines';

describe('findMovedLines', () => {
  test.for([
    ['an inserted step moves those after it', ['Chop.', 'Fry.'], ['Wash.', 'Chop.', 'Fry.'], [1, 2]],
    ['a removed step has no place', ['Chop.', 'Fry.', 'Serve.'], ['Chop.', 'Serve.'], [0, null, 1]],
    ['steps that change places are followed', ['Chop.', 'Fry.'], ['Fry.', 'Chop.'], [1, 0]],
    ['a reworded step keeps its place', ['Chop.', 'Fry.'], ['Chop finely.', 'Fry.'], [0, 1]],
    ['of equal steps each has its own place', ['Stir.', 'Stir.'], ['Wait.', 'Stir.', 'Stir.'], [1, 2]],
    ['a reworded step does not take the place of another', ['Chop.', 'Fry.'], ['Fry.', 'Serve.'], [null, 0]],
  ] as const)('%s', ([, before, after, places]) => {
    expect(findMovedLines(before, after)).toEqual(places);
  });

  test('gives each place to one step at most, and every step its own if nothing changed', () => {
    const steps = fc.array(fc.constantFrom('Stir.', 'Chop.', 'Fry.', 'Wait.'), { maxLength: 8 });
    fc.assert(
      fc.property(steps, steps, (before, after) => {
        const places = findMovedLines(before, after).filter((place) => place !== null);
        expect(new Set(places).size).toBe(places.length);
        expect(findMovedLines(before, before)).toEqual([...before.keys()]);
      }),
    );
  });
});

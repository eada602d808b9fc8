import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readYield } from '#import/yield';

/** Texts that a number of servings says whole. */
const SERVINGS_ONLY: readonly (readonly [text: unknown, servings: number])[] = [
  [4, 4],
  ['4', 4],
  ['Serves: 4', 4],
  ['Serves four', 4],
  ['Servings: 4 servings', 4],
  ['4 people', 4],
  ['für 4 Personen', 4],
  ['Portionen: 4', 4],
  ['4 Portion(en)', 4],
  ['pour 6 personnes', 6],
  ['para 4 personas', 4],
  ['per 4 persone', 4],
  ['voor 4 personen', 4],
  ['dla 4 osób', 4],
  ['4 portioner', 4],
  ['4 人分', 4],
];

/** Texts that stay as they are, because they say more. */
const WITH_TEXT: readonly (readonly [text: string, servings: number | null])[] = [
  ['4-6', 4],
  ['Serves 6-8', 6],
  ['6 to 8 servings', 6],
  ['4 (makes 8 tacos)', 4],
  ['4 servings (1 cup each)', 4],
  ['makes 1 cake, serves 12', 12],
  ['one 10-inch tart, 8 servings', 8],
  ['6 muffins', 6],
  ['12-15 pancakes', 12],
  ['24 (2-inch) cookies', 24],
  ['ca. 20 Stück', 20],
  ['2 dozen cookies', 24],
  ['half a dozen rolls', 6],
  ['1½ dozen', 18],
  ['2 dúzias', 24],
  ['1 loaf', null],
  ['2 loaves', null],
  ['1 (9-inch) pie', null],
  ['1 9-inch cake', null],
  ['9x13 pan', null],
  ['8" round cake', null],
  ['4 cups', null],
  ['1.5 liters', null],
  ['1000 g', null],
  ['a few', null],
];

describe('readYield', () => {
  it.each(SERVINGS_ONLY)('reads %j as %j servings without a text', (text, servings) => {
    expect(readYield(text)).toEqual({ servings, yield_text: null });
  });

  it.each(WITH_TEXT)('keeps the text %j and reads %j servings from it', (text, servings) => {
    expect(readYield(text)).toEqual({ servings, yield_text: text });
  });

  it.each(['', '0', null, undefined, {}, '...'])('returns nothing for %j', (value) => {
    expect(readYield(value)).toEqual({ servings: null, yield_text: null });
  });

  it('returns a whole number of servings from 1 to 1000, or null, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer(), fc.double()), (value) => {
        const { servings } = readYield(value);
        expect(servings === null || (Number.isInteger(servings) && servings >= 1 && servings <= 1000)).toBe(true);
      }),
    );
  });
});

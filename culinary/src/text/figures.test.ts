import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { parseIngredientLine } from '#ingredient-line';
import { scaleRecipe } from '#scale';
import { findTimes } from '#steps/find-times';
import { inFigures, numberIn } from '#text/figures';
import { spanInOriginal } from '#text/normalize';
import { gramsIn, millilitresIn, type UnitName } from '#units';

describe('inFigures', () => {
  test.each([
    ['1 and 1/2 cups', '1.5 cups'],
    ['1 & 1/2 cups', '1.5 cups'],
    ['1 and a half cups', '1.5 cups'],
    ['one and one-half cups', '1.5 cups'],
    ['two and three quarters', '2.75'],
    ['1–1/2 cups', '1.5 cups'],
    ['1 - 1/2 cups', '1.5 cups'],
    ['1\u00A01/2 cups', '1.5 cups'],
    ['11⁄2 cups', '1.5 cups'],
    ['1/8th teaspoon', '0.125 teaspoon'],
    ['1.000 g Mehl', '1000 g Mehl'],
    ['1 000 g farine', '1000 g farine'],
    ["1'000 g", '1000 g'],
    ['1,500 g and 1,5 kg', '1500 g and 1.5 kg'],
    ['1:30 h', '1.5 h'],
    ['at 1:30', 'at 1:30'],
    ['twenty-five or forty five', '25 or 45'],
    ['two hundred grams', '200 grams'],
    ['a couple of carrots', '2 carrots'],
    ['a dozen or half a dozen', 'a dozen or 0.5 dozen'],
    ['2–3 cups', '2–3 cups'],
    ['3½- to 4-pound', '3.5- to 4-pound'],
    ['one-and-a-half cups', '1.5 cups'],
    ['1-and-1/2 cups', '1.5 cups'],
    ['1 + 1/2 cups', '1.5 cups'],
    ['1 plus 1/2 cups', '1.5 cups'],
    ['1 + 2 cups', '1 + 2 cups'],
    ['five-and-dime', 'five-and-dime'],
    ['1‒1/2 cups', '1.5 cups'],
    ['1·5 cups', '1.5 cups'],
    ['1/8 th teaspoon', '0.125 teaspoon'],
    ['1/4 the amount', '0.25 the amount'],
    ['three-eighths and five sixths', '0.375 and 0.8333333333333333'],
    ['one sixteenth', '0.0625'],
    ['a hundred grams', '100 grams'],
    ['three hundred and fifty', '350'],
    ['two hundred twenty-five', '225'],
    ['1 500 g de farine', '1500 g de farine'],
    ["1 250 ml d'eau", "1250 ml d'eau"],
    ['1 400 g tin', '1 400 g tin'],
    ['1:30 min', '1.5 min'],
    ['80/20 beef', '80/20 beef'],
    ['eineinhalb Stunden', '1.5 Stunden'],
  ])('%j reads %j', (text, figures) => {
    expect(inFigures(text).text).toBe(figures);
  });

  test('maps a figure to the number as it is written', () => {
    const text = 'Add 1\u00A0and 1/2 cups, then ⅓ more';
    const figures = inFigures(text);
    const at = figures.text.indexOf('1.5');
    const { start, end } = spanInOriginal(figures, at, at + 3);
    expect(text.slice(start, end)).toBe('1\u00A0and 1/2');
    const last = figures.text.indexOf(' more');
    expect(text.slice(spanInOriginal(figures, last, last + 5).start)).toBe(' more');
  });
});

/** Every way in which a home cook writes a number of quarters, halves, thirds and eighths. */
const PARTS: readonly (readonly [value: number, spellings: readonly string[]])[] = [
  [1 / 2, ['½', '1/2', '1⁄2', '¹⁄₂']],
  [1 / 4, ['¼', '1/4', '1/4th']],
  [3 / 4, ['¾', '3/4', '3/4ths']],
  [1 / 3, ['⅓', '1/3', '1/3rd']],
  [2 / 3, ['⅔', '2/3', '2⁄3']],
  [1 / 8, ['⅛', '1/8', '1/8th']],
];
const spellings = fc
  .record({
    whole: fc.integer({ min: 0, max: 12 }),
    part: fc.option(fc.constantFrom(...PARTS), { freq: 3 }),
    choice: fc.nat(3),
    joint: fc.constantFrom(' ', '  ', '\u00A0', '\u2009', ' and ', ' & ', '-', '–', '\u00A0and\u00A0'),
  })
  .filter(({ whole, part }) => whole > 0 || part !== null)
  .map(({ whole, part, choice, joint }) => {
    if (part === null) return { text: String(whole), value: whole };
    const [value, all] = part;
    const text = all[choice % all.length] ?? '';
    return whole === 0 ? { text, value } : { text: `${whole}${joint}${text}`, value: whole + value };
  });

describe('one reader of numbers', () => {
  test('reads every spelling to the same value in a line, a step and alone', () => {
    fc.assert(
      fc.property(spellings, ({ text, value }) => {
        expect(numberIn(text)).toBeCloseTo(value, 9);
        const { amount } = parseIngredientLine(`${text} cups flour`);
        expect([amount?.low, amount?.high]).toEqual([expect.closeTo(value, 9), expect.closeTo(value, 9)]);
        const [time] = findTimes(`Bake for ${text} hours.`);
        expect([time?.low, time?.high]).toEqual([expect.closeTo(value * 3600, 4), expect.closeTo(value * 3600, 4)]);
      }),
      { numRuns: 2000 },
    );
  });

  test('never reads a range backwards', () => {
    const signs = fc.constantFrom('-', '–', ' - ', ' to ', ' or ', '—');
    fc.assert(
      fc.property(spellings, signs, spellings, (one, sign, other) => {
        const text = `${one.text}${sign}${other.text}`;
        const { amount } = parseIngredientLine(`${text} cups flour`);
        expect(amount?.low).toBeLessThanOrEqual(amount?.high ?? 0);
        for (const { low, high } of findTimes(`Bake ${text} hours`)) expect(low).toBeLessThanOrEqual(high);
      }),
      { numRuns: 2000 },
    );
  });

  test('reads a scaled line as the exact amount, unless it is marked as rounded', () => {
    const units = fc.constantFrom(' cups', ' tbsp', ' g', ' ml', ' lb', '');
    const factors = fc.constantFrom(1 / 4, 1 / 3, 1 / 2, 2 / 3, 1.5, 2, 3, 5, 8, 17 / 12);
    fc.assert(
      fc.property(spellings, units, factors, ({ text }, unit, factor) => {
        const { ingredients, lines } = scaleRecipe(
          { ingredients: [`${text}${unit} carrots`], instructions: [], servings: 1 },
          { factor },
        );
        const exact = lines[0]?.amount;
        const { amount, plus } = parseIngredientLine(ingredients[0] ?? '');
        const total = [amount, ...plus].reduce((sum, each) => sum + baseOf(each), 0);
        const wanted = baseOf(exact ?? null);
        // Nobody measures an eighth of a carrot or of a millilitre.
        fc.pre(wanted >= (unit === '' ? 0.25 : 0.6));
        expect(Math.abs(total / wanted - 1)).toBeLessThan(lines[0]?.rounded === true ? 0.34 : 1e-6);
      }),
      { numRuns: 3000 },
    );
  });
});

/** Returns an amount in grams, millilitres or pieces. */
function baseOf(amount: { readonly low: number; readonly unit: UnitName | null } | null): number {
  if (amount === null) return Number.NaN;
  return amount.low * (amount.unit === null ? 1 : (gramsIn(amount.unit) ?? millilitresIn(amount.unit) ?? 1));
}

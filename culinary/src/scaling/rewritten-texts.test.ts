import fc from 'fast-check';
import { expect, test } from 'vitest';

import { convertRecipe } from '#conversion';
import { parseIngredientLine } from '#ingredient-line';
import { readStep } from '#instruction';
import { scaleRecipe } from '#scale';
import { findTimes } from '#steps/find-times';
import { gramsIn, millilitresIn, type UnitName } from '#units';

const scaled = (line: string, factor: number): string =>
  scaleRecipe({ ingredients: [line], instructions: [], servings: 4 }, { factor }).ingredients[0] ?? '';

const figures = fc.constantFrom('1', '2', '3', '4', '6', '½', '1½', '1 1/2', '1 and 1/2', '2¼', '¾', '1‒1/2', '１½');
const blanks = fc.constantFrom(' ', '\u00A0', '\u202F', '  ');
const marks = fc.constantFrom('', '• ', '▢ ', '[x] ', '1) ', '🧈 ', '\u200E', '- ');
const limits = fc.constantFrom('', 'about ', 'up to ', 'no more than ', 'a little over ', 'a total of ', 'c. ');
const units = fc.constantFrom('cups', 'tbsp', 'tsp', 'lb', 'oz', 'kg');
const foods = fc.constantFrom('sugar', 'flour', 'butter', 'rice');
const asides = fc.constantFrom('', ' (about 3 lemons)', ' [1]', ', sifted', ' (see note 2)', ' (80/20)');
const lines = fc
  .tuple(marks, limits, figures, blanks, units, foods, asides)
  .map(([mark, limit, figure, blank, unit, food, aside]) => `${mark}${limit}${figure}${blank}${unit} ${food}${aside}`);

const baseOf = (line: string): number => {
  const { amount, plus } = parseIngredientLine(line);
  return [amount, ...plus].reduce((sum, each) => sum + (each === null ? Number.NaN : each.low * sizeOf(each.unit)), 0);
};
const sizeOf = (unit: UnitName | null): number => (unit === null ? 1 : (gramsIn(unit) ?? millilitresIn(unit) ?? 1));

test('a line reads the same amount behind list marks, limits, blanks and before asides', () => {
  fc.assert(
    fc.property(marks, limits, figures, blanks, units, asides, (mark, limit, figure, blank, unit, aside) => {
      const plain = parseIngredientLine(`${figure} ${unit} sugar`);
      const line = parseIngredientLine(`${mark}${limit}${figure}${blank}${unit} sugar${aside}`);
      expect([line.amount?.low, line.amount?.high, line.amount?.unit, line.name]).toEqual([
        plain.amount?.low,
        plain.amount?.high,
        plain.amount?.unit,
        'sugar',
      ]);
    }),
    { numRuns: 1500 },
  );
});

test('twice and then half of the text is the original amount within its rounding', () => {
  fc.assert(
    fc.property(lines, (line) => {
      const back = scaled(scaled(line, 2), 0.5);
      expect(Math.abs(baseOf(back) / baseOf(line) - 1)).toBeLessThan(0.08);
    }),
    { numRuns: 1000 },
  );
});

test('a line in the other measure system and back is the original amount within its rounding', () => {
  fc.assert(
    fc.property(lines, (line) => {
      const [metric = ''] = convertRecipe({ ingredients: [line], instructions: [] }, 'metric').ingredients;
      const [back = ''] = convertRecipe({ ingredients: [metric], instructions: [] }, 'us').ingredients;
      const weights = [line, back].map((text) => parseIngredientLine(text).amount?.unit ?? null);
      // Grams become cups for foods that a cup measures.
      fc.pre(
        weights.every((unit) => unit !== null && (gramsIn(unit) !== null) === (gramsIn(weights[0] ?? 'g') !== null)),
      );
      expect(Math.abs(baseOf(back) / baseOf(line) - 1)).toBeLessThan(0.08);
    }),
    { numRuns: 1000 },
  );
});

test('a step scales the whole amount of a line to the text of the list, however both are written', () => {
  fc.assert(
    fc.property(figures, figures, blanks, fc.constantFrom('cups', 'tbsp', 'lb'), (one, other, blank, unit) => {
      fc.pre(baseOf(`${one} ${unit} sugar`) === baseOf(`${other} ${unit} sugar`));
      const { ingredients, instructions } = scaleRecipe(
        { ingredients: [`${one} ${unit} sugar`], instructions: [`Add ${other}${blank}${unit} sugar.`], servings: 4 },
        { factor: 3 },
      );
      expect(instructions[0]).toBe(`Add ${ingredients[0] ?? ''}.`);
    }),
    { numRuns: 1000 },
  );
});

test('a timer is what a line reads for the same number, in every kind of blank', () => {
  fc.assert(
    fc.property(figures, blanks, (figure, blank) => {
      const { amount } = parseIngredientLine(`${figure} cups sugar`);
      const text = `Bake for ${figure}${blank}hours, then rest.`;
      const [time] = readStep(text).parts.filter(({ kind }) => kind === 'time');
      expect(time).toMatchObject({ low: (amount?.low ?? 0) * 3600, high: (amount?.high ?? 0) * 3600 });
      expect(findTimes(text)).toHaveLength(1);
    }),
  );
});

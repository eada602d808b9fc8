import { describe, expect, test } from 'vitest';

import { convertRecipe } from '#conversion';
import { readStep } from '#instruction';
import { scaleRecipe } from '#scale';
import { parseIngredientLine } from '#ingredient-line';
import type { MeasureSystem } from '#scaling/kitchen-measure';

const twice = (step: string, ...lines: string[]): string | undefined =>
  scaleRecipe({ ingredients: lines, instructions: [step], servings: 2 }, { factor: 2 }).instructions[0];
const converted = (step: string, system: MeasureSystem, ...lines: string[]): string | undefined =>
  convertRecipe({ ingredients: lines, instructions: [step] }, system).instructions[0];

describe('steps of pasted text', () => {
  test.each([
    ['Add 2\u00A0cups\u00A0flour.', 'Add 4 cups\u00A0flour.'],
    ['Add 2 cups\u200B flour.', 'Add 4 cups flour.'],
    ['Add 2 cups  of\tflour.', 'Add 4 cups  of\tflour.'],
    ['Add 2 cups of fl\u00ADour.', 'Add 4 cups of fl\u00ADour.'],
  ])('%j × 2', (step, wanted) => {
    expect(twice(step, '2 cups flour')).toBe(wanted);
  });

  test('finds foods at their place in the original text', () => {
    const text = 'Mix\u00A0the\u200B but\u00ADter, \u200E20\u00A0minutes.';
    const [food, time] = readStep(text, [parseIngredientLine('100 g butter')]).parts;
    expect(text.slice(food?.start, food?.end)).toBe('but\u00ADter');
    expect(time).toMatchObject({ kind: 'time', low: 1200, high: 1200 });
    expect(text.slice(time?.start, time?.end)).toBe('20\u00A0minutes');
  });

  test.each<[string, MeasureSystem, string]>([
    ['Bake at 350℉.', 'metric', 'Bake at 180°C.'],
    ['Bake at 180℃.', 'us', 'Bake at 350°F.'],
    ['Bake at 350*F.', 'metric', 'Bake at 180°C.'],
    ['Freeze at –18 °C.', 'us', 'Freeze at 0°F.'],
    ['Freeze at −18 °C.', 'us', 'Freeze at 0°F.'],
    ['Freeze at minus 18 °C.', 'us', 'Freeze at 0°F.'],
    ['Bake at 180 –200 °C.', 'us', 'Bake at 350–400°F.'],
  ])('%j in %s', (step, system, wanted) => {
    expect(converted(step, system)).toBe(wanted);
  });
});

describe('amounts with an article in steps', () => {
  test.each([
    ['Add a cup of the milk.', '3 cups milk', 'Add 2 cups of the milk.'],
    ['Add a dozen eggs.', 'a dozen eggs', 'Add 2 dozen eggs.'],
    ['Fill a cup with milk.', '3 cups milk', 'Fill a cup with milk.'],
    ['Add the milk, a cup of it at a time.', '3 cups milk', 'Add the milk, a cup of it at a time.'],
  ])('%j × 2', (step, line, wanted) => {
    expect(twice(step, line)).toBe(wanted);
  });

  test('converts them', () => {
    expect(converted('Add a cup of milk.', 'metric', '1 cup milk')).toBe('Add 240 ml of milk.');
  });
});

test('a range in the other order is scaled in ascending order', () => {
  expect(
    scaleRecipe({ ingredients: ['3-2 cups sugar'], instructions: [], servings: 1 }, { factor: 2 }).ingredients,
  ).toEqual(['4-6 cups sugar']);
});

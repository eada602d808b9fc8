import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { composeRecipe } from '../../compose.ts';
import { parseIngredientLine } from '#ingredient-line';
import { findFood, type Food } from '#ingredient-catalogue';
import { weightOfLine } from '#line/weight';

type Share = 'flour' | 'wet' | 'egg' | 'sugar' | 'fat' | 'raising' | 'fruit';

function shareOf({ name, role }: Food): Share | null {
  if (name === 'cocoa powder' || role === 'flour' || role === 'oats') return 'flour';
  if (role === 'egg') return 'egg';
  if (role === 'milk' || role === 'yogurt') return 'wet';
  if (role === 'sweetener') return 'sugar';
  if (role === 'fat') return 'fat';
  if (name === 'baking powder' || name === 'baking soda') return 'raising';
  return role === 'fruit' ? 'fruit' : null;
}

function weigh(ingredients: readonly string[]): Record<Share, number> {
  const sums = { flour: 0, wet: 0, egg: 0, sugar: 0, fat: 0, raising: 0, fruit: 0 };
  for (const text of ingredients) {
    const line = parseIngredientLine(text);
    const food = findFood(line.name)?.food;
    const share = food === undefined ? null : shareOf(food);
    if (food !== undefined && share !== null) sums[share] += weightOfLine(line, food) ?? 0;
  }
  return sums;
}

/** Shares per part of flour by weight, from baking books, with tolerance for whole eggs and spoons. */
type Range = readonly [least: number, most: number];
const RANGES: readonly (readonly [dish: string, foods: readonly string[], ranges: Partial<Record<Share, Range>>])[] = [
  [
    'muffins',
    ['flour', 'blueberries', 'bananas', 'oats', 'eggs', 'brown sugar', '2 bananas', '500 g flour', 'yogurt', 'walnuts'],
    { wet: [0.4, 1.1], egg: [0.2, 0.65], sugar: [0.2, 0.7], fat: [0.15, 0.45], raising: [0.02, 0.07], fruit: [0, 1.3] },
  ],
  [
    'pancakes',
    ['flour', 'eggs', 'oats', '1 l milk', '2 eggs', 'cinnamon'],
    { wet: [1, 1.7], egg: [0.35, 0.75], raising: [0.02, 0.07] },
  ],
  [
    'loaf-cake',
    ['flour', 'bananas', 'lemon', 'carrots', 'walnuts', 'honey', '6 bananas', 'butter'],
    { wet: [0, 0.6], egg: [0.4, 1], sugar: [0.5, 1], fat: [0.4, 0.9], raising: [0.02, 0.06], fruit: [0, 1.7] },
  ],
  [
    'cookies',
    ['flour', 'chocolate chips', 'oats', 'peanut butter', 'raisins', '1 egg', 'sugar', 'orange'],
    { egg: [0.12, 0.5], sugar: [0.4, 1.1], fat: [0.2, 0.95] },
  ],
  [
    'brownies',
    ['dark chocolate', 'flour', 'walnuts', 'eggs', 'cherries', 'sugar', '300 g chocolate'],
    { egg: [1, 2.7], sugar: [1.3, 2.5], fat: [1, 2] },
  ],
  [
    'clafoutis',
    ['cherries', 'eggs', 'milk', 'plums', 'almonds', 'flour'],
    { wet: [3.5, 5.5], egg: [1.6, 3.2], sugar: [0.6, 1.3] },
  ],
];

describe('batters hold together for one and for twenty', () => {
  test.each(RANGES)('%s', (dish, foods, ranges) => {
    fc.assert(
      fc.property(
        fc.subarray([...foods], { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 20 }),
        fc.string(),
        (ingredients, servings, seed) => {
          const { recipe, unusable } = composeRecipe({ ingredients, dish, servings, seed });
          if (recipe === null || unusable.some(({ text }) => text === dish)) return;
          const sums = weigh(recipe.ingredients);
          for (const [share, [least, most]] of Object.entries(ranges)) {
            const ratio = sums[share as Share] / sums.flour;
            expect(ratio, `${share} in ${recipe.ingredients.join(' | ')}`).toBeGreaterThanOrEqual(least);
            expect(ratio, `${share} in ${recipe.ingredients.join(' | ')}`).toBeLessThanOrEqual(most);
          }
        },
      ),
      { numRuns: 120 },
    );
  });

  test('a batter uses only the zest of a lemon', () => {
    const { recipe } = composeRecipe({ ingredients: ['flour', 'lemon', 'butter'], dish: 'loaf-cake', seed: '1' });
    expect(recipe?.ingredients.join('\n')).toMatch(/lemon, zest/u);
    expect(recipe?.instructions.join('\n')).toMatch(/grated zest of the lemon/u);
  });

  test('cinnamon sticks are ground before they go into a batter', () => {
    const { recipe } = composeRecipe({
      ingredients: ['bread', 'eggs', 'milk', 'cinnamon stick'],
      dish: 'french toast',
      seed: '1',
    });
    expect(recipe?.ingredients.join('\n')).toMatch(/cinnamon stick, finely ground/u);
  });

  test.each(['kefir', 'buttermilk'])('%s is not simmered, because it curdles', (milk) => {
    const heated = ['rice-pudding', 'porridge', 'warm-drink'].flatMap((dish) => {
      const { recipe, unusable } = composeRecipe({ ingredients: [milk, 'rice', 'oats'], dish, seed: '1' });
      const isThat = !unusable.some(({ text }) => text === dish);
      const sentences = (isThat ? (recipe?.instructions ?? []) : []).join(' ').split(/(?<=[.;]) /u);
      return sentences.filter((sentence) => sentence.includes(milk) && /simmer|boil|heat|warm|cook/u.test(sentence));
    });
    expect(heated).toEqual([]);
  });

  test('fruit that must be cooked is not drunk raw', () => {
    const { recipe } = composeRecipe({ ingredients: ['elderberries'], category: 'Beverage', seed: '1' });
    expect(recipe?.ingredients.join('\n') ?? '').not.toMatch(/elderberr/u);
  });
});

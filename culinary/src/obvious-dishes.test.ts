import { describe, expect, test } from 'vitest';

import { composeRecipe, type Composition } from '#compose';
import { isMeatOrFish } from '#compose/meat-or-fish';
import { findFood } from '#ingredient-catalogue';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const made = (text: string): readonly Composition[] =>
  SEEDS.map((seed) => composeRecipe({ ingredients: text.split(';'), seed }));
const stepsOf = ({ recipe }: Composition): string => recipe?.instructions.join(' ') ?? '';
const linesOf = ({ recipe }: Composition): string => recipe?.ingredients.join('\n') ?? '';

describe('obvious dishes', () => {
  test.each([
    ['2 eggs;200 g flour;300 ml milk', /pancake/iu],
    ['eggs;flour;milk;sugar', /pancake/iu],
    ['1 egg', /scramble/iu],
    ['oats', /oat|porridge/iu],
    ['guacamole', /^Guacamole/u],
    ['birthday cake', /cake|loaf/iu],
    ['chicken tikka masala', /chicken tikka masala/iu],
    ['sushi', /sushi/iu],
    ['ox tail', /oxtail/iu],
    ['Apple Loaf Cake', /apple.*(?:cake|loaf)/iu],
    ['Cauliflower Roasted with Rosemary', /cauliflower/iu],
    ['Potatoes Roasted with Thyme', /potato/iu],
    ['Roast Apples with Yogurt', /apple/iu],
  ])('%s', (text, title) => {
    for (const { recipe } of made(text)) expect(recipe?.title).toMatch(title);
  });

  test.each([
    ['Roast Leeks with Feta', 'Side Dish'],
    ['Potatoes Roasted with Thyme', 'Side Dish'],
    ['Pan-Fried Fennel with Garlic', 'Side Dish'],
    ['Roast Leg of Lamb with Potatoes and Carrots', 'Main Dish'],
  ])('%s gives a %s', (text, category) => {
    for (const composition of made(text)) {
      expect(composition.recipe?.category).toBe(category);
      expect(linesOf(composition)).not.toMatch(/cooked/u);
      expect(composition.unusable).toEqual([]);
    }
  });

  test('pancakes use all of their given foods', () => {
    for (const composition of made('2 eggs;200 g flour;300 ml milk')) {
      expect(linesOf(composition)).toMatch(/^200 g all-purpose flour$/mu);
      expect(composition.notes).toEqual([]);
    }
  });

  test('one egg serves one', () => {
    for (const { recipe } of made('1 egg')) expect(recipe?.servings).toBe(1);
    expect(composeRecipe({ ingredients: ['1 egg'], seed: '', servings: 3 }).recipe?.servings).toBe(3);
    expect(composeRecipe({ ingredients: ['1 egg', 'for 2'], seed: '' }).recipe?.servings).toBe(2);
  });

  test.each(['baked alaska'])('%s: a reason says that the dish is only similar', (text) => {
    for (const { unusable } of made(text)) expect(unusable.map(({ reason }) => reason).join()).toMatch(/the closest/u);
  });

  test('a note says that salt alone makes no dish', () => {
    for (const { notes } of made('salt')) expect(notes).toEqual([expect.stringMatching(/^Salt alone makes no dish/u)]);
  });

  test.each(['keto', 'diabetic'])('%s: no cake and no claim', (wish) => {
    for (const composition of made(wish)) {
      expect(composition.notes.join()).toMatch(/can't promise.*left out sugar, grains, potatoes and beans/u);
      expect(linesOf(composition)).not.toMatch(/sugar|flour|bread|rice|pasta|potato|bulgur/u);
    }
  });

  test('an amount for more than four suggests more servings', () => {
    for (const { notes } of made('3 kg potatoes'))
      expect(notes.join()).toMatch(/for \d+ servings it would use nearly all of it/u);
  });
});

test('a whole inventory is reduced to one dish, with reasons for the rest', () => {
  const all =
    'chicken;rice;carrot;onion;garlic;potato;tomato;basil;cheese;milk;eggs;butter;flour;sugar;apples;bananas;spinach;mushrooms;beef;lemon;ginger;soy sauce;honey;peppers;zucchini;beans;cream;tuna;bacon;bread';
  const salads = SEEDS.map((seed) => composeRecipe({ ingredients: all.split(';'), seed, dish: 'hearty-salad' }));
  for (const { recipe, unusable } of [...made(all), ...salads]) {
    const foods = (recipe?.ingredients ?? []).map((line) => findFood(line)?.food).filter((food) => food !== undefined);
    const filling = foods.filter(
      (food) => isMeatOrFish(food) || food.role === 'egg' || food.role === 'legume' || food.role === 'cured',
    );
    expect(filling.length, recipe?.ingredients.join('\n') ?? '').toBeLessThanOrEqual(2);
    expect(unusable.length).toBeGreaterThan(8);
  }
});

describe('craft', () => {
  test('mussels are taken out of their shells', () => {
    for (const composition of made('mussels;bread')) expect(stepsOf(composition)).toMatch(/out of their shells/u);
  });

  test.each(['polenta;carrots;chickpeas', 'polenta;lettuce;tomato', 'polenta'])('%s: nothing is drained', (text) => {
    for (const composition of made(text)) expect(stepsOf(composition)).not.toMatch(/polenta[^.]*\. Drain/u);
  });

  test('burger patties are not sliced', () => {
    for (const composition of made('burger patties;carrots;potatoes;stew'))
      expect(linesOf(composition)).not.toMatch(/patt(?:y|ies), thickly sliced/u);
  });

  test('ice is counted in cubes, and onion bhajis are made of onions', () => {
    for (const composition of made('ice')) expect(linesOf(composition)).toMatch(/\d ice cubes/u);
    for (const composition of made('onion bhaji')) expect(linesOf(composition)).toMatch(/^[4-9] onions/mu);
  });
});

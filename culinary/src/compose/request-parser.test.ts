import { describe, expect, test } from 'vitest';

import { loadAllNames } from '#all-names';
import { composeRecipe } from '../compose.ts';
import { OTHER_DISHES } from './other-dishes-data.ts';
import { otherDishIn } from './other-dishes.ts';
import { isNamedIn } from './dish-words.ts';
import { parseRequest } from './parse-request.ts';
import { whyUnsafe } from './unsafe.ts';
import { foodWords } from '#food-words';
import { DISH_FORMS } from '#forms/dish-forms';
import { findFood, hasUnknownWord } from '#ingredient-catalogue';

const unknownAlone = Object.keys(OTHER_DISHES).filter((name) => !hasUnknownWord(name));
loadAllNames();

const read = (text: string): ReturnType<typeof parseRequest> => parseRequest({ ingredients: [text], seed: '1' });
/** "egg 100" for a stated weight. */
const foodsIn = (text: string): string[] =>
  read(text).given.map(({ food, weight }) => (weight === null ? food.name : `${food.name} ${Math.round(weight)}`));

describe('free-text entries', () => {
  test.each<[text: string, foods: string[]]>([
    ['peppers', ['red bell pepper']],
    ['3 peppers', ['red bell pepper 357']],
    ['peppers x3', ['red bell pepper 357']],
    ['a pepper and an onion', ['red bell pepper 119', 'onion 110']],
    ['chicken peppers rice', ['chicken', 'red bell pepper', 'long-grain rice']],
    ['pepper', ['black pepper']],
    ['2 tsp pepper', ['black pepper 5']],
    ['salt and pepper', ['salt', 'black pepper']],
    ['freshly ground pepper', ['black pepper']],
    ['1. eggs\n2. milk', ['egg', 'milk']],
    ['- eggs\n• milk; flour', ['egg', 'milk', 'all-purpose flour']],
    ['200g pasta 100g cheese 2 eggs', ['penne 200', 'cheddar 100', 'egg 100']],
    ['1 can 400 g tomatoes', ['tomato 400']],
    ['eggs (6)', ['egg 300']],
    ['2 x salmon fillets', ['salmon fillet 280']],
    ['chicken. Rice. Peas', ['chicken', 'long-grain rice', 'pea']],
    ['2 tbsp. sugar', ['sugar 26']],
    ['🍅🥕🧀', ['tomato', 'carrot', 'cheddar']],
    ['3 🥕', ['carrot 183']],
    ['chicken 🍗 and rice 🍚', ['chicken', 'long-grain rice']],
    ['raw kidney beans', ['dried kidney bean']],
    ['ribs', ['spare rib']],
    ['wings', ['chicken wing']],
    ['1 bunch parsley', ['parsley 30']],
    ['1 bunch asparagus', ['asparagus 450']],
    ['2 bunches scallions', ['scallion 200']],
    ['muffins', []],
    ['tacos', ['taco shell']],
  ])('%j', (text, foods) => {
    expect(foodsIn(text)).toEqual(foods);
  });

  test.each([
    ['rhubarb leaves', /poison/u],
    ['apples and rhubarb leaves', /poison/u],
    ['foraged mushrooms', /wild/u],
    ['mushrooms from my garden', /wild/u],
    ['green potatoes', /solanine/u],
    ['potatoes that have gone green', /solanine/u],
    ['breast milk', /wouldn't cook/u],
    ['moldy bread', /spoiled/u],
    ['puffer fish', /licensed/u],
    ['weed brownies', /drugs/u],
    ['human flesh', /wouldn't cook/u],
  ])('%s are refused with the reason', (text, reason) => {
    expect(
      read(text)
        .unusable.map((each) => each.reason)
        .join(' '),
    ).toMatch(reason);
    expect(read(text).wishes).not.toMatch(/brownie|leaf|potato/u);
  });

  test.each([
    'rhubarb',
    'wild mushrooms',
    'green beans',
    'dill weed',
    'sea weed',
    'potatoes and green beans',
    'blue cheese',
    'goat meat',
    'chicken breast meat',
  ])('%s is not refused', (text) => {
    expect(whyUnsafe(text)).toBeNull();
  });

  test.each(['keto', 'low carb beef', 'a high-protein breakfast'])(
    '%s: a note says that it cannot be verified',
    (text) => {
      expect(read(text).notes.join(' ')).toContain("I can't check");
    },
  );

  test.each(['anything', 'cheap dinner', 'whatever', 'high protein breakfast'])('%s lets the engine choose', (text) => {
    expect(composeRecipe({ ingredients: [text], seed: '1' }).recipe).not.toBeNull();
  });

  test('polite words and the next sentence are not part of an exclusion', () => {
    expect(read('no meat please').constraints.exclusions.map(({ text }) => text)).toEqual(['meat']);
    expect(foodsIn('allergic to peanuts. noodles')).toEqual(['egg noodle']);
  });

  test('a cuisine within a dish name is not requested', () => {
    expect(read('french toast').cuisine).toBeNull();
    expect(read('french beans').cuisine).toBeNull();
    expect(read('something french').cuisine).toBe('french');
  });
});

test('water is not reported as unusable', () => {
  const { unusable } = composeRecipe({ ingredients: ['water', 'toast', 'tomatoes'], dish: 'bruschetta', seed: '1' });
  expect(unusable.map(({ reason }) => reason)).toEqual([expect.stringContaining('tap')]);
});

describe('cooked or to be cooked', () => {
  test.each<[text: string, ready: boolean]>([
    ['grilled salmon', false],
    ['baked potato', false],
    ['grilled salmon, rice', true],
    ['roast chicken, rice', true],
    ['cooked rice', true],
    ['leftover roast beef', true],
  ])('%j', (text, ready) => {
    expect(read(text).given[0]?.food.ready === true).toBe(ready);
  });
});

describe('dishes by name', () => {
  test.each([
    ['mac & cheese', /mac/iu],
    ["shepherd's pie", /shepherd/iu],
    ['french toast', /french toast/iu],
    ['bread pudding', /bread pudding|brioche pudding/iu],
    ['muffins', /muffin/iu],
    ['tacos', /taco/iu],
    ['stuffed peppers', /pepper/iu],
    ['burritos', /burrito/iu],
    ['spaghetti carbonara', /carbonara/iu],
    ['egg rolls', /roll/iu],
    ['apple pie', /^Apple Pie$/u],
    ['butter chicken', /^Butter Chicken$/u],
    ['guacamole', /^Guacamole/u],
    ['caesar salad', /^Caesar Salad$/u],
    ['spaghetti bolognese', /^Spaghetti Bolognese$/u],
    ['BLT', /^BLT$/u],
    ['tiramisu', /^Tiramisu$/u],
    ['make roast lamb', /^Roast Lamb/u],
  ])('%s', (text, title) => {
    const { recipe, unusable } = composeRecipe({ ingredients: [text], seed: '1' });
    expect(recipe?.title).toMatch(title);
    expect(unusable).toEqual([]);
  });

  test('the dish of the option is made of the given foods, also where a dish form has its name', () => {
    const ingredients = ['kidney beans', 'tomatoes', 'chili powder'];
    const { recipe } = composeRecipe({ ingredients, dish: 'Chili con Carne', category: 'Main Dish', seed: '1' });
    expect(recipe?.title).toBe('Chili con Carne');
  });

  test.each(['baked alaska', 'croquettes', 'a wedding cake'])(
    '%s: the nearest dish is made, and a reason says so',
    (text) => {
      const { recipe, unusable } = composeRecipe({ ingredients: [text], seed: '1' });
      expect(recipe).not.toBeNull();
      expect(unusable).toContainEqual({ text, reason: expect.stringMatching(/don't have a recipe for that/u) });
    },
  );

  test('every well-known dish triggers loading, has a normalized name and a nearest form', () => {
    expect(unknownAlone).toEqual([]);
    for (const [name, [, foods]] of Object.entries(OTHER_DISHES)) {
      expect(foodWords(name).join(' ')).toBe(name);
      const other = otherDishIn(`a ${name}`);
      expect(DISH_FORMS.some((form) => isNamedIn(form, other?.nearest ?? ''))).toBe(true);
      for (const food of foods?.split(', ') ?? []) expect(findFood(food)?.food.name).toBe(food);
    }
  });
});

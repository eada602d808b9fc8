import fc from 'fast-check';
import { expect, test } from 'vitest';

import { foodsBesides } from '#foods-besides';
import { replaceFood } from '#replace-food';
import { mergeIngredients } from '#shopping-list';

const merged = (...recipes: readonly (readonly string[])[]) =>
  mergeIngredients(recipes.map((ingredients) => ({ ingredients })));

test.each<[string, readonly string[], readonly string[], readonly string[]]>([
  ['weights', ['500 g tomatoes'], ['0.5 kg tomatoes'], ['1 kg tomatoes']],
  ['counts, with the name in the right number', ['1 onion'], ['2 onions, chopped'], ['3 onions']],
  ['equal units', ['2 cloves garlic'], ['3 cloves garlic'], ['5 cloves garlic']],
  ['spoons', ['2 tsp olive oil'], ['1 tsp olive oil'], ['1 tbsp olive oil']],
  ['US volumes', ['1 cup milk'], ['1/2 cup milk'], ['1½ cups milk']],
  ['the weight of cans', ['1 (400 g) can chickpeas'], ['200 g chickpeas'], ['600 g chickpeas']],
  ['only what their units allow', ['2 tomatoes'], ['400 g tomatoes'], ['400 g + 2 tomatoes']],
  ['a range with its upper end', ['2-3 carrots'], ['1 carrot'], ['4 carrots']],
])('adds %s', (_what, one, other, list) => {
  expect(merged(one, other)).toEqual(list);
});

test('lists a food without an amount once, and no water', () => {
  expect(merged(['Salt', '1 l water'], ['salt'])).toEqual(['Salt']);
});

test('loses no food, whatever the order of the recipes', () => {
  const line = fc.constantFrom(
    '500 g tomatoes',
    '2 onions',
    '1 cup milk',
    '3 tbsp flour',
    '1 can chickpeas',
    '4 eggs',
    '50 g butter',
  );
  const recipe = fc.array(line, { maxLength: 6 });
  fc.assert(
    fc.property(recipe, recipe, (one, other) => {
      expect(new Set(merged(one, other))).toEqual(new Set(merged(other, one)));
      expect(merged(one, other)).toHaveLength(new Set([...one, ...other]).size);
    }),
    { numRuns: 50 },
  );
});

test('replaces a food in lines and steps, but not in the name of another food', () => {
  const recipe = {
    ingredients: ['50 g butter', '2 tbsp peanut butter', '1 can butter beans', 'Butter, for the pan'],
    instructions: ['Melt the butter. Add the peanut butter and the butternut squash.'],
  };
  expect(replaceFood(recipe, 'butter', 'olive oil')).toEqual({
    ingredients: ['50 g olive oil', '2 tbsp peanut butter', '1 can butter beans', 'Olive oil, for the pan'],
    instructions: ['Melt the olive oil. Add the peanut butter and the butternut squash.'],
  });
});

test('replaces a food in the singular and in the plural', () => {
  const recipe = { ingredients: ['1 tomato', '2 potatoes'], instructions: ['Chop the tomatoes.'] };
  expect(replaceFood(recipe, 'tomatoes', 'pepper')).toEqual({
    ingredients: ['1 pepper', '2 potatoes'],
    instructions: ['Chop the pepper.'],
  });
});

test.each<[readonly string[], readonly string[], number, readonly string[]]>([
  [
    ['long-grain rice', 'egg', 'pea', 'soy sauce', 'salt', 'olive oil'],
    ['long-grain rice', 'egg', 'pea'],
    3,
    ['soy sauce'],
  ],
  [['basmati rice', 'chicken thigh'], ['long-grain rice', 'chicken'], 2, []],
  [['chicken stock', 'leek'], ['chicken', 'leek'], 1, ['chicken stock']],
  [['peanut butter', 'coconut milk'], ['butter', 'milk'], 0, ['peanut butter', 'coconut milk']],
])('a recipe of %j, with %j at hand, uses %i and lacks %j', (foods, atHand, used, missing) => {
  expect(foodsBesides(foods, atHand)).toEqual({ used, missing });
});

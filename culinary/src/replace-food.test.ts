import { expect, test } from 'vitest';

import { replaceFood } from '#replace-food';

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

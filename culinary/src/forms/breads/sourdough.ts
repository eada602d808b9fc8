import { type DishForm, isNamed } from '#compose/dish-form';
import { BITS, FLOUR, LIQUID } from '#forms/breads/dough-slots';

export const sourdough = {
  id: 'sourdough-bread',
  noun: 'a sourdough loaf',
  words: ['baking your own sourdough'],
  categories: ['Side Dish', 'Breakfast', 'Snack'],
  minutes: 1000,
  loves: { 'sourdough starter': 4 },
  slots: [{ id: 'yeast', takes: isNamed('sourdough starter'), max: 1, cost: 3 }, FLOUR, LIQUID, BITS],
} as const satisfies DishForm;

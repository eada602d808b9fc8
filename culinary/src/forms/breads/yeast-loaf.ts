import { type DishForm, isRole } from '#compose/dish-form';
import { BITS, FLOUR, LIQUID, SWEET, YEAST } from '#forms/breads/dough-slots';

export const yeastLoaf = {
  id: 'yeast-loaf',
  noun: 'a bread',
  words: ['baking your own bread', 'baking your own rye bread', 'baking your own baguette'],
  categories: ['Side Dish', 'Breakfast', 'Snack'],
  minutes: 165,
  loves: {
    'active dry yeast': 3,
    'compressed yeast': 3,
    'bread flour': 1,
    'rye flour': 1,
    'spelt flour': 2,
  },
  slots: [YEAST, FLOUR, LIQUID, { id: 'egg', takes: isRole('egg'), max: 1 }, SWEET, BITS],
} as const satisfies DishForm;

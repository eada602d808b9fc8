import { type DishForm, isNamed, isRole } from '#compose/dish-form';
import { BITS, FLOUR, SWEET } from '#forms/breads/dough-slots';

export const sodaBread = {
  id: 'soda-bread',
  noun: 'a soda loaf',
  words: ['baking your own soda bread'],
  categories: ['Breakfast', 'Side Dish', 'Snack'],
  cuisines: ['british'],
  minutes: 55,
  loves: { 'baking soda': 3, buttermilk: 1, 'wholewheat flour': 1 },
  slots: [
    { id: 'soda', takes: isNamed('baking soda'), max: 1, cost: 1 },
    FLOUR,
    { id: 'sour', takes: isRole('yogurt', 'milk'), max: 2 },
    SWEET,
    BITS,
  ],
} as const satisfies DishForm;

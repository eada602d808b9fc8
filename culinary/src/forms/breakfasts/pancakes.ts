import { isRawFruit, isSweetTop } from '#forms/slots';
import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

export const pancakes = {
  id: 'pancakes',
  noun: 'a pancake',
  words: ['pancake', 'waffle', 'hotcake', 'flapjack'],
  categories: ['Breakfast'],
  swaps: { egg: ['applesauce'] },
  loves: {
    'all-purpose flour': 1.8,
    buttermilk: 2,
    milk: 1.2,
    egg: 0.8,
    'baking powder': 0.8,
    'maple syrup': 1.6,
    blueberry: 0.8,
    banana: 0.4,
    'chocolate hazelnut spread': 1,
  },
  slots: [
    { id: 'flour', takes: isNamed('all-purpose flour'), max: 1, cost: 1.6 },
    { id: 'egg', takes: isRole('egg'), max: 1 },
    { id: 'milk', takes: isRole('milk'), max: 1 },
    { id: 'baking', takes: isNamed('baking powder', 'vanilla extract', 'cocoa powder', 'cinnamon', 'nutmeg'), max: 4 },
    { id: 'fruit', takes: isRawFruit, max: 3, budget: 75 },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
    {
      id: 'sweet',
      takes: either(isRole('sweetener'), isNamed('jam', 'peanut butter', 'chocolate hazelnut spread', 'lemon curd')),
      max: 2,
    },
    { id: 'oats', takes: isRole('oats'), max: 1, budget: 15 },
    { id: 'bacon', takes: isNamed('bacon'), max: 1 },
    {
      id: 'top',
      takes: either(
        isSweetTop,
        isRole('yogurt', 'cream'),
        isNamed('ricotta', 'cream cheese', 'ice cream', 'caramel sauce'),
      ),
      max: 3,
    },
  ],
  works: (has) => has('flour') + has('milk') + has('egg') + has('fruit') + has('oats') > 0,
} as const satisfies DishForm;

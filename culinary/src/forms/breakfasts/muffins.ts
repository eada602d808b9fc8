import { isSugar } from '#forms/slots';
import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

export const muffins = {
  id: 'muffins',
  noun: 'a muffin',
  words: ['muffin', 'cupcake'],
  categories: ['Breakfast', 'Snack'],
  cuisines: ['american', 'british'],
  minutes: 35,
  bias: -0.2,
  swaps: { egg: ['applesauce'] },
  loves: {
    blueberry: 1,
    banana: 0.6,
    'all-purpose flour': 1,
    'self-rising flour': 2,
    buttermilk: 0.8,
    zucchini: 0.3,
    'chocolate chip': 0.6,
    'wheat bran': 1.5,
    applesauce: 1.2,
    cheddar: 0.3,
  },
  slots: [
    {
      id: 'flour',
      takes: isNamed('all-purpose flour', 'self-rising flour', 'wholewheat flour', 'spelt flour', 'oat flour'),
      max: 1,
      cost: 1.4,
    },
    { id: 'bran', takes: either(isRole('oats'), isNamed('wheat bran', 'wheat germ', 'cornmeal')), max: 1, budget: 14 },
    { id: 'egg', takes: isNamed('egg'), max: 1 },
    { id: 'milk', takes: isRole('milk', 'yogurt'), max: 1 },
    { id: 'sweet', takes: isSugar, max: 1 },
    { id: 'raising', takes: isNamed('baking powder'), max: 1 },
    {
      id: 'fruit',
      takes: either(isRole('fruit'), isNamed('carrot', 'zucchini', 'pumpkin', 'applesauce')),
      max: 2,
      budget: 50,
      cut: 'raw',
    },
    { id: 'fold', takes: isRole('nut', 'dried-fruit', 'chocolate', 'seed'), max: 3, budget: 16 },
    { id: 'scent', takes: either(isRole('sweet-spice', 'citrus'), isNamed('vanilla extract')), max: 3 },
  ],
  works: (has) => has('flour') + has('bran') > 0 || (has('fruit') > 0 && has('egg') + has('milk') + has('raising') > 0),
} as const satisfies DishForm;

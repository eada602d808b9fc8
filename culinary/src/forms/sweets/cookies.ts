import { isSugar } from '#forms/slots';
import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

export const cookies = {
  id: 'cookies',
  noun: 'a cookie',
  words: ['cookie', 'biscuit'],
  categories: ['Dessert', 'Snack'],
  cuisines: ['american'],
  minutes: 35,
  swaps: { egg: ['applesauce'] },
  loves: {
    'chocolate chip': 3,
    'all-purpose flour': 1.2,
    sugar: 1,
    'brown sugar': 1.4,
    butter: 0.6,
    'rolled oats': 0.8,
    'baking soda': 1.5,
    'peanut butter': 0.8,
  },
  slots: [
    { id: 'flour', takes: isNamed('all-purpose flour', 'oat flour', 'almond flour'), max: 1, cost: 1.4 },
    { id: 'oats', takes: isRole('oats'), max: 1, budget: 18 },
    { id: 'egg', takes: isNamed('egg'), max: 1 },
    { id: 'sweet', takes: isSugar, max: 1 },
    { id: 'spread', takes: isNamed('peanut butter', 'almond butter', 'tahini'), max: 1, budget: 14 },
    { id: 'raising', takes: isNamed('baking powder', 'baking soda'), max: 1 },
    {
      id: 'fold',
      takes: either(isRole('chocolate', 'nut', 'dried-fruit', 'seed'), isNamed('candied ginger', 'candied cherry')),
      max: 3,
      budget: 26,
      cost: 0.8,
    },
    {
      id: 'spice',
      takes: either(isRole('sweet-spice'), isNamed('vanilla extract', 'orange', 'lemon', 'espresso')),
      max: 2,
    },
  ],
  works: (has) => has('flour') + has('oats') + has('fold') + has('spread') > 0,
} as const satisfies DishForm;

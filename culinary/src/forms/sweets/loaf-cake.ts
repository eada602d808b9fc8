import { isSugar } from '#forms/slots';
import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

export const loafCake = {
  id: 'loaf-cake',
  noun: 'a cake',
  words: ['cake', 'loaf', 'banana bread', 'bake', 'sponge'],
  categories: ['Dessert'],
  swaps: { egg: ['aquafaba'] },
  loves: {
    'all-purpose flour': 1.2,
    egg: 0.6,
    sugar: 0.8,
    butter: 0.5,
    'baking powder': 1.5,
    banana: 1,
    lemon: 0.6,
    carrot: 0.3,
    blueberry: 0.5,
    'vanilla extract': 0.6,
    pumpkin: 0.6,
  },
  slots: [
    { id: 'flour', takes: isNamed('all-purpose flour'), max: 1, cost: 1.4 },
    { id: 'egg', takes: isRole('egg'), max: 1 },
    { id: 'sweet', takes: isSugar, max: 1 },
    { id: 'milk', takes: isRole('milk', 'yogurt', 'cream'), max: 1 },
    { id: 'baking', takes: isNamed('baking powder', 'vanilla extract', 'cocoa powder'), max: 3 },
    {
      id: 'fruit',
      takes: either(isRole('fruit'), isNamed('carrot', 'pumpkin', 'zucchini', 'beet')),
      max: 2,
      budget: 60,
      cut: 'raw',
    },
    { id: 'fold', takes: either(isRole('nut', 'dried-fruit', 'chocolate', 'seed', 'oats')), max: 3, budget: 22 },
    { id: 'spice', takes: either(isRole('sweet-spice'), isNamed('ginger', 'rosemary', 'thyme')), max: 3 },
    { id: 'acid', takes: isRole('citrus'), max: 2 },
    { id: 'serve', takes: isNamed('jam', 'cream cheese', 'mint'), max: 1 },
  ],
  works: (has) => has('fruit') + has('fold') + has('acid') + has('flour') + has('milk') > 0,
} as const satisfies DishForm;

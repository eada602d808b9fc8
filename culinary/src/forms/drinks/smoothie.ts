import { isRawFruit } from '#forms/slots';
import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

export const smoothie = {
  id: 'smoothie',
  noun: 'a smoothie',
  words: ['smoothie', 'shake', 'milkshake'],
  categories: ['Beverage', 'Breakfast', 'Snack'],
  bias: -0.8,
  loves: {
    banana: 1,
    mango: 1,
    'plain yogurt': 0.8,
    'mixed berry': 1,
    spinach: 0.2,
    'coconut water': 1,
    'chia seed': 0.5,
  },
  slots: [
    { id: 'fruit', takes: isRawFruit, max: 4, budget: 170, cost: 2 },
    {
      id: 'green',
      takes: isNamed('spinach', 'kale', 'cucumber', 'avocado', 'carrot', 'beet', 'celery', 'pumpkin'),
      max: 2,
      budget: 40,
      cut: 'raw',
    },
    { id: 'base', takes: either(isRole('milk', 'yogurt', 'drink'), isNamed('coconut milk')), max: 2, budget: 130 },
    {
      id: 'body',
      takes: either(
        isRole('oats', 'nut', 'seed', 'dried-fruit', 'chocolate'),
        isNamed('peanut butter', 'cocoa powder'),
      ),
      max: 3,
      budget: 18,
    },
    {
      id: 'spice',
      takes: either(isRole('sweet-spice'), isNamed('ginger', 'mint', 'vanilla extract', 'turmeric', 'basil')),
      max: 2,
    },
    { id: 'sweet', takes: isRole('sweetener'), max: 1 },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
  ],
  works: (has) => has('fruit') + has('green') > 0 || has('base') > 0,
} as const satisfies DishForm;

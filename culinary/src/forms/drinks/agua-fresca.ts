import { isRawFruit } from '#forms/slots';
import { type DishForm, isNamed, isRole } from '#compose/dish-form';

export const aguaFresca = {
  id: 'agua-fresca',
  noun: 'an agua fresca',
  words: ['agua fresca', 'fruit water', 'juice'],
  categories: ['Beverage'],
  cuisines: ['mexican', 'caribbean'],
  minutes: 10,
  loves: {
    melon: 1.6,
    cucumber: 1.2,
    pineapple: 0.8,
    strawberry: 0.4,
    lime: 0.6,
    mint: 0.4,
    mango: 0.3,
    'chia seed': 0.5,
  },
  slots: [
    { id: 'fruit', takes: isRawFruit, max: 3, budget: 170, cut: 'chunk', cost: 2 },
    { id: 'green', takes: isNamed('cucumber', 'carrot', 'beet', 'celery'), max: 2, budget: 60, cut: 'chunk' },
    { id: 'acid', takes: isRole('citrus'), max: 2 },
    { id: 'sweet', takes: isRole('sweetener'), max: 1 },
    { id: 'herb', takes: isNamed('mint', 'basil', 'ginger', 'chia seed', 'cilantro'), max: 2 },
    { id: 'top', takes: isNamed('coconut water', 'sparkling water', 'ice'), max: 1 },
  ],
  works: (has) => has('fruit') + has('green') > 0,
} as const satisfies DishForm;

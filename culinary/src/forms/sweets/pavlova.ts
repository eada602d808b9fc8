import { isRawFruit, isSweetTop } from '#forms/slots';
import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

export const pavlova = {
  id: 'pavlova',
  noun: 'a pavlova',
  words: ['pavlova', 'meringue nest'],
  categories: ['Dessert'],
  minutes: 160,
  bias: -1,
  loves: { 'egg white': 3.5, aquafaba: 2 },
  slots: [
    { id: 'white', takes: isNamed('egg white', 'egg', 'aquafaba'), max: 1, cost: 2.5 },
    { id: 'sweet', takes: isNamed('sugar'), max: 1 },
    { id: 'scent', takes: either(isRole('sweet-spice', 'citrus'), isNamed('vanilla extract')), max: 2 },
    { id: 'fruit', takes: isRawFruit, max: 3, budget: 80, cut: 'raw' },
    { id: 'cream', takes: isRole('cream', 'yogurt'), max: 1, budget: 50 },
    { id: 'top', takes: isSweetTop, max: 2, budget: 10 },
  ],
  works: (has) => has('white') + has('fruit') > 0,
} as const satisfies DishForm;

import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';

export const setCream = {
  id: 'set-cream',
  noun: 'a set cream or jelly',
  words: ['panna cotta', 'blancmange', 'homemade jelly'],
  categories: ['Dessert'],
  minutes: 210,
  loves: { gelatin: 4, agar: 4 },
  slots: [
    { id: 'set', takes: isNamed('gelatin', 'agar'), max: 1, cost: 3 },
    { id: 'cream', takes: both(isRole('cream'), not(isNamed('whipped cream', 'clotted cream'))), max: 1 },
    { id: 'milk', takes: isRole('milk'), max: 1 },
    { id: 'yogurt', takes: isRole('yogurt'), max: 1 },
    {
      id: 'juice',
      takes: (food) => food.role === 'drink' && food.name.endsWith('juice') && food.taste === 'sweet',
      max: 1,
    },
    { id: 'fruit', takes: isRole('fruit'), max: 3, budget: 70, cut: 'raw' },
    { id: 'sweet', takes: isRole('sweetener'), max: 1 },
    { id: 'scent', takes: either(isRole('citrus', 'sweet-spice'), isNamed('vanilla extract', 'mint')), max: 2 },
  ],
} as const satisfies DishForm;

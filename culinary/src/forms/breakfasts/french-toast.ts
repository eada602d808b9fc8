import { isRawFruit, isSweetTop } from '#forms/slots';
import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

export const frenchToast = {
  id: 'french-toast',
  noun: 'French toast',
  words: ['french toast', 'eggy bread'],
  categories: ['Breakfast', 'Dessert'],
  loves: { bread: 2, egg: 0.8, milk: 1, cinnamon: 0.8, 'maple syrup': 0.8, baguette: 0.4 },
  slots: [
    {
      id: 'bread',
      takes: isNamed('bread', 'white bread', 'brioche', 'challah', 'sourdough', 'baguette', 'croissant', 'burger bun'),
      max: 1,
      cost: 3,
    },
    { id: 'egg', takes: isRole('egg'), max: 1 },
    { id: 'milk', takes: isRole('milk', 'cream'), max: 1 },
    { id: 'spice', takes: either(isRole('sweet-spice'), isNamed('vanilla extract', 'cocoa powder')), max: 2 },
    { id: 'fruit', takes: isRawFruit, max: 3, budget: 80 },
    {
      id: 'sweet',
      takes: either(isRole('sweetener'), isNamed('jam', 'peanut butter', 'chocolate hazelnut spread')),
      max: 2,
    },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
    { id: 'top', takes: either(isSweetTop, isRole('yogurt'), isNamed('ricotta', 'cream cheese')), max: 3 },
  ],
  works: (has) => has('bread') > 0,
} as const satisfies DishForm;

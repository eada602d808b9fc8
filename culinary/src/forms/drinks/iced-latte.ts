import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

export const icedLatte = {
  id: 'iced-latte',
  noun: 'an iced latte',
  words: ['iced coffee', 'iced latte', 'frappe', 'iced tea latte', 'cà phê', 'milk tea'],
  categories: ['Beverage'],
  cuisines: ['vietnamese'],
  minutes: 10,
  loves: {
    espresso: 2,
    coffee: 1.6,
    'ground coffee': 2,
    matcha: 2,
    'condensed milk': 1.5,
    chai: 1.2,
    'oat milk': 0.6,
    'instant coffee': 1.5,
    ice: 0.6,
  },
  slots: [
    {
      id: 'brew',
      takes: isNamed('espresso', 'coffee', 'ground coffee', 'instant coffee', 'matcha', 'tea', 'green tea', 'chai'),
      max: 1,
      cost: 3,
    },
    { id: 'milk', takes: either(isRole('milk'), isNamed('coconut milk')), max: 1, budget: 110 },
    { id: 'sweet', takes: either(isRole('sweetener'), isNamed('condensed milk', 'caramel sauce')), max: 1 },
    { id: 'spice', takes: either(isRole('sweet-spice'), isNamed('vanilla extract', 'cocoa powder')), max: 1 },
    { id: 'ice', takes: isNamed('ice', 'ice cream'), max: 1 },
  ],
  works: (has) => has('brew') > 0,
} as const satisfies DishForm;

import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

export const mulledDrink = {
  id: 'mulled-drink',
  noun: 'a mulled drink',
  words: ['mulled', 'punch', 'glühwein', 'gluhwein', 'hot cider', 'toddy'],
  categories: ['Beverage'],
  cuisines: ['german', 'british'],
  minutes: 25,
  loves: {
    'red wine': 2,
    'apple juice': 2,
    cider: 2,
    'grape juice': 1.5,
    'cranberry juice': 1,
    'star anise': 1,
    clove: 1,
    cinnamon: 0.4,
    orange: 0.5,
  },
  slots: [
    {
      id: 'base',
      takes: either(
        isNamed(
          'red wine',
          'white wine',
          'apple juice',
          'cider',
          'grape juice',
          'cranberry juice',
          'orange juice',
          'tea',
          'rooibos tea',
          'port',
        ),
      ),
      max: 2,
      budget: 190,
      cost: 2.6,
    },
    { id: 'spice', takes: isRole('sweet-spice'), max: 4, cost: 0.6 },
    {
      id: 'fruit',
      takes: either(isRole('citrus'), isNamed('orange', 'blood orange', 'apple', 'pear', 'cranberry', 'ginger')),
      max: 3,
      budget: 30,
      cut: 'slice',
    },
    { id: 'sweet', takes: isRole('sweetener'), max: 1 },
    { id: 'spirit', takes: isNamed('rum', 'brandy', 'orange liqueur', 'amaretto'), max: 1, budget: 15 },
  ],
  works: (has) => has('base') > 0,
} as const satisfies DishForm;

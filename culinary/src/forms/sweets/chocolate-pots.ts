import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

export const chocolatePots = {
  id: 'chocolate-pots',
  noun: 'a chocolate mousse',
  words: ['mousse', 'chocolate pot', 'ganache', 'chocolate cream'],
  categories: ['Dessert'],
  cuisines: ['french'],
  minutes: 20,
  loves: {
    'dark chocolate': 2,
    'heavy cream': 1.8,
    'milk chocolate': 1.5,
    'white chocolate': 2,
    espresso: 1,
    coffee: 0.8,
    raspberry: 0.6,
    'coconut milk': 0.6,
  },
  slots: [
    { id: 'chocolate', takes: isRole('chocolate'), max: 2, budget: 38, cost: 3 },
    {
      id: 'cream',
      takes: isNamed('heavy cream', 'coconut milk', 'coconut cream', 'plant cream', 'mascarpone'),
      max: 1,
    },
    {
      id: 'scent',
      takes: either(
        isRole('sweet-spice', 'spirit'),
        isNamed('vanilla extract', 'coffee', 'espresso', 'orange', 'chili flakes'),
      ),
      max: 2,
      budget: 8,
    },
    { id: 'sweet', takes: isRole('sweetener'), max: 1, budget: 8 },
    {
      id: 'top',
      takes: either(isRole('fruit', 'nut'), isNamed('mint', 'amaretti', 'crème fraîche', 'plain yogurt')),
      max: 2,
      budget: 35,
    },
  ],
  works: (has) => has('chocolate') > 0,
} as const satisfies DishForm;

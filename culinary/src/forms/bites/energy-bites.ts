import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

export const energyBites = {
  id: 'energy-bites',
  noun: 'an energy bite',
  words: ['energy', 'bites', 'bliss', 'truffle', 'granola bar', 'snack bar', 'trail'],
  categories: ['Snack', 'Dessert'],
  loves: {
    date: 2.5,
    'rolled oats': 0.8,
    'peanut butter': 1.5,
    'chia seed': 1,
    almond: 0.6,
    coconut: 1,
    'cocoa powder': 0.6,
    honey: 0.4,
  },
  slots: [
    { id: 'oats', takes: isNamed('rolled oats', 'popcorn'), max: 1, budget: 30 },
    { id: 'nut', takes: isRole('nut', 'seed'), max: 4, budget: 25 },
    { id: 'sticky', takes: either(isRole('spread'), isNamed('banana', 'honey', 'maple syrup')), max: 2, budget: 25 },
    { id: 'fruit', takes: isRole('dried-fruit'), max: 3, budget: 40 },
    {
      id: 'flavor',
      takes: either(
        isRole('chocolate', 'sweet-spice'),
        isNamed('cocoa powder', 'vanilla extract', 'ginger', 'coffee', 'orange', 'lemon', 'lime'),
      ),
      max: 3,
      budget: 14,
    },
  ],
  works: (has) => has('oats') + has('nut') + has('fruit') + has('sticky') + has('flavor') > 0,
} as const satisfies DishForm;

import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isCoolDairy, isRawVeg, isSoftHerb, isWarmSpice } from '#forms/main-foods-data';

export const falafelPitas = {
  id: 'falafel-pitas',
  noun: 'falafel',
  words: ['falafel pita', 'falafel wrap', 'falafel sandwich', 'falafel'],
  categories: ['Main Dish', 'Appetizer'],
  cuisines: ['middle-eastern'],
  minutes: 55,
  bias: -1,
  loves: {
    falafel: 5,
    chickpea: 0.7,
    'dried chickpea': 2,
    'dried fava bean': 3,
    tahini: 1.4,
    pita: 1,
    hummus: 0.8,
    'ground coriander': 0.8,
    'chickpea flour': 1,
    'pickled beet': 0.6,
  },
  slots: [
    { id: 'ready', takes: isNamed('falafel'), max: 1 },
    {
      id: 'beans',
      takes: isNamed('chickpea', 'dried chickpea', 'dried fava bean', 'white bean', 'butter bean'),
      max: 1,
      budget: 120,
      cost: 2.5,
    },
    { id: 'bread', takes: isNamed('pita', 'flatbread', 'naan', 'flour tortilla'), max: 1 },
    { id: 'base', takes: either(isRole('aromatic'), isNamed('onion', 'red onion', 'shallot', 'scallion')), max: 3 },
    { id: 'flour', takes: isNamed('all-purpose flour', 'chickpea flour', 'breadcrumb'), max: 1 },
    { id: 'spice', takes: isWarmSpice, max: 4 },
    { id: 'raw', takes: isRawVeg, max: 4, budget: 110, cut: 'slice' },
    { id: 'sauce', takes: either(isCoolDairy, isNamed('tahini', 'hummus', 'baba ganoush')), max: 2 },
    { id: 'pickle', takes: isRole('pickle'), max: 1 },
    { id: 'acid', takes: isRole('citrus', 'vinegar'), max: 1 },
    { id: 'herb', takes: either(isSoftHerb, isNamed('sesame seed')), max: 3 },
  ],
  works: (has) => (has('ready') > 0 ? has('beans') + has('flour') === 0 : has('beans') > 0),
} as const satisfies DishForm;

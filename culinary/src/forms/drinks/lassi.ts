import { isRawFruit } from '#forms/slots';
import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';

export const lassi = {
  id: 'lassi',
  noun: 'a lassi',
  words: ['lassi', 'ayran', 'yogurt drink'],
  categories: ['Beverage'],
  cuisines: ['indian'],
  minutes: 5,
  loves: {
    'plain yogurt': 1.6,
    'greek yogurt': 1,
    mango: 1,
    kefir: 1,
    mint: 0.6,
    'orange blossom water': 1,
    'ground cumin': 0.8,
    honey: 0.3,
  },
  slots: [
    {
      id: 'yogurt',
      takes: either(
        both(isRole('yogurt'), not(isNamed('sour cream', 'crème fraîche', 'labneh', 'quark'))),
        isNamed('kefir', 'buttermilk'),
      ),
      max: 1,
      budget: 150,
      cost: 2.6,
    },
    { id: 'fruit', takes: isRawFruit, max: 2, budget: 110, cut: 'chunk' },
    {
      id: 'spice',
      takes: either(
        isRole('sweet-spice'),
        isNamed('mint', 'ground cumin', 'ginger', 'turmeric', 'orange blossom water'),
      ),
      max: 2,
    },
    { id: 'sweet', takes: isRole('sweetener'), max: 1 },
    { id: 'milk', takes: either(isRole('milk'), isNamed('ice', 'coconut water')), max: 1, budget: 60 },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
    { id: 'top', takes: isNamed('pistachio', 'almond'), max: 1, budget: 5 },
  ],
  works: (has) => has('yogurt') > 0,
} as const satisfies DishForm;

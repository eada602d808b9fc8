import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';
import { isPinchSpice, isRawVeg } from '#forms/salads/salad-foods';

export const quickPickles = {
  id: 'quick-pickles',
  noun: 'a jar of quick pickles',
  words: ['pickles', 'pickled', 'quick pickle', 'pickling'],
  categories: ['Side Dish', 'Snack'],
  minutes: 60,
  bias: -1,
  loves: {
    'persian cucumber': 1.5,
    cucumber: 1,
    radish: 1.5,
    daikon: 1.5,
    'red onion': 1,
    'white vinegar': 2,
    'white wine vinegar': 2,
    'red wine vinegar': 1.5,
    'malt vinegar': 1.5,
    'rice vinegar': 1.5,
    'apple cider vinegar': 1.5,
    'mustard seed': 2,
    dill: 1,
    'coriander seed': 1,
    kohlrabi: 1,
  },
  slots: [
    {
      id: 'veg',
      takes: either(
        both(
          isRawVeg,
          not(
            isNamed(
              'avocado',
              'olive',
              'tomato',
              'sun-dried tomato',
              'artichoke heart',
              'heart of palm',
              'corn',
              'roasted red pepper',
              'scallion',
              'water chestnut',
            ),
          ),
        ),
        isNamed('cabbage', 'red cabbage', 'cauliflower', 'asparagus', 'red chili'),
      ),
      max: 4,
      budget: 90,
      cut: 'slice',
      cost: 2,
    },
    {
      id: 'acid',
      takes: both(isRole('vinegar'), not(isNamed('balsamic vinegar', 'black vinegar', 'verjuice'))),
      max: 1,
      cost: 0.6,
    },
    {
      id: 'sweet',
      takes: both(isRole('sweetener'), not(isNamed('condensed milk', 'molasses', 'grenadine'))),
      max: 1,
      budget: 8,
    },
    {
      id: 'spice',
      takes: either(
        isPinchSpice,
        isNamed('bay leaf', 'star anise', 'clove', 'cinnamon stick', 'allspice', 'dried red chili', 'juniper berry'),
      ),
      max: 4,
    },
    { id: 'aromatic', takes: isRole('aromatic'), max: 3, budget: 8, cut: 'slice' },
    { id: 'herb', takes: isNamed('dill', 'thyme', 'cilantro', 'shiso', 'tarragon'), max: 1 },
    { id: 'citrus', takes: isRole('citrus'), max: 1 },
  ],
  works: (has) => has('veg') > 0,
} as const satisfies DishForm;

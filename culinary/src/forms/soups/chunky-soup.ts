import { both, type DishForm, either, isNamed, isQuickProtein, isRole, isSalty, not } from '#compose/dish-form';
import { BASE, CITRUS, FINISH, HOT_VEG, SPICE } from '#forms/slots';

export const chunkySoup = {
  id: 'chunky-soup',
  noun: 'a soup',
  words: ['soup', 'broth', 'chowder', 'minestrone'],
  categories: ['Soup'],
  bias: 0.2,
  loves: {
    'vegetable stock': 2,
    celery: 1,
    leek: 0.7,
    orzo: 1,
    'white bean': 1,
    cabbage: 1,
    'egg noodle': 0.5,
    'green lentil': 1,
    kale: 0.5,
  },
  slots: [
    { id: 'protein', takes: either(isQuickProtein, isSalty, isRole('braise')), max: 2, budget: 80, cut: 'dice' },
    { id: 'beans', takes: isRole('legume', 'lentil'), max: 2, budget: 60 },
    { ...BASE, takes: either(BASE.takes, isNamed('celery')) },
    {
      ...HOT_VEG,
      takes: both(HOT_VEG.takes, not(isNamed('asparagus', 'eggplant', 'scallion'))),
      budget: 230,
      cut: 'dice',
    },
    { id: 'starch', takes: isRole('pasta', 'noodle', 'rice', 'grain'), max: 1, budget: 30 },
    {
      id: 'liquid',
      takes: either(
        isRole('stock', 'tomato'),
        isNamed(
          'coconut milk',
          'heavy cream',
          'milk',
          'miso paste',
          'soy sauce',
          'fish sauce',
          'white wine',
          'worcestershire sauce',
          'pesto',
        ),
      ),
      max: 3,
    },
    { id: 'spice', takes: either(SPICE.takes, isNamed('thyme', 'rosemary', 'sage')), max: 4 },
    { id: 'cheese', takes: isNamed('parmesan', 'cheddar', 'feta'), max: 1 },
    { id: 'bread', takes: isRole('bread', 'wrap'), max: 1 },
    CITRUS,
    FINISH,
    { id: 'swirl', takes: isRole('yogurt'), max: 1 },
  ],
  works: (has) => has('veg') + has('beans') + has('protein') > 0,
} as const satisfies DishForm;

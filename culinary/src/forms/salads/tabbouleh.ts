import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isSavoryNut, isSoftHerb } from '#forms/main-foods-data';
import { ACID, isPinchSpice, isPlainBean, RAW } from '#forms/salads/salad-foods';

export const tabbouleh = {
  id: 'tabbouleh',
  noun: 'a tabbouleh',
  words: ['tabbouleh', 'tabouli', 'herb salad', 'couscous salad', 'bulgur salad', 'fattoush'],
  categories: ['Salad', 'Side Dish'],
  cuisines: ['middle-eastern', 'greek'],
  minutes: 35,
  loves: {
    bulgur: 3,
    couscous: 1.2,
    parsley: 1.5,
    mint: 1.2,
    'pomegranate molasses': 1.5,
    pomegranate: 1,
    sumac: 1.5,
    cucumber: 0.8,
    freekeh: 1.5,
  },
  slots: [
    {
      id: 'grain',
      takes: isNamed('bulgur', 'couscous', 'quinoa', 'freekeh', 'pearl couscous', 'millet', 'cauliflower rice'),
      max: 1,
      budget: 35,
      cost: 2.5,
    },
    { id: 'herb', takes: isSoftHerb, max: 4, budget: 25, cost: 1.5 },
    { ...RAW, max: 5, budget: 150, cut: 'dice' },
    { id: 'beans', takes: isPlainBean, max: 1, budget: 50 },
    {
      id: 'fruit',
      takes: either(isRole('dried-fruit'), isNamed('pomegranate', 'orange', 'grape', 'watermelon')),
      max: 2,
      budget: 25,
    },
    {
      id: 'spice',
      takes: either(isPinchSpice, isRole('sweet-spice'), isNamed('pomegranate molasses', 'garlic', 'honey')),
      max: 3,
      budget: 4,
    },
    ACID,
    {
      id: 'top',
      takes: either(isSavoryNut, isNamed('feta', 'olive', 'preserved lemon', 'goat cheese')),
      max: 3,
      budget: 25,
    },
  ],
  works: (has) => has('grain') + has('herb') > 0,
} as const satisfies DishForm;

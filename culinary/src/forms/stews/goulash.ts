import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isPotVeg, isTableBread } from '#forms/main-foods-data';
import { ALLIUMS, POT_LIQUID, POT_VEG, WARM_SPICE } from '#forms/main-slots';

export const goulash = {
  id: 'goulash',
  noun: 'a goulash',
  words: ['goulash', 'gulasch', 'gulyas', 'paprikash'],
  categories: ['Main Dish'],
  cuisines: ['german'],
  minutes: 130,
  ways: ['hob', 'one pan'],
  bias: -1,
  loves: {
    paprika: 2.5,
    'caraway seed': 2.5,
    'stewing beef': 0.6,
    'pork shoulder': 2,
    'stewing veal': 1,
    'red bell pepper': 0.6,
    'sour cream': 0.6,
    spaetzle: 2.5,
    sauerkraut: 1.5,
    beer: 1,
  },
  slots: [
    {
      id: 'protein',
      takes: isNamed(
        'stewing beef',
        'beef shank',
        'beef cheek',
        'stewing veal',
        'pork shoulder',
        'pork cheek',
        'stewing venison',
        'wild boar',
        'mushroom',
        'chicken thigh',
      ),
      max: 1,
      budget: 180,
      cut: 'chunk',
      cost: 3,
    },
    ALLIUMS,
    { ...POT_VEG, takes: isPotVeg, max: 5, budget: 180 },
    WARM_SPICE,
    { ...POT_LIQUID, max: 4 },
    { id: 'kraut', takes: isNamed('sauerkraut'), max: 1 },
    {
      id: 'starch',
      takes: either(
        isNamed('spaetzle', 'egg pasta', 'tagliatelle', 'new potato', 'egg noodle', 'pierogi'),
        isTableBread,
      ),
      max: 1,
    },
    { id: 'sharp', takes: isRole('vinegar', 'citrus'), max: 1 },
    {
      id: 'finish',
      takes: isNamed('sour cream', 'crème fraîche', 'plain yogurt', 'parsley', 'dill', 'chives', 'pickle'),
      max: 3,
    },
  ],
} as const satisfies DishForm;

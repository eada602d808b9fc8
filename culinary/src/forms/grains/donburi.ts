import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isSoftProtein, isWokSauce } from '#forms/main-foods-data';
import { WOK_AROMATIC, WOK_FINISH, WOK_VEG } from '#forms/main-slots';

export const donburi = {
  id: 'donburi',
  noun: 'a Japanese rice bowl',
  words: ['donburi', 'rice bowl', 'oyakodon', 'gyudon', 'katsudon', 'teriyaki'],
  categories: ['Main Dish'],
  cuisines: ['japanese'],
  minutes: 40,
  bias: -1,
  loves: {
    'sushi rice': 3,
    mirin: 2.5,
    dashi: 2,
    sake: 1.5,
    egg: 0.4,
    nori: 2,
    'teriyaki sauce': 2.5,
    'pickled ginger': 2,
    'shiitake mushroom': 0.8,
    'miso paste': 1,
    'soy sauce': 0.6,
    furikake: 2,
    edamame: 0.6,
    'salmon fillet': 0.8,
    avocado: 1,
    cucumber: 0.6,
  },
  slots: [
    { id: 'rice', takes: isRole('rice'), max: 1, budget: 80, cost: 1.6 },
    { id: 'egg', takes: isNamed('egg'), max: 1, budget: 60 },
    { id: 'protein', takes: isSoftProtein, max: 1, budget: 130, cut: 'strip' },
    WOK_AROMATIC,
    { ...WOK_VEG, max: 4, budget: 130 },
    { id: 'sauce', takes: either(isWokSauce, isNamed('dashi', 'vegetable stock', 'chicken stock', 'wasabi')), max: 5 },
    { id: 'acid', takes: isRole('citrus', 'vinegar'), max: 1 },
    { ...WOK_FINISH, takes: either(WOK_FINISH.takes, isNamed('cucumber', 'avocado', 'radish')) },
  ],
  works: (has) => has('protein') + has('egg') + has('veg') > 0,
} as const satisfies DishForm;

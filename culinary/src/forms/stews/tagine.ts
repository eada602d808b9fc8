import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isBonyBraise, isPoultryPiece, isSideGrain, isSavoryNut, isSoftHerb, isSoftWrap } from '#forms/main-foods-data';
import { ALLIUMS, POT_BEANS, POT_LIQUID, POT_VEG, SHARP, WARM_SPICE } from '#forms/main-slots';

export const tagine = {
  id: 'tagine',
  noun: 'a tagine',
  words: ['tagine', 'tajine'],
  categories: ['Main Dish'],
  cuisines: ['moroccan'],
  minutes: 85,
  bias: -1.2,
  loves: {
    'ras el hanout': 3.5,
    'preserved lemon': 3,
    'dried apricot': 2,
    date: 1,
    cinnamon: 1.5,
    'lamb shoulder': 1,
    chickpea: 0.8,
    couscous: 1.5,
    saffron: 1,
    almond: 0.5,
    harissa: 2,
  },
  slots: [
    { id: 'bird', takes: either(isPoultryPiece, isBonyBraise, isNamed('merguez')), max: 1, budget: 240 },
    { id: 'protein', takes: isRole('braise'), max: 1, budget: 170, cut: 'chunk' },
    POT_BEANS,
    ALLIUMS,
    POT_VEG,
    {
      id: 'fruit',
      takes: either(isRole('dried-fruit'), isNamed('quince', 'apricot', 'plum', 'pear')),
      max: 2,
      budget: 30,
      cut: 'chunk',
    },
    WARM_SPICE,
    { id: 'salty', takes: isNamed('olive', 'preserved lemon'), max: 2 },
    { id: 'honey', takes: isNamed('honey', 'date syrup', 'pomegranate molasses'), max: 1 },
    POT_LIQUID,
    { id: 'starch', takes: either(isSideGrain, isRole('rice'), isSoftWrap), max: 1 },
    SHARP,
    { id: 'finish', takes: either(isSoftHerb, isSavoryNut), max: 3 },
  ],
  works: (has) => has('protein') + has('bird') + has('beans') > 0 || has('veg') > 1,
} as const satisfies DishForm;

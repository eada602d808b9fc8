import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import {
  isCoolDairy,
  isPotVeg,
  isSavoryNut,
  isSoftHerb,
  isSoftWrap,
  isTableBread,
  isWarmSpice,
} from '#forms/main-foods-data';
import { ALLIUMS, SHARP } from '#forms/main-slots';

export const lentilSoup = {
  id: 'lentil-soup',
  noun: 'a lentil soup',
  words: ['lentil soup', 'dal', 'dhal', 'shorba', 'split pea soup'],
  categories: ['Soup'],
  cuisines: ['middle-eastern', 'indian'],
  minutes: 45,
  ways: ['hob', 'one pan'],
  loves: {
    'red lentil': 2,
    'chana dal': 1.5,
    'toor dal': 1.5,
    'yellow split pea': 2.5,
    'green split pea': 2.5,
    'ground cumin': 1,
    turmeric: 1,
    lemon: 0.6,
    'aleppo pepper': 1,
    sumac: 0.6,
  },
  slots: [
    { id: 'lentil', takes: either(isRole('lentil'), isNamed('canned lentil')), max: 2, budget: 65, cost: 3 },
    ALLIUMS,
    { id: 'veg', takes: isPotVeg, max: 4, budget: 110, cut: 'dice' },
    { id: 'tomato', takes: isRole('tomato'), max: 1, budget: 60 },
    { id: 'stock', takes: either(isRole('stock'), isNamed('coconut milk')), max: 2 },
    { id: 'spice', takes: isWarmSpice, max: 5 },
    SHARP,
    { id: 'bread', takes: either(isTableBread, isSoftWrap), max: 1 },
    { id: 'finish', takes: either(isSoftHerb, isSavoryNut, isCoolDairy, isNamed('scallion', 'feta')), max: 3 },
  ],
  works: (has) => has('lentil') > 0,
} as const satisfies DishForm;

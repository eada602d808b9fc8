import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isPlainRice, isSoftHerb } from '#forms/main-foods-data';
import { POT_VEG, SHARP, WARM_SPICE } from '#forms/main-slots';
import { BASE } from '#forms/slots';

export const dal = {
  id: 'dal',
  noun: 'a dal',
  words: ['dal', 'dhal', 'daal', 'tarka', 'dahl'],
  categories: ['Main Dish', 'Side Dish'],
  cuisines: ['indian'],
  minutes: 45,
  ways: ['hob', 'one pan'],
  bias: -0.8,
  loves: {
    'red lentil': 2,
    'urad dal': 4,
    'chana dal': 4,
    'toor dal': 4,
    'mung bean': 2.5,
    'yellow split pea': 2,
    turmeric: 1,
    'cumin seed': 1,
    'mustard seed': 1.5,
    'curry leaf': 2,
    'garam masala': 1,
    ghee: 1,
    naan: 0.6,
  },
  slots: [
    { id: 'lentil', takes: isRole('lentil'), max: 2, budget: 75, cost: 3, structural: true },
    BASE,
    { ...POT_VEG, max: 3, budget: 110, cut: 'dice' },
    { ...WARM_SPICE, takes: either(WARM_SPICE.takes, isNamed('curry leaf')) },
    { id: 'liquid', takes: either(isRole('tomato', 'stock'), isNamed('coconut milk')), max: 2 },
    { id: 'starch', takes: either(isPlainRice, isNamed('naan', 'roti', 'flatbread')), max: 1 },
    SHARP,
    { id: 'finish', takes: either(isSoftHerb, isNamed('plain yogurt', 'cashew')), max: 2 },
  ],
} as const satisfies DishForm;

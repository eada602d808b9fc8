import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isPanProtein, isPlainRice, isPotMeat, isSoftHerb } from '#forms/main-foods-data';
import { ALLIUMS, POT_BEANS, POT_LIQUID, POT_VEG, SHARP, WARM_SPICE } from '#forms/main-slots';

export const peanutStew = {
  id: 'peanut-stew',
  noun: 'a peanut stew',
  words: ['peanut stew', 'groundnut', 'maafe', 'mafe', 'west african'],
  categories: ['Main Dish'],
  cuisines: ['west-african'],
  minutes: 60,
  ways: ['hob', 'one pan'],
  bias: -1,
  loves: {
    'peanut butter': 2.5,
    peanut: 1,
    'sweet potato': 0.6,
    okra: 1.2,
    plantain: 1.5,
    habanero: 1.5,
    fonio: 2,
    'collard greens': 0.8,
  },
  slots: [
    { id: 'protein', takes: either(isPotMeat, isPanProtein), max: 1, budget: 140, cut: 'chunk' },
    POT_BEANS,
    ALLIUMS,
    POT_VEG,
    { id: 'nut', takes: isNamed('peanut butter'), max: 1 },
    WARM_SPICE,
    { ...POT_LIQUID, takes: either(isRole('stock', 'tomato'), isNamed('coconut milk')) },
    { id: 'starch', takes: either(isPlainRice, isNamed('fonio', 'millet', 'couscous', 'flatbread')), max: 1 },
    SHARP,
    { id: 'finish', takes: either(isSoftHerb, isNamed('peanut', 'scallion')), max: 2 },
  ],
  works: (has) => has('protein') + has('beans') + has('veg') > 0,
} as const satisfies DishForm;

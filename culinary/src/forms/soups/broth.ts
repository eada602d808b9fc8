import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isPlainRice, isPotVeg, isSoftHerb, isWarmSpice, isWoodyHerb } from '#forms/main-foods-data';
import { ALLIUMS, SHARP } from '#forms/main-slots';

export const broth = {
  id: 'broth',
  noun: 'a pot of broth',
  words: ['broth', 'bone broth', 'bouillon'],
  categories: ['Soup'],
  minutes: 360,
  loves: { 'marrow bone': 4, 'chicken carcass': 4 },
  slots: [
    { id: 'bone', takes: isNamed('marrow bone', 'chicken carcass', 'pig foot'), max: 2, budget: 250, cost: 5 },
    { ...ALLIUMS, cut: 'whole' },
    { id: 'veg', takes: isPotVeg, max: 5, budget: 110, cut: 'dice' },
    { id: 'spice', takes: either(isWarmSpice, isWoodyHerb), max: 4 },
    { id: 'starch', takes: either(isPlainRice, isRole('pasta', 'noodle')), max: 1, budget: 30 },
    SHARP,
    { id: 'finish', takes: either(isSoftHerb, isNamed('scallion')), max: 2 },
  ],
  works: (has) => has('bone') > 0,
} as const satisfies DishForm;

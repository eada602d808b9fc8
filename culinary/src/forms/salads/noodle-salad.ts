import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';
import { isPanProtein, isSavoryNut, isSoftHerb, isWokSauce } from '#forms/main-foods-data';
import { BOILED, isRawAromatic, isRawVeg, isSaladGreen, RAW } from '#forms/salads/salad-foods';

export const noodleSalad = {
  id: 'noodle-salad',
  noun: 'a noodle salad',
  words: ['noodle salad', 'bun', 'glass noodle salad', 'cold noodles', 'rice noodle bowl'],
  categories: ['Salad', 'Main Dish'],
  cuisines: ['vietnamese', 'thai'],
  minutes: 35,
  loves: {
    'rice vermicelli': 2.5,
    'glass noodle': 2.5,
    'rice noodle': 1,
    'soba noodle': 1,
    'somen noodle': 1,
    'fish sauce': 1,
    lime: 0.5,
    mint: 1,
    peanut: 0.8,
    'bean sprout': 0.6,
    lemongrass: 0.5,
  },
  slots: [
    { id: 'noodle', takes: isRole('noodle'), max: 1, budget: 55, cost: 3.5 },
    { id: 'protein', takes: both(isPanProtein, not(isRole('sausage'))), max: 1, budget: 95, cut: 'strip' },
    { id: 'aromatic', takes: either(isRawAromatic, isNamed('shallot')), max: 4, budget: 12 },
    { id: 'raw', takes: either(isSaladGreen, isRawVeg), max: 6, budget: 150, cut: RAW.cut ?? 'raw', cost: 0.8 },
    { ...BOILED, takes: either(BOILED.takes, isNamed('bean sprout')), max: 2, budget: 70 },
    {
      id: 'fruit',
      takes: isNamed('mango', 'green mango', 'pomelo', 'pineapple'),
      max: 1,
      budget: 60,
      cut: 'strip',
    },
    {
      id: 'sauce',
      takes: both(isWokSauce, not(isNamed('oyster sauce', 'black bean sauce', 'doubanjiang'))),
      max: 4,
      budget: 22,
    },
    { id: 'acid', takes: either(isRole('citrus'), isNamed('rice vinegar')), max: 1 },
    {
      id: 'finish',
      takes: either(isSoftHerb, isSavoryNut, isNamed('fried shallot', 'pickled vegetables', 'pickled ginger')),
      max: 4,
    },
  ],
  works: (has) => has('noodle') > 0 || has('sauce') + has('acid') + has('finish') > 1,
} as const satisfies DishForm;

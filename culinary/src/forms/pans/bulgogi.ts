import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isWokProtein, isPlainRice, isWokSauce } from '#forms/main-foods-data';
import { WOK_AROMATIC, WOK_FINISH, WOK_VEG } from '#forms/main-slots';

export const bulgogi = {
  id: 'bulgogi',
  noun: 'a bulgogi',
  words: ['bulgogi', 'korean beef', 'korean bbq', 'dakgalbi'],
  categories: ['Main Dish'],
  cuisines: ['korean'],
  minutes: 50,
  bias: -2,
  loves: {
    'flank steak': 1,
    'skirt steak': 0.8,
    'beef steak': 0.3,
    gochujang: 2,
    'asian pear': 3,
    kimchi: 2,
    'sesame oil': 1,
    'sesame seed': 0.8,
    lettuce: 0.3,
  },
  slots: [
    { id: 'protein', takes: isWokProtein, max: 1, budget: 160, cut: 'strip', cost: 3 },
    { id: 'pear', takes: isNamed('asian pear', 'pear', 'apple', 'kiwi'), max: 1, budget: 35, cut: 'raw' },
    WOK_AROMATIC,
    { ...WOK_VEG, max: 3, budget: 120 },
    { id: 'sauce', takes: either(isWokSauce, isNamed('gochugaru', 'chili flakes')), max: 6 },
    { id: 'starch', takes: isPlainRice, max: 1 },
    {
      id: 'leaf',
      takes: isNamed(
        'lettuce',
        'butterhead lettuce',
        'little gem lettuce',
        'romaine lettuce',
        'cucumber',
        'radish',
        'daikon',
      ),
      max: 2,
      cut: 'slice',
    },
    { id: 'acid', takes: isRole('vinegar', 'citrus'), max: 1 },
    WOK_FINISH,
  ],
} as const satisfies DishForm;

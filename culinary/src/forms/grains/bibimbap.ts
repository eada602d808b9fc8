import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isMince, isWokProtein, isPlainRice, isWokSauce, vegBut } from '#forms/main-foods-data';
import { WOK_FINISH } from '#forms/main-slots';

export const bibimbap = {
  id: 'bibimbap',
  noun: 'a bibimbap',
  words: ['bibimbap', 'bibimbop'],
  categories: ['Main Dish'],
  cuisines: ['korean'],
  minutes: 45,
  bias: -1,
  loves: {
    gochujang: 4,
    kimchi: 2.5,
    'sesame oil': 0.8,
    'bean sprout': 1,
    spinach: 0.3,
    gochugaru: 2,
    'ground beef': 0.2,
    'shiitake mushroom': 0.5,
    daikon: 0.5,
  },
  slots: [
    { id: 'rice', takes: isPlainRice, max: 1, budget: 80, cost: 1.6 },
    { id: 'protein', takes: either(isWokProtein, isMince), max: 1, budget: 100, cut: 'strip' },
    { id: 'egg', takes: isNamed('egg'), max: 1, budget: 50 },
    { id: 'aromatic', takes: isRole('aromatic'), max: 3 },
    {
      id: 'veg',
      takes: either(
        vegBut(
          'potato',
          'tomato',
          'cherry tomato',
          'artichoke heart',
          'sun-dried tomato',
          'beet',
          'parsnip',
          'pumpkin',
          'fennel',
        ),
        isNamed('cucumber', 'radish'),
      ),
      max: 5,
      budget: 190,
      cut: 'strip',
      cost: 0.8,
    },
    { id: 'sauce', takes: either(isWokSauce, isNamed('gochugaru', 'chili flakes')), max: 5 },
    { id: 'acid', takes: isRole('vinegar', 'citrus'), max: 1 },
    WOK_FINISH,
  ],
  works: (has) => has('protein') + has('egg') + has('veg') > 0,
} as const satisfies DishForm;

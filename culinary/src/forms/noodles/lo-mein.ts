import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isWokProtein, isWokSauce } from '#forms/main-foods-data';
import { WOK_AROMATIC, WOK_FINISH, WOK_VEG } from '#forms/main-slots';

export const loMein = {
  id: 'lo-mein',
  noun: 'tossed noodles',
  words: ['lo mein', 'chow mein', 'yakisoba', 'yaki udon', 'fried noodles', 'stir-fried noodles'],
  categories: ['Main Dish'],
  cuisines: ['chinese', 'japanese'],
  minutes: 25,
  bias: -0.6,
  loves: {
    'wheat noodle': 3,
    'egg noodle': 2.5,
    'udon noodle': 3,
    'soba noodle': 2.5,
    'ramen noodle': 2,
    'instant noodle': 2,
    'oyster sauce': 1.5,
    'dark soy sauce': 1.5,
    'napa cabbage': 1.2,
    'hoisin sauce': 1.2,
    'chili crisp': 1.5,
  },
  slots: [
    { id: 'noodle', takes: isRole('noodle'), max: 1, budget: 85, cost: 2.4 },
    { id: 'egg', takes: isNamed('egg'), max: 1, budget: 40 },
    { id: 'protein', takes: isWokProtein, max: 2, budget: 110, cut: 'strip' },
    WOK_AROMATIC,
    { ...WOK_VEG, cost: 0.6 },
    { id: 'sauce', takes: either(isWokSauce, isNamed('cornstarch', 'chili flakes', 'five-spice powder')), max: 5 },
    { id: 'acid', takes: isRole('citrus', 'vinegar'), max: 1 },
    WOK_FINISH,
  ],
  works: (has) => has('noodle') + has('veg') + has('protein') > 0,
} as const satisfies DishForm;

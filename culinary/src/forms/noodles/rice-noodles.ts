import { type DishForm, either, isNamed } from '#compose/dish-form';
import { isWokProtein, isWokSauce } from '#forms/main-foods-data';
import { WOK_AROMATIC, WOK_FINISH, WOK_VEG } from '#forms/main-slots';
import { CITRUS } from '#forms/slots';

export const riceNoodles = {
  id: 'rice-noodles',
  noun: 'fried rice noodles',
  words: ['pad thai', 'pad', 'pad see ew', 'singapore noodles', 'thai noodles'],
  categories: ['Main Dish'],
  cuisines: ['thai', 'vietnamese'],
  minutes: 30,
  bias: -0.7,
  loves: {
    'rice noodle': 3.5,
    'rice vermicelli': 2.5,
    'tamarind paste': 3,
    'bean sprout': 1.5,
    'fish sauce': 1.2,
    peanut: 1,
    shrimp: 0.5,
    'firm tofu': 0.4,
    lime: 0.4,
  },
  slots: [
    { id: 'noodle', takes: isNamed('rice noodle', 'rice vermicelli', 'glass noodle'), max: 1, budget: 75, cost: 2.2 },
    { id: 'egg', takes: isNamed('egg'), max: 1, budget: 40 },
    { id: 'protein', takes: isWokProtein, max: 2, budget: 110, cut: 'strip' },
    WOK_AROMATIC,
    { ...WOK_VEG, budget: 150 },
    { id: 'sauce', takes: either(isWokSauce, isNamed('curry powder', 'chili flakes')), max: 5 },
    CITRUS,
    WOK_FINISH,
  ],
} as const satisfies DishForm;

import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isMince, isPlainRice, isThickener, isWokProtein, isWokSauce } from '#forms/main-foods-data';
import { WOK_AROMATIC, WOK_FINISH, WOK_VEG } from '#forms/main-slots';

export const stirFry = {
  id: 'stir-fry',
  noun: 'a stir-fry',
  words: ['stir fry', 'stirfry', 'wok', 'kung pao', 'sweet and sour'],
  categories: ['Main Dish'],
  cuisines: ['chinese', 'thai', 'vietnamese', 'japanese', 'korean'],
  minutes: 40,
  ways: ['hob', 'one pan'],
  loves: {
    'soy sauce': 2.5,
    'sesame oil': 2,
    'oyster sauce': 3,
    'hoisin sauce': 2,
    'black bean sauce': 2.5,
    'bok choy': 2,
    'snow pea': 2,
    'sugar snap pea': 1.5,
    broccoli: 1,
    'chinese broccoli': 2.5,
    ginger: 1,
    'egg noodle': 1.5,
    'bean sprout': 3,
    'firm tofu': 1,
    'long-grain rice': 0.5,
    cashew: 1,
    scallion: 1,
    lemon: -1.5,
    celery: -0.4,
  },
  slots: [
    { id: 'protein', takes: either(isWokProtein, isMince, isNamed('egg')), max: 2, budget: 145, cut: 'strip', cost: 1 },
    { ...WOK_AROMATIC, takes: isRole('aromatic') },
    { ...WOK_VEG, max: 7, budget: 220, cost: 2 },
    { id: 'fruit', takes: isNamed('pineapple', 'canned pineapple', 'mango'), max: 1 },
    { id: 'starch', takes: either(isPlainRice, isRole('noodle')), max: 1 },
    {
      id: 'sauce',
      takes: either(
        isWokSauce,
        isRole('citrus', 'vinegar'),
        isThickener,
        isNamed('ketchup', 'chili flakes', 'five-spice powder', 'sichuan pepper'),
      ),
      max: 6,
    },
    WOK_FINISH,
  ],
  works: (has) => has('veg') + has('protein') > 0,
} as const satisfies DishForm;

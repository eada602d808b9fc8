import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isHotSalty, isPanProtein, isPlainRice, isWokSauce } from '#forms/main-foods-data';
import { WOK_AROMATIC, WOK_FINISH, WOK_VEG } from '#forms/main-slots';

export const friedRice = {
  id: 'fried-rice',
  noun: 'fried rice',
  words: ['fried rice', 'nasi goreng', 'egg fried rice', 'leftover rice'],
  categories: ['Main Dish'],
  cuisines: ['chinese', 'thai', 'korean', 'japanese', 'vietnamese'],
  minutes: 20,
  loves: {
    'long-grain rice': 2,
    'jasmine rice': 1.5,
    egg: 1,
    pea: 1,
    'soy sauce': 1.5,
    scallion: 1,
    ham: 1,
    corn: 0.5,
    shrimp: 0.4,
    kimchi: 1.5,
    'kecap manis': 2,
    'cauliflower rice': 1.5,
    'sesame oil': 1,
  },
  slots: [
    { id: 'rice', takes: isPlainRice, max: 1, budget: 75, cost: 3 },
    { id: 'egg', takes: isNamed('egg'), max: 1, budget: 50 },
    { id: 'protein', takes: either(isPanProtein, isHotSalty), max: 2, budget: 90, cut: 'dice' },
    WOK_AROMATIC,
    { ...WOK_VEG, takes: either(WOK_VEG.takes, isNamed('kimchi')), budget: 130, cut: 'dice' },
    { id: 'fruit', takes: isNamed('pineapple', 'canned pineapple'), max: 1 },
    {
      id: 'sauce',
      takes: either(
        isWokSauce,
        isNamed('chili flakes', 'curry powder', 'ketchup', 'onion powder', 'five-spice powder'),
      ),
      max: 4,
    },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
    WOK_FINISH,
  ],
} as const satisfies DishForm;

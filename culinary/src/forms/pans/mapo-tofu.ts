import { type DishForm, either, isNamed } from '#compose/dish-form';
import { isBlockTofu, isMince, isPlainRice, isWokSauce, isWokVeg } from '#forms/main-foods-data';
import { WOK_AROMATIC, WOK_FINISH } from '#forms/main-slots';

export const mapoTofu = {
  id: 'mapo-tofu',
  noun: 'a mapo tofu',
  words: ['mapo', 'ma po', 'sichuan', 'szechuan'],
  categories: ['Main Dish'],
  cuisines: ['chinese'],
  minutes: 45,
  bias: -0.6,
  loves: {
    doubanjiang: 4,
    'sichuan pepper': 3.5,
    'silken tofu': 3,
    'black bean sauce': 1.5,
    'firm tofu': 0.6,
    'ground pork': 1,
    'chili crisp': 1,
    'chili oil': 1.2,
  },
  slots: [
    { id: 'tofu', takes: either(isBlockTofu, isNamed('silken tofu')), max: 1, budget: 150, cut: 'dice', cost: 2.5 },
    { id: 'mince', takes: either(isMince, isNamed('shiitake mushroom', 'mushroom')), max: 1, budget: 70, cut: 'dice' },
    WOK_AROMATIC,
    { id: 'veg', takes: isWokVeg, max: 2, budget: 100, cut: 'slice' },
    {
      id: 'sauce',
      takes: either(
        isWokSauce,
        isNamed('chili flakes', 'sichuan pepper', 'cornstarch', 'vegetable stock', 'chicken stock'),
      ),
      max: 6,
    },
    { id: 'starch', takes: isPlainRice, max: 1 },
    WOK_FINISH,
  ],
  works: (has) => has('tofu') > 0,
} as const satisfies DishForm;

import { isSugar, isSweetMilk } from '#forms/slots';
import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

export const brownies = {
  id: 'brownies',
  noun: 'a brownie',
  words: ['brownie', 'chocolate cake', 'blondie'],
  categories: ['Dessert'],
  swaps: { egg: ['aquafaba'] },
  loves: {
    'dark chocolate': 3,
    'cocoa powder': 2,
    'milk chocolate': 2,
    'chocolate chip': 2,
    hazelnut: 0.5,
    walnut: 0.5,
    egg: 0.5,
  },
  slots: [
    { id: 'chocolate', takes: isRole('chocolate'), max: 2, budget: 28, structural: true, cost: 3 },
    { id: 'egg', takes: isRole('egg'), max: 1, structural: true },
    { id: 'flour', takes: isNamed('all-purpose flour', 'cocoa powder', 'baking powder'), max: 3 },
    { id: 'sweet', takes: isSugar, max: 1 },
    {
      id: 'fold',
      takes: either(
        isRole('nut', 'dried-fruit'),
        isNamed('cherry', 'raspberry', 'blueberry', 'cranberry', 'banana', 'pear', 'peanut butter', 'beet'),
      ),
      max: 3,
      budget: 30,
    },
    { id: 'spice', takes: either(isRole('sweet-spice'), isNamed('vanilla extract', 'coffee', 'chili flakes')), max: 2 },
    {
      id: 'serve',
      takes: either(
        isRole('cream', 'yogurt'),
        isSweetMilk,
        isNamed('ice cream', 'caramel sauce', 'strawberry', 'orange', 'mint'),
      ),
      max: 2,
    },
  ],
} as const satisfies DishForm;

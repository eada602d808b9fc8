import { both, type DishForm, either, isHotVeg, isNamed, isRoastProtein, isRole, not } from '#compose/dish-form';
import { FINISH, isCookingLeaf, isCrumblyCheese, isSavoryFruit } from '#forms/slots';

export const sheetPanRoast = {
  id: 'sheet-pan-roast',
  noun: 'a tray of roast things',
  words: ['roast', 'roasted', 'sheet pan', 'tray bake', 'traybake', 'baked', 'oven'],
  categories: ['Main Dish'],
  loves: {
    'chicken thigh': 1,
    potato: 1,
    carrot: 0.5,
    'brussels sprout': 0.5,
    sausage: 1.5,
    rosemary: 1,
    'sweet potato': 0.5,
    parsnip: 1,
    'salmon fillet': 0.5,
  },
  slots: [
    { id: 'protein', takes: isRoastProtein, max: 2, budget: 190, cost: 2 },
    {
      id: 'veg',
      takes: both(isHotVeg, not(isCookingLeaf), not(isNamed('pea', 'edamame', 'bean sprout', 'corn', 'scallion'))),
      max: 7,
      budget: 320,
      cut: 'chunk',
      cost: 2,
    },
    {
      id: 'fruit',
      takes: both(isSavoryFruit, isNamed('apple', 'pear', 'grape', 'fig', 'peach')),
      max: 1,
      cut: 'chunk',
    },
    { id: 'beans', takes: isNamed('chickpea', 'white bean'), max: 1 },
    {
      id: 'flavor',
      takes: either(
        isRole('aromatic', 'spice', 'citrus', 'vinegar', 'sweetener'),
        isNamed('thyme', 'rosemary', 'sage', 'dijon mustard', 'chili sauce', 'soy sauce', 'pesto', 'miso paste'),
      ),
      max: 5,
    },
    { id: 'green', takes: isNamed('spinach', 'arugula', 'kale', 'pea'), max: 2, budget: 40 },
    { id: 'cheese', takes: isCrumblyCheese, max: 1 },
    FINISH,
  ],
} as const satisfies DishForm;

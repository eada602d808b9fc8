import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';
import { isPinchSpice } from '#forms/salads/salad-foods';

export const spicedNuts = {
  id: 'spiced-nuts',
  noun: 'a bowl of spiced nuts',
  words: ['spiced nuts', 'candied nuts', 'snack mix', 'trail mix', 'roasted nuts', 'bar nuts'],
  categories: ['Snack', 'Appetizer'],
  minutes: 30,
  loves: {
    'mixed nuts': 2.5,
    almond: 0.8,
    cashew: 0.8,
    pecan: 1,
    peanut: 0.8,
    'pumpkin seed': 0.8,
    pretzel: 1.5,
    'maple syrup': 0.8,
    honey: 0.8,
    rosemary: 0.4,
  },
  slots: [
    {
      id: 'nut',
      takes: both(
        isRole('nut', 'seed'),
        not(isNamed('coconut', 'chestnut', 'chia seed', 'flaxseed', 'ground flaxseed', 'poppy seed', 'pine nut')),
      ),
      max: 4,
      budget: 45,
      cost: 2.5,
    },
    {
      id: 'mix',
      takes: isNamed('pretzel', 'corn flakes', 'puffed rice', 'cracker', 'wheat biscuit cereal', 'bran flakes'),
      max: 2,
      budget: 15,
    },
    {
      id: 'sweet',
      takes: both(isRole('sweetener'), not(isNamed('condensed milk', 'grenadine', 'molasses'))),
      max: 1,
      budget: 7,
    },
    {
      id: 'spice',
      takes: either(isPinchSpice, isRole('sweet-spice'), isNamed('rosemary', 'thyme', 'sage', 'curry leaf')),
      max: 3,
    },
    {
      id: 'sauce',
      takes: isNamed('soy sauce', 'worcestershire sauce', 'hot sauce', 'sriracha', 'liquid smoke'),
      max: 1,
      budget: 4,
    },
    { id: 'egg', takes: isNamed('egg white'), max: 1, budget: 8 },
    {
      id: 'after',
      takes: either(
        isRole('dried-fruit'),
        isNamed(
          'lime zest',
          'orange zest',
          'lemon zest',
          'dark chocolate',
          'chocolate chip',
          'coconut flake',
          'flaky salt',
        ),
      ),
      max: 3,
      budget: 15,
    },
  ],
  works: (has) => has('nut') > 0,
} as const satisfies DishForm;

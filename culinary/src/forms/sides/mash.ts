import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';
import { isHotCured, isMeltingCheese, isSoftCheese, isSoftHerb } from '#forms/main-foods-data';
import { isCookingLeaf } from '#forms/slots';

export const mash = {
  id: 'mash',
  noun: 'a mash',
  words: ['mash', 'mashed', 'puree', 'colcannon', 'champ'],
  categories: ['Side Dish'],
  minutes: 40,
  loves: {
    potato: 1.5,
    butter: 0.6,
    milk: 0.6,
    celeriac: 1.5,
    parsnip: 1,
    rutabaga: 1.5,
    'sweet potato': 0.6,
    turnip: 1,
  },
  slots: [
    {
      id: 'root',
      takes: isNamed(
        'potato',
        'sweet potato',
        'parsnip',
        'celeriac',
        'turnip',
        'carrot',
        'cauliflower',
        'pumpkin',
        'butternut squash',
        'cassava',
        'taro',
        'plantain',
      ),
      max: 3,
      budget: 240,
      cut: 'chunk',
      cost: 3,
    },
    {
      id: 'fold',
      takes: either(isCookingLeaf, isHotCured, isNamed('scallion', 'leek', 'garlic', 'corn', 'onion', 'cabbage')),
      max: 3,
      budget: 30,
      cut: 'slice',
    },
    {
      id: 'dairy',
      takes: either(
        both(isRole('milk', 'cream', 'yogurt'), not(isNamed('whipped cream', 'vanilla yogurt', 'whey'))),
        isMeltingCheese,
        isSoftCheese,
      ),
      max: 3,
      budget: 45,
    },
    {
      id: 'spice',
      takes: isNamed(
        'nutmeg',
        'dijon mustard',
        'smoked paprika',
        'caper',
        'white pepper',
        'prepared horseradish',
        'truffle oil',
      ),
      max: 2,
    },
    { id: 'finish', takes: either(isSoftHerb, isNamed('olive', 'thyme', 'rosemary', 'sage', 'fried shallot')), max: 2 },
  ],
} as const satisfies DishForm;

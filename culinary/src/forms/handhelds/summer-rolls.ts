import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isSoftProtein, isRawVeg, isSoftHerb, isSoySauce } from '#forms/main-foods-data';

export const summerRolls = {
  id: 'summer-rolls',
  noun: 'a summer roll',
  words: ['summer roll', 'rice paper roll', 'fresh roll', 'lettuce wrap', 'lettuce cup', 'lettuce roll'],
  categories: ['Main Dish', 'Appetizer'],
  cuisines: ['vietnamese'],
  minutes: 40,
  bias: -1,
  loves: {
    'rice paper wrapper': 5,
    'rice vermicelli': 1.5,
    shrimp: 0.4,
    mint: 0.5,
    'hoisin sauce': 1,
    'thai basil': 1,
    'peanut sauce': 1.5,
    cucumber: 0.3,
    'butterhead lettuce': 0.8,
  },
  slots: [
    {
      id: 'paper',
      takes: isNamed('rice paper wrapper', 'butterhead lettuce', 'little gem lettuce', 'lettuce'),
      max: 1,
      cost: 1.5,
    },
    { id: 'noodle', takes: isNamed('rice vermicelli', 'glass noodle', 'rice noodle'), max: 1, budget: 30 },
    { id: 'protein', takes: isSoftProtein, max: 2, budget: 80, cut: 'strip' },
    {
      id: 'raw',
      takes: either(isRawVeg, isNamed('red bell pepper', 'mango', 'beet', 'kohlrabi')),
      max: 5,
      budget: 120,
      cut: 'strip',
    },
    { id: 'herb', takes: either(isSoftHerb, isNamed('scallion')), max: 3 },
    {
      id: 'dip',
      takes: either(
        isSoySauce,
        isNamed(
          'hoisin sauce',
          'peanut sauce',
          'peanut butter',
          'fish sauce',
          'sweet chili sauce',
          'sriracha',
          'honey',
          'sugar',
          'brown sugar',
          'sesame oil',
        ),
      ),
      max: 4,
    },
    { id: 'aromatic', takes: isRole('aromatic'), max: 2 },
    { id: 'acid', takes: isRole('citrus', 'vinegar'), max: 1 },
    { id: 'finish', takes: isNamed('peanut', 'cashew', 'sesame seed', 'fried shallot'), max: 1 },
  ],
  works: (has) => has('paper') + has('noodle') > 0 || (has('protein') > 0 && has('raw') + has('herb') > 1),
} as const satisfies DishForm;

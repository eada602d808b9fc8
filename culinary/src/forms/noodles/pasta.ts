import {
  both,
  type DishForm,
  either,
  isHotVeg,
  isNamed,
  isQuickProtein,
  isRole,
  isSalty,
  not,
} from '#compose/dish-form';
import { type Kitchen, listOf } from '#compose/kitchen';
import { distinct, sentence, stars, stems, titleCase } from '#compose/sentences';
import { CITRUS } from '#forms/slots';

export const pasta = {
  id: 'pasta',
  noun: 'a bowl of pasta',
  words: ['pasta', 'spaghetti', 'carbonara', 'bolognese', 'alfredo', 'mac'],
  categories: ['Main Dish'],
  loves: {
    penne: 2.5,
    spaghetti: 2.5,
    gnocchi: 2.5,
    orzo: 2,
    pesto: 2,
    parmesan: 1,
    basil: 1,
    'canned tomatoes': 1,
    'ground beef': 0.5,
    'heavy cream': 0.5,
    'cherry tomato': 0.5,
  },
  slots: [
    { id: 'pasta', takes: isRole('pasta'), max: 1, budget: 100, cost: 2.5 },
    { id: 'protein', takes: either(isQuickProtein, isSalty), max: 2, budget: 100, cut: 'chunk' },
    { id: 'beans', takes: isRole('legume'), max: 1, budget: 60 },
    {
      id: 'base',
      takes: either(isRole('aromatic'), isNamed('onion', 'red onion', 'shallot', 'leek', 'anchovy')),
      max: 4,
      cut: 'dice',
    },
    {
      id: 'veg',
      takes: either(
        both(
          isHotVeg,
          not(
            isNamed(
              'potato',
              'parsnip',
              'turnip',
              'bean sprout',
              'bok choy',
              'beet',
              'scallion',
              'okra',
              'celeriac',
              'sweet potato',
            ),
          ),
        ),
        isNamed('olive', 'arugula'),
      ),
      max: 6,
      budget: 150,
      cut: 'slice',
    },
    {
      id: 'sauce',
      takes: either(
        isRole('tomato', 'wine', 'stock'),
        isNamed('heavy cream', 'cream cheese', 'ricotta', 'pesto', 'sour cream', 'milk', 'caper'),
      ),
      max: 4,
    },
    {
      id: 'spice',
      takes: isNamed('chili flakes', 'dried oregano', 'nutmeg', 'bay leaf', 'smoked paprika', 'onion powder'),
      max: 3,
    },
    { id: 'cheese', takes: isNamed('parmesan', 'mozzarella', 'feta', 'goat cheese', 'blue cheese', 'cheddar'), max: 2 },
    CITRUS,
    {
      id: 'finish',
      takes: either(isRole('herb'), isNamed('pine nut', 'walnut', 'breadcrumb', 'almond', 'pistachio', 'hazelnut')),
      max: 3,
    },
  ],
} as const satisfies DishForm;

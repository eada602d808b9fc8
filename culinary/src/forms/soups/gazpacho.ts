import { both, type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isSoftHerb, isTableBread } from '#forms/main-foods-data';
import { isPinchSpice, isRawVeg } from '#forms/salads/salad-foods';

export const gazpacho = {
  id: 'gazpacho',
  noun: 'a cold soup',
  words: ['gazpacho', 'cold soup', 'chilled soup', 'salmorejo'],
  categories: ['Soup', 'Appetizer'],
  cuisines: ['spanish'],
  minutes: 80,
  bias: -0.6,
  loves: {
    tomato: 1,
    'plum tomato': 1,
    cucumber: 1.5,
    'red bell pepper': 0.6,
    'sherry vinegar': 1.5,
    'tomato juice': 2,
    watermelon: 1.5,
    'serrano ham': 0.8,
  },
  slots: [
    {
      id: 'tomato',
      takes: isNamed('tomato', 'tomato juice', 'canned tomatoes'),
      max: 2,
      budget: 220,
      cut: 'chunk',
      cost: 1.5,
    },
    { id: 'garlic', takes: isNamed('garlic', 'red chili'), max: 2, budget: 4 },
    { id: 'cool', takes: isNamed('cucumber', 'avocado'), max: 2, budget: 130, cut: 'chunk' },
    {
      id: 'veg',
      takes: both(
        isRawVeg,
        isNamed(
          'red bell pepper',
          'green bell pepper',
          'roasted red pepper',
          'celery',
          'fennel',
          'onion',
          'scallion',
          'radish',
        ),
      ),
      max: 4,
      budget: 130,
      cut: 'chunk',
      cost: 1,
    },
    {
      id: 'fruit',
      takes: isNamed('melon', 'strawberry', 'peach', 'grape'),
      max: 1,
      budget: 120,
      cut: 'chunk',
    },
    {
      id: 'dairy',
      takes: isNamed('plain yogurt', 'greek yogurt', 'kefir', 'buttermilk', 'soy yogurt'),
      max: 1,
      budget: 90,
    },
    { id: 'bread', takes: isTableBread, max: 1, budget: 25 },
    { id: 'nut', takes: isNamed('almond', 'pine nut'), max: 1, budget: 12 },
    { id: 'sharp', takes: isRole('vinegar', 'citrus'), max: 1 },
    { id: 'spice', takes: either(isPinchSpice, isNamed('hot sauce')), max: 2 },
    {
      id: 'finish',
      takes: either(isSoftHerb, isNamed('serrano ham', 'prosciutto', 'crouton', 'olive', 'feta')),
      max: 3,
    },
  ],
  works: (has) => has('tomato') + has('fruit') + has('cool') > 0 || has('veg') > 1,
} as const satisfies DishForm;

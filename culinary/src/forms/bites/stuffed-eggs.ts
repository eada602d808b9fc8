import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';
import { isCoolDairy, isSoftHerb } from '#forms/main-foods-data';
import { isPinchSpice, isReadyProtein } from '#forms/salads/salad-foods';

const isRoe = isNamed('salmon roe', 'caviar', 'fish roe');

export const stuffedEggs = {
  id: 'stuffed-eggs',
  noun: 'a plate of stuffed eggs',
  words: ['deviled eggs', 'devilled eggs', 'stuffed eggs', 'filled eggs'],
  categories: ['Appetizer', 'Snack'],
  cuisines: ['american', 'german', 'french'],
  minutes: 30,
  loves: {
    egg: 1.2,
    mayonnaise: 1.5,
    'yellow mustard': 1.2,
    'dijon mustard': 0.8,
    paprika: 1.2,
    chives: 0.5,
    'salmon roe': 1.5,
    caper: 0.4,
  },
  slots: [
    { id: 'egg', takes: isNamed('egg'), max: 1, budget: 100, cost: 3.2, structural: true },
    {
      id: 'creamy',
      takes: either(
        isCoolDairy,
        isNamed('mayonnaise', 'cream cheese', 'goat cheese', 'mascarpone', 'avocado', 'hummus'),
      ),
      max: 2,
      budget: 22,
    },
    {
      id: 'sharp',
      takes: either(
        isRole('citrus', 'vinegar'),
        isNamed('dijon mustard', 'wasabi', 'prepared horseradish', 'hot sauce', 'sriracha', 'harissa'),
      ),
      max: 2,
      budget: 6,
    },
    { id: 'fill', takes: both(isReadyProtein, not(isRoe)), max: 1, budget: 20, cut: 'dice' },
    {
      id: 'bits',
      takes: either(
        isRole('pickle'),
        isNamed(
          'pickle',
          'caper',
          'shallot',
          'scallion',
          'celery',
          'olive',
          'radish',
          'sun-dried tomato',
          'red onion',
          'garlic',
        ),
      ),
      max: 3,
      budget: 14,
      cut: 'dice',
    },
    { id: 'spice', takes: isPinchSpice, max: 2, budget: 0.8 },
    {
      id: 'finish',
      takes: either(isSoftHerb, isRoe, isNamed('bacon', 'crouton', 'fried shallot')),
      max: 3,
      budget: 10,
    },
  ],
  works: (has) => has('egg') > 0,
} as const satisfies DishForm;

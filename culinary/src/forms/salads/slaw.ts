import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';
import { isSavoryFruit } from '#forms/slots';
import { ACID, DRESSING, isSaladGreen, RAW, SALAD_TOP } from '#forms/salads/salad-foods';

export const slaw = {
  id: 'slaw',
  noun: 'a slaw',
  words: ['slaw', 'coleslaw', 'krautsalat'],
  categories: ['Salad', 'Side Dish'],
  minutes: 25,
  loves: {
    cabbage: 2,
    'red cabbage': 2,
    'napa cabbage': 2,
    'savoy cabbage': 1.5,
    carrot: 1,
    fennel: 0.6,
    kohlrabi: 1.5,
    mayonnaise: 0.8,
    apple: 0.5,
    'celery seed': 1.5,
    daikon: 0.8,
    'brussels sprout': 0.6,
  },
  slots: [
    {
      id: 'shred',
      takes: isNamed(
        'cabbage',
        'red cabbage',
        'kohlrabi',
        'kale',
        'brussels sprout',
        'celeriac',
        'daikon',
        'green papaya',
        'jicama',
        'fennel',
      ),
      max: 3,
      budget: 110,
      cut: 'strip',
      cost: 2,
    },
    {
      ...RAW,
      takes: both(
        RAW.takes,
        not(isNamed('tomato', 'olive', 'avocado', 'cucumber', 'sun-dried tomato', 'artichoke heart', 'heart of palm')),
      ),
      max: 4,
      budget: 80,
      cut: 'strip',
    },
    { id: 'leaf', takes: isSaladGreen, max: 1, budget: 25, cut: 'slice' },
    {
      id: 'fruit',
      takes: either(
        both(isSavoryFruit, isNamed('apple', 'pear', 'green mango', 'mango', 'pomegranate', 'pineapple', 'grape')),
        isRole('dried-fruit'),
      ),
      max: 2,
      budget: 40,
      cut: 'strip',
    },
    ACID,
    DRESSING,
    SALAD_TOP,
  ],
  works: (has) => has('shred') + has('raw') > 0,
} as const satisfies DishForm;

import { both, type DishForm, either, isHotVeg, isNamed, isRole, isSalty, not } from '#compose/dish-form';
import { isSavoryFruit, isTopping } from '#forms/slots';

const isToastRaw = isNamed(
  'tomato',
  'cherry tomato',
  'avocado',
  'cucumber',
  'radish',
  'arugula',
  'olive',
  'sun-dried tomato',
  'artichoke heart',
  'lettuce',
  'red onion',
  'pickle',
);

export const bruschetta = {
  id: 'bruschetta',
  noun: 'a toast',
  words: ['bruschetta', 'crostini', 'toast', 'sandwich', 'open sandwich', 'canape'],
  categories: ['Appetizer', 'Snack', 'Breakfast'],
  loves: {
    bread: 1.2,
    baguette: 3,
    tomato: 0.6,
    basil: 0.8,
    ricotta: 0.8,
    'goat cheese': 0.8,
    avocado: 0.8,
    'smoked salmon': 1.5,
    fig: 0.8,
    mozzarella: 0.6,
  },
  slots: [
    { id: 'bread', takes: isRole('bread', 'wrap'), max: 1, budget: 60, cost: 1.2 },
    {
      id: 'spread',
      takes: either(
        isNamed(
          'ricotta',
          'cream cheese',
          'goat cheese',
          'pesto',
          'tahini',
          'mayonnaise',
          'sour cream',
          'plain yogurt',
          'dijon mustard',
        ),
        isRole('legume'),
      ),
      max: 2,
      budget: 35,
    },
    {
      id: 'raw',
      takes: either(isToastRaw, both(isSavoryFruit, not(isNamed('orange', 'grapefruit', 'pineapple', 'melon')))),
      max: 4,
      budget: 80,
      cut: 'dice',
    },
    {
      id: 'protein',
      takes: either(isSalty, isNamed('shrimp', 'egg', 'halloumi'), isRole('mince', 'sausage', 'poultry', 'meat')),
      max: 2,
      budget: 50,
      cut: 'strip',
    },
    {
      id: 'veg',
      takes: both(isHotVeg, not(isNamed('potato', 'bok choy', 'bean sprout', 'celery', 'turnip'))),
      max: 4,
      budget: 90,
      cut: 'slice',
    },
    { id: 'garlic', takes: isRole('aromatic'), max: 2 },
    { id: 'cheese', takes: isRole('cheese'), max: 1 },
    {
      id: 'drizzle',
      takes: either(
        isRole('vinegar', 'citrus'),
        isNamed('honey', 'chili flakes', 'caper', 'anchovy', 'chili sauce', 'dried oregano', 'smoked paprika'),
      ),
      max: 3,
    },
    { id: 'finish', takes: isTopping, max: 3 },
  ],
  works: (has) => has('bread') + has('raw') + has('veg') + has('spread') + has('cheese') + has('protein') > 0,
} as const satisfies DishForm;

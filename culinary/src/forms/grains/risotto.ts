import { both, type DishForm, either, isHotVeg, isNamed, isRole, isSalty, not } from '#compose/dish-form';

export const risotto = {
  id: 'risotto',
  noun: 'a risotto',
  words: ['risotto'],
  categories: ['Main Dish'],
  loves: {
    'arborio rice': 5,
    mushroom: 0.8,
    parmesan: 0.8,
    'white wine': 1,
    asparagus: 1,
    pea: 0.6,
    butter: 0.4,
    shallot: 0.5,
    'butternut squash': 0.7,
  },
  slots: [
    { id: 'rice', takes: isRole('risotto-rice'), max: 1, budget: 75, cost: 2.2 },
    {
      id: 'protein',
      takes: either(isRole('shellfish', 'poultry', 'fish', 'sausage'), isSalty),
      max: 2,
      budget: 80,
      cut: 'chunk',
    },
    {
      id: 'base',
      takes: either(isRole('aromatic'), isNamed('onion', 'shallot', 'leek', 'red onion', 'fennel', 'celery')),
      max: 4,
      cut: 'dice',
    },
    {
      id: 'veg',
      takes: both(
        isHotVeg,
        not(
          isNamed(
            'potato',
            'bok choy',
            'bean sprout',
            'cabbage',
            'green bell pepper',
            'okra',
            'turnip',
            'scallion',
            'snow pea',
          ),
        ),
      ),
      max: 5,
      budget: 150,
      cut: 'dice',
    },
    { id: 'liquid', takes: isRole('stock', 'wine'), max: 2 },
    { id: 'spice', takes: isNamed('turmeric', 'nutmeg', 'chili flakes', 'thyme', 'rosemary', 'sage'), max: 2 },
    { id: 'cheese', takes: isRole('cheese'), max: 2 },
    { id: 'cream', takes: isNamed('heavy cream', 'sour cream'), max: 1 },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
    {
      id: 'finish',
      takes: either(isRole('herb'), isNamed('pine nut', 'walnut', 'hazelnut', 'arugula', 'pesto')),
      max: 3,
    },
  ],
} as const satisfies DishForm;

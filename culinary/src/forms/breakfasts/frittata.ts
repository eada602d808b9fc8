import { both, type DishForm, either, isHotVeg, isNamed, isRole, isSalty, not } from '#compose/dish-form';
import { isTopping } from '#forms/slots';

export const frittata = {
  id: 'frittata',
  noun: 'a frittata',
  words: ['frittata', 'omelette', 'omelet', 'tortilla espanola', 'scrambled'],
  categories: ['Breakfast', 'Main Dish'],
  loves: {
    egg: 2.5,
    feta: 0.8,
    'goat cheese': 0.8,
    cheddar: 0.4,
    chives: 1,
    spinach: 0.4,
    ham: 0.6,
    'smoked salmon': 1.5,
    zucchini: 0.3,
  },
  slots: [
    {
      id: 'egg',
      takes: both(isRole('egg'), not(isNamed('egg yolk'))),
      max: 2,
      budget: 105,
      cost: 3.2,
      structural: true,
    },
    { id: 'meat', takes: either(isSalty, isRole('sausage')), max: 2, budget: 45, cut: 'chunk' },
    {
      id: 'base',
      takes: either(isRole('aromatic'), isNamed('onion', 'red onion', 'shallot')),
      max: 3,
      cut: 'slice',
    },
    {
      id: 'veg',
      takes: both(
        isHotVeg,
        not(
          isNamed('bok choy', 'bean sprout', 'beet', 'turnip', 'cabbage', 'okra', 'celery', 'scallion', 'red cabbage'),
        ),
      ),
      max: 5,
      budget: 130,
      cut: 'dice',
    },
    { id: 'dairy', takes: isNamed('milk', 'heavy cream', 'sour cream', 'ricotta', 'cream cheese'), max: 1 },
    { id: 'cheese', takes: isRole('cheese'), max: 2 },
    {
      id: 'spice',
      takes: isNamed('chili flakes', 'smoked paprika', 'nutmeg', 'dried oregano', 'pesto', 'chili sauce', 'turmeric'),
      max: 2,
    },
    { id: 'bread', takes: isRole('bread'), max: 1 },
    { id: 'leaf', takes: isNamed('lettuce', 'arugula', 'avocado'), max: 2 },
    { id: 'acid', takes: isRole('citrus', 'vinegar'), max: 1 },
    { id: 'finish', takes: isTopping, max: 3 },
  ],
} as const satisfies DishForm;

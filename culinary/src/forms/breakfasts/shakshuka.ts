import { both, type DishForm, either, isHotVeg, isNamed, isRole, isSalty } from '#compose/dish-form';
import { BASE, FINISH, SPICE } from '#forms/slots';

export const shakshuka = {
  id: 'shakshuka',
  noun: 'a shakshuka',
  words: ['shakshuka', 'eggs in tomato', 'baked eggs', 'menemen'],
  categories: ['Breakfast', 'Main Dish'],
  cuisines: ['middle-eastern', 'moroccan'],
  minutes: 35,
  ways: ['hob', 'one pan'],
  loves: {
    egg: 1.5,
    'canned tomatoes': 2,
    'red bell pepper': 1,
    feta: 0.8,
    harissa: 1.5,
    'ground cumin': 0.6,
    tomato: 0.8,
  },
  slots: [
    { id: 'egg', takes: isNamed('egg', 'duck egg'), max: 1, budget: 105, cost: 3.4, structural: true },
    BASE,
    {
      id: 'tomato',
      takes: either(isRole('tomato'), isNamed('tomato', 'cherry tomato')),
      max: 2,
      budget: 150,
      cost: 1.6,
    },
    { id: 'meat', takes: either(isSalty, isNamed('sausage')), max: 1, budget: 35, cut: 'chunk' },
    { id: 'beans', takes: isRole('legume'), max: 1, budget: 50 },
    { id: 'veg', takes: both(isHotVeg, isHotVeg), max: 4, budget: 110, cut: 'dice' },
    { ...SPICE, takes: either(SPICE.takes, isNamed('harissa')) },
    { id: 'cheese', takes: isNamed('feta', 'goat cheese', 'halloumi', 'ricotta', 'mozzarella'), max: 1, budget: 25 },
    { ...FINISH, takes: either(FINISH.takes, isNamed('plain yogurt', 'greek yogurt', 'labneh', 'olive')), max: 3 },
    { id: 'bread', takes: isRole('bread', 'wrap'), max: 1 },
  ],
  works: (has) => has('egg') > 0 || has('tomato') > 0,
} as const satisfies DishForm;

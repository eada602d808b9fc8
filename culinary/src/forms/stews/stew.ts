import { both, type DishForm, either, isHotVeg, isNamed, isRole, isSalty, not } from '#compose/dish-form';
import { BASE, SPICE } from '#forms/slots';

export const stew = {
  id: 'stew',
  noun: 'a stew',
  words: ['stew', 'casserole', 'braise', 'chili', 'chilli', 'goulash', 'tagine', 'hotpot', 'slow cook'],
  categories: ['Main Dish'],
  loves: {
    'stewing beef': 4,
    'lamb shoulder': 4,
    'pork shoulder': 4,
    'kidney bean': 1.5,
    'canned tomatoes': 0.7,
    carrot: 0.6,
    celery: 0.6,
    parsnip: 0.6,
    turnip: 1,
    'white bean': 1,
    chorizo: 1.5,
    'chicken thigh': 0.6,
    'green lentil': 1.5,
    'white wine': 0.7,
    'ground beef': 0.5,
  },
  slots: [
    {
      id: 'protein',
      takes: either(isRole('braise', 'poultry', 'sausage', 'mince'), isSalty),
      max: 2,
      budget: 150,
      cut: 'chunk',
    },
    { id: 'beans', takes: isRole('legume', 'lentil'), max: 2, budget: 100 },
    { ...BASE, takes: either(BASE.takes, isNamed('celery')) },
    {
      id: 'veg',
      takes: both(isHotVeg, not(isNamed('asparagus', 'snow pea', 'bean sprout', 'bok choy', 'broccoli', 'scallion'))),
      max: 8,
      budget: 240,
      cut: 'chunk',
    },
    { id: 'fruit', takes: isNamed('dried apricot', 'raisin'), max: 1 },
    {
      id: 'liquid',
      takes: either(
        isRole('stock', 'wine', 'tomato'),
        isNamed(
          'worcestershire sauce',
          'soy sauce',
          'dijon mustard',
          'chili sauce',
          'ketchup',
          'anchovy',
          'olive',
          'caper',
        ),
      ),
      max: 5,
    },
    {
      id: 'spice',
      takes: either(SPICE.takes, isRole('sweet-spice'), isNamed('thyme', 'rosemary', 'sage', 'cocoa powder')),
      max: 5,
    },
    { id: 'starch', takes: isRole('rice', 'grain', 'bread', 'wrap'), max: 1 },
    { id: 'sharp', takes: isRole('citrus', 'vinegar'), max: 1 },
    {
      id: 'finish',
      takes: either(
        isNamed('parsley', 'cilantro', 'chives', 'dill', 'mint', 'basil', 'scallion', 'almond'),
        isNamed('cheddar', 'feta', 'sour cream', 'plain yogurt'),
      ),
      max: 3,
    },
  ],
  works: (has) => has('protein') + has('beans') > 0 || has('veg') > 1,
} as const satisfies DishForm;

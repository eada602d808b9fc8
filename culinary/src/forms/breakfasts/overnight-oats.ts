import { isRawFruit } from '#forms/slots';
import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

export const overnightOats = {
  id: 'overnight-oats',
  noun: 'a breakfast bowl',
  words: ['overnight', 'bircher', 'muesli', 'granola bowl', 'yogurt bowl'],
  categories: ['Breakfast'],
  cuisines: ['german'],
  minutes: 10,
  bias: -0.3,
  swaps: { 'rolled oats': ['buckwheat', 'quinoa'] },
  loves: {
    'rolled oats': 1.6,
    'plain yogurt': 1,
    apple: 0.8,
    'chia seed': 1.5,
    hazelnut: 0.5,
    milk: 0.5,
    'oat milk': 0.6,
    muesli: 3,
    granola: 4,
    'corn flakes': 4,
    'bran flakes': 4,
    kefir: 0.8,
  },
  slots: [
    { id: 'oats', takes: isNamed('rolled oats', 'quick oats', 'granola'), max: 2, budget: 45, cost: 2.4 },
    { id: 'milk', takes: isRole('milk'), max: 1, budget: 110 },
    { id: 'yogurt', takes: either(isRole('yogurt'), isNamed('quark', 'kefir')), max: 1, budget: 60 },
    { id: 'seed', takes: isRole('seed'), max: 2, budget: 6 },
    { id: 'fruit', takes: isRawFruit, max: 3, budget: 95, cut: 'raw' },
    { id: 'sweet', takes: either(isRole('sweetener'), isNamed('jam')), max: 1 },
    {
      id: 'spice',
      takes: either(isRole('sweet-spice', 'citrus'), isNamed('vanilla extract', 'cocoa powder', 'matcha')),
      max: 2,
    },
    {
      id: 'top',
      takes: either(isRole('nut', 'dried-fruit'), isNamed('peanut butter', 'almond butter')),
      max: 3,
      budget: 15,
    },
  ],
  works: (has) => has('oats') > 0 || (has('yogurt') > 0 && has('fruit') > 0),
} as const satisfies DishForm;

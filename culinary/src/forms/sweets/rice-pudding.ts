import { isRawFruit, isSugar, isSweetMilk } from '#forms/slots';
import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

export const ricePudding = {
  id: 'rice-pudding',
  noun: 'a rice pudding',
  words: ['rice pudding', 'pudding', 'kheer', 'milchreis'],
  categories: ['Dessert', 'Breakfast'],
  minutes: 40,
  bias: -0.4,
  loves: {
    'arborio rice': 1.5,
    'sushi rice': 1,
    milk: 1.4,
    cinnamon: 1,
    'coconut milk': 0.5,
    raisin: 0.8,
    'vanilla bean': 1.5,
    sugar: 0.4,
  },
  slots: [
    {
      id: 'rice',
      takes: isNamed(
        'arborio rice',
        'long-grain rice',
        'basmati rice',
        'jasmine rice',
        'sushi rice',
        'sticky rice',
        'semolina',
      ),
      max: 1,
      budget: 40,
      cost: 3,
    },
    { id: 'milk', takes: either(isSweetMilk, isNamed('coconut milk')), max: 2, cost: 1.2 },
    { id: 'sweet', takes: isSugar, max: 1 },
    {
      id: 'spice',
      takes: either(isRole('sweet-spice'), isNamed('vanilla extract', 'vanilla bean', 'orange', 'lemon')),
      max: 3,
    },
    { id: 'fruit', takes: isRawFruit, max: 2, budget: 70, cut: 'chunk' },
    {
      id: 'top',
      takes: either(isRole('dried-fruit', 'nut'), isNamed('jam', 'cream cheese', 'mascarpone')),
      max: 3,
      budget: 20,
    },
    { id: 'cream', takes: isRole('cream'), max: 1, budget: 30 },
  ],
  works: (has) => has('milk') + has('cream') > 0 || has('rice') > 0,
} as const satisfies DishForm;

import { isSugar } from '#forms/slots';
import { both, type DishForm, either, isNamed, isRole } from '#compose/dish-form';

// Crackers and rusks do not absorb custard.
const MIN_SLICE = 20;

export const breadPudding = {
  id: 'bread-pudding',
  noun: 'a baked pudding',
  words: ['bread pudding', 'bread and butter pudding', 'pudding'],
  categories: ['Dessert'],
  cuisines: ['british'],
  minutes: 60,
  loves: {
    bread: 0.6,
    brioche: 2,
    croissant: 2,
    challah: 1.5,
    'raisin bread': 2.5,
    raisin: 1,
    'custard powder': 1,
    milk: 0.8,
    egg: 0.6,
    marmalade: 1,
    nutmeg: 0.8,
  },
  slots: [
    {
      id: 'bread',
      takes: both(isRole('bread'), (food) => (food.grams ?? 0) >= MIN_SLICE),
      max: 2,
      budget: 55,
      cost: 2.4,
    },
    { id: 'egg', takes: isNamed('egg'), max: 1, cost: 1 },
    { id: 'milk', takes: either(isRole('milk', 'cream'), isNamed('coconut milk')), max: 2, cost: 1 },
    { id: 'sweet', takes: isSugar, max: 1 },
    { id: 'fruit', takes: isRole('fruit'), max: 2, budget: 60, cut: 'chunk' },
    {
      id: 'fold',
      takes: either(isRole('dried-fruit', 'chocolate', 'nut'), isNamed('marmalade', 'jam', 'candied peel')),
      max: 3,
      budget: 20,
    },
    { id: 'scent', takes: either(isRole('sweet-spice', 'citrus', 'spirit'), isNamed('vanilla extract')), max: 3 },
  ],
  works: (has) => has('bread') > 0,
} as const satisfies DishForm;

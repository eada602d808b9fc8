import { isSugar } from '#forms/slots';
import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

export const clafoutis = {
  id: 'clafoutis',
  noun: 'a clafoutis',
  words: ['clafoutis', 'custard', 'flan', 'dutch baby'],
  categories: ['Dessert', 'Breakfast'],
  cuisines: ['french'],
  minutes: 50,
  loves: {
    cherry: 2.5,
    egg: 1,
    milk: 0.8,
    'all-purpose flour': 0.4,
    plum: 0.8,
    apricot: 0.8,
    raspberry: 0.6,
    blueberry: 0.5,
    'almond extract': 1.5,
    kirsch: 1.5,
  },
  slots: [
    { id: 'fruit', takes: isRole('fruit'), max: 3, budget: 120, cut: 'whole', cost: 3, structural: true },
    { id: 'egg', takes: isNamed('egg'), max: 1, cost: 1.2 },
    { id: 'milk', takes: isRole('milk', 'cream'), max: 2, cost: 0.8 },
    { id: 'flour', takes: isNamed('all-purpose flour', 'cake flour', 'almond flour'), max: 1 },
    { id: 'sweet', takes: isSugar, max: 1 },
    {
      id: 'scent',
      takes: either(isRole('citrus', 'spirit', 'sweet-spice'), isNamed('vanilla extract', 'almond extract')),
      max: 2,
    },
    { id: 'nut', takes: isRole('nut'), max: 1, budget: 10 },
  ],
  works: (has) => has('fruit') > 0 && has('egg') + has('milk') > 0,
} as const satisfies DishForm;

import { isSugar } from '#forms/slots';
import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

export const galette = {
  id: 'galette',
  noun: 'a fruit galette',
  words: ['galette', 'fruit tart', 'tarte', 'strudel', 'turnover', 'pie', 'tart'],
  categories: ['Dessert'],
  cuisines: ['french'],
  minutes: 55,
  loves: {
    'puff pastry': 2,
    'shortcrust pastry': 2,
    'phyllo dough': 1,
    apple: 0.8,
    apricot: 1.2,
    plum: 0.8,
    cherry: 0.8,
    nectarine: 1,
    'almond flour': 0.8,
    marzipan: 1,
  },
  slots: [
    { id: 'pastry', takes: isNamed('puff pastry', 'shortcrust pastry', 'phyllo dough'), max: 1, budget: 60, cost: 2.6 },
    { id: 'fruit', takes: isRole('fruit'), max: 3, budget: 130, cut: 'slice', cost: 2.5, structural: true },
    { id: 'sweet', takes: isSugar, max: 1 },
    {
      id: 'bed',
      takes: isNamed('almond flour', 'marzipan', 'breadcrumb', 'semolina', 'jam', 'marmalade'),
      max: 1,
      budget: 14,
    },
    {
      id: 'scent',
      takes: either(isRole('sweet-spice', 'citrus'), isNamed('vanilla extract', 'thyme', 'ginger')),
      max: 2,
    },
    { id: 'nut', takes: isRole('nut'), max: 1, budget: 10 },
    { id: 'glaze', takes: isNamed('egg', 'milk'), max: 1 },
    { id: 'serve', takes: either(isRole('cream', 'yogurt'), isNamed('ice cream', 'mascarpone')), max: 1 },
  ],
  works: (has) => has('fruit') > 0 || has('pastry') > 0,
} as const satisfies DishForm;

import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';
import { isHotCured, isPanProtein, isPotBean, isSeafood, vegBut } from '#forms/main-foods-data';
import { WARM_SPICE } from '#forms/main-slots';
import { BASE, CITRUS } from '#forms/slots';

export const paella = {
  id: 'paella',
  noun: 'a paella',
  words: ['paella', 'arroz', 'spanish rice'],
  categories: ['Main Dish'],
  cuisines: ['spanish'],
  minutes: 65,
  ways: ['hob', 'one pan'],
  bias: -0.6,
  loves: {
    'paella rice': 4,
    saffron: 2,
    shrimp: 0.6,
    mussel: 1.5,
    squid: 1.2,
    chorizo: 1.6,
    'smoked paprika': 0.5,
    rabbit: 1,
    'roasted red pepper': 1,
    pimiento: 1.5,
    'butter bean': 0.5,
    'long-grain rice': -1.5,
    'black bean': -2,
  },
  slots: [
    {
      id: 'rice',
      takes: isNamed('paella rice', 'arborio rice', 'long-grain rice', 'sushi rice'),
      max: 1,
      budget: 80,
      cost: 2.4,
    },
    { id: 'sea', takes: isSeafood, max: 2, budget: 90, cut: 'chunk' },
    {
      id: 'protein',
      takes: either(both(isPanProtein, not(isRole('mince'))), isNamed('rabbit')),
      max: 2,
      budget: 90,
      cut: 'dice',
    },
    { id: 'cured', takes: isHotCured, max: 1, budget: 35, cut: 'slice' },
    BASE,
    {
      id: 'veg',
      takes: vegBut('potato', 'sweet potato', 'bok choy', 'bean sprout', 'beet', 'parsnip', 'turnip', 'celeriac'),
      max: 5,
      budget: 130,
      cut: 'slice',
    },
    { id: 'beans', takes: isPotBean, max: 1, budget: 50 },
    WARM_SPICE,
    { id: 'liquid', takes: either(isRole('stock', 'tomato'), isNamed('white wine', 'sherry')), max: 3 },
    CITRUS,
    { id: 'finish', takes: isNamed('parsley', 'olive', 'pimiento', 'aioli', 'rosemary', 'thyme', 'chives'), max: 2 },
  ],
} as const satisfies DishForm;

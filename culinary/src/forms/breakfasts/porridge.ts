import { isSweetMilk, isSweetTop } from '#forms/slots';
import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

export const porridge = {
  id: 'porridge',
  noun: 'a bowl of porridge',
  words: ['porridge', 'oatmeal'],
  categories: ['Breakfast'],
  swaps: { 'rolled oats': ['buckwheat', 'quinoa'] },
  loves: { 'rolled oats': 3, milk: 0.6, banana: 0.6, cinnamon: 0.6, 'chia seed': 1, 'peanut butter': 0.5 },
  slots: [
    { id: 'oats', takes: isNamed('rolled oats', 'quinoa'), max: 1, cost: 2 },
    { id: 'milk', takes: either(isSweetMilk, isNamed('coconut milk')), max: 1 },
    { id: 'fruit', takes: either(isRole('fruit'), isNamed('pumpkin')), max: 3, budget: 85 },
    {
      id: 'spice',
      takes: either(isRole('sweet-spice'), isNamed('vanilla extract', 'cocoa powder', 'ginger', 'turmeric')),
      max: 3,
    },
    {
      id: 'sweet',
      takes: either(isRole('sweetener'), isNamed('jam', 'peanut butter', 'chocolate hazelnut spread')),
      max: 2,
    },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
    { id: 'top', takes: either(isSweetTop, isRole('yogurt', 'cream')), max: 4 },
  ],
  works: (has) => has('oats') + has('fruit') + has('milk') > 0,
} as const satisfies DishForm;

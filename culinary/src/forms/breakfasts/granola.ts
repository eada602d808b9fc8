import { isSugar } from '#forms/slots';
import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

export const toastedGranola = {
  id: 'granola',
  noun: 'a granola',
  words: ['granola', 'crunchy oats', 'muesli bar'],
  categories: ['Breakfast', 'Snack'],
  cuisines: ['american'],
  minutes: 45,
  loves: {
    'rolled oats': 2,
    almond: 0.8,
    pecan: 1,
    'pumpkin seed': 0.8,
    'sunflower seed': 1,
    'maple syrup': 1,
    honey: 1,
    'dried cranberry': 1,
    'coconut oil': 1.2,
    raisin: 0.5,
  },
  slots: [
    { id: 'oats', takes: isNamed('rolled oats'), max: 1, budget: 40, structural: true, cost: 2.4 },
    { id: 'nut', takes: isRole('nut', 'seed'), max: 4, budget: 20, cost: 0.8 },
    { id: 'sweet', takes: isSugar, max: 1, cost: 0.3 },
    { id: 'fat', takes: isNamed('coconut oil', 'olive oil', 'vegetable oil', 'butter'), max: 1 },
    { id: 'spice', takes: either(isRole('sweet-spice'), isNamed('vanilla extract', 'cocoa powder', 'orange')), max: 2 },
    { id: 'dried', takes: isRole('dried-fruit', 'chocolate'), max: 3, budget: 14 },
    { id: 'serve', takes: either(isRole('yogurt', 'milk', 'fruit')), max: 3, budget: 120 },
  ],
  works: (has) => has('oats') > 0 && has('nut') + has('sweet') + has('dried') > 0,
} as const satisfies DishForm;

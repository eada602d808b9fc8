import { isSweetMilk } from '#forms/slots';
import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

export const warmDrink = {
  id: 'warm-drink',
  noun: 'a warm drink',
  words: ['hot chocolate', 'latte', 'cocoa', 'golden milk', 'chai', 'hot drink'],
  categories: ['Beverage'],
  loves: {
    milk: 1,
    'cocoa powder': 2,
    'dark chocolate': 1.5,
    'milk chocolate': 1.5,
    cinnamon: 1,
    turmeric: 1.5,
    nutmeg: 1,
    coffee: 2,
    tea: 1,
    'vanilla extract': 1,
    marshmallow: 1,
  },
  slots: [
    {
      id: 'milk',
      takes: either(isSweetMilk, isRole('cream')),
      max: 2,
      cost: 1.2,
    },
    {
      id: 'flavor',
      takes: either(
        isRole('chocolate', 'sweet-spice'),
        isNamed(
          'cocoa powder',
          'turmeric',
          'ginger',
          'vanilla extract',
          'coffee',
          'tea',
          'chili flakes',
          'peanut butter',
          'hot chocolate powder',
          'malted milk powder',
          'chocolate syrup',
        ),
      ),
      max: 5,
      cost: 1,
    },
    { id: 'sweet', takes: isRole('sweetener'), max: 1 },
    { id: 'top', takes: isNamed('marshmallow'), max: 1, budget: 15 },
    { id: 'fruit', takes: isNamed('orange'), max: 1 },
  ],
  works: (has) => has('milk') + has('flavor') + has('top') > 0,
} as const satisfies DishForm;

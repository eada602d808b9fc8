import { isRawFruit, isSugar } from '#forms/slots';
import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

export const granita = {
  id: 'granita',
  noun: 'a granita',
  words: ['granita', 'sorbet', 'ice', 'frozen'],
  categories: ['Dessert'],
  cuisines: ['italian'],
  minutes: 15,
  bias: -0.8,
  loves: {
    watermelon: 2.5,
    melon: 1,
    lemon: 0.8,
    strawberry: 0.6,
    espresso: 2,
    coffee: 1,
    grapefruit: 1.2,
    mint: 0.6,
    pomegranate: 1,
    'orange juice': 1,
  },
  slots: [
    { id: 'fruit', takes: isRawFruit, max: 3, budget: 160, cut: 'chunk' },
    {
      id: 'juice',
      takes: either(
        isRole('citrus'),
        isNamed(
          'orange juice',
          'apple juice',
          'pomegranate juice',
          'grapefruit juice',
          'espresso',
          'coffee',
          'tea',
          'coconut milk',
        ),
      ),
      max: 2,
    },
    { id: 'sweet', takes: isSugar, max: 1 },
    { id: 'herb', takes: either(isNamed('mint', 'basil', 'ginger', 'thyme'), isRole('spirit', 'sweet-spice')), max: 2 },
    { id: 'serve', takes: isRole('cream', 'yogurt'), max: 1 },
  ],
  works: (has) => has('fruit') + has('juice') > 0,
} as const satisfies DishForm;

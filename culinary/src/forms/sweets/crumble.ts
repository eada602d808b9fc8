import { isSugar } from '#forms/slots';
import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

const isDessertFruit = either(isRole('fruit'), isNamed('pumpkin'));

export const crumble = {
  id: 'crumble',
  noun: 'a crumble',
  words: ['crumble', 'crisp', 'cobbler'],
  categories: ['Dessert'],
  loves: {
    apple: 2,
    rhubarb: 3,
    plum: 2,
    pear: 1.5,
    'rolled oats': 1.2,
    peach: 1.2,
    cherry: 1,
    blackberry: 1.2,
    cinnamon: 0.6,
    butter: 0.4,
  },
  slots: [
    { id: 'fruit', takes: isDessertFruit, max: 4, budget: 160, cut: 'chunk', cost: 3, structural: true },
    { id: 'flour', takes: isNamed('all-purpose flour', 'rolled oats'), max: 2, structural: true },
    { id: 'sweet', takes: isSugar, max: 2 },
    { id: 'nut', takes: either(isRole('nut', 'seed'), isNamed('chocolate chip')), max: 2 },
    { id: 'spice', takes: either(isRole('sweet-spice'), isNamed('vanilla extract', 'ginger')), max: 3 },
    { id: 'dried', takes: isRole('dried-fruit'), max: 1 },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
    { id: 'serve', takes: either(isRole('cream', 'yogurt'), isNamed('ricotta', 'cream cheese', 'mint')), max: 1 },
  ],
} as const satisfies DishForm;

import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

const isSweetTop = either(isRole('nut'), isNamed('mint', 'pumpkin seed', 'sesame seed', 'basil'));

export const fruitFool = {
  id: 'fruit-fool',
  noun: 'a fruit fool',
  words: ['fool', 'parfait', 'fruit salad', 'sundae', 'mousse', 'ice cream'],
  categories: ['Dessert'],
  loves: {
    strawberry: 1.5,
    raspberry: 1.5,
    mango: 1.2,
    'heavy cream': 1.5,
    'plain yogurt': 1,
    mint: 0.5,
    rhubarb: 0.5,
    'mixed berry': 1,
    'cream cheese': 1,
    kiwi: 1.5,
    melon: 1.5,
    fig: 0.5,
    peach: 0.5,
  },
  slots: [
    { id: 'fruit', takes: isRole('fruit'), max: 5, budget: 130, cut: 'chunk', cost: 3, structural: true },
    { id: 'cream', takes: either(isRole('cream', 'yogurt'), isNamed('ricotta', 'cream cheese')), max: 2 },
    { id: 'sweet', takes: either(isRole('sweetener'), isNamed('jam')), max: 2 },
    { id: 'spice', takes: either(isRole('sweet-spice'), isNamed('vanilla extract', 'cocoa powder', 'coffee')), max: 2 },
    { id: 'chocolate', takes: isRole('chocolate'), max: 1, budget: 15 },
    {
      id: 'crunch',
      takes: either(
        isSweetTop,
        isRole('oats', 'dried-fruit', 'seed'),
        isNamed('meringue', 'amaretti', 'gingersnap', 'butter cookie', 'granola', 'graham cracker'),
      ),
      max: 3,
    },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
  ],
} as const satisfies DishForm;

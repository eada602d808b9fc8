import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';

export const roastFruit = {
  id: 'roast-fruit',
  noun: 'a dish of roast fruit',
  words: ['roast fruit', 'baked apple', 'poached', 'compote'],
  hints: ['roast', 'roasted'],
  categories: ['Dessert'],
  minutes: 40,
  loves: {
    apple: 0.6,
    pear: 1.2,
    plum: 1.2,
    fig: 2,
    peach: 1.2,
    apricot: 1.5,
    nectarine: 1.5,
    quince: 2,
    rhubarb: 0.6,
    honey: 0.6,
    thyme: 0.5,
    rosemary: 0.3,
    'star anise': 0.8,
  },
  slots: [
    { id: 'fruit', takes: isRole('fruit'), max: 3, budget: 170, cut: 'whole', cost: 3, structural: true },
    { id: 'sweet', takes: isRole('sweetener'), max: 1 },
    {
      id: 'scent',
      takes: either(
        isRole('sweet-spice'),
        isNamed('thyme', 'rosemary', 'ginger', 'vanilla extract', 'vanilla bean', 'orange blossom water'),
      ),
      max: 3,
    },
    {
      id: 'wet',
      takes: either(
        isRole('citrus', 'spirit'),
        isNamed('white wine', 'red wine', 'orange juice', 'apple juice', 'marsala', 'port', 'balsamic vinegar'),
      ),
      max: 2,
    },
    { id: 'nut', takes: either(isRole('nut', 'dried-fruit'), isNamed('amaretti', 'granola')), max: 2, budget: 18 },
    {
      id: 'serve',
      takes: either(isRole('cream', 'yogurt'), isNamed('ricotta', 'mascarpone', 'goat cheese', 'ice cream')),
      max: 1,
    },
  ],
} as const satisfies DishForm;

import { isRawFruit } from '#forms/slots';
import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';

export const cooler = {
  id: 'cooler',
  noun: 'a cooler',
  words: ['lemonade', 'cooler', 'iced', 'mocktail', 'spritz', 'juice', 'punch', 'drink'],
  categories: ['Beverage'],
  loves: {
    lemon: 1,
    lime: 1,
    mint: 1.5,
    'sparkling water': 3,
    cucumber: 1.5,
    tea: 2,
    strawberry: 0.6,
    melon: 1,
    ginger: 0.8,
    'orange juice': 0.8,
    orange: 0.6,
  },
  slots: [
    { id: 'fruit', takes: both(isRawFruit, not(isNamed('banana'))), max: 3, budget: 70 },
    { id: 'green', takes: isNamed('cucumber'), max: 1, cut: 'slice' },
    { id: 'acid', takes: isRole('citrus'), max: 2 },
    { id: 'ice', takes: isNamed('ice'), max: 1 },
    {
      id: 'base',
      takes: either(both(isRole('drink'), not(isNamed('tomato juice'))), isNamed('sparkling wine')),
      max: 2,
      budget: 220,
    },
    { id: 'spirit', takes: isRole('spirit'), max: 1, budget: 35 },
    {
      id: 'herb',
      takes: either(isNamed('mint', 'basil', 'rosemary', 'thyme', 'ginger', 'lemongrass'), isRole('sweet-spice')),
      max: 3,
    },
    { id: 'sweet', takes: isRole('sweetener'), max: 1 },
  ],
  works: (has) => has('fruit') + has('acid') + has('green') + has('base') + has('herb') > 0,
} as const satisfies DishForm;

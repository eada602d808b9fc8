import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isHardCheese, isPinchSpice } from '#forms/salads/salad-foods';

export const popcorn = {
  id: 'popcorn',
  noun: 'a bowl of popcorn',
  words: ['popcorn', 'caramel corn', 'movie snack'],
  categories: ['Snack'],
  cuisines: ['american'],
  minutes: 15,
  loves: { popcorn: 5, 'nutritional yeast': 1.5, furikake: 1.5 },
  slots: [
    { id: 'corn', takes: isNamed('popcorn'), max: 1, budget: 25, cost: 3 },
    { id: 'sweet', takes: isRole('sweetener'), max: 1, budget: 12 },
    {
      id: 'spice',
      takes: either(
        isPinchSpice,
        isRole('sweet-spice'),
        isNamed('rosemary', 'thyme', 'cocoa powder', 'hot sauce', 'miso paste', 'nori'),
      ),
      max: 2,
    },
    {
      id: 'cheese',
      takes: either(isHardCheese, ({ name }) => name === 'nutritional yeast' || name === 'cheddar'),
      max: 1,
      budget: 12,
    },
    {
      id: 'mix',
      takes: either(
        isRole('nut', 'seed'),
        isNamed('pretzel', 'dark chocolate', 'white chocolate', 'marshmallow', 'raisin', 'lime'),
      ),
      max: 2,
      budget: 15,
    },
  ],
  works: (has) => has('corn') > 0,
} as const satisfies DishForm;

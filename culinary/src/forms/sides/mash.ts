import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isCookingLeaf } from '#forms/slots';

export const mash = {
  id: 'mash',
  noun: 'a mash',
  words: ['mash', 'mashed', 'puree'],
  categories: ['Side Dish'],
  loves: { potato: 1.5, butter: 0.6, milk: 0.6, celeriac: 1.5, parsnip: 1, 'sweet potato': 0.6, turnip: 1 },
  slots: [
    {
      id: 'root',
      takes: isNamed(
        'potato',
        'sweet potato',
        'parsnip',
        'celeriac',
        'turnip',
        'carrot',
        'cauliflower',
        'pumpkin',
        'butternut squash',
      ),
      max: 3,
      budget: 240,
      cut: 'chunk',
      cost: 3,
    },
    {
      id: 'fold',
      takes: either(isCookingLeaf, isNamed('scallion', 'leek', 'garlic', 'corn', 'bacon')),
      max: 3,
      budget: 30,
      cut: 'slice',
    },
    { id: 'dairy', takes: isRole('milk', 'cream', 'yogurt', 'cheese'), max: 3 },
    { id: 'spice', takes: isNamed('nutmeg', 'dijon mustard', 'smoked paprika', 'caper'), max: 2 },
    { id: 'finish', takes: either(isRole('herb'), isNamed('olive')), max: 2 },
  ],
} as const satisfies DishForm;

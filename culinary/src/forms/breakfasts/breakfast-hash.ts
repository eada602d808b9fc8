import { both, type DishForm, either, isHotVeg, isNamed, isRole, isSalty, not } from '#compose/dish-form';
import { isTopping } from '#forms/slots';

export const breakfastHash = {
  id: 'hash',
  noun: 'a breakfast hash',
  words: ['hash'],
  categories: ['Breakfast'],
  loves: { potato: 2, 'sweet potato': 1.5, bacon: 1, sausage: 1, chorizo: 1, egg: 1 },
  slots: [
    {
      id: 'root',
      takes: isNamed('potato', 'sweet potato', 'parsnip', 'turnip', 'butternut squash', 'beet', 'celeriac', 'carrot'),
      max: 3,
      budget: 190,
      cut: 'dice',
      cost: 1,
    },
    {
      id: 'protein',
      takes: either(isSalty, isRole('sausage', 'mince', 'poultry', 'meat', 'tofu', 'fish', 'shellfish')),
      max: 2,
      budget: 75,
      cut: 'dice',
    },
    { id: 'beans', takes: isRole('legume'), max: 1, budget: 60 },
    { id: 'egg', takes: isNamed('egg', 'duck egg', 'quail egg'), max: 1, cost: 2 },
    {
      id: 'base',
      takes: either(isRole('aromatic'), isNamed('onion', 'red onion', 'shallot', 'leek')),
      max: 3,
      cut: 'dice',
    },
    {
      id: 'veg',
      takes: both(isHotVeg, not(isNamed('bok choy', 'bean sprout', 'cucumber', 'scallion'))),
      max: 5,
      budget: 110,
      cut: 'dice',
    },
    {
      id: 'spice',
      takes: either(
        isRole('spice'),
        isNamed('chili sauce', 'worcestershire sauce', 'dijon mustard', 'thyme', 'rosemary'),
      ),
      max: 3,
    },
    {
      id: 'finish',
      takes: either(isTopping, isRole('cheese', 'yogurt'), isNamed('avocado', 'salsa', 'ketchup')),
      max: 4,
    },
    { id: 'bread', takes: isRole('bread', 'wrap'), max: 1 },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
  ],
  works: (has) => has('root') + has('protein') + has('veg') + has('egg') + has('beans') > 0,
} as const satisfies DishForm;

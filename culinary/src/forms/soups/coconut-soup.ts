import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';
import { isPanProtein, isWokVeg } from '#forms/main-foods-data';
import { SHARP, WOK_AROMATIC } from '#forms/main-slots';

export const coconutSoup = {
  id: 'coconut-soup',
  noun: 'a coconut soup',
  words: ['tom kha', 'coconut soup', 'tom yum', 'thai soup'],
  categories: ['Soup'],
  cuisines: ['thai'],
  minutes: 35,
  ways: ['hob', 'one pan'],
  loves: {
    'coconut milk': 2.5,
    'coconut cream': 2,
    lemongrass: 2.5,
    galangal: 3,
    'makrut lime leaf': 2.5,
    'fish sauce': 1,
    'oyster mushroom': 1,
    'straw mushroom': 1.5,
    mushroom: 0.6,
    'red curry paste': 1,
  },
  slots: [
    { id: 'coconut', takes: isNamed('coconut milk'), max: 1, cost: 2 },
    { id: 'protein', takes: both(isPanProtein, not(isRole('sausage', 'mince'))), max: 2, budget: 100, cut: 'strip' },
    { ...WOK_AROMATIC, takes: either(WOK_AROMATIC.takes, isNamed('makrut lime leaf')), max: 6 },
    {
      id: 'veg',
      takes: either(isWokVeg, isNamed('tomato', 'pumpkin')),
      max: 5,
      budget: 140,
      cut: 'strip',
    },
    {
      id: 'paste',
      takes: isNamed('curry paste', 'turmeric', 'chili flakes', 'chili sauce'),
      max: 2,
    },
    { id: 'noodle', takes: isNamed('rice noodle'), max: 1, budget: 35 },
    { id: 'stock', takes: isRole('stock'), max: 1 },
    {
      id: 'sauce',
      takes: isNamed('fish sauce', 'soy sauce', 'sugar', 'brown sugar', 'tamarind paste'),
      max: 3,
    },
    SHARP,
    {
      id: 'finish',
      takes: isNamed('cilantro', 'basil', 'mint', 'scallion', 'chili oil', 'chili crisp', 'peanut'),
      max: 3,
    },
  ],
  works: (has) => has('protein') + has('veg') > 0 || has('coconut') > 0,
} as const satisfies DishForm;

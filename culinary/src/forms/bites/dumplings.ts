import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';
import { isMince, isPanProtein, isSoftHerb, isWokSauce, isWokVeg } from '#forms/main-foods-data';

export const dumplings = {
  id: 'dumplings',
  noun: 'a dumpling',
  words: ['dumpling', 'wonton', 'potsticker', 'gyoza', 'spring roll', 'egg roll', 'summer roll', 'rice paper roll'],
  categories: ['Appetizer', 'Snack', 'Main Dish'],
  cuisines: ['chinese', 'vietnamese', 'japanese'],
  minutes: 55,
  loves: {
    'wonton wrapper': 4,
    'spring roll wrapper': 4,
    'rice paper wrapper': 4,
    'napa cabbage': 1,
    'ground pork': 0.8,
    shrimp: 0.5,
    'soy sauce': 0.5,
    'sesame oil': 0.5,
    'garlic chives': 1.5,
    'water chestnut': 1,
  },
  slots: [
    { id: 'wrapper', takes: isNamed('wonton wrapper', 'spring roll wrapper', 'rice paper wrapper'), max: 1, cost: 3 },
    {
      id: 'protein',
      takes: either(isMince, both(isPanProtein, not(isRole('sausage', 'meat')))),
      max: 1,
      budget: 70,
      cut: 'dice',
    },
    { id: 'aromatic', takes: either(isRole('aromatic'), isNamed('scallion', 'shallot')), max: 4, budget: 15 },
    {
      id: 'veg',
      takes: either(
        both(isWokVeg, not(isNamed('leek', 'okra', 'eggplant', 'onion'))),
        isNamed('cucumber', 'lettuce', 'avocado', 'daikon'),
      ),
      max: 4,
      budget: 70,
      cut: 'slice',
    },
    { id: 'noodle', takes: isNamed('glass noodle', 'rice vermicelli'), max: 1, budget: 15 },
    { id: 'sauce', takes: isWokSauce, max: 3, budget: 16 },
    { id: 'sharp', takes: either(isRole('citrus'), isNamed('rice vinegar', 'black vinegar')), max: 1 },
    {
      id: 'finish',
      takes: either(isSoftHerb, isNamed('sesame seed', 'peanut', 'chili crisp', 'chili oil')),
      max: 3,
      budget: 8,
    },
  ],
  works: (has) => has('wrapper') > 0 || has('protein') > 0 || has('veg') > 1,
} as const satisfies DishForm;

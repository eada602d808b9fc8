import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isCookingWine, isHotCured, isSoftHerb, isTableBread, isWoodyHerb, vegBut } from '#forms/main-foods-data';
import { SHARP } from '#forms/main-slots';

export const liverAndOnions = {
  id: 'liver-and-onions',
  noun: 'liver and onions',
  words: ['liver and onions', 'offal'],
  categories: ['Main Dish'],
  cuisines: ['british', 'german', 'french'],
  minutes: 50,
  loves: {
    'calf liver': 4,
    'chicken liver': 4,
    kidney: 4,
    'chicken heart': 3,
    sweetbread: 3,
    sherry: 0.6,
    marsala: 0.8,
    sage: 0.5,
  },
  slots: [
    {
      id: 'offal',
      takes: isNamed('calf liver', 'chicken liver', 'kidney', 'chicken heart', 'sweetbread'),
      max: 1,
      budget: 135,
      cost: 5,
    },
    { id: 'bacon', takes: isHotCured, max: 1, budget: 30 },
    {
      id: 'onion',
      takes: isNamed('onion', 'red onion', 'sweet onion', 'shallot', 'leek', 'pearl onion'),
      max: 2,
      cut: 'slice',
    },
    { id: 'veg', takes: vegBut('potato', 'bok choy', 'bean sprout'), max: 3, budget: 120, cut: 'slice' },
    { id: 'fruit', takes: isNamed('apple', 'pear', 'fig', 'grape'), max: 1, cut: 'slice' },
    { id: 'flour', takes: isNamed('all-purpose flour', 'cornstarch'), max: 1 },
    {
      id: 'spice',
      takes: either(isWoodyHerb, isNamed('paprika', 'garlic', 'dijon mustard', 'mustard powder', 'cayenne pepper')),
      max: 3,
    },
    {
      id: 'sauce',
      takes: either(
        isRole('stock'),
        isCookingWine,
        isNamed('brandy', 'worcestershire sauce', 'heavy cream', 'sour cream', 'gravy'),
      ),
      max: 2,
    },
    {
      id: 'starch',
      takes: either(isNamed('potato', 'new potato', 'polenta', 'egg pasta'), isRole('rice'), isTableBread),
      max: 1,
      cut: 'chunk',
    },
    SHARP,
    { id: 'finish', takes: isSoftHerb, max: 2 },
  ],
} as const satisfies DishForm;

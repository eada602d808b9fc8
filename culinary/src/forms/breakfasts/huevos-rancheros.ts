import { both, type DishForm, either, isHotVeg, isNamed, isRole, isSalty } from '#compose/dish-form';
import { BASE, SPICE } from '#forms/slots';

export const huevosRancheros = {
  id: 'huevos-rancheros',
  noun: 'a plate of huevos rancheros',
  words: ['huevos rancheros', 'rancheros', 'chilaquiles', 'breakfast tortilla', 'migas'],
  categories: ['Breakfast', 'Main Dish'],
  cuisines: ['mexican'],
  minutes: 25,
  loves: {
    'corn tortilla': 2,
    egg: 1,
    'black bean': 1,
    salsa: 1.5,
    'red chili': 0.4,
    avocado: 0.8,
    'queso fresco': 1.5,
    cotija: 1.5,
    cilantro: 0.5,
  },
  slots: [
    { id: 'egg', takes: isNamed('egg', 'duck egg'), max: 1, budget: 90, cost: 2.8, structural: true },
    { id: 'tortilla', takes: isNamed('corn tortilla', 'flour tortilla'), max: 1, cost: 1.6 },
    { id: 'beans', takes: isRole('legume'), max: 1, budget: 70, cost: 0.4 },
    { id: 'meat', takes: either(isSalty, isNamed('chorizo')), max: 1, budget: 30, cut: 'dice' },
    BASE,
    {
      id: 'tomato',
      takes: either(isRole('tomato'), isNamed('salsa', 'salsa verde', 'enchilada sauce', 'tomato', 'cherry tomato')),
      max: 2,
      budget: 90,
    },
    { id: 'veg', takes: both(isHotVeg, ({ texture }) => texture !== 'root'), max: 2, budget: 60, cut: 'dice' },
    SPICE,
    {
      id: 'top',
      takes: either(
        isNamed('avocado', 'cilantro', 'sour cream', 'scallion', 'radish', 'pickled jalapeño'),
        isRole('cheese'),
      ),
      max: 4,
    },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
  ],
  works: (has) => has('egg') > 0 && has('tortilla') + has('beans') + has('tomato') > 0,
} as const satisfies DishForm;

import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import {
  isCookingWine,
  isHotCured,
  isPanProtein,
  isPotBean,
  isPotVeg,
  isSoftHerb,
  isWoodyHerb,
} from '#forms/main-foods-data';
import { ALLIUMS } from '#forms/main-slots';

export const potPie = {
  id: 'pot-pie',
  noun: 'a pot pie',
  words: ['pot pie', 'chicken pie', 'meat pie', 'turkey pie', 'savory pie', 'savoury pie'],
  categories: ['Main Dish'],
  cuisines: ['american', 'british'],
  minutes: 80,
  bias: -1,
  loves: {
    'puff pastry': 2.5,
    'biscuit dough': 3,
    'shortcrust pastry': 1,
    'chicken thigh': 0.3,
    pea: 0.4,
    mushroom: 0.3,
    tarragon: 1,
    leek: 0.4,
  },
  slots: [
    {
      id: 'pastry',
      takes: isNamed('puff pastry', 'shortcrust pastry', 'biscuit dough', 'phyllo dough'),
      max: 1,
      budget: 65,
      cost: 1.8,
    },
    { id: 'protein', takes: isPanProtein, max: 1, budget: 140, cut: 'dice' },
    { id: 'cured', takes: isHotCured, max: 1, budget: 25, cut: 'dice' },
    { id: 'beans', takes: isPotBean, max: 1, budget: 70 },
    ALLIUMS,
    { id: 'veg', takes: isPotVeg, max: 5, budget: 190, cut: 'dice' },
    {
      id: 'cream',
      takes: isNamed('heavy cream', 'crème fraîche', 'sour cream', 'milk', 'half-and-half', 'cream cheese'),
      max: 1,
    },
    { id: 'liquid', takes: either(isRole('stock'), isCookingWine, isNamed('cider', 'beer')), max: 2 },
    { id: 'flour', takes: isNamed('all-purpose flour', 'cornstarch'), max: 1 },
    { id: 'egg', takes: isNamed('egg'), max: 1 },
    {
      id: 'spice',
      takes: either(
        isWoodyHerb,
        isNamed('bay leaf', 'nutmeg', 'dijon mustard', 'wholegrain mustard', 'dried thyme', 'poultry seasoning'),
      ),
      max: 2,
    },
    { id: 'finish', takes: isSoftHerb, max: 2 },
  ],
  works: (has) => has('protein') + has('beans') > 0 || (has('veg') > 0 && has('pastry') > 0),
} as const satisfies DishForm;

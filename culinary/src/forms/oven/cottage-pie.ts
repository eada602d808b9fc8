import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import {
  isMeltingCheese,
  isMince,
  isMushroom,
  isPotBean,
  isPotLiquid,
  isPotVeg,
  isWoodyHerb,
} from '#forms/main-foods-data';
import { ALLIUMS } from '#forms/main-slots';

export const cottagePie = {
  id: 'cottage-pie',
  noun: "a shepherd's pie",
  words: ['cottage pie', "shepherd's pie", 'shepherds pie', 'shepherd pie'],
  categories: ['Main Dish'],
  cuisines: ['british'],
  minutes: 90,
  bias: -0.3,
  loves: {
    'ground beef': 1,
    'ground lamb': 1.2,
    potato: 0.8,
    carrot: 0.3,
    pea: 0.3,
    'worcestershire sauce': 1.5,
    'green lentil': 0.6,
    'brown lentil': 0.6,
    gravy: 1,
  },
  slots: [
    { id: 'mince', takes: isMince, max: 1, budget: 125 },
    { id: 'beans', takes: either(isPotBean, isRole('lentil')), max: 1, budget: 75 },
    { id: 'mushroom', takes: isMushroom, max: 2, budget: 120, cut: 'dice' },
    {
      id: 'top',
      takes: isNamed('potato', 'sweet potato', 'celeriac', 'parsnip', 'rutabaga'),
      max: 2,
      budget: 250,
      cut: 'chunk',
      cost: 1,
      structural: true,
    },
    ALLIUMS,
    { id: 'veg', takes: isPotVeg, max: 5, budget: 150, cut: 'dice' },
    {
      id: 'liquid',
      takes: either(isPotLiquid, isNamed('worcestershire sauce', 'gravy', 'soy sauce', 'ketchup')),
      max: 4,
    },
    {
      id: 'spice',
      takes: either(
        isWoodyHerb,
        isNamed('bay leaf', 'dried thyme', 'smoked paprika', 'nutmeg', 'english mustard', 'dijon mustard'),
      ),
      max: 3,
    },
    { id: 'milk', takes: isNamed('milk', 'heavy cream', 'oat milk', 'soy milk'), max: 1 },
    { id: 'cheese', takes: isMeltingCheese, max: 1, budget: 25 },
    { id: 'finish', takes: isNamed('parsley', 'chives'), max: 1 },
  ],
  works: (has) => has('mince') + has('beans') + has('mushroom') > 0,
} as const satisfies DishForm;

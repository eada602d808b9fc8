import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isCoolDairy, isMince, isPotBean, vegBut } from '#forms/main-foods-data';
import { WARM_SPICE } from '#forms/main-slots';
import { BASE } from '#forms/slots';

export const moussaka = {
  id: 'moussaka',
  noun: 'a moussaka',
  words: ['moussaka', 'imam', 'eggplant bake', 'aubergine bake'],
  categories: ['Main Dish'],
  cuisines: ['greek'],
  minutes: 100,
  bias: -1.1,
  loves: {
    eggplant: 1.2,
    'ground lamb': 1,
    feta: 0.6,
    'greek yogurt': 0.8,
    cinnamon: 0.6,
    'green lentil': 0.5,
    mint: 0.3,
    'ground beef': 0.2,
  },
  slots: [
    {
      id: 'layer',
      takes: isNamed('eggplant', 'japanese eggplant', 'zucchini', 'potato'),
      max: 2,
      budget: 220,
      cut: 'slice',
      cost: 2,
    },
    { id: 'mince', takes: isMince, max: 1, budget: 115 },
    { id: 'beans', takes: either(isPotBean, isRole('lentil')), max: 1, budget: 70 },
    BASE,
    {
      id: 'veg',
      takes: vegBut('bok choy', 'bean sprout', 'beet', 'turnip', 'parsnip'),
      max: 3,
      budget: 90,
      cut: 'dice',
    },
    { id: 'liquid', takes: either(isRole('tomato'), isNamed('red wine', 'vegetable stock', 'beef stock')), max: 2 },
    WARM_SPICE,
    { id: 'top', takes: isCoolDairy, max: 1, budget: 80 },
    { id: 'egg', takes: isNamed('egg'), max: 1 },
    { id: 'cheese', takes: isRole('cheese'), max: 2, budget: 30 },
    { id: 'finish', takes: isNamed('parsley', 'mint', 'oregano leaf', 'dill', 'thyme', 'pine nut'), max: 2 },
  ],
  works: (has) => has('layer') > 0 && has('mince') + has('beans') + has('cheese') + has('top') > 0,
} as const satisfies DishForm;

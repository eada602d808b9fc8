import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isCookingWine, isMince, isPanPasta, isSoftHerb, isTableBread, vegBut } from '#forms/main-foods-data';
import { WARM_SPICE } from '#forms/main-slots';
import { BASE } from '#forms/slots';

export const meatballs = {
  id: 'meatballs',
  noun: 'meatballs in sauce',
  words: ['meatball', 'polpette', 'kofta', 'albondigas', 'frikadeller'],
  categories: ['Main Dish'],
  cuisines: ['italian', 'greek', 'spanish'],
  minutes: 50,
  bias: -0.7,
  loves: {
    meatball: 4,
    'ground beef': 0.6,
    'ground pork': 0.8,
    'mixed ground meat': 1.5,
    breadcrumb: 1,
    parmesan: 0.5,
    spaghetti: 0.4,
    'marinara sauce': 1.2,
    'ground veal': 1,
  },
  slots: [
    { id: 'ready', takes: isNamed('meatball'), max: 1 },
    { id: 'mince', takes: isMince, max: 2, budget: 130, cost: 2 },
    { id: 'crumb', takes: isNamed('breadcrumb', 'panko'), max: 1 },
    { id: 'egg', takes: isNamed('egg'), max: 1, budget: 14 },
    { id: 'cheese', takes: isNamed('parmesan', 'pecorino', 'grana padano', 'feta', 'mozzarella', 'ricotta'), max: 2 },
    BASE,
    {
      id: 'sauce',
      takes: either(isRole('tomato', 'stock'), isCookingWine, isNamed('heavy cream', 'sour cream')),
      max: 3,
    },
    {
      id: 'veg',
      takes: vegBut('potato', 'bok choy', 'bean sprout', 'beet', 'sweet potato', 'turnip', 'snow pea'),
      max: 4,
      budget: 130,
      cut: 'dice',
    },
    WARM_SPICE,
    {
      id: 'starch',
      takes: either(isPanPasta, isTableBread, isRole('rice'), isNamed('polenta', 'couscous', 'potato', 'new potato')),
      max: 1,
      cut: 'chunk',
    },
    { id: 'finish', takes: either(isSoftHerb, isNamed('pine nut', 'olive')), max: 3 },
  ],
  works: (has) => (has('ready') > 0 ? has('mince') + has('egg') + has('crumb') === 0 : has('mince') > 0),
} as const satisfies DishForm;

import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';
import { isPanProtein, isSavoryNut, isSoftHerb, isWokSauce, isWokVeg } from '#forms/main-foods-data';
import { WOK_AROMATIC } from '#forms/main-slots';

export const noodleSoup = {
  id: 'noodle-soup',
  noun: 'a noodle soup',
  words: ['noodle soup', 'ramen', 'pho', 'udon', 'laksa', 'soba'],
  categories: ['Soup', 'Main Dish'],
  cuisines: ['japanese', 'vietnamese', 'chinese'],
  minutes: 40,
  loves: {
    'ramen noodle': 3,
    'udon noodle': 2,
    'soba noodle': 1.5,
    'somen noodle': 1.5,
    'instant noodle': 2,
    'rice noodle': 1,
    dashi: 2.5,
    'star anise': 1.5,
    'miso paste': 1,
    'bok choy': 0.6,
    nori: 0.6,
  },
  slots: [
    { id: 'noodle', takes: isRole('noodle'), max: 1, budget: 65, cost: 3 },
    { id: 'protein', takes: both(isPanProtein, not(isRole('sausage'))), max: 2, budget: 90, cut: 'strip' },
    { id: 'egg', takes: isNamed('egg', 'quail egg'), max: 1, budget: 50 },
    { ...WOK_AROMATIC, max: 5 },
    { id: 'veg', takes: isWokVeg, max: 5, budget: 130, cut: 'strip' },
    { id: 'sauce', takes: isWokSauce, max: 4 },
    { id: 'stock', takes: isRole('stock'), max: 1 },
    {
      id: 'spice',
      takes: isNamed(
        'star anise',
        'cinnamon stick',
        'clove',
        'sichuan pepper',
        'coriander seed',
        'five-spice powder',
        'chili flakes',
        'shichimi togarashi',
      ),
      max: 3,
    },
    { id: 'seaweed', takes: isRole('seaweed'), max: 1 },
    { id: 'sharp', takes: either(isRole('citrus'), isNamed('rice vinegar', 'black vinegar')), max: 1 },
    {
      id: 'finish',
      takes: either(
        isSoftHerb,
        isSavoryNut,
        isNamed('scallion', 'kimchi', 'pickled ginger', 'fried shallot', 'furikake'),
      ),
      max: 4,
    },
  ],
  works: (has) => has('noodle') + has('protein') + has('veg') + has('egg') > 0,
} as const satisfies DishForm;

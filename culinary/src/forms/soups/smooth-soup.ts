import { both, type DishForm, either, isHotVeg, isNamed, isRole, isSaladLeaf, not } from '#compose/dish-form';
import { BASE, CITRUS, FINISH, SPICE } from '#forms/slots';

const isBlendable = both(
  isHotVeg,
  not(
    either(
      isSaladLeaf,
      isNamed(
        'green bean',
        'snow pea',
        'okra',
        'bean sprout',
        'bok choy',
        'scallion',
        'edamame',
        'eggplant',
        'brussels sprout',
      ),
    ),
  ),
);

export const smoothSoup = {
  id: 'smooth-soup',
  noun: 'a smooth soup',
  words: ['cream soup', 'creamy soup', 'soup', 'bisque', 'veloute'],
  categories: ['Soup'],
  loves: {
    'butternut squash': 3,
    pumpkin: 3,
    cauliflower: 1,
    tomato: 1,
    carrot: 1,
    'heavy cream': 1.5,
    leek: 1,
    potato: 0.5,
    broccoli: 0.7,
    'coconut milk': 1,
    pea: 1,
    mushroom: 0.8,
  },
  slots: [
    { ...BASE, takes: either(BASE.takes, isNamed('celery')) },
    { id: 'veg', takes: isBlendable, max: 4, budget: 260, cut: 'chunk', cost: 3 },
    { id: 'fruit', takes: isNamed('apple', 'pear'), max: 1, cut: 'chunk' },
    { id: 'lentil', takes: isNamed('red lentil', 'white bean', 'chickpea'), max: 1, budget: 45 },
    {
      id: 'liquid',
      takes: either(
        isRole('stock', 'tomato'),
        isNamed('coconut milk', 'heavy cream', 'milk', 'miso paste', 'cream cheese', 'sour cream'),
      ),
      max: 3,
    },
    {
      id: 'spice',
      takes: either(SPICE.takes, isRole('sweet-spice'), isNamed('thyme', 'sage', 'rosemary', 'curry paste')),
      max: 4,
    },
    { id: 'crisp', takes: isNamed('bacon', 'chorizo', 'ham'), max: 1 },
    { id: 'bread', takes: isRole('bread'), max: 1 },
    { id: 'cheese', takes: isNamed('parmesan', 'cheddar', 'feta', 'blue cheese', 'goat cheese'), max: 1 },
    CITRUS,
    FINISH,
    { id: 'swirl', takes: isRole('yogurt'), max: 1 },
  ],
  works: (has) => has('veg') > 0,
} as const satisfies DishForm;

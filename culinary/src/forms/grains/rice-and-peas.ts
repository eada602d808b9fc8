import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isPanProtein, isPoultryPiece, vegBut } from '#forms/main-foods-data';
import { WARM_SPICE } from '#forms/main-slots';
import { BASE, CITRUS } from '#forms/slots';

export const riceAndPeas = {
  id: 'rice-and-peas',
  noun: 'jerk with rice and peas',
  words: ['rice and peas', 'jerk', 'caribbean', 'jamaican'],
  categories: ['Main Dish'],
  cuisines: ['caribbean'],
  minutes: 60,
  bias: -1,
  loves: {
    'kidney bean': 0.6,
    'jerk seasoning': 4,
    allspice: 2.5,
    habanero: 1.5,
    plantain: 2.5,
    'coconut milk': 1,
    'chicken leg': 0.5,
    'chicken drumstick': 0.6,
    mango: 0.8,
    'black-eyed pea': 0.8,
  },
  slots: [
    {
      id: 'rice',
      takes: isNamed('long-grain rice', 'basmati rice', 'jasmine rice', 'parboiled rice'),
      max: 1,
      budget: 70,
      cost: 1.4,
    },
    { id: 'beans', takes: isRole('legume'), max: 1, budget: 65, cost: 0.6 },
    { id: 'bird', takes: isPoultryPiece, max: 1, budget: 230 },
    { id: 'protein', takes: isPanProtein, max: 1, budget: 150, cut: 'chunk' },
    BASE,
    {
      id: 'veg',
      takes: vegBut('bok choy', 'bean sprout', 'beet', 'artichoke heart', 'asparagus', 'fennel'),
      max: 3,
      budget: 130,
      cut: 'slice',
    },
    { id: 'spice', takes: either(WARM_SPICE.takes, isNamed('thyme', 'soy sauce', 'brown sugar')), max: 6 },
    { id: 'coconut', takes: isNamed('coconut milk'), max: 1 },
    {
      id: 'salsa',
      takes: isNamed('mango', 'pineapple', 'avocado', 'tomato', 'cucumber', 'cabbage', 'red cabbage'),
      max: 2,
      budget: 60,
      cut: 'dice',
    },
    { ...CITRUS, max: 1 },
    { id: 'finish', takes: isNamed('cilantro', 'scallion', 'parsley'), max: 2 },
  ],
  works: (has) => has('bird') + has('protein') + has('beans') + has('veg') > 0,
} as const satisfies DishForm;

import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isPlainRice, isPotMeat, isSavoryNut, isSoftHerb, isSoftProtein, vegBut } from '#forms/main-foods-data';
import { CITRUS } from '#forms/slots';
import { ALLIUMS } from '#forms/main-slots';

export const curry = {
  id: 'curry',
  noun: 'a curry',
  words: ['curry', 'masala', 'korma', 'tikka', 'vindaloo', 'saag', 'jalfrezi', 'rogan josh'],
  categories: ['Main Dish'],
  cuisines: ['indian', 'caribbean', 'british'],
  minutes: 50,
  ways: ['hob', 'one pan'],
  // It accepts nearly anything, so a penalty keeps it from winning by default.
  bias: -1.2,
  loves: {
    'curry paste': 4,
    'curry powder': 4,
    'garam masala': 3,
    'tikka paste': 4,
    'coconut milk': 2.5,
    turmeric: 1.5,
    chickpea: 0.8,
    paneer: 3,
    lemongrass: 2,
    ginger: 0.7,
    'ground coriander': 1,
    'goat meat': 2,
    cauliflower: 0.5,
    ghee: 1,
    'pork belly': -2.5,
    'heavy cream': -1,
  },
  slots: [
    {
      id: 'protein',
      takes: either(isSoftProtein, isPotMeat, isRole('mince')),
      max: 2,
      budget: 140,
      cut: 'chunk',
    },
    { id: 'beans', takes: isRole('legume', 'lentil'), max: 2, budget: 90 },
    ALLIUMS,
    {
      id: 'veg',
      takes: vegBut('sun-dried tomato', 'artichoke heart', 'asparagus', 'fennel', 'radicchio', 'endive', 'celeriac'),
      max: 7,
      budget: 220,
      cut: 'chunk',
    },
    { id: 'fruit', takes: isNamed('mango', 'green mango', 'pineapple', 'apple', 'raisin', 'banana'), max: 1 },
    { id: 'spice', takes: either(isRole('spice', 'sweet-spice'), isNamed('curry leaf', 'makrut lime leaf')), max: 6 },
    {
      id: 'sauce',
      takes: either(
        isRole('tomato', 'stock'),
        isNamed(
          'coconut milk',
          'coconut cream',
          'plain yogurt',
          'heavy cream',
          'fish sauce',
          'peanut butter',
          'soy sauce',
          'tamarind paste',
          'cashew butter',
          'mango chutney',
          'simmer sauce',
          'almond butter',
        ),
      ),
      max: 4,
    },
    { id: 'starch', takes: either(isPlainRice, isNamed('flatbread', 'naan', 'roti')), max: 1 },
    CITRUS,
    { id: 'finish', takes: either(isSoftHerb, isSavoryNut, isNamed('scallion', 'fried shallot')), max: 3 },
  ],
  works: (has) => has('protein') + has('beans') + has('veg') > 0,
} as const satisfies DishForm;

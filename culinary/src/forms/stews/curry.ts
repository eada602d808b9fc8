import { both, type DishForm, either, isHotVeg, isNamed, isQuickProtein, isRole, not } from '#compose/dish-form';
import { type Kitchen, listOf } from '#compose/kitchen';
import { distinct, sentence, stars, stems, titleCase } from '#compose/sentences';
import { BASE, CITRUS, isSavoryFruit } from '#forms/slots';

export const curry = {
  id: 'curry',
  noun: 'a curry',
  words: ['curry', 'masala', 'korma', 'tikka', 'dal', 'dhal', 'vindaloo'],
  categories: ['Main Dish'],
  // It can take nearly anything; that alone should not make everything a curry.
  bias: -0.8,
  loves: {
    'curry paste': 4,
    'curry powder': 4,
    'coconut milk': 2.5,
    turmeric: 1.5,
    chickpea: 0.8,
    paneer: 3,
    'red lentil': 1.5,
    lemongrass: 2,
    ginger: 0.7,
    'ground coriander': 1,
    cauliflower: 0.5,
  },
  slots: [
    { id: 'protein', takes: either(isQuickProtein, isRole('braise')), max: 2, budget: 140, cut: 'chunk' },
    { id: 'beans', takes: isRole('legume', 'lentil'), max: 2, budget: 90 },
    { ...BASE, max: 5 },
    {
      id: 'veg',
      takes: both(isHotVeg, not(isNamed('sun-dried tomato', 'artichoke heart', 'scallion', 'asparagus', 'fennel'))),
      max: 7,
      budget: 220,
      cut: 'chunk',
    },
    {
      id: 'fruit',
      takes: either(both(isSavoryFruit, isNamed('mango', 'pineapple', 'apple')), isNamed('raisin', 'banana')),
      max: 1,
    },
    { id: 'spice', takes: isRole('spice', 'sweet-spice'), max: 6 },
    {
      id: 'sauce',
      takes: either(
        isRole('tomato', 'stock'),
        isNamed('coconut milk', 'plain yogurt', 'heavy cream', 'fish sauce', 'peanut butter', 'soy sauce'),
      ),
      max: 4,
    },
    { id: 'starch', takes: either(isRole('rice'), isNamed('flatbread')), max: 1 },
    CITRUS,
    {
      id: 'finish',
      takes: isNamed('cilantro', 'mint', 'cashew', 'almond', 'peanut', 'basil', 'coconut', 'pistachio'),
      max: 3,
    },
  ],
  works: (has) => has('protein') + has('beans') + has('veg') > 0,
} as const satisfies DishForm;

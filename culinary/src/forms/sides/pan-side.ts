import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';
import {
  isHotCured,
  isPlainRice,
  isSideGrain,
  isWarmSpice,
  isWokSauce,
  isWokVeg,
  isWoodyHerb,
} from '#forms/main-foods-data';
import { isPlainBean, isSaladCheese, isWholeSpice } from '#forms/salads/salad-foods';
import { isTopping } from '#forms/slots';

export const panSide = {
  id: 'pan-side',
  noun: 'a dish of greens',
  words: ['saute', 'sauteed', 'greens', 'steamed', 'side'],
  hints: ['panfried', 'quick'],
  categories: ['Side Dish'],
  minutes: 25,
  loves: {
    spinach: 1.2,
    kale: 1.2,
    'swiss chard': 1.5,
    'green bean': 1.2,
    'bok choy': 1.5,
    cabbage: 1,
    pea: 1.2,
    'snow pea': 1,
    asparagus: 1,
    corn: 1,
    mushroom: 0.8,
    almond: 0.5,
  },
  slots: [
    {
      id: 'veg',
      takes: either(
        isWokVeg,
        isNamed('fennel', 'tomato', 'artichoke heart', 'radicchio', 'endive', 'frozen spinach', 'radish', 'plantain'),
      ),
      max: 6,
      budget: 160,
      cut: 'slice',
      cost: 2,
    },
    { id: 'aromatic', takes: isRole('aromatic'), max: 3 },
    { id: 'bacon', takes: isHotCured, max: 1, budget: 25, cut: 'dice' },
    { id: 'beans', takes: isPlainBean, max: 1, budget: 60 },
    { id: 'rice', takes: either(isPlainRice, isSideGrain), max: 1, budget: 55 },
    {
      id: 'sauce',
      takes: either(
        isWokSauce,
        isNamed(
          'dijon mustard',
          'heavy cream',
          'light cream',
          'crème fraîche',
          'vegetable stock',
          'white wine',
          'anchovy',
          'caper',
        ),
      ),
      max: 3,
    },
    { id: 'spice', takes: both(either(isWarmSpice, isWoodyHerb), not(isWholeSpice)), max: 3 },
    { id: 'acid', takes: isRole('citrus', 'vinegar'), max: 1 },
    {
      id: 'finish',
      takes: either(
        isTopping,
        isSaladCheese,
        isRole('seaweed'),
        isNamed('raisin', 'breadcrumb', 'kimchi', 'preserved lemon'),
      ),
      max: 3,
    },
  ],
} as const satisfies DishForm;

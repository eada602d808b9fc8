import { type DishForm, either, isNamed, isRole } from '#compose/dish-form';
import { isCoolDairy, isMeltingCheese, isMince, isTableBread } from '#forms/main-foods-data';
import { ALLIUMS, POT_BEANS, POT_LIQUID, POT_VEG, WARM_SPICE } from '#forms/main-slots';

export const chili = {
  id: 'chili',
  noun: 'a chili',
  words: [
    'chili con carne',
    'bowl of chili',
    'chili bowl',
    'bean chili',
    'beef chili',
    'turkey chili',
    'veggie chili',
    'white chili',
    'texas chili',
    'chilli con carne',
    'tex mex',
  ],
  categories: ['Main Dish'],
  cuisines: ['american', 'mexican'],
  minutes: 70,
  ways: ['hob', 'one pan'],
  bias: -1,
  loves: {
    'kidney bean': 1.6,
    'pinto bean': 1.4,
    'black bean': 1,
    'ground beef': 0.6,
    'chili powder': 2,
    'ground cumin': 0.6,
    'chipotle in adobo': 2,
    'canned tomatoes': 0.4,
    'ancho chili': 2,
  },
  slots: [
    {
      id: 'meat',
      takes: either(isMince, isNamed('stewing beef', 'beef brisket', 'stewing venison')),
      max: 2,
      budget: 115,
      cut: 'dice',
    },
    { ...POT_BEANS, cost: 1.8 },
    ALLIUMS,
    { ...POT_VEG, budget: 150, cut: 'dice' },
    { ...WARM_SPICE, takes: either(WARM_SPICE.takes, isNamed('cocoa powder')) },
    { ...POT_LIQUID, max: 4 },
    { id: 'starch', takes: either(isRole('rice', 'wrap'), isTableBread, isNamed('polenta', 'tortilla chip')), max: 1 },
    { id: 'sharp', takes: isRole('citrus'), max: 1 },
    {
      id: 'top',
      takes: either(
        isCoolDairy,
        isMeltingCheese,
        isNamed('avocado', 'cilantro', 'scallion', 'pickled jalapeño', 'cotija', 'queso fresco'),
      ),
      max: 4,
    },
  ],
} as const satisfies DishForm;

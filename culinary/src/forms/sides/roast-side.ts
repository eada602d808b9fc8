import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';
import { isCoolDairy, isHotCured, isWarmSpice, isWoodyHerb, vegBut } from '#forms/main-foods-data';
import { isPlainBean, isSaladCheese, isWholeSpice } from '#forms/salads/salad-foods';
import { isCookingLeaf, isTopping } from '#forms/slots';

const isFlavor = either(
  isRole('aromatic', 'sweetener', 'vinegar'),
  both(isWarmSpice, not(isWholeSpice)),
  isWoodyHerb,
  isNamed(
    'dijon mustard',
    'soy sauce',
    'miso paste',
    'pesto',
    'pomegranate molasses',
    'balsamic glaze',
    'chili crisp',
    'duck fat',
    'teriyaki sauce',
  ),
);

export const roastSide = {
  id: 'roast-side',
  noun: 'a dish of roast vegetables',
  words: ['roast', 'roasted', 'baked'],
  categories: ['Side Dish'],
  minutes: 55,
  loves: {
    carrot: 0.6,
    parsnip: 1,
    beet: 1,
    cauliflower: 1,
    'brussels sprout': 1,
    'sweet potato': 1,
    potato: 0.6,
    tahini: 1,
    honey: 1,
    rosemary: 1,
    'maple syrup': 0.8,
    'balsamic vinegar': 1,
  },
  slots: [
    {
      id: 'veg',
      takes: both(
        vegBut(
          'pea',
          'edamame',
          'corn',
          'canned corn',
          'creamed corn',
          'scallion',
          'celery',
          'sun-dried tomato',
          'mixed vegetables',
          'dried shiitake',
          'dried porcini',
          'cauliflower rice',
          'water chestnut',
          'bamboo shoot',
          'roasted red pepper',
          'heart of palm',
          'straw mushroom',
        ),
        not(isCookingLeaf),
      ),
      max: 6,
      budget: 220,
      cut: 'chunk',
      cost: 2,
    },
    { id: 'beans', takes: isPlainBean, max: 1, budget: 60 },
    {
      id: 'fruit',
      takes: isNamed('apple', 'pear', 'grape', 'fig', 'peach', 'plum', 'quince', 'orange', 'chestnut'),
      max: 1,
      cut: 'chunk',
    },
    { id: 'flavor', takes: isFlavor, max: 4, budget: 12 },
    { id: 'bacon', takes: isHotCured, max: 1, budget: 25 },
    {
      id: 'sauce',
      takes: either(isCoolDairy, isNamed('tahini', 'mayonnaise', 'hummus')),
      max: 1,
    },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
    {
      id: 'finish',
      takes: either(
        isTopping,
        isSaladCheese,
        isNamed('pomegranate', 'raisin', 'dried apricot', 'date', 'spinach', 'arugula', 'preserved lemon', 'caper'),
      ),
      max: 4,
    },
  ],
} as const satisfies DishForm;

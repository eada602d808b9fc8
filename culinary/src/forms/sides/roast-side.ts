import { both, type DishForm, either, isHotVeg, isNamed, isRole, not } from '#compose/dish-form';
import { isCookingLeaf, isCrumblyCheese, isTopping } from '#forms/slots';

const isFlavor = either(
  isRole('spice', 'aromatic', 'sweetener', 'vinegar'),
  isNamed('thyme', 'rosemary', 'sage', 'dijon mustard', 'chili sauce', 'soy sauce', 'miso paste', 'pesto', 'cinnamon'),
);

export const roastSide = {
  id: 'roast-side',
  noun: 'a dish of roast vegetables',
  words: ['roast', 'roasted', 'baked'],
  categories: ['Side Dish'],
  loves: {
    carrot: 0.6,
    parsnip: 1,
    beet: 1,
    cauliflower: 1,
    'brussels sprout': 1,
    'sweet potato': 1,
    potato: 0.6,
    tahini: 1,
    honey: 0.5,
  },
  slots: [
    {
      id: 'veg',
      takes: both(
        isHotVeg,
        not(isCookingLeaf),
        not(isNamed('pea', 'edamame', 'corn', 'bean sprout', 'scallion', 'celery')),
      ),
      max: 6,
      budget: 220,
      cut: 'chunk',
      cost: 2,
    },
    { id: 'beans', takes: isNamed('chickpea', 'white bean'), max: 1, budget: 60 },
    { id: 'fruit', takes: isNamed('apple', 'pear', 'grape', 'fig'), max: 1 },
    { id: 'flavor', takes: isFlavor, max: 4 },
    { id: 'bacon', takes: isNamed('bacon', 'chorizo'), max: 1 },
    { id: 'sauce', takes: either(isRole('yogurt'), isNamed('tahini', 'mayonnaise')), max: 1 },
    { id: 'acid', takes: isRole('citrus'), max: 1 },
    {
      id: 'finish',
      takes: either(
        isTopping,
        isCrumblyCheese,
        isNamed('pomegranate', 'raisin', 'dried apricot', 'spinach', 'arugula'),
      ),
      max: 4,
    },
  ],
} as const satisfies DishForm;

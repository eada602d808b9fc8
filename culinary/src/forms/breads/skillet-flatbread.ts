import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';
import { LIQUID } from '#forms/breads/dough-slots';
import { isSweetMilk } from '#forms/slots';

export const skilletFlatbread = {
  id: 'skillet-flatbread',
  noun: 'a flatbread',
  words: ['baking your own flatbread', 'baking your own naan', 'baking your own roti'],
  categories: ['Side Dish', 'Snack', 'Appetizer'],
  minutes: 45,
  loves: {
    'chickpea flour': 2.5,
    'buckwheat flour': 2,
    'millet flour': 2,
    'self-rising flour': 2,
    'plain yogurt': 1.5,
    'greek yogurt': 1.5,
    'olive oil': 0.8,
    'all-purpose flour': 3.2,
  },
  slots: [
    { id: 'wheat', takes: isNamed('all-purpose flour'), max: 1 },
    {
      id: 'flour',
      takes: both(
        isRole('flour'),
        not(isNamed('cornstarch', 'almond flour', 'coconut flour', 'soy flour', 'potato flour', 'vital wheat gluten')),
      ),
      max: 1,
    },
    { id: 'yogurt', takes: isRole('yogurt'), max: 1, cost: 0.3 },
    { id: 'raising', takes: isNamed('baking powder'), max: 1 },
    { id: 'milk', takes: isSweetMilk, max: 1 },
    LIQUID,
    { id: 'bits', takes: either(isRole('herb', 'seed', 'aromatic'), isNamed('scallion')), max: 3 },
  ],
  // White flour with milk makes pancakes.
  works: (has) => has('flour') > 0 || (has('wheat') > 0 && has('milk') === 0),
} as const satisfies DishForm;

import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';
import { isHotCured, isPanProtein, isPotBean, vegBut } from '#forms/main-foods-data';
import { ALLIUMS, WARM_SPICE } from '#forms/main-slots';

export const jambalaya = {
  id: 'jambalaya',
  noun: 'a jambalaya',
  words: ['jambalaya', 'cajun', 'creole', 'dirty rice'],
  categories: ['Main Dish'],
  cuisines: ['american'],
  minutes: 60,
  ways: ['hob', 'one pan'],
  bias: -0.8,
  loves: {
    andouille: 3,
    'cajun seasoning': 3,
    shrimp: 0.5,
    sausage: 1,
    celery: 0.6,
    'green bell pepper': 0.8,
    okra: 1,
    'hot sauce': 1,
    'parboiled rice': 1.5,
  },
  slots: [
    {
      id: 'rice',
      takes: isNamed('long-grain rice', 'parboiled rice', 'basmati rice', 'jasmine rice'),
      max: 1,
      budget: 75,
      cost: 2.4,
    },
    { id: 'late', takes: isRole('shellfish', 'fish'), max: 2, budget: 90 },
    {
      id: 'protein',
      takes: both(either(isPanProtein, isHotCured), not(isRole('fish'))),
      max: 2,
      budget: 120,
      cut: 'slice',
    },
    ALLIUMS,
    {
      id: 'veg',
      takes: vegBut('potato', 'bok choy', 'bean sprout', 'beet', 'asparagus', 'broccoli'),
      max: 5,
      budget: 140,
      cut: 'dice',
    },
    { id: 'beans', takes: isPotBean, max: 1, budget: 60 },
    WARM_SPICE,
    { id: 'liquid', takes: either(isRole('stock', 'tomato'), isNamed('worcestershire sauce', 'beer')), max: 3 },
    { id: 'sharp', takes: isRole('citrus', 'vinegar'), max: 1 },
    { id: 'finish', takes: isNamed('scallion', 'parsley', 'cilantro', 'thyme'), max: 2 },
  ],
  works: (has) => has('protein') + has('late') + has('beans') + has('veg') > 0,
} as const satisfies DishForm;

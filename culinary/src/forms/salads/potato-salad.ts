import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';
import { isCoolDairy, isPanPasta } from '#forms/main-foods-data';
import { ACID, DRESSING, isReadyProtein, RAW, SALAD_EGG, SALAD_TOP } from '#forms/salads/salad-foods';

export const potatoSalad = {
  id: 'potato-salad',
  noun: 'a potato salad',
  words: ['potato salad', 'pasta salad', 'macaroni salad', 'noodle salad'],
  categories: ['Salad', 'Side Dish'],
  cuisines: ['german', 'american'],
  minutes: 50,
  loves: {
    potato: 1.2,
    'new potato': 2.5,
    fusilli: 1.2,
    macaroni: 1.2,
    farfalle: 1.2,
    mayonnaise: 1.5,
    pickle: 1.5,
    'wholegrain mustard': 1.6,
    'dijon mustard': 1.4,
    dill: 0.6,
    chives: 0.6,
    egg: 0.4,
    celery: 0.5,
    frankfurter: 1,
  },
  slots: [
    {
      id: 'base',
      takes: either(
        isNamed('potato', 'sweet potato'),
        both(
          isPanPasta,
          not(isNamed('spaghetti', 'tagliatelle', 'egg pasta', 'gnocchi', 'pierogi', 'spaetzle', 'ravioli')),
        ),
      ),
      max: 1,
      budget: 210,
      cut: 'chunk',
      cost: 3,
    },
    {
      id: 'bacon',
      takes: isNamed('bacon', 'frankfurter', 'kielbasa'),
      max: 1,
      budget: 30,
      cut: 'slice',
    },
    {
      id: 'creamy',
      takes: either(isCoolDairy, isNamed('mayonnaise', 'pesto')),
      max: 2,
      budget: 35,
    },
    { ...RAW, max: 5, budget: 90, cut: 'dice' },
    {
      id: 'cooked',
      takes: isNamed('pea', 'green bean', 'broccoli', 'asparagus', 'mixed vegetables', 'edamame'),
      max: 2,
      budget: 60,
      cut: 'chunk',
    },
    { id: 'ready', takes: isReadyProtein, max: 1, budget: 45 },
    {
      id: 'cheese',
      takes: both(isRole('cheese'), isNamed('cheddar', 'mozzarella', 'feta', 'parmesan')),
      max: 1,
      budget: 25,
    },
    SALAD_EGG,
    ACID,
    { ...DRESSING, max: 3, budget: 14 },
    { id: 'stock', takes: isRole('stock'), max: 1 },
    SALAD_TOP,
  ],
} as const satisfies DishForm;

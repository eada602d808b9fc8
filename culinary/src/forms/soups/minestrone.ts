import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';
import { isHotCured, isPanPasta, isPotVeg, isSoftHerb, isTableBread, isWoodyHerb } from '#forms/main-foods-data';
import { isHardCheese, isPlainBean } from '#forms/salads/salad-foods';

export const minestrone = {
  id: 'minestrone',
  noun: 'a minestrone',
  words: ['minestrone', 'pasta e fagioli', 'bean soup', 'vegetable soup'],
  categories: ['Soup'],
  cuisines: ['italian'],
  minutes: 50,
  ways: ['hob', 'one pan'],
  loves: {
    'cannellini bean': 1.5,
    'borlotti bean': 1.8,
    'white bean': 0.8,
    ditalini: 2,
    macaroni: 0.6,
    zucchini: 0.5,
    celery: 0.6,
    parmesan: 0.5,
    pancetta: 0.6,
    'savoy cabbage': 0.8,
  },
  slots: [
    { id: 'cured', takes: both(isHotCured, not(isNamed('ham'))), max: 1, budget: 20, cut: 'dice' },
    {
      id: 'base',
      takes: isNamed('onion', 'leek', 'garlic', 'celery', 'red chili', 'pearl onion'),
      max: 5,
      cut: 'dice',
    },
    { id: 'veg', takes: isPotVeg, max: 7, budget: 200, cut: 'dice', cost: 1 },
    { id: 'beans', takes: isPlainBean, max: 2, budget: 80, cost: 1.2 },
    {
      id: 'starch',
      takes: either(
        both(isPanPasta, not(isNamed('ravioli', 'gnocchi', 'pierogi', 'spaetzle'))),
        isNamed('pearl barley', 'farro', 'spelt', 'arborio rice'),
      ),
      max: 1,
      budget: 35,
      cost: 1.2,
    },
    { id: 'tomato', takes: isRole('tomato'), max: 1, budget: 100 },
    { id: 'liquid', takes: either(isRole('stock'), isNamed('white wine', 'red wine')), max: 2 },
    {
      id: 'herb',
      takes: either(isWoodyHerb, isNamed('bay leaf', 'chili flakes', 'dried oregano', 'fennel seed')),
      max: 3,
    },
    { id: 'cheese', takes: isHardCheese, max: 1, budget: 12 },
    { id: 'bread', takes: isTableBread, max: 1 },
    { id: 'finish', takes: either(isSoftHerb, isNamed('pesto')), max: 2 },
  ],
  works: (has) => has('veg') + has('beans') > 0,
} as const satisfies DishForm;

import { both, type DishForm, either, isHotVeg, isNamed, isRole, isSalty, not } from '#compose/dish-form';
import { listOf } from '#compose/kitchen';
import { inStages, panFry, sentence, stars, stems, titleCase } from '#compose/sentences';
import { isSavoryFruit, isTopping } from '#forms/slots';

const isToastRaw = isNamed(
  'tomato',
  'cherry tomato',
  'avocado',
  'cucumber',
  'radish',
  'arugula',
  'olive',
  'sun-dried tomato',
  'artichoke heart',
  'lettuce',
  'red onion',
  'pickle',
);

export const bruschetta: DishForm = {
  id: 'bruschetta',
  noun: 'a toast',
  words: ['bruschetta', 'crostini', 'toast', 'sandwich', 'open sandwich', 'canape'],
  categories: ['Appetizer', 'Snack', 'Breakfast'],
  loves: {
    bread: 1.2,
    baguette: 3,
    tomato: 0.6,
    basil: 0.8,
    ricotta: 0.8,
    'goat cheese': 0.8,
    avocado: 0.8,
    'smoked salmon': 1.5,
    fig: 0.8,
    mozzarella: 0.6,
  },
  slots: [
    { id: 'bread', takes: isRole('bread', 'wrap'), max: 1, budget: 60, cost: 1.2 },
    {
      id: 'spread',
      takes: either(
        isNamed(
          'ricotta',
          'cream cheese',
          'goat cheese',
          'pesto',
          'tahini',
          'mayonnaise',
          'sour cream',
          'plain yogurt',
          'dijon mustard',
        ),
        isRole('legume'),
      ),
      max: 2,
      budget: 35,
    },
    {
      id: 'raw',
      takes: either(isToastRaw, both(isSavoryFruit, not(isNamed('orange', 'grapefruit', 'pineapple', 'melon')))),
      max: 4,
      budget: 80,
      cut: 'dice',
    },
    {
      id: 'protein',
      takes: either(isSalty, isNamed('shrimp', 'egg', 'halloumi'), isRole('mince', 'sausage', 'poultry', 'meat')),
      max: 2,
      budget: 50,
      cut: 'strip',
    },
    {
      id: 'veg',
      takes: both(isHotVeg, not(isNamed('potato', 'bok choy', 'bean sprout', 'celery', 'turnip'))),
      max: 4,
      budget: 90,
      cut: 'slice',
    },
    { id: 'garlic', takes: isRole('aromatic'), max: 2 },
    { id: 'cheese', takes: isRole('cheese'), max: 1 },
    {
      id: 'drizzle',
      takes: either(
        isRole('vinegar', 'citrus'),
        isNamed('honey', 'chili flakes', 'caper', 'anchovy', 'chili sauce', 'dried oregano', 'smoked paprika'),
      ),
      max: 3,
    },
    { id: 'finish', takes: isTopping, max: 3 },
  ],
  works: (has) => has('bread') + has('raw') + has('veg') + has('spread') + has('cheese') + has('protein') > 0,
  write(k) {
    const bread = k.need('bread', ['baguette', 'bread']);
    if (k.in('raw', 'veg', 'protein').length === 0) k.need('raw', ['tomato', 'cherry tomato'], { cut: 'dice' });
    const garlic =
      k.in('garlic').length > 0
        ? k.in('garlic')
        : [k.add('garlic', 0.25, { slot: 'garlic', note: 'peeled and halved' })];
    const oil = k.fat('olive oil', 0.5);
    const eggs = k.in('protein').filter(({ food }) => food.role === 'egg');
    const hot = k
      .in('protein')
      .filter(({ food }) => food.role !== 'tinned-fish' && food.name !== 'ham' && food.role !== 'egg');
    if (hot.length > 0) {
      const fried = panFry(k, hot);
      k.step(`Heat a little of ${k.the(oil)} in a frying pan. ${fried.text}`, { cook: fried.minutes });
    }
    if (eggs.length > 0) k.step(`Boil ${k.the(eggs)} for 8 minutes, cool under the tap, peel and slice.`, { cook: 8 });
    if (k.in('veg').length > 0) {
      const staged = inStages(k, k.in('veg'), 'pan', 'cook', 'until tender and browned');
      k.step(`Warm a spoonful of ${k.the(oil)} in a frying pan. ${staged.text}`, { cook: staged.minutes });
    }
    const raw = k.in('raw');
    const drizzle =
      k.in('drizzle').length > 0
        ? k.in('drizzle')
        : [
            k.add(k.chance.pick('toast drizzle', ['balsamic vinegar', 'lemon', 'chili flakes']), undefined, {
              slot: 'drizzle',
            }),
          ];
    if (raw.length > 0)
      k.step(
        `Toss ${k.the(raw)} with ${k.the(drizzle)} and ${k.pinch()}, and leave for 5 minutes while you see to the toast.`,
        { wait: 5 },
      );
    k.step(
      `Brush ${k.the(bread)} with ${k.the(oil)} and toast under a hot broiler for 2 minutes a side, until the edges are brown. Rub while hot with ${k.the(garlic)}.`,
      { cook: 4 },
    );
    const layers = [...k.in('spread'), ...raw, ...k.in('veg'), ...k.in('protein')];
    const finish = [...k.in('cheese'), ...k.in('finish')];
    const top = finish.length > 0 ? finish : [k.add('basil')];
    const late = k.rest('drizzle');
    k.step(
      `${k.in('spread').length > 0 ? `Spread with ${k.the(k.in('spread'))}, pile` : 'Pile'} on ${k.the(layers.filter((item) => !k.in('spread').includes(item)))} and finish with ${k.the(top, late)}. Serve before the toast softens.`
        .replace('pile on the  and', '')
        .replace('on the  and finish', 'and finish'),
    );
    const raws = layers.filter((item) => !k.in('spread').includes(item));
    const two = listOf(stars(k, raws, 2));
    return {
      title: titleCase(
        k.chance.pick('title', [
          `${listOf(stems(raws, 2))} toasts with ${k.label(top[0] ?? oil)}`,
          `bruschetta with ${two}`,
          `garlic toasts with ${two}`,
        ]),
      ),
      description: k.chance.pick('description', [
        `Crisp, garlicky toast with ${two}: gone in two bites, so make plenty.`,
        `${sentence(two)} piled high on hot toast.`,
      ]),
    };
  },
};

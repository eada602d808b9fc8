import { cookSome, dress, isBlanched } from '#forms/salad-parts';
import { type DishForm, either, isNamed, isQuickProtein, isRole, isSaladLeaf, isSalty } from '#compose/dish-form';
import { listOf } from '#compose/kitchen';
import { distinct, panFry, sentence, stars, stems, titleCase } from '#compose/sentences';
import { isSavoryFruit, isTopping } from '#forms/slots';

const isLeafy = either(isSaladLeaf, isNamed('spinach', 'kale', 'cabbage', 'red cabbage'));

export const leafySalad: DishForm = {
  id: 'leafy-salad',
  noun: 'a salad',
  words: ['salad', 'slaw', 'caesar'],
  categories: ['Salad'],
  loves: {
    lettuce: 3,
    arugula: 3,
    cucumber: 1.5,
    radish: 1.5,
    avocado: 0.6,
    feta: 0.8,
    olive: 1,
    tomato: 0.5,
    'cherry tomato': 0.5,
    'balsamic vinegar': 1,
    'red wine vinegar': 0.7,
    'blue cheese': 1,
    pear: 0.5,
    fennel: 0.7,
    walnut: 0.4,
  },
  slots: [
    { id: 'leaf', takes: isLeafy, max: 3, budget: 60, cut: 'raw', cost: 1 },
    {
      id: 'raw',
      takes: isNamed(
        'cucumber',
        'tomato',
        'cherry tomato',
        'radish',
        'avocado',
        'carrot',
        'red bell pepper',
        'green bell pepper',
        'celery',
        'fennel',
        'red onion',
        'shallot',
        'scallion',
        'mushroom',
        'zucchini',
        'olive',
        'sun-dried tomato',
        'onion',
        'bean sprout',
      ),
      max: 7,
      budget: 150,
      cut: 'raw',
    },
    { id: 'blanched', takes: isBlanched, max: 3, budget: 120, cut: 'chunk' },
    { id: 'fruit', takes: either(isSavoryFruit, isNamed('blueberry', 'raspberry', 'cherry')), max: 2, budget: 60 },
    { id: 'protein', takes: either(isQuickProtein, isSalty), max: 2, budget: 95, cut: 'strip' },
    { id: 'egg', takes: isRole('egg'), max: 1 },
    { id: 'beans', takes: isRole('legume'), max: 1, budget: 70 },
    { id: 'grain', takes: isRole('pasta', 'grain', 'bread', 'rice'), max: 1, budget: 40 },
    { id: 'cheese', takes: isRole('cheese'), max: 2 },
    { id: 'acid', takes: isRole('citrus', 'vinegar'), max: 2 },
    {
      id: 'dressing',
      takes: isNamed(
        'dijon mustard',
        'mayonnaise',
        'plain yogurt',
        'honey',
        'tahini',
        'soy sauce',
        'sesame oil',
        'pesto',
        'garlic',
        'anchovy',
        'maple syrup',
        'sour cream',
        'chili flakes',
        'caper',
        'ginger',
        'red chili',
        'pickle',
        'dried oregano',
        'ground cumin',
      ),
      max: 4,
      budget: 15,
    },
    { id: 'finish', takes: either(isTopping, isRole('dried-fruit')), max: 4 },
  ],
  works: (has) => has('leaf') + has('raw') + has('blanched') + has('fruit') + has('beans') + has('protein') > 0,
  write(k) {
    const grain = k.in('grain');
    const leaves =
      k.in('leaf').length > 0 || k.in('raw').length > 2
        ? k.in('leaf')
        : k.need('leaf', ['arugula', 'lettuce', 'spinach'], { cut: 'raw' });
    if (k.in('raw').length + k.in('blanched').length + k.in('fruit').length === 0)
      k.need('raw', ['cherry tomato', 'cucumber', 'radish'], { cut: 'raw' });
    k.step(`Whisk together ${dress(k)} in the bottom of a large salad bowl.`);
    cookSome(k, k.in('blanched'));
    const bread = grain.filter(({ food }) => food.role === 'bread');
    const boiled = grain.filter(({ food }) => food.role !== 'bread');
    if (boiled.length > 0)
      k.step(
        `Cook ${k.the(boiled)} in salted water for ${boiled[0]?.food.minutes?.simmer ?? 10} minutes, until tender, then drain and cool under the tap.`,
        { cook: boiled[0]?.food.minutes?.simmer ?? 10 },
      );
    if (bread.length > 0)
      k.step(`Tear ${k.the(bread)} into rough cubes and toast in a dry pan for 6 minutes, turning, until crisp.`, {
        cook: 6,
      });
    if (k.in('egg').length > 0)
      k.step(`Boil ${k.the(k.in('egg'))} for 9 minutes, cool, peel and quarter.`, { cook: 9 });
    const hot = k.in('protein').filter(({ food }) => food.role !== 'tinned-fish' && food.name !== 'ham');
    if (hot.length > 0) {
      const fried = panFry(k, hot);
      k.step(
        `Set a frying pan over medium-high heat with a few drops of oil. ${fried.text} Leave to rest while you make the salad.`.replace(
          'a few drops of oil',
          `a few drops of ${k.name(k.fat('olive oil'))}`,
        ),
        { cook: fried.minutes },
      );
    }
    const kale = leaves.some(({ food }) => food.name === 'kale');
    const body = [...leaves, ...k.in('raw'), ...k.in('blanched'), ...k.in('beans'), ...boiled, ...k.in('fruit')];
    k.step(
      `Add ${k.the(body)} and toss with your hands until everything shines${kale ? ', rubbing the dressing into the kale for a minute so that it softens' : ''}.`,
    );
    const top = [...k.in('protein'), ...k.in('egg'), ...bread, ...k.in('cheese'), ...k.in('finish')];
    const topping =
      top.length > 0
        ? top
        : [k.add(k.chance.pick('salad top', ['feta', 'walnut', 'pumpkin seed']), undefined, { slot: 'finish' })];
    k.step(
      `Top with ${k.the(topping)}, and serve before the leaves go limp.`.replace(
        leaves.length > 0 ? '' : 'before the leaves go limp',
        leaves.length > 0 ? '' : 'at once',
      ),
    );
    const things = distinct([
      ...stars(k, k.in('protein'), 1),
      ...stars(k, k.in('fruit'), 1),
      ...stars(k, [...k.in('blanched'), ...k.in('raw'), ...leaves], 2),
      ...stars(k, k.in('cheese'), 1),
    ]).slice(0, 3);
    const kinds = distinct([
      ...stems(k.in('protein'), 1),
      ...stems([...k.in('fruit'), ...k.in('blanched'), ...k.in('raw'), ...leaves], 2),
    ]).slice(0, 2);
    return {
      title: titleCase(
        k.chance.pick('title', [
          `${listOf(kinds)} salad`,
          `salad of ${listOf(things)}`,
          `${listOf(kinds)} salad with ${listOf(stars(k, topping, 1))}`,
        ]),
      ),
      description: k.chance.pick('description', [
        `Crisp, sharp and quick: ${listOf(things)} in a dressing whisked at the bottom of the bowl.`,
        `${sentence(listOf(things))}, dressed at the last minute so that everything keeps its crunch.`,
        `A salad with enough going on to be lunch, thanks to ${listOf(things.slice(0, 2))}.`,
      ]),
    };
  },
};

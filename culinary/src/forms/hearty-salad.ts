import { cookSome, dress, isBlanched } from '#forms/salad-parts';
import { both, type DishForm, either, isNamed, isRole, not } from '#compose/dish-form';
import { listOf } from '#compose/kitchen';
import { distinct, stars, stems, titleCase } from '#compose/sentences';
import { isSavoryFruit, isTopping } from '#forms/slots';

export const heartySalad: DishForm = {
  id: 'hearty-salad',
  noun: 'a bean salad',
  words: ['salad', 'bean salad', 'tabbouleh'],
  categories: ['Salad', 'Side Dish'],
  loves: {
    chickpea: 1.2,
    'white bean': 1.2,
    'black bean': 1,
    couscous: 1,
    bulgur: 1,
    parsley: 1,
    mint: 0.7,
    cucumber: 1,
    feta: 0.7,
    'canned tuna': 1.2,
    'green lentil': 1.2,
    'red onion': 0.4,
    potato: 0.5,
  },
  slots: [
    {
      id: 'base',
      takes: either(isRole('legume', 'grain'), isNamed('potato', 'green lentil', 'orzo')),
      max: 2,
      budget: 130,
      cut: 'chunk',
      cost: 2,
    },
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
        'olive',
        'sun-dried tomato',
        'onion',
        'spinach',
        'arugula',
        'artichoke heart',
        'corn',
        'kale',
        'zucchini',
      ),
      max: 7,
      budget: 140,
      cut: 'dice',
    },
    {
      id: 'cooked',
      takes: both(isBlanched, not(isNamed('artichoke heart', 'potato', 'corn'))),
      max: 2,
      budget: 90,
      cut: 'chunk',
    },
    { id: 'protein', takes: either(isRole('tinned-fish'), isNamed('ham', 'chorizo', 'halloumi')), max: 1, budget: 60 },
    { id: 'egg', takes: isRole('egg'), max: 1 },
    { id: 'fruit', takes: either(isSavoryFruit, isRole('dried-fruit')), max: 2, budget: 30 },
    { id: 'cheese', takes: isNamed('feta', 'goat cheese', 'mozzarella', 'parmesan'), max: 1 },
    { id: 'acid', takes: isRole('citrus', 'vinegar'), max: 2 },
    {
      id: 'dressing',
      takes: isNamed(
        'dijon mustard',
        'mayonnaise',
        'plain yogurt',
        'honey',
        'tahini',
        'pesto',
        'garlic',
        'ground cumin',
        'smoked paprika',
        'chili flakes',
        'anchovy',
        'caper',
        'sour cream',
        'pickle',
        'dried oregano',
        'red chili',
      ),
      max: 4,
      budget: 15,
    },
    { id: 'finish', takes: isTopping, max: 4 },
  ],
  write(k) {
    const base = k.need('base', ['chickpea', 'white bean', 'bulgur'], { cut: 'chunk' });
    if (k.in('raw').length === 0) k.need('raw', ['cucumber', 'cherry tomato', 'red onion'], { cut: 'dice' });
    const boil = base.filter(({ food }) => food.role !== 'legume');
    const beans = base.filter(({ food }) => food.role === 'legume');
    for (const item of boil) {
      const minutes = item.food.name === 'potato' ? 15 : (item.food.minutes?.simmer ?? 12);
      k.step(
        item.food.name === 'couscous'
          ? `Cover ${k.the(item)} with boiling water by a finger, leave under a plate for 5 minutes and fluff with a fork.`
          : `Cook ${k.the(item)} in salted water for ${minutes} minutes, until tender. Drain and let it steam dry.`,
        { cook: item.food.name === 'couscous' ? 5 : minutes },
      );
    }
    cookSome(k, k.in('cooked'));
    if (k.in('egg').length > 0)
      k.step(`Boil ${k.the(k.in('egg'))} for 9 minutes, cool, peel and quarter.`, { cook: 9 });
    const grill = k.in('protein').filter(({ food }) => food.role === 'tofu' || food.role === 'cured');
    if (grill.length > 0) k.step(`Fry ${k.the(grill)} in a dry pan for 5 minutes, until golden.`, { cook: 5 });
    k.step(`In a large bowl stir together ${dress(k)}.`);
    k.step(
      `Tip in ${k.the(boil, beans)} while the dressing is fresh${boil.length > 0 ? ' and they are still a little warm' : ''}, and leave for 10 minutes to drink it up.`,
      { wait: 10 },
    );
    k.step(`Fold through ${k.the(k.in('raw'), k.in('cooked', 'fruit', 'protein'))}.`);
    const herbs = k.in('finish').length > 0 ? k.in('finish') : [k.add('parsley', 0.5, { slot: 'finish' })];
    k.step(`Finish with ${k.the(k.in('egg', 'cheese'), herbs)}, taste again, and serve at room temperature.`);
    const things = distinct([
      ...stems(beans.length > 0 ? beans : boil, 1),
      ...stems([...k.in('protein'), ...k.in('cooked'), ...k.in('raw')], 2),
    ]).slice(0, 2);
    return {
      title: titleCase(
        k.chance.pick('title', [
          `${listOf(things)} salad`,
          `${things[0] ?? ''} salad with ${listOf(stars(k, [...k.in('raw'), ...herbs], 2))}`,
          `herbed ${listOf(things)} salad`,
        ]),
      ),
      description: k.chance.pick('description', [
        `A salad that waits happily: ${listOf(things)} in a sharp dressing, good today and better for tomorrow's lunch.`,
        `Sturdy enough for a picnic, fresh enough for a hot day, with ${listOf(stars(k, [...k.in('raw'), ...herbs], 2))} all through it.`,
      ]),
    };
  },
};

import { cookSome, dress } from '#forms/salads/salad-parts';
import { listOf } from '#compose/kitchen';
import { distinct, panFry, sentence, stars, stems, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

export function writeLeafySalad(k: Kitchen): Draft {
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
  if (k.in('egg').length > 0) k.step(`Boil ${k.the(k.in('egg'))} for 9 minutes, cool, peel and quarter.`, { cook: 9 });
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
}

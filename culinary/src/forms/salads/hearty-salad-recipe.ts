import { cookSome, dress } from '#forms/salads/salad-parts';
import { listOf } from '#compose/kitchen';
import { distinct, stars, stems, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

export function writeHeartySalad(k: Kitchen): Draft {
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
  if (k.in('egg').length > 0) k.step(`Boil ${k.the(k.in('egg'))} for 9 minutes, cool, peel and quarter.`, { cook: 9 });
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
}

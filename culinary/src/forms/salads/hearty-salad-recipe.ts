import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { freshHerb, withMore } from '#forms/sides/small-dish';
import { boilEggs, boilGrains, cookSome, dress, fryForSalad, searSome } from '#forms/salads/salad-parts';

export function writeHeartySalad(k: Kitchen): Draft {
  const base = k.need('base', ['chickpea', 'white bean', 'bulgur'], { cut: 'chunk' });
  if (k.in('raw').length === 0) k.need('raw', ['cucumber', 'cherry tomato', 'red onion'], { cut: 'dice' });
  const beans = base.filter(({ food }) => food.role === 'legume');
  const boil = base.filter((item) => !beans.includes(item));
  boilGrains(k, boil);
  cookSome(k, k.in('cooked'));
  boilEggs(k, k.in('egg'));
  searSome(k, k.in('seared'));
  fryForSalad(k, k.in('protein'));
  k.step(`In a large bowl stir together ${dress(k)}.`);
  k.step(
    `Tip in ${k.the(boil, beans)}${boil.length > 0 ? ' while still a little warm' : ''}, and leave for 10 minutes to drink up the dressing.`,
    { wait: 10 },
  );
  k.step(`Fold through ${k.the(k.in('raw'), k.in('cooked', 'seared', 'fruit', 'protein', 'ready', 'leaf'))}.`);
  const herbs = k.in('finish').length > 0 ? k.in('finish') : [k.add(freshHerb(k, 'parsley'), 0.5, { slot: 'finish' })];
  k.step(`Finish with ${k.the(k.in('egg', 'cheese'), herbs)}, taste again, and serve at room temperature.`);
  const things = distinct([
    ...nounModifiers(beans.length > 0 ? beans : boil, 1),
    ...nounModifiers([...k.in('protein', 'ready'), ...k.in('seared', 'cooked'), ...k.in('raw')], 2),
  ]).slice(0, 2);
  const said = listOf(
    distinct([
      ...mainNames(k, beans.length > 0 ? beans : boil, 1),
      ...mainNames(k, [...k.in('protein', 'ready'), ...k.in('seared', 'cooked'), ...k.in('raw')], 2),
    ]).slice(0, 2),
  );
  const fresh = listOf(mainNames(k, [...k.in('raw'), ...herbs], 2));
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${listOf(things)} salad`,
        withMore(`${things[0] ?? ''} salad`, fresh),
        `herbed ${listOf(things)} salad`,
        `${k.palette === null ? '' : `${k.palette.word} `}${listOf(things)} salad`,
      ]),
    ),
    description: k.chance.pick('description', [
      `A salad that waits happily: ${said} in a sharp dressing, good today and better for tomorrow's lunch.`,
      `Sturdy enough for a picnic, fresh enough for a hot day, with ${fresh} all through it.`,
    ]),
  };
}

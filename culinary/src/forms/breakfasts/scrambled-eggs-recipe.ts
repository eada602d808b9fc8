import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, inStages, panFry, mainNames, nounModifiers, titleCase } from '#compose/sentences';

export function writeScrambledEggs(k: Kitchen): Draft {
  const eggs = k.need('egg', ['egg'], { per: 2.5 });
  const fat = k.fat('butter', 8);
  const bread = k.need('bread', ['bread', 'sourdough']);
  const dairy = k.in('dairy');
  k.step(`Beat ${k.the(eggs, dairy)} with ${k.season()}, using a fork, just until no streaks of white are left.`);
  const cold = k.in('meat').filter(({ food }) => food.name === 'smoked salmon');
  const fried = k.in('meat').filter((item) => !cold.includes(item));
  if (fried.length > 0) {
    const pan = panFry(k, fried);
    k.step(`Set a non-stick pan over medium heat. ${pan.text} Lift out.`, { cook: pan.minutes });
  }
  if (k.in('veg').length > 0) {
    const staged = inStages(k, k.in('veg'), 'pan', 'cook', 'until tender and dry');
    k.step(`Melt half of ${k.the(fat)} in the pan. ${staged.text} Push onto a plate.`, { cook: staged.minutes });
  }
  const spice = k.in('spice');
  k.step(
    `Melt ${k.in('veg').length > 0 ? 'the rest of ' : ''}${k.the(fat)} over low heat${spice.length > 0 ? ` with ${k.the(spice)}` : ''}. Pour in the eggs, wait until the edge sets, then push long folds across the pan for 4 minutes, off the heat now and then, until softly set all through (71 °C).`,
    { cook: 4 },
  );
  const back = [...fried, ...k.in('veg'), ...k.in('cheese')];
  if (back.length > 0) k.step(`Fold in ${k.the(back)} while they are still a little loose.`);
  const finish = k.in('finish').length > 0 ? k.in('finish') : [k.add('chives', undefined, { slot: 'finish' })];
  k.step(
    `Toast ${k.the(bread)} meanwhile. Spoon the eggs on top, scatter over ${k.the(finish)}${cold.length + k.in('side').length > 0 ? ` and serve with ${k.the(cold, k.in('side'))}` : ''}.`,
  );
  const things = distinct([
    ...mainNames(k, k.in('meat'), 1),
    ...mainNames(k, k.in('veg'), 1),
    ...mainNames(k, k.in('cheese'), 1),
    ...mainNames(k, k.in('side'), 1),
    ...mainNames(k, finish, 1),
  ]).slice(0, 2);
  return {
    title: titleCase(
      k.chance.pick('scramble title', [
        `soft scrambled eggs with ${listOf(things)}`,
        `${nounModifiers([...k.in('meat'), ...k.in('veg'), ...finish], 1).join('')} scramble on toast`,
        `scrambled eggs and ${things[0] ?? 'chives'} on toast`,
      ]),
    ),
    description: k.chance.pick('scramble description', [
      'Low heat, long folds, and out of the pan a breath too early: that is all there is to it.',
      `${capital(listOf(things))} folded through soft eggs, on the table in a quarter of an hour.`,
    ]),
  };
}

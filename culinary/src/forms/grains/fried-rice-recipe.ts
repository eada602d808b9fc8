import { listOf } from '#compose/kitchen';
import { distinct, inStages, panFry, stars, stems, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

export function writeFriedRice(k: Kitchen): Draft {
  const rice = k.need('rice', ['long-grain rice']);
  if (k.in('veg').length === 0) k.need('veg', ['pea', 'carrot'], { cut: 'dice' });
  const eggs = k.in('egg').length > 0 ? k.in('egg') : [k.add('egg', 0.75, { slot: 'egg' })];
  if (k.in('aromatic').length === 0) k.add('garlic', 0.5, { slot: 'aromatic' });
  const soy = k.add('soy sauce', 0.6, { slot: 'sauce' });
  const oil = k.fat('vegetable oil', 0.5);
  k.step(
    `Cook ${k.the(rice)} in plenty of boiling water for 11 minutes, drain, and spread on a tray to cool and dry while you cut everything else. Yesterday's cooked rice is even better.`,
    { cook: 11 },
  );
  k.step(
    `Heat a spoonful of ${k.the(oil)} in a wok over high heat. Beat ${k.the(eggs)}, pour in, and stir for 1 minute, until just set. Tip out onto a plate.`,
    { cook: 1 },
  );
  if (k.in('protein').length > 0) {
    const fried = panFry(k, k.in('protein'));
    k.step(`${fried.text} Lift out.`, { cook: fried.minutes });
  }
  const staged = inStages(k, k.in('veg'), 'pan', 'toss');
  k.step(
    `Pour in the rest of the oil with ${k.the(k.in('aromatic'))} and stir for 30 seconds. ${staged.text}`.replace(
      'the rest of the oil',
      `the rest of ${k.the(oil)}`,
    ),
    { cook: staged.minutes + 1 },
  );
  k.step(
    `Turn the heat right up, add ${k.the(rice)}${k.in('fruit').length > 0 ? ` and ${k.the(k.in('fruit'))}` : ''} and leave for 1 minute at a time between tosses, 4 minutes in all, until some grains are crisp.`,
    { cook: 4 },
  );
  k.step(
    `Splash in ${k.the(soy, k.rest('sauce'))}, return ${k.the(k.in('protein'), eggs)} and toss until steaming${k.in('acid').length > 0 ? `, with a squeeze of ${k.name(k.in('acid'))}` : ''}.`,
    { cook: 1 },
  );
  const finish = k.in('finish').length > 0 ? k.in('finish') : [k.add('scallion')];
  k.step(`Serve straight from the wok, with ${k.the(finish)} on top.`);
  const kinds = distinct([...stems(k.in('protein'), 1), ...stems(k.in('veg'), 2)]).slice(0, 2);
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${listOf(kinds)} fried rice`,
        `egg-fried rice with ${listOf([...stars(k, k.in('protein'), 1), ...stars(k, k.in('veg'), 1)])}`,
        `${kinds[0] ?? ''} fried rice with ${k.label(finish[0] ?? soy)}`,
      ]),
    ),
    description: k.chance.pick('description', [
      'A hot wok, dry rice and everything cut small: fried rice with crisp edges and a savory, soy-dark finish.',
      `What to make of a bit of this and a bit of that: ${listOf(kinds)} tossed with egg and rice until it smells like supper.`,
    ]),
  };
}

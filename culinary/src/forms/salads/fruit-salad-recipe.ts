import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { orAdd } from '#forms/main-dish';
import { withMore } from '#forms/sides/small-dish';

export function writeFruitSalad(k: Kitchen): Draft {
  const fruit = k.need('fruit', ['orange', 'strawberry', 'melon'], { cut: 'raw' });
  if (fruit.length < 2) k.add(k.has('orange') ? 'strawberry' : 'orange', 0.5, { slot: 'fruit', cut: 'raw' });
  const all = k.in('fruit');
  const [sharp] = orAdd(k, 'sharp', 'lime', 0.25, 'juiced');
  const [sweet] = orAdd(k, 'sweet', 'honey', 0.75);
  const tender = all.filter(({ food }) => food.texture === 'berry' || food.name === 'banana');
  const sturdy = all.filter((item) => !tender.includes(item));
  k.step(
    `Stir ${k.the(sweet)} into ${k.juice(sharp)}${k.in('juice', 'scent').length > 0 ? ` with ${k.the(k.in('juice', 'scent'))}` : ''} in a large bowl until melted together.`,
  );
  k.step(
    sturdy.length > 0
      ? `Add ${k.the(sturdy)} with all the juice from the board, turn gently and leave for 10 minutes to make a syrup of its own.`
      : 'Leave for 10 minutes, for the scent to spread.',
    { wait: 10 },
  );
  if (tender.length + k.in('jewel').length > 0)
    k.step(`Fold in ${k.the(tender, k.in('jewel'))} at the last minute, so that nothing turns soft or brown.`);
  const top = orAdd(k, 'top', 'mint', 0.3);
  k.step(
    `Scatter over ${k.the([...top])} and serve cool${k.in('cream').length > 0 ? `, with ${k.the(k.in('cream'))} on the side` : ''}.`,
  );
  const two = listOf(distinct(mainNames(k, all, 3)).slice(0, 2));
  const kind = listOf(distinct(nounModifiers(all, 3)).slice(0, 2));
  return {
    title: titleCase(
      k.chance.pick('fruit salad title', [
        withMore('fruit salad', two, 'of'),
        `${kind} salad`,
        withMore(`${kind} salad`, listOf([k.label(sharp), k.label(top[0])])),
      ]),
    ),
    description: k.chance.pick('fruit salad description', [
      `${capital(two)} in a little ${k.label(sharp)} and ${k.label(sweet)}: the fruit makes the rest of the syrup.`,
      `Cold, bright and ready in a few minutes, with ${two} cut just before you eat.`,
    ]),
  };
}

import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';

export function writeChocolatePots(k: Kitchen): Draft {
  const chocolate = k.need('chocolate', ['dark chocolate'], { per: 38 });
  const cream = k.weigh(k.in('cream')[0] ?? k.add('heavy cream', 75, { slot: 'cream' }), 75);
  const scent =
    k.in('scent').length > 0
      ? k.in('scent')
      : [k.add(k.chance.pick('pot scent', ['vanilla extract', 'cinnamon', 'espresso']), undefined, { slot: 'scent' })];
  const bitter = k.in('sweet').length === 0 && chocolate.some(({ food }) => food.name === 'unsweetened chocolate');
  const sweet = bitter ? [k.add('sugar', 22, { slot: 'sweet' })] : k.in('sweet');
  k.step(
    `Warm a third of ${k.the(cream)} with ${k.the([...scent, ...sweet])} and ${k.pinch()} in a small pan for 3 minutes, until it steams.`,
    { cook: 3 },
  );
  k.step(
    `Pour over ${k.the(chocolate)} in a bowl, leave alone for 2 minutes, then stir from the middle outwards until smooth and shiny. Cool for 10 minutes, until just warm.`,
    { wait: 12 },
  );
  k.step(
    `Whip the rest of ${k.the(cream)} to soft folds, no further. Fold a spoonful into the chocolate to loosen it, then the rest in three lazy turns.`,
  );
  const top =
    k.in('top').length > 0
      ? k.in('top')
      : [k.add(k.chance.pick('pot top', ['raspberry', 'hazelnut', 'orange']), undefined, { slot: 'top' })];
  k.step('Spoon into small glasses and chill for at least 30 minutes.', { wait: 30 });
  k.step(`Take out of the fridge a little ahead and top with ${k.the(top)}.`);
  const kind = nounModifiers(chocolate, 1).join('');
  return {
    title: titleCase(
      k.chance.pick('pot title', [
        `${kind} mousse with ${listOf(mainNames(k, top, 2))}`,
        `${kind} pots`,
        `whipped ${kind} cream with ${mainNames(k, scent, 1).join('')}`,
      ]),
    ),
    description: k.chance.pick('pot description', [
      'Two main things, no raw egg, ready by the time the main course is cleared. Small glasses: it is rich.',
      `Airy ${kind} cream with ${listOf(mainNames(k, [...scent, ...top], 2))}; make it the evening before if you like.`,
    ]),
  };
}

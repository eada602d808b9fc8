import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { onlyGiven } from '#forms/main-dish';
import { withMore } from '#forms/sides/small-dish';
import { boilEggs, boilGrains, cookSome, dress, fryForSalad, searSome } from '#forms/salads/salad-parts';

export function writeLeafySalad(k: Kitchen): Draft {
  const leaves =
    k.in('leaf').length > 0 || k.in('raw').length > 2
      ? k.in('leaf')
      : k.need('leaf', ['arugula', 'lettuce', 'spinach'], { cut: 'raw' });
  if (k.in('raw', 'cooked', 'seared', 'fruit').length === 0)
    k.need('raw', ['cherry tomato', 'cucumber', 'radish'], { cut: 'raw' });
  cookSome(k, k.in('cooked'));
  const bread = k.in('grain').filter(({ food }) => food.role === 'bread' || food.role === 'wrap');
  const boiled = k.in('grain').filter((item) => !bread.includes(item));
  boilGrains(k, boiled);
  if (bread.length > 0)
    k.step(`Tear ${k.the(bread)} into rough pieces and toast in a dry pan for 6 minutes, turning, until crisp.`, {
      cook: 6,
    });
  boilEggs(k, k.in('egg'));
  searSome(k, k.in('seared'));
  fryForSalad(k, k.in('protein'));
  k.step(`Whisk together ${dress(k)} in the bottom of a large salad bowl.`);
  const kale = leaves.filter(({ food }) => food.name === 'kale' || food.name.endsWith('cabbage'));
  const body = [...leaves, ...k.in('raw'), ...k.in('cooked'), ...k.in('beans'), ...boiled, ...k.in('fruit')];
  k.step(
    `Add ${k.the(body)} and toss with your hands until everything shines${kale.length > 0 ? `, rubbing the dressing into ${k.the(kale)} for a minute to soften it` : ''}.`,
  );
  const top = [...k.in('seared', 'protein', 'ready', 'egg'), ...bread, ...k.in('cheese', 'finish')];
  const topping =
    top.length > 0
      ? top
      : [
          k.add(k.palette?.tops[0] ?? k.chance.pick('salad top', ['feta', 'walnut', 'pumpkin seed']), undefined, {
            slot: 'finish',
          }),
        ];
  k.step(`Top with ${k.the(topping)}, and serve ${leaves.length > 0 ? 'before the leaves go limp' : 'at once'}.`);
  // Dried fruit and toast add texture; they do not name the salad.
  const fruit = k.in('fruit').filter(({ food }) => food.role === 'fruit');
  const named = topping.filter((item) => !bread.includes(item));
  const fresh = [...k.in('seared', 'cooked', 'raw'), ...leaves];
  // Without given greens, the salad is named after the given foods.
  const instead = onlyGiven(fresh).length === 0 ? onlyGiven(k.in('egg', 'cheese', 'beans')) : [];
  const main = [...k.in('protein', 'ready'), ...instead];
  const things = distinct([
    ...mainNames(k, main, 1),
    ...mainNames(k, fruit, 1),
    ...mainNames(k, fresh, 2),
    ...mainNames(k, k.in('cheese'), 1),
  ]).slice(0, 3);
  const kinds = distinct([...nounModifiers(main, 1), ...nounModifiers([...fruit, ...fresh], 2)]).slice(0, 2);
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${listOf(kinds)} salad`,
        `salad of ${listOf(things)}`,
        withMore(`${listOf(kinds)} salad`, listOf(mainNames(k, named, 1))),
        `${k.palette === null ? '' : `${k.palette.word} `}${listOf(kinds)} salad`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Crisp, sharp and quick: ${listOf(things)} in a dressing whisked at the bottom of the bowl.`,
      `${capital(listOf(things))}, dressed at the last minute so that everything keeps its crunch.`,
      `A salad with enough going on to be lunch, thanks to ${listOf(things.slice(0, 2))}.`,
    ]),
  };
}

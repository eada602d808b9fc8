import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { orAdd } from '#forms/main-dish';
import { dress, sharpOf } from '#forms/salads/salad-parts';
import { freshHerb, withMore } from '#forms/sides/small-dish';

const isEastern = (k: Kitchen): boolean =>
  k.palette?.sauces.some((name) => name === 'soy sauce' || name === 'fish sauce') === true;

export function writeSlaw(k: Kitchen): Draft {
  const shred = k.need('shred', ['cabbage', 'red cabbage'], { cut: 'strip' });
  if (k.in('raw').length === 0) k.add('carrot', 0.5, { slot: 'raw', cut: 'raw' });
  sharpOf(k);
  if (k.in('dressing').length === 0) {
    const creamy = k.palette === null || k.palette.name === 'american' || k.palette.name === 'british';
    if (isEastern(k)) {
      k.add('fish sauce', 0.5, { slot: 'dressing' });
      k.add('sugar', 3, { slot: 'dressing' });
    } else if (creamy && k.chance.at('creamy slaw') < 0.6) k.add('mayonnaise', 1, { slot: 'dressing' });
  }
  k.step(
    `Put ${k.the(shred)} in a large bowl with two pinches of ${k.salt()} and squeeze with your hands for a minute, until limp and glossy. Leave for 10 minutes, then pour off the water.`,
    { wait: 10 },
  );
  k.step(`Whisk together ${dress(k)}. It should taste too sharp by itself.`);
  k.step(
    `Add ${k.the(k.in('raw', 'leaf', 'fruit'))} to the bowl, pour over the dressing and toss until every shred is coated.`,
  );
  const [finish, ...others] = orAdd(
    k,
    'finish',
    freshHerb(k, k.chance.pick('slaw top', ['cilantro', 'parsley', 'sunflower seed'])),
  );
  k.step(`Scatter with ${k.the(finish, others)} and serve within the hour, while it is still crisp.`);
  const all = [...shred, ...k.in('raw', 'fruit')];
  const kind = listOf(distinct(nounModifiers(all, 3)).slice(0, 2));
  const two = listOf(distinct(mainNames(k, all, 3)).slice(0, 2));
  const style = k.palette === null ? 'crunchy' : k.palette.word;
  return {
    title: titleCase(
      k.chance.pick('slaw title', [
        `${kind} slaw`,
        `${style} ${nounModifiers(shred, 1).join('')} slaw`,
        withMore(
          `${nounModifiers(shred, 1).join('')} slaw`,
          mainNames(k, [...k.in('fruit', 'raw'), finish], 1).join(''),
        ),
      ]),
    ),
    description: k.chance.pick('slaw description', [
      `Salted first, so that ${two} soften without going soggy, and dressed sharp enough to stand beside anything rich.`,
      `${capital(two)} cut fine and tossed at the last minute: cold, crisp and good with everything off a grill.`,
    ]),
  };
}

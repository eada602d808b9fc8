import { listOf } from '#compose/kitchen';
import { sentence, stars, stems, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

export function writeSkewers(k: Kitchen): Draft {
  const protein = k.need('protein', ['chicken breast', 'shrimp', 'halloumi'], { cut: 'chunk' });
  if (k.in('veg').length === 0) k.need('veg', ['red bell pepper', 'zucchini', 'red onion'], { cut: 'chunk' });
  const rub =
    k.in('rub').length > 0
      ? k.in('rub')
      : [k.add('smoked paprika', 0.3, { slot: 'rub' }), k.add('garlic', 0.5, { slot: 'rub' })];
  const acid = k.in('acid')[0] ?? k.add('lemon', 0.25, { slot: 'acid' });
  k.step(
    `Stir ${k.the(k.fat('olive oil', 0.5))} with ${k.name(rub)}, half of ${k.the(acid)} and ${k.pinch()}. Toss with ${k.the(protein)} and leave for 15 minutes. Soak wooden skewers in water meanwhile.`,
    { wait: 15 },
  );
  k.step(
    `Thread onto the skewers with ${k.the(k.in('veg'), k.in('fruit'))}, not too tightly, so that the heat gets in.`,
  );
  const temps = [...new Set(protein.map(({ food }) => food.core).filter((core) => core !== undefined))].toSorted(
    (left, right) => right - left,
  );
  k.step(
    `Cook on a hot griddle or under the broiler for 10 minutes, turning every couple of minutes, until charred at the edges and ${temps[0] === undefined ? 'hot all through' : `cooked through (${temps[0]} °C inside)`}.`,
    { cook: 10 },
  );
  const dips = k.in('dip').length > 0 ? k.in('dip') : [k.add('plain yogurt', 40, { slot: 'dip' })];
  const finish = k.in('finish').length > 0 ? k.in('finish') : [k.add('mint', 0.15, { slot: 'finish' })];
  const rice = k.in('side').filter(({ food }) => food.role === 'rice');
  if (rice.length > 0)
    k.step(`Meanwhile cook ${k.the(rice)} in boiling water for 12 minutes, until tender, and drain.`, { cook: 2 });
  k.step(
    `Stir the rest of ${k.the(acid)} into ${k.the(dips)} and serve beside the skewers with ${k.the(finish, k.in('side'))}.`,
  );
  const two = [...stems(protein, 1), ...stems(k.in('veg'), 1)];
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${listOf(two)} skewers`,
        `charred ${two[0] ?? ''} skewers with ${k.label(dips[0] ?? acid)}`,
        `${stems(rub, 1).join('')} ${two[0] ?? ''} skewers`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Sticky, charred and eaten with the fingers, with a cool ${k.label(dips[0] ?? acid)} dip.`,
      `${sentence(listOf(stars(k, [...protein, ...k.in('veg')], 2)))} on sticks: a quarter of an hour in the marinade, ten minutes over the heat.`,
    ]),
  };
}

import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';

/** Millilitres per person, independent of the usual measure of wine. */
const CUP = 170;

export function writeMulledDrink(k: Kitchen): Draft {
  const there = k.need('base', ['apple juice', 'grape juice'], { per: CUP });
  const base = there.map((item) => k.weigh(item, Math.max(item.weight / k.servings, CUP / there.length)));
  const spice =
    k.in('spice').length > 0
      ? k.in('spice')
      : [k.add('cinnamon', 0.25, { slot: 'spice' }), k.add('clove', undefined, { slot: 'spice' })];
  const fruit = k.in('fruit').length > 0 ? k.in('fruit') : [k.add('orange', 0.25, { slot: 'fruit', cut: 'slice' })];
  const slices = fruit.map((item) =>
    item.food.role === 'citrus' || item.food.name.endsWith('orange') ? k.prepare(item, 'sliced') : item,
  );
  const sweet = k.in('sweet')[0] ?? k.add('honey', 0.3, { slot: 'sweet' });
  k.step(
    `Put ${k.the(spice, slices)} into a pan with ${k.the(sweet)} and a cupful of water. Simmer for 5 minutes, until it smells like a winter market.`,
    { cook: 5 },
  );
  k.step(`Pour in ${k.the(base)} and warm over low heat for 12 minutes, until it steams. It must not boil.`, {
    cook: 12,
  });
  k.step(
    `Take off the heat${k.in('spirit').length > 0 ? `, stir in ${k.the(k.in('spirit'))}` : ''} and let it stand for 5 minutes. Strain into mugs that can take the heat.`,
    { wait: 5 },
  );
  const kind = listOf(nounModifiers(base, 1));
  return {
    title: titleCase(
      k.chance.pick('mulled title', [
        `mulled ${kind}`,
        `hot spiced ${kind}`,
        `mulled ${kind} with ${listOf(mainNames(k, [...fruit, ...spice], 2))}`,
      ]),
    ),
    description: k.chance.pick('mulled description', [
      'For cold fingers: sweet spice, warm fruit, and a pan that makes the whole flat smell right.',
      `${listOf(mainNames(k, spice, 2))} steeped in hot ${kind}.`.replace(/^./u, (letter) => letter.toUpperCase()),
    ]),
  };
}

import { allJuice } from '#forms/sweets/batter';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';

export function writeAguaFresca(k: Kitchen): Draft {
  const fruit = [...k.in('fruit'), ...k.in('green')];
  const acid = k.in('acid').length > 0 ? k.in('acid') : [k.add('lime', 0.4, { slot: 'acid' })];
  const sweet = k.in('sweet')[0] ?? k.add('sugar', 6, { slot: 'sweet' });
  const rest = `${allJuice(k, acid, 18)}, ${k.the(sweet)} and ${k.pinch()}. Taste: sharp first, sweet second.`;
  if (fruit.length === 0) {
    // Only an acid and herbs: there is nothing to blend.
    k.step(`Pour ${k.servings * 200} ml of cold water into a jug and stir in ${rest}`);
  } else {
    k.step(
      `Blend ${k.the(fruit)} with ${k.servings * 120} ml of cold water for 1 minute, until smooth. Pour through a sieve into a jug, pressing out every drop.`,
    );
    k.step(`Stir in ${k.servings * 80} ml more water, ${rest}`);
  }
  const herb = k.in('herb').length > 0 ? k.in('herb') : [k.add('mint', 0.2, { slot: 'herb' })];
  k.step(
    `Add ${k.the(herb)} and chill for 20 minutes. Stir, and pour over plenty of ice${k.in('top').length > 0 ? ` with ${k.the(k.in('top'))}` : ''}.`,
    { wait: 20 },
  );
  const kind = listOf(distinct([...nounModifiers(fruit, 2), ...nounModifiers(acid, 1)]).slice(0, 2));
  return {
    title: titleCase(
      k.chance.pick('agua title', [
        `${kind} agua fresca`,
        `${kind} water with ${mainNames(k, herb, 1).join('')}`,
        `${nounModifiers(fruit.length === 0 ? acid : fruit, 1).join('')} agua fresca with ${mainNames(k, fruit.length === 0 ? herb : [...acid, ...herb], 1).join('')}`,
      ]),
    ),
    description: k.chance.pick('agua description', [
      'Fruit, water, something sharp, lots of ice. Lighter than juice, and gone faster.',
      `A jug of ${kind} for a hot table; it is at its best on the day it is made.`,
    ]),
  };
}

import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { fryingOil, withMore } from '#forms/sides/small-dish';

export function writePopcorn(k: Kitchen): Draft {
  const [corn] = k.need('corn', ['popcorn'], { per: 25 });
  if (corn === undefined) throw new Error('A bowl of popcorn has corn in it');
  if (k.in('sweet', 'spice', 'cheese').length === 0) {
    if (k.chance.at('sweet popcorn') < 0.4) k.add('brown sugar', 8, { slot: 'sweet' });
    else
      k.add(k.chance.pick('popcorn spice', ['smoked paprika', 'rosemary', 'curry powder']), undefined, {
        slot: 'spice',
      });
  }
  const oil = fryingOil(k, 0.5);
  k.step(
    `Heat ${k.the(oil)} in your largest lidded pot over medium-high heat with three kernels of ${k.name(corn)}. When they burst, add the rest in one layer, cover and shake now and then for 4 minutes, until the bangs are 2 seconds apart.`,
    { cook: 6 },
  );
  const butter = k.fat('butter', 8);
  const solid = butter === oil ? k.add('butter', 8) : butter;
  const sweet = k.in('sweet');
  k.step(
    sweet.length > 0
      ? `Melt ${k.the(solid)} with ${k.the(sweet)} over low heat for 3 minutes, until bubbling, and stir in ${k.the(k.in('spice'))} with ${k.pinch()}.`.replace(
          ', and stir in the  with',
          ', with',
        )
      : `Melt ${k.the(solid)} gently with ${k.the(k.in('spice'))} for 2 minutes.`.replace(' with the  for', ' for'),
    { cook: 3 },
  );
  const over = [...k.in('cheese'), ...k.in('mix')];
  k.step(
    `Pour over the hot corn a little at a time, tossing between each go${over.length > 0 ? `, then toss with ${k.the(over)}` : ''}. Finish with ${k.salt()} and eat while it still crackles.`.replace(
      'the hot corn',
      'the hot kernels',
    ),
  );
  const stuff = [...k.in('cheese'), ...sweet, ...k.in('spice'), ...k.in('mix')];
  const kind = listOf(distinct(nounModifiers(stuff, 2)));
  return {
    title: titleCase(
      k.chance.pick('popcorn title', [
        `${kind} popcorn`,
        withMore('hot popcorn', listOf(mainNames(k, stuff, 2))),
        `stovetop ${nounModifiers(stuff, 1).join('')} popcorn`,
      ]),
    ),
    description: k.chance.pick('popcorn description', [
      `A big bowl for a long film, tossed hot with ${listOf(mainNames(k, stuff, 2))}.`,
      `Have the ${listOf(mainNames(k, stuff, 2))} ready before the last bang: nothing clings once the kernels are cold.`,
    ]),
  };
}

import { capital } from '#food-words';
import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';
import { isReady, without } from '#forms/main-dish';
import { withMore } from '#forms/sides/small-dish';

export function writeMash(k: Kitchen): Draft {
  const roots = k.need('root', ['potato'], { cut: 'chunk' });
  const milk = k.in('dairy').find(({ food }) => food.role !== 'cheese') ?? k.add('milk', 35, { slot: 'dairy' });
  const butter = k.find('fat') ?? k.add('butter', 12);
  const raw = without(roots, ...roots.filter(isReady));
  const cooked = roots.filter(isReady);
  if (raw.length > 0)
    k.step(
      `Put ${k.the(raw)} in a large pan of cold water with ${k.pinch()}. Bring to a boil and simmer for 18 minutes, until a knife meets no resistance.`,
      { cook: 23 },
    );
  const fold = k.in('fold');
  if (fold.length > 0)
    k.step(
      `${raw.length > 0 ? 'Meanwhile cook' : 'Cook'} ${k.the(fold)} in a little of ${k.the(butter)} for ${fold.every(({ food }) => food.texture === 'leaf') ? '3 minutes, until wilted and dry' : '6 minutes, until soft and starting to brown'}.`,
      { cook: raw.length > 0 ? 0 : 6 },
    );
  k.step(
    `${raw.length > 0 ? `Drain ${k.the(raw)}, return to the warm pan${cooked.length > 0 ? ` with ${k.the(cooked)}` : ''} and let the steam blow off for 2 minutes.` : `Warm ${k.the(cooked)} in a covered pan with half of ${k.the(milk)} for 5 minutes over low heat, until steaming hot.`} Mash until smooth, then beat in ${fold.length > 0 ? `the rest of ${k.the(butter)} and ${k.the(milk, k.rest('dairy'))}` : k.the(butter, milk, k.rest('dairy'))}${k.in('spice').length > 0 ? ` with ${k.name(k.in('spice'))}` : ''}.`,
    { cook: raw.length > 0 ? 2 : 5 },
  );
  const finish = k.in('finish').length > 0 ? k.in('finish') : [k.add('chives')];
  k.step(
    `${fold.length > 0 ? `Fold in ${k.the(fold)}. ` : ''}Season with ${k.season()} and top with ${k.the(finish)}.`,
  );
  const kind = listOf(nounModifiers(roots, 2));
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${butter.food.name === 'butter' ? 'buttery' : 'silky'} ${kind} mash`,
        withMore(`${kind} mash`, k.label(fold[0] ?? finish[0] ?? milk)),
        `smooth ${kind} mash`,
      ]),
    ),
    description: k.chance.pick('description', [
      raw.length > 0
        ? 'Soft, rich and made for gravy. The only rule is to dry it well before you mash.'
        : 'Soft, rich and made for gravy: the best end for what was boiled yesterday.',
      `${capital(listOf(mainNames(k, roots, 2)))} beaten smooth with ${k.label(butter)} and ${k.label(milk)}.`,
    ]),
  };
}

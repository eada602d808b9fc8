import { capital } from '#food-words';
import { listOf } from '#compose/kitchen';
import { stars, stems, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';
import { withMore } from '#forms/sides/small-dish';

export function writeMash(k: Kitchen): Draft {
  const roots = k.need('root', ['potato'], { cut: 'chunk' });
  const milk = k.in('dairy').find(({ food }) => food.role !== 'cheese') ?? k.add('milk', 35, { slot: 'dairy' });
  const butter = k.find('fat') ?? k.add('butter', 12);
  k.step(
    `Put ${k.the(roots)} in a large pan of cold water with ${k.pinch()}. Bring to a boil and simmer for 18 minutes, until a knife meets no resistance.`,
    { cook: 23 },
  );
  const fold = k.in('fold');
  if (fold.length > 0)
    k.step(
      `Meanwhile cook ${k.the(fold)} in a little of ${k.the(butter)} for 6 minutes, until soft and starting to brown.`,
    );
  k.step(
    `Drain, return to the warm pan and let it steam for 2 minutes. Mash until smooth, then beat in ${k.the(butter, milk, k.rest('dairy'))}${k.in('spice').length > 0 ? ` with ${k.name(k.in('spice'))}` : ''}.`,
    { cook: 2 },
  );
  const finish = k.in('finish').length > 0 ? k.in('finish') : [k.add('chives')];
  k.step(
    `${fold.length > 0 ? `Fold in ${k.the(fold)}. ` : ''}Season with ${k.season()} and top with ${k.the(finish)}.`,
  );
  const kind = listOf(stems(roots, 2));
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${butter.food.name.includes('butter') ? 'buttery' : 'silky'} ${kind} mash`,
        withMore(`${kind} mash`, k.label(fold[0] ?? finish[0] ?? milk)),
        `smooth ${kind} mash`,
      ]),
    ),
    description: k.chance.pick('description', [
      'Soft, rich and made for gravy. The only rule is to dry it well before you mash.',
      `${capital(listOf(stars(k, roots, 2)))} beaten smooth with ${k.label(butter)} and ${k.label(milk)}.`,
    ]),
  };
}

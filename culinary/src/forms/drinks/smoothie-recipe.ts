import { capital } from '#food-words';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import { scented, sharpJuice } from '#forms/sweets/batter';
import type { Draft } from '#compose/dish-form';

export function writeSmoothie(k: Kitchen): Draft {
  const fruit = k.need('fruit', ['banana', 'mango', 'mixed berry']);
  const base =
    k.in('base').length > 0
      ? k.in('base')
      : [
          k.in('body').length > 0
            ? k.add('milk', 120, { slot: 'base' })
            : k.add(k.chance.pick('smoothie base', ['milk', 'plain yogurt', 'orange juice']), 120, { slot: 'base' }),
        ];
  const sharp = k.in('acid').length > 0 ? k.in('acid') : [k.add('lime', 0.25, { slot: 'acid' })];
  // Herbs in the blender do not turn brown before serving.
  const greens = k
    .in('green')
    .map((item) => (item.food.name === 'avocado' ? k.prepare(item, 'stoned and peeled') : item));
  k.step(
    `Put ${k.the(base)} in the blender first, so the blades run freely, then add ${k.the(greens, fruit)}${k.in('body').length > 0 ? ` with ${k.the(k.in('body'))}` : ''}.`,
  );
  k.step(
    `Add a squeeze of ${sharpJuice(k, sharp)}${k.in('spice', 'sweet').length > 0 ? ` and ${listOf([...(k.in('spice').length > 0 ? [scented(k, k.in('spice'))] : []), ...k.in('sweet').map((item) => k.the(item))])}` : ''}, and a handful of ice if nothing in there is frozen.`,
  );
  k.step(
    'Blend on high for 1 minute, until completely smooth. If it stands up like a mousse, loosen with a splash of cold water.',
    { cook: 0 },
  );
  k.step('Taste, adjust, pour into tall glasses and drink while it is cold.');
  const kind = listOf(distinct([...nounModifiers(fruit, 2), ...nounModifiers(k.in('green'), 1)]).slice(0, 2));
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${kind} smoothie`,
        `${kind} smoothie with ${mainNames(k, [...k.in('spice'), ...k.in('body'), ...sharp], 1).join('')}`,
        `cold ${kind} shake`,
      ]),
    ),
    description: k.chance.pick('description', [
      `${capital(listOf(mainNames(k, [...fruit, ...k.in('green')], 3)))} blended until silky, with just enough sharpness to keep it awake.`,
      'Five minutes, one blender, and breakfast or a sweet tooth is taken care of.',
    ]),
  };
}

import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { batchFor, scented } from '#forms/sweets/batter';

export function writeClafoutis(k: Kitchen): Draft {
  const fruit = k.need('fruit', ['cherry', 'plum', 'raspberry']);
  const butter = k.measure('butter', 5);
  const eggs = k.measure('egg', 0.75 * batchFor(k.servings, 0.75));
  const milks = k.in('milk').length > 0 ? k.in('milk') : [k.add('milk', 75, { slot: 'milk' })];
  const milk = milks.map((item) => k.weigh(item, 80 / milks.length));
  const flour = k.weigh(k.in('flour')[0] ?? k.add('all-purpose flour', 18, { slot: 'flour' }), 18);
  const sugar = k.weigh(k.in('sweet')[0] ?? k.add('sugar', 18, { slot: 'sweet' }), 18);
  const scent = k.in('scent').length > 0 ? k.in('scent') : [k.add('vanilla extract', 0.25, { slot: 'scent' })];
  k.step(`Heat the oven to 180 °C. Grease a shallow baking dish with ${k.the(butter)} and lay in ${k.the(fruit)}.`);
  k.step(
    `Whisk ${k.the(eggs)} and ${k.the(sugar)} until frothy. Whisk in ${k.the(flour)} and ${k.pinch()}, then ${k.the(milk)} and ${scented(k, scent)}, to a thin, pourable batter.`,
  );
  k.step(
    `Pour over the fruit${k.in('nut').length > 0 ? `, scatter over ${k.the(k.in('nut'))}` : ''} and bake for 35 minutes, until puffed and brown at the rim and set in the middle (71 °C).`,
    { cook: 35 },
  );
  k.step('It sinks as it cools, and should. Eat it barely warm, after 10 minutes or so.', { wait: 10 });
  const kind = listOf(nounModifiers(fruit, 2));
  return {
    title: titleCase(
      k.chance.pick('clafoutis title', [
        `${kind} clafoutis`,
        `baked ${kind} custard`,
        `${kind} clafoutis with ${mainNames(k, [...k.in('nut'), ...scent], 1).join('')}`,
      ]),
    ),
    description: k.chance.pick('clafoutis description', [
      `${capital(listOf(mainNames(k, fruit, 2)))} in something between a pancake and a custard; one whisk, one dish.`,
      'A batter in five minutes, half an hour of oven, and a pudding that forgives whatever fruit there is.',
    ]),
  };
}

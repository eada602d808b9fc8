import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { scented } from '#forms/sweets/batter';

export function writeBreadPudding(k: Kitchen): Draft {
  const bread = k.need('bread', ['brioche', 'white bread', 'bread'], { per: 1.5 });
  const butter = k.measure('butter', 8);
  const eggs = k.measure('egg', 0.75);
  const milks = k.in('milk').length > 0 ? k.in('milk') : [k.add('milk', 130, { slot: 'milk' })];
  const milk = milks.map((item) => k.weigh(item, 140 / milks.length));
  const sugar = k.weigh(k.in('sweet')[0] ?? k.add('sugar', 12, { slot: 'sweet' }), 12);
  const scent =
    k.in('scent').length > 0
      ? k.in('scent')
      : [k.add(k.chance.pick('bread scent', ['nutmeg', 'cinnamon', 'vanilla extract']), undefined, { slot: 'scent' })];
  const inside = [...k.in('fruit'), ...k.in('fold')];
  const fold =
    inside.length > 0
      ? inside
      : [k.add(k.chance.pick('bread fold', ['raisin', 'chocolate chip']), undefined, { slot: 'fold' })];
  k.step(
    `Grease a baking dish with a little of ${k.the(butter)}. Spread the rest over ${k.the(bread)}, tear or cut into large pieces and layer in the dish with ${k.the(fold)}.`,
  );
  k.step(
    `Whisk ${k.the(eggs)} with ${k.the(milk)}, most of ${k.the(sugar)}, ${scented(k, scent)} and ${k.pinch()}. Pour over and leave for 15 minutes, pressing down once, so that every piece drinks its share. Heat the oven to 180 °C meanwhile.`,
    { wait: 15 },
  );
  k.step(
    `Top with the rest of the sweetening and bake for 35 minutes, until puffed and golden, with a middle that trembles but no longer runs (71 °C).`,
    { cook: 35 },
  );
  k.step('Leave for 10 minutes and serve warm.', { wait: 10 });
  const kinds = distinct([...nounModifiers(fold, 2), ...nounModifiers(scent, 1)]).slice(0, 2);
  return {
    title: titleCase(
      k.chance.pick('bread title', [
        `${kinds[0] ?? ''} bread pudding`,
        `${nounModifiers(bread, 1).join('')} pudding with ${listOf(mainNames(k, fold, 2))}`,
        `baked ${listOf(kinds)} bread pudding`,
      ]),
    ),
    description: k.chance.pick('bread description', [
      `What stale bread dreams of: soft custard below, crisp corners above, ${listOf(mainNames(k, fold, 2))} in between.`,
      'Thrifty and grand at once. The older the bread, the better it drinks.',
    ]),
  };
}

import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';

export function writeGranola(k: Kitchen): Draft {
  const oats = k.need('oats', ['rolled oats']);
  const nuts =
    k.in('nut').length > 0
      ? k.in('nut')
      : [k.add('almond', 12, { slot: 'nut' }), k.add('pumpkin seed', undefined, { slot: 'nut' })];
  const sweet = k.weigh(k.in('sweet')[0] ?? k.add('maple syrup', 0.8, { slot: 'sweet' }), 14);
  const fat = k.weigh(k.in('fat')[0] ?? k.add('vegetable oil', 0.5, { slot: 'fat' }), 7);
  const spice = k.in('spice').length > 0 ? k.in('spice') : [k.add('cinnamon', undefined, { slot: 'spice' })];
  const dried = k.in('dried').length > 0 ? k.in('dried') : [k.add('raisin', undefined, { slot: 'dried' })];
  k.step(
    `Heat the oven to 160 °C. Warm ${k.the(sweet)} with ${k.the(fat)}, ${k.name(spice)} and ${k.pinch()} for 2 minutes, until runny.`,
    { cook: 2 },
  );
  k.step(
    `Pour over ${k.the(oats)} and ${k.the(nuts)} in a bowl, stir until everything shines, and press out flat on a lined baking sheet.`,
  );
  k.step(
    'Bake for 25 minutes, turning the sheet once but without stirring, until evenly golden. It crisps as it cools.',
    { cook: 25 },
  );
  k.step(
    `Cool completely on the sheet for 30 minutes, break into clusters and mix with ${k.the(dried)}. It keeps for three weeks in a jar.`,
    { wait: 30 },
  );
  if (k.in('serve').length > 0) k.step(`Serve with ${k.the(k.in('serve'))}.`);
  const kinds = distinct([...nounModifiers(nuts, 1), ...nounModifiers(dried, 1)]).slice(0, 2);
  return {
    title: titleCase(
      k.chance.pick('granola title', [
        `${listOf(kinds)} granola`,
        `${nounModifiers([sweet], 1).join('')} granola with ${listOf(mainNames(k, nuts, 2))}`,
        `chunky ${kinds[0] ?? 'oat'} granola`,
      ]),
    ),
    description: k.chance.pick('granola description', [
      'Clusters, not dust: press it flat, leave it alone, break it cold.',
      `Oats toasted with ${listOf(mainNames(k, nuts, 2))}, only as sweet as breakfast should be.`,
    ]),
  };
}

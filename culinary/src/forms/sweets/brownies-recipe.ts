import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { batchFor, limitFoldIns, scented } from '#forms/sweets/batter';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

function tinFor(pieces: number): { name: string; minutes: number } {
  if (pieces <= 3) return { name: 'a small loaf tin', minutes: 20 };
  if (pieces <= 6) return { name: 'an 18 cm square tin', minutes: 22 };
  if (pieces <= 12) return { name: 'a 23 cm square tin', minutes: 25 };
  return { name: pieces <= 24 ? 'a tin of 23 by 33 cm' : 'two tins of 23 by 33 cm', minutes: 28 };
}

export function writeBrownies(k: Kitchen): Draft {
  const batch = batchFor(k.servings, 0.5);
  const needed = k.need('chocolate', ['dark chocolate'], { per: 28 });
  const chocolate = needed.map((item) => k.weigh(item, (28 / needed.length) * batch));
  const butter = k.measure('butter', 20 * batch);
  const sugar = k.weigh(k.in('sweet')[0] ?? k.add('brown sugar', 28, { slot: 'sweet' }), 26 * batch);
  const eggs = k.measure('egg', 0.5 * batch);
  const flour = k.measure('all-purpose flour', 13 * batch);
  const extras = k.in('flour').map(({ food }) => food.name);
  const dry = [
    flour,
    ...(extras.includes('cocoa powder') ? [k.measure('cocoa powder', 0.5 * batch)] : []),
    ...(extras.includes('baking powder') ? [k.measure('baking powder', 0.1 * batch)] : []),
  ];
  const spice = k.in('spice').length > 0 ? k.in('spice') : [k.add('vanilla extract', 0.2, { slot: 'spice' })];
  const tin = tinFor(k.servings * batch);
  k.step(
    `Heat the oven to 180 °C and line ${tin.name} with baking paper. Melt ${k.the(chocolate)} with ${k.the(butter)} in a bowl over barely simmering water for 5 minutes, stirring once or twice. Let it cool a little.`,
    { cook: 5 },
  );
  k.step(
    `Whisk ${k.the(sugar, eggs)} for 3 minutes, until pale and thick, then whisk in the melted chocolate with ${scented(k, spice)}.`,
  );
  const fold = limitFoldIns(k, k.in('fold'), 24 * batch);
  k.step(
    `Sift over ${k.the(dry)} with ${k.pinch()} and fold in with a big spoon until no streaks are left.${fold.length > 0 ? ` Fold in ${k.the(fold)}.` : ''}`,
  );
  k.step(
    `Bake for ${tin.minutes} minutes, until the top is dry and a skewer comes out with damp crumbs: pull it early rather than late. Cool in the tin for 20 minutes before cutting.`,
    { cook: tin.minutes, wait: 20 },
  );
  if (k.in('serve').length > 0) k.step(`Serve with ${k.the(k.in('serve'))}.`);
  const withWhat = listOf(nounModifiers(fold, 2));
  return {
    title: titleCase(
      fold.length > 0
        ? k.chance.pick('title', [
            `${withWhat} brownies`,
            `fudgy brownies with ${listOf(mainNames(k, fold, 2))}`,
            `${chocolate.some(({ food }) => food.name === 'dark chocolate') ? 'dark' : 'soft'} ${withWhat} brownies`,
          ])
        : k.chance.pick('title', [
            'fudgy chocolate brownies',
            'crackle-top brownies',
            spice.some(({ given }) => given)
              ? `${nounModifiers(spice, 1).join('')} brownies`
              : 'damp chocolate squares',
          ]),
    ),
    description: k.chance.pick('description', [
      'A thin crackly top, a damp middle, and one bowl more than you would like to wash.',
      `Dense, damp squares${fold.length > 0 ? ` studded with ${listOf(mainNames(k, fold, 2))}` : ''}. They cut cleanest the next day, if they last.`,
    ]),
  };
}

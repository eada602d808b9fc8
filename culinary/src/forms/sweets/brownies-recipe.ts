import { listOf } from '#compose/kitchen';
import { stars, stems, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

export function writeBrownies(k: Kitchen): Draft {
  const chocolate = k.need('chocolate', ['dark chocolate'], { per: 28 });
  const butter = k.measure('butter', 20);
  const sugar = k.weigh(k.in('sweet')[0] ?? k.add('brown sugar', 28, { slot: 'sweet' }), 26);
  const eggs = k.measure('egg', 0.5);
  const flour = k.measure('all-purpose flour', 13);
  const extras = k.in('flour').map(({ food }) => food.name);
  const dry = [
    flour,
    ...(extras.includes('cocoa powder') ? [k.measure('cocoa powder', 0.5)] : []),
    ...(extras.includes('baking powder') ? [k.measure('baking powder', 0.1)] : []),
  ];
  const spice = k.in('spice').length > 0 ? k.in('spice') : [k.add('vanilla extract', 0.2, { slot: 'spice' })];
  k.step(
    `Heat the oven to 180 °C and line a square tin with baking paper. Melt ${k.the(chocolate)} with ${k.the(butter)} in a bowl over barely simmering water for 5 minutes, stirring once or twice. Let it cool a little.`,
    { cook: 5 },
  );
  k.step(
    `Whisk ${k.the(sugar, eggs)} for 3 minutes, until pale and thick, then whisk in the melted chocolate and ${k.name(spice)}.`,
  );
  const fold = k.in('fold');
  k.step(
    `Sift over ${k.the(dry)} with ${k.pinch()} and fold in with a big spoon until no streaks are left.${fold.length > 0 ? ` Fold in ${k.the(fold)}.` : ''}`,
  );
  k.step(
    'Bake for 22 minutes, until the top is dry and a skewer comes out with damp crumbs: pull it early rather than late. Cool in the tin for 20 minutes before cutting.',
    { cook: 22, wait: 20 },
  );
  if (k.in('serve').length > 0) k.step(`Serve with ${k.the(k.in('serve'))}.`);
  const withWhat = listOf(stems(fold, 2));
  return {
    title: titleCase(
      fold.length > 0
        ? k.chance.pick('title', [
            `${withWhat} brownies`,
            `fudgy brownies with ${listOf(stars(k, fold, 2))}`,
            `dark ${withWhat} brownies`,
          ])
        : k.chance.pick('title', [
            'fudgy chocolate brownies',
            'crackle-top brownies',
            `${stems(spice, 1).join('')} brownies`,
          ]),
    ),
    description: k.chance.pick('description', [
      'A thin crackly top, a damp middle, and one bowl more than you would like to wash.',
      `Dense, dark squares${fold.length > 0 ? ` studded with ${listOf(stars(k, fold, 2))}` : ''}. They cut cleanest the next day, if they last.`,
    ]),
  };
}

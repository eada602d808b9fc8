import { capital } from '#food-words';
import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import { scented, sharpJuice } from '#forms/sweets/batter';
import type { Draft } from '#compose/dish-form';

export function writeCrumble(k: Kitchen): Draft {
  const fruit = k.need('fruit', ['apple', 'plum', 'mixed berry'], { cut: 'chunk' });
  const oats = k.measure('rolled oats', 20);
  const flour = k.measure('all-purpose flour', 35);
  const butter = k.measure('butter', 25);
  const sugar = k.in('sweet')[0] ?? k.add('brown sugar', 25, { slot: 'sweet' });
  const spice =
    k.in('spice').length > 0
      ? k.in('spice')
      : [
          k.add(k.chance.pick('crumble spice', ['cinnamon', 'vanilla extract', 'nutmeg']), undefined, {
            slot: 'spice',
          }),
        ];
  const acid = k.in('acid').length > 0 ? k.in('acid') : [k.add('lemon', 0.15, { slot: 'acid' })];
  const others = k.rest('sweet').filter((item) => item !== sugar);
  k.step(
    `Heat the oven to 190 °C. Toss ${k.the(fruit, k.in('dried'))} in a baking dish with a third of ${k.the(sugar)}, ${scented(k, spice)} and a squeeze of ${sharpJuice(k, acid)}.`,
  );
  k.step(
    `Rub ${k.the(flour)} and ${k.the(butter)} together with your fingertips until it looks like coarse crumbs. Stir in ${k.the(oats, k.in('nut'), others)}, the rest of the sweetening and ${k.pinch()}.`,
  );
  k.step(
    'Scatter the crumbs over the fruit without pressing them down, and bake for 35 minutes, until the top is golden and juice bubbles up at the edges.',
    { cook: 35 },
  );
  const serve =
    k.in('serve').length > 0
      ? k.in('serve')
      : [k.add(k.chance.pick('crumble serve', ['heavy cream', 'plain yogurt']), undefined, { slot: 'serve' })];
  k.step(`Leave for 10 minutes, because hot fruit burns, and serve with ${k.the(serve)}.`, { wait: 10 });
  const kind = listOf(nounModifiers(fruit, 2));
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${kind} crumble`,
        `${kind} and oat crumble`,
        `${nounModifiers(spice, 1).join('')}-scented ${kind} crumble`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Soft, sharp fruit under a rough, golden top. Cold leftovers make a fine breakfast.`,
      `${capital(listOf(mainNames(k, fruit, 2)))} baked until the juices bubble through the crumbs.`,
      'Ten minutes of work, then the oven fills the house with the smell of pudding.',
    ]),
  };
}

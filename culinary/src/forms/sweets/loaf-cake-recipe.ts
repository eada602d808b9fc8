import { listOf } from '#compose/list-of';
import { distinct, nounModifiers, titleCase } from '#compose/sentences';
import { batchFor, limitFoldIns, isMoist, scented } from '#forms/sweets/batter';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

const EGGS = 0.4;
const FLOUR_OF_A_SMALL_ONE = 45;
const MIN_FLOUR_OF_A_SMALL_LOAF = 85;
const MIN_FLOUR_OF_A_LOAF = 200;
const MAX_FLOUR_OF_A_LOAF = 330;

function tinFor(flour: number): { name: string; short: string; minutes: number } {
  const count = Math.ceil(flour / MAX_FLOUR_OF_A_LOAF);
  if (flour < MIN_FLOUR_OF_A_SMALL_LOAF)
    return {
      name: `${Math.max(2, Math.round(flour / FLOUR_OF_A_SMALL_ONE))} ramekins or deep muffin molds`,
      short: 'the molds',
      minutes: 25,
    };
  if (flour < MIN_FLOUR_OF_A_LOAF) return { name: 'a small loaf tin (500 ml)', short: 'the tin', minutes: 40 };
  return {
    name: count === 1 ? 'a loaf tin' : `${count} loaf tins`,
    short: count === 1 ? 'the tin' : 'the tins',
    minutes: 50,
  };
}

export function writeLoafCake(k: Kitchen): Draft {
  const batch = batchFor(k.servings, EGGS);
  const moist = k.in('fruit').some(isMoist);
  const flour = k.measure('all-purpose flour', 28 * batch);
  const butter = k.measure('butter', (moist ? 16 : 20) * batch);
  const sugar = k.weigh(k.in('sweet')[0] ?? k.add('sugar', 20, { slot: 'sweet' }), 20 * batch);
  const eggs = k.measure('egg', EGGS * batch);
  const given = k.in('milk')[0] ?? (moist ? undefined : k.add('milk', 12, { slot: 'milk' }));
  const milk = given === undefined ? [] : [k.weigh(given, (moist ? 6 : 12) * batch)];
  const baking = k.measure('baking powder', 0.25 * batch);
  const fruit =
    k.in('fruit').length + k.in('fold', 'acid').length > 0
      ? k.in('fruit')
      : k.need('fruit', ['blueberry', 'banana', 'apple'], { cut: 'raw' });
  const flavor = [
    ...k.in('spice'),
    ...k.in('baking').filter(({ food }) => food.name !== 'baking powder'),
    ...k.in('acid'),
  ];
  const tin = tinFor(flour.weight);
  const scent = flavor.length > 0 ? flavor : [k.add('vanilla extract', 0.25, { slot: 'spice' })];
  k.step(
    `Heat the oven to 180 °C and line ${tin.name} with baking paper. Melt ${k.the(butter)} gently and leave to cool.`,
    { cook: 2 },
  );
  k.step(
    `Whisk ${k.the(sugar, eggs)} for 2 minutes, until foamy, then whisk in ${listOf([...[butter, ...milk].map((item) => k.the(item)), scented(k, scent)])}.`,
  );
  k.step(
    `Stir ${k.the(flour)} with ${k.the(baking)} and ${k.pinch()}, tip into the bowl and fold until just combined; a few lumps are better than a tough cake.`,
  );
  const fold = [...limitFoldIns(k, fruit, (moist ? 36 : 24) * batch), ...limitFoldIns(k, k.in('fold'), 16 * batch)];
  if (fold.length === 0) k.step(`Scrape into ${tin.short}.`);
  else k.step(`Fold in ${k.the(fold)} and scrape into ${tin.short}.`);
  k.step(
    `Bake for ${tin.minutes} minutes, until well risen and a skewer comes out clean. Cover loosely with foil if the top browns too soon. Leave for 15 minutes, then turn out to cool.`,
    { cook: tin.minutes, wait: 15 },
  );
  if (k.in('serve').length > 0) k.step(`Serve in slices, with ${k.the(k.in('serve'))}.`);
  const about = distinct([
    ...nounModifiers(fruit, 2),
    ...nounModifiers(k.in('acid'), 1),
    ...nounModifiers(k.in('fold'), 1),
  ]).slice(0, 2);
  const kind = about.length > 0 ? listOf(about) : nounModifiers(scent, 1).join('');
  if (tin.short === 'the molds')
    return {
      title: titleCase(k.chance.pick('title', [`little ${kind} cakes`, `one-bowl ${kind} cakes`])),
      description: `Small, soft cakes with ${kind}, gone before they are cold. No mixer, no creaming: melt, whisk, fold, bake.`,
    };
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${kind} loaf cake`,
        `one-bowl ${kind} cake`,
        `${kind} loaf with ${nounModifiers(scent, 1).join('')}`.replace(
          new RegExp(`with ${nounModifiers(scent, 1).join('')}$`, 'u'),
          about.includes(nounModifiers(scent, 1).join('')) ? 'cake' : `with ${nounModifiers(scent, 1).join('')}`,
        ),
      ]),
    ),
    description: k.chance.pick('description', [
      `A plain, soft loaf with ${kind}, for slicing thickly and eating with tea.`,
      'No mixer, no creaming: melt, whisk, fold, bake. It keeps moist for three days in a tin.',
    ]),
  };
}

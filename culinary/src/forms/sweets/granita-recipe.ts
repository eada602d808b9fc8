import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { allJuice } from '#forms/sweets/batter';

/** Grams of lemon per person, with peel. */
const SQUEEZED = 80;

export function writeGranita(k: Kitchen): Draft {
  const juices = k.in('juice');
  // Lemons alone are juiced: nothing else gives the ice body.
  const bare = k.in('fruit').length === 0 && juices.every(({ food }) => food.role === 'citrus');
  const wet = [
    ...k.in('fruit'),
    ...juices.map((item) =>
      bare ? k.weigh(item, Math.max(item.weight / k.servings, SQUEEZED / juices.length)) : item,
    ),
  ];
  const main = wet.length > 0 ? wet : k.need('fruit', ['strawberry', 'mango'], { cut: 'chunk' });
  const sharp = main.some(({ food }) => food.role === 'citrus') ? [] : [k.add('lemon', 0.25, { slot: 'juice' })];
  const sugar = k.weigh(k.in('sweet')[0] ?? k.add('sugar', 14, { slot: 'sweet' }), bare ? 28 : 14);
  k.step(
    `Warm ${k.the(sugar)} with ${k.servings * (bare ? 110 : 40)} ml of water${k.in('herb').length > 0 ? ` and ${k.the(k.in('herb'))}` : ''} for 3 minutes, stirring, until clear. Cool for 10 minutes.`,
    { cook: 3, wait: 10 },
  );
  const squeezed = [...main, ...sharp].filter(({ food }) => food.role === 'citrus');
  const blended = main.filter((item) => !squeezed.includes(item));
  k.step(
    `${blended.length > 0 ? `Blend ${k.the(blended)} until smooth, sieve if there are pips, and stir into the syrup` : 'Pour the syrup into a jug'}${squeezed.length > 0 ? ` with ${allJuice(k, squeezed, 12)}` : ''}. It should taste a little too sweet: cold dulls it.`,
  );
  k.step(
    'Pour into a shallow metal dish and freeze for 3 hours, scraping with a fork every 40 minutes, until it is all loose, glittering crystals.',
    { wait: 180 },
  );
  k.step(
    `Scrape once more and pile into cold glasses${k.in('serve').length > 0 ? `, with ${k.the(k.in('serve'))}` : ''}.`,
  );
  const kind = listOf(nounModifiers(main, 2));
  return {
    title: titleCase(
      k.chance.pick('granita title', [
        `${kind} granita`,
        `${kind} ice with ${mainNames(k, [...k.in('herb'), ...sharp, ...squeezed, sugar], 1).join('')}`,
        `fork-scraped ${kind} granita`,
      ]),
    ),
    description: k.chance.pick('granita description', [
      'Only a freezer and a fork are needed, no machine. The cleanest end to a hot evening.',
      `${listOf(mainNames(k, main, 2))} frozen into crystals`
        .replace(/^./u, (letter) => letter.toUpperCase())
        .concat(', somewhere between a drink and a dessert.'),
    ]),
  };
}

import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, panFry, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { orAdd, put, safeCore, splashOf, starchStep } from '#forms/main-dish';

/** They shrink to a third. */
const ONION_GRAMS = 90;

export function writeLiverAndOnions(k: Kitchen): Draft {
  const offal = k.need('offal', ['calf liver', 'chicken liver']);
  const brought = k.need('onion', ['onion'], { cut: 'slice' });
  const onions = brought.map((item) => k.weigh(item, ONION_GRAMS / brought.length));
  const flour = k.in('flour')[0] ?? put(k, 'all-purpose flour', 8, 'flour');
  const starch = k.need('starch', ['potato', 'bread'], { cut: 'chunk' })[0];
  if (starch !== undefined) starchStep(k, starch);
  const butter = k.add('butter', 12);
  if (k.in('bacon').length > 0) {
    const fried = panFry(k, k.in('bacon'));
    k.step(`Set a wide frying pan over medium heat. ${fried.text} Lift out.`, { cook: fried.minutes });
  }
  k.step(
    `Melt half of ${k.the(butter)} in ${k.in('bacon').length > 0 ? 'the same' : 'a wide frying'} pan and cook ${k.the(onions)} with ${k.pinch()} over low heat for 15 minutes, until soft and deep golden brown.`,
    { cook: 15 },
  );
  const staged = inStages(k, [...k.in('veg'), ...k.in('fruit')], 'pan', 'cook', 'until tender');
  k.step(`${staged.text} Tip everything onto a warm plate.`, { cook: staged.minutes });
  const spice = orAdd(k, 'spice', 'sage', 0.5);
  k.step(
    `Pat ${k.the(offal)} dry, dust with ${k.the(flour)} and season with ${k.season()}. Turn the heat up, melt the rest of ${k.the(butter)} with ${k.the(spice)} and fry for 2 to 3 minutes a side, until browned and cooked through${safeCore(offal)}; a minute too long means tough meat.`,
    { cook: 6 },
  );
  const sauce = orAdd(k, 'sauce', 'beef stock', 60);
  const sharp = orAdd(k, 'sharp', 'red wine vinegar', 0.25);
  const finish = orAdd(k, 'finish', 'parsley');
  k.step(
    `Return ${staged.text === '' ? k.the(onions, k.in('bacon')) : 'everything'} to the pan with ${k.the(sauce)} and ${splashOf(k, sharp)} and bubble for 2 minutes, scraping the bottom. Scatter with ${k.the(finish)} and serve with ${k.the(starch ?? [])}.`,
    { cook: 2 },
  );
  const who = nounModifiers(offal, 1).join('');
  const what = mainNames(k, onions, 1).join('');
  const more = mainNames(k, [...k.in('bacon'), ...k.in('fruit'), ...k.in('veg')], 1).join('');
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${who} with soft ${what}`,
        more === '' ? `pan-fried ${who} and ${what}` : `${who} with ${what} and ${more}`,
        `${who} and ${what} with ${k.label(spice[0] ?? butter)}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Sweet, slow ${what} and ${who} cooked fast: old-fashioned, cheap and very good.`,
      `The ${what} take their time, the ${who} takes minutes, and the pan makes its own gravy.`,
    ]),
  };
}

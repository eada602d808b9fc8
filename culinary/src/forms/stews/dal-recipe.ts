import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { needOnion, orAdd, splashOf, starchStep } from '#forms/main-dish';

export function writeDal(k: Kitchen): Draft {
  const lentils = k
    .need('lentil', ['red lentil', 'toor dal', 'chana dal'])
    .map((item) => (item.given ? item : k.weigh(item, 75)));
  needOnion(k, 'onion', 0.3);
  k.add('garlic', 0.75, { slot: 'base' });
  const turmeric = k.add('turmeric', 0.15, { slot: 'spice' });
  if (k.in('spice').length < 2) {
    k.add('cumin seed', 0.25, { slot: 'spice' });
    k.add('chili flakes', 0.1, { slot: 'spice' });
  }
  const minutes = Math.max(...lentils.map(({ food }) => food.minutes?.simmer ?? 25));
  k.step(
    `Put ${k.the(lentils)} in a pot with ${k.the(turmeric)} and five times as much water by volume. Bring to a boil, skim off the foam and simmer for ${minutes} minutes, stirring now and then, until soft enough to collapse. Add more water if it gets too thick; dal should pour.`,
    { cook: minutes + 3 },
  );
  const veg = inStages(k, k.in('veg'), 'simmer', 'simmer', 'until tender');
  const liquid = k.in('liquid');
  if (liquid.length > 0 || veg.text !== '')
    k.step(`${liquid.length > 0 ? `Stir in ${k.the(liquid)}.` : ''} ${veg.text}`, {
      cook: veg.minutes + (liquid.length > 0 ? 3 : 0),
    });
  const starch = k.need('starch', ['basmati rice', 'naan', 'roti'])[0];
  if (starch !== undefined) starchStep(k, starch, minutes);
  const fat = k.fat('ghee', 0.75);
  const onions = k.in('base').filter(({ food }) => food.texture === 'allium');
  const quick = k.in('base').filter(({ food }) => food.texture !== 'allium');
  k.step(
    `For the tarka, heat ${k.the(fat)} in a small pan and fry ${k.the(onions)} for 8 minutes, until deep gold. Add ${k.the(quick, k.rest('spice'))} and let them sizzle for 1 minute, no longer.`,
    { cook: 9 },
  );
  const sharp = orAdd(k, 'sharp', 'lemon', 0.2, 'juiced');
  k.step(
    `Tip the tarka over the dal, where it will hiss. Stir in ${splashOf(k, sharp)} and taste for ${k.salt()}; lentils take more than you think.`,
  );
  const finish = orAdd(k, 'finish', 'cilantro');
  k.step(`Serve hot with ${k.the(starch ?? [])}, and ${k.the(finish)} on top.`);
  const lentil = nounModifiers(lentils, 1).join('').replace(/ dal$/u, '');
  const veggies = mainNames(k, k.in('veg'), 1).join('');
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${lentil} dal${veggies === '' ? '' : ` with ${veggies}`}`,
        `tarka dal with ${veggies === '' ? k.label(finish[0] ?? fat) : veggies}`,
        `${nounModifiers(k.in('veg'), 1)[0] ?? 'golden'} dal with ${k.label(quick[0] ?? fat)}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `${capital(mainNames(k, lentils, 1).join(''))} cooked to a soft, spoonable heap, woken at the end by hot ${k.label(fat)} and spices poured over sizzling.`,
      `The cheapest good supper there is: a loose, golden dal${veggies === '' ? '' : ` with ${veggies}`} and ${starch === undefined ? 'rice' : k.label(starch)} to catch it.`,
    ]),
  };
}

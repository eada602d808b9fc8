import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { isTender } from '#forms/main-pan';
import { nounModifiers, titleCase } from '#compose/sentences';
import { aboutOf, byPalette, fatOf, orAdd, runny, safeCore, starchStep } from '#forms/main-dish';

export function writeSkewers(k: Kitchen): Draft {
  const protein = k
    .need('protein', ['chicken breast', 'shrimp', 'halloumi'], { cut: 'chunk' })
    .map((item) => (item.food.name === 'halloumi' ? k.prepare(item, 'cut into 3 cm cubes') : item));
  if (k.in('veg').length === 0) k.need('veg', ['red bell pepper', 'zucchini', 'red onion'], { cut: 'chunk' });
  if (k.in('rub').length === 0) k.add(byPalette(k, 'spices', 'smoked paprika'), undefined, { slot: 'rub' });
  k.add('garlic', 0.5, { slot: 'rub' });
  const rub = k.in('rub');
  const acid = k.in('acid')[0] ?? k.add(byPalette(k, 'sharp', 'lemon'), undefined, { slot: 'acid' });
  k.step(
    `Stir ${runny(k, fatOf(k, 0.5))} with ${k.the(rub)}, half of the ${k.juice(acid)} and ${k.pinch()}. Toss with ${k.the(protein)} and leave for 15 minutes. Soak wooden skewers in water meanwhile.`,
    { wait: 15 },
  );
  const side = k.in('side')[0];
  if (side !== undefined) starchStep(k, side, 15);
  k.step(
    `Thread onto the skewers with ${k.the(k.in('veg'), k.in('fruit'))}, not too tightly, so that the heat gets in.`,
  );
  const safe = safeCore(protein);
  const minutes = protein.every(isTender) ? 6 : 10;
  k.step(
    `Cook on a hot griddle or under the broiler for ${minutes} minutes, turning every couple of minutes, until charred at the edges and ${safe === '' ? 'hot all through' : `cooked through${safe}`}.`,
    { cook: minutes },
  );
  const eastern = k.palette?.sauces.some((name) => name === 'soy sauce' || name === 'fish sauce') === true;
  const dips = k.need('dip', eastern ? ['peanut sauce', 'sweet chili sauce'] : ['plain yogurt', 'tahini', 'hummus']);
  const finish = orAdd(k, 'finish', byPalette(k, 'herbs', 'mint'));
  const fresh = k.in('fresh');
  k.step(
    `Stir the rest of the ${k.juice(acid)} into ${k.the(dips)}. Scatter the skewers with ${k.the(finish)} and serve with ${side === undefined && fresh.length === 0 ? 'the dip' : `${k.the(side ?? [], fresh)} and the dip`}.`,
  );
  const { kind, first, two } = aboutOf(k, protein, k.in('veg'));
  const dip = k.label(dips[0] ?? acid);
  const style = k.palette === null ? '' : `${k.palette.word}-style `;
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${style}${kind} skewers`,
        `charred ${first} skewers with ${dip}`,
        `${style === '' ? `${nounModifiers(rub, 1).join('')} ` : style}${first} skewers`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Sticky, charred and eaten with the fingers, with ${dip} to dip into.`,
      `${two.slice(0, 1).toUpperCase()}${two.slice(1)} on sticks: a quarter of an hour in the marinade, ${minutes === 6 ? 'six' : 'ten'} minutes over the heat.`,
    ]),
  };
}

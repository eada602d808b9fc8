import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { slowMinutes } from '#compose/slow-pot';
import { inStages, titleCase } from '#compose/sentences';
import {
  aboutOf,
  isFilling,
  isSlow,
  needOnion,
  onionsOf,
  orAdd,
  splashOf,
  starchStep,
  without,
} from '#forms/main-dish';

/** Grams per person: onions thicken it, and paprika is more than a garnish. */
const ONIONS = 100;
const PAPRIKA = 2.3;

export function writeGoulash(k: Kitchen): Draft {
  const meat = k.need('protein', ['stewing beef', 'pork shoulder', 'mushroom'], { cut: 'chunk' });
  const slow = meat.some(isSlow);
  const poultry = meat.some(({ food }) => food.role === 'poultry');
  const minutes = slow ? Math.max(...meat.map(({ food }) => slowMinutes(food))) : poultry ? 30 : 15;
  needOnion(k, 'onion', 0.75);
  for (const item of k.in('base'))
    if (item.food.texture === 'allium' && item.weight < ONIONS * k.servings) k.weigh(item, ONIONS);
  for (const item of k.in('spice'))
    if (item.food.name === 'paprika' && item.weight < PAPRIKA * k.servings) k.weigh(item, PAPRIKA);
  k.add('garlic', 0.6, { slot: 'base' });
  if (k.in('veg').length === 0) k.need('veg', ['red bell pepper', 'carrot'], { cut: 'chunk' });
  const oil = k.fat('vegetable oil', 0.6);
  k.step(
    `Heat ${k.the(oil)} in a heavy pot and cook ${k.the(k.in('base'))} with ${k.pinch()} over medium heat for 12 minutes, until soft and golden. They are the thickener, so do not hurry.`,
    { cook: 12 },
  );
  k.step(`Turn up the heat, add ${k.the(meat)} and fry for 8 minutes, until the edges color.`, { cook: 8 });
  const paprika = k.has('paprika') || k.has('smoked paprika') ? [] : [k.add('paprika', 1.5, { slot: 'spice' })];
  if (!k.has('caraway seed')) k.add('caraway seed', 0.25, { slot: 'spice' });
  const paste = k.find('tomato') ?? k.add('tomato paste', 0.5, { slot: 'liquid' });
  const stock = k.find('stock') ?? k.add(slow ? 'beef stock' : 'vegetable stock', slow ? 180 : 120, { slot: 'liquid' });
  k.step(
    `Off the heat, stir in ${k.the(
      paprika,
      k.in('spice').filter((item) => !paprika.includes(item)),
    )}; hot fat burns them quickly. Stir in ${k.the(paste)}, pour in ${k.the(stock, without(k.in('liquid'), stock, paste))}, cover and simmer very gently for ${minutes} minutes${slow ? `, until ${k.the(meat)} is nearly soft` : poultry ? ', until cooked through (74 °C inside)' : ''}.`,
    { cook: minutes + 3 },
  );
  const staged = inStages(
    k,
    k.in('veg'),
    'simmer',
    'simmer without the lid',
    slow ? 'until everything is tender and the sauce coats a spoon' : 'until tender',
  );
  k.step(
    `${staged.text}${k.in('kraut').length > 0 ? ` Stir in ${k.the(k.in('kraut'))} and give it 10 minutes more.` : ''}`,
    {
      cook: staged.minutes + (k.in('kraut').length > 0 ? 10 : 0),
    },
  );
  const starch = k.need(
    'starch',
    isFilling(k.in('veg')) ? ['bread', 'rye bread'] : ['spaetzle', 'egg pasta', 'potato'],
  )[0];
  if (starch !== undefined) starchStep(k, starch, minutes);
  const sharp = orAdd(k, 'sharp', 'red wine vinegar', 0.2);
  const finish =
    k.in('finish').length > 0 ? k.in('finish') : [k.add('sour cream', 1.25, { slot: 'finish' }), k.add('parsley')];
  k.step(
    `Season with ${k.season()} and sharpen with ${splashOf(k, sharp)}. Serve with ${k.the(starch ?? [])}, and ${k.the(finish)} on top.`,
  );
  const { first, second, two } = aboutOf(k, meat, k.in('veg'));
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${first} goulash`,
        `${first} goulash with ${second}`,
        `${slow ? 'slow-simmered' : 'weeknight'} ${first} goulash with ${starch === undefined ? second : k.label(starch)}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `A brick-red stew of ${two}, thickened with nothing but soft ${onionsOf(k)}.`,
      `${slow ? 'Two slow hours' : 'Less than an hour'} on the stove, a generous amount of spice, and ${starch === undefined ? 'bread' : k.label(starch)} to catch the sauce.`,
    ]),
  };
}

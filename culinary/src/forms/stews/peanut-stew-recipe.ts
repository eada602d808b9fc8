import { slowMinutes } from '#compose/slow-pot';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, panFry, titleCase } from '#compose/sentences';
import {
  WARMED_MINUTES,
  aboutOf,
  onlyGiven,
  isReady,
  isSlow,
  needOnion,
  orAdd,
  splashOf,
  starchStep,
  warmThrough,
} from '#forms/main-dish';

export function writePeanutStew(k: Kitchen): Draft {
  const meat = k.in('protein');
  if (k.in('veg').length === 0) k.need('veg', ['sweet potato', 'okra', 'carrot'], { cut: 'chunk' });
  if (meat.length + k.in('beans').length === 0) k.add('black-eyed pea', 0.5, { slot: 'beans' });
  const nut = k.in('nut')[0] ?? k.add('peanut butter', 1.75, { slot: 'nut' });
  needOnion(k);
  k.add('garlic', 0.75, { slot: 'base' });
  k.add('ginger', 0.75, { slot: 'base' });
  if (k.in('spice').length === 0) k.add('chili flakes', 0.15, { slot: 'spice' });
  const oil = k.fat('peanut oil', 0.5);
  const slow = meat.filter(isSlow);
  const long = Math.max(0, ...slow.map(({ food }) => slowMinutes(food)));
  const ready = meat.filter(isReady);
  const delicate = meat.filter(
    ({ food }) => (food.role === 'fish' || food.role === 'shellfish') && food.ready !== true,
  );
  const quick = meat.filter((item) => ![...slow, ...ready, ...delicate].includes(item));
  const fried = panFry(k, quick, slow.length > 0 ? 'Add' : `Heat ${k.the(oil)} in a heavy pot. Add`);
  if (slow.length > 0)
    k.step(
      `Heat ${k.the(oil)} in a heavy pot and brown ${k.the(slow)} for 8 minutes, turning, with ${k.pinch()}. Lift out.`,
      { cook: 8 },
    );
  if (quick.length > 0) k.step(`${fried.text} Lift out.`, { cook: fried.minutes });
  k.step(
    `${slow.length + quick.length > 0 ? 'Soften' : `Heat ${k.the(oil)} in a heavy pot and soften`} ${k.the(k.in('base'))} for 8 minutes, then fry ${k.the(k.in('spice'))} with them for 1 minute.`,
    { cook: 9 },
  );
  const tomato = k.find('tomato') ?? k.add('canned tomatoes', 0.25, { slot: 'liquid' });
  const stock = k.find('stock') ?? k.add('vegetable stock', slow.length > 0 ? 180 : 140, { slot: 'liquid' });
  k.step(
    `Add ${k.the(tomato)} and cook for 5 minutes. Loosen ${k.the(nut)} with a ladle of ${k.the(stock)}, then stir it into the pot with the rest${k.rest('liquid').length > 0 ? ` and ${k.the(k.rest('liquid'))}` : ''}.${slow.length > 0 ? ` Return ${k.the(slow)}, cover and simmer for ${long} minutes, stirring now and then so it does not catch, until tender.` : ''}`,
    { cook: 7 + long },
  );
  const staged = inStages(k, k.in('veg'), 'simmer', 'simmer', 'until tender');
  const back = [...quick, ...k.in('beans')];
  k.step(
    `${staged.text}${back.length > 0 ? ` Stir in ${k.the(back)} and simmer for 5 minutes.` : ''}${delicate.length > 0 ? ` Slip in ${k.the(delicate)} and poach for 6 minutes, until just cooked through (63 °C).` : ''}${warmThrough(k, ready)} It is ready when a little red oil rises to the top.`,
    {
      cook:
        staged.minutes +
        (back.length > 0 ? 5 : 0) +
        (delicate.length > 0 ? 6 : 0) +
        (ready.length > 0 ? WARMED_MINUTES : 0),
    },
  );
  const starch = k.need('starch', ['long-grain rice', 'fonio', 'millet'])[0];
  if (starch !== undefined) starchStep(k, starch, staged.minutes);
  const sharp = orAdd(k, 'sharp', 'lime', 0.2, 'juiced');
  const finish =
    k.in('finish').length > 0 ? k.in('finish') : [k.add('peanut', 10, { note: 'chopped' }), k.add('cilantro')];
  k.step(
    `Stir in ${splashOf(k, sharp)}, season with ${k.season()} and serve over ${k.the(starch ?? [])} with ${k.the(finish)} on top.`,
  );
  const about = aboutOf(k, meat, onlyGiven(k.in('beans')), k.in('veg'));
  const nutty = nut.food.name === 'peanut butter' ? 'peanut' : k.label(nut);
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${about.first} and ${nutty} stew`,
        `${nutty} stew with ${about.two}`,
        `West African ${nutty} stew with ${about.second}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Rich, a little hot and deeply savory: ${about.two} in a sauce that clings to every grain.`,
      `${nutty.slice(0, 1).toUpperCase()}${nutty.slice(1)} stirred in at the end of the frying makes the whole pot velvety. Good for a crowd.`,
    ]),
  };
}

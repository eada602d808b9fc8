import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { slowMinutes } from '#compose/slow-pot';
import { inStages, panFry, titleCase } from '#compose/sentences';
import {
  WARMED_MINUTES,
  aboutOf,
  onlyGiven,
  isReady,
  isSlow,
  needOnion,
  onionsOf,
  orAdd,
  splashOf,
  starchStep,
  warmThrough,
} from '#forms/main-dish';

const QUICK_MINUTES = 15;

export function writeChili(k: Kitchen): Draft {
  const beans = k.need('beans', ['kidney bean', 'black bean', 'pinto bean']);
  needOnion(k);
  k.add('garlic', 0.75, { slot: 'base' });
  if (k.in('spice').length < 2) {
    k.add('ground cumin', 0.4, { slot: 'spice' });
    k.add('chili powder', 0.5, { slot: 'spice' });
  }
  const slow = k.in('meat').filter(isSlow);
  const ready = k.in('meat').filter(isReady);
  const quick = k.in('meat').filter((item) => !isSlow(item) && !isReady(item));
  const oil = k.fat('olive oil', 0.4);
  const lentils = beans.filter(({ food }) => food.role === 'lentil');
  k.step(
    `Heat ${k.the(oil)} in a heavy pot and cook ${k.the(k.in('base'))} with ${k.pinch()} for 8 minutes, until soft.`,
    {
      cook: 8,
    },
  );
  if (quick.length > 0) {
    const fried = panFry(k, quick, 'Turn up the heat, add');
    k.step(fried.text, { cook: fried.minutes });
  }
  if (slow.length > 0)
    k.step(`Turn up the heat, add ${k.the(slow)} and fry for 8 minutes, until the edges are brown.`, { cook: 8 });
  const tomato = k.find('tomato') ?? k.add('canned tomatoes', 0.3, { slot: 'liquid' });
  const stock = k.in('liquid').filter((item) => item !== tomato);
  const simmer = slow.length > 0 ? Math.max(...slow.map(({ food }) => slowMinutes(food))) : QUICK_MINUTES;
  k.step(
    `Stir in ${k.the(k.in('spice'))} for 1 minute, until the pot smells toasty. Add ${k.the(tomato, stock)} and ${k.servings * (slow.length > 0 ? 120 : 60)} ml of water, cover and simmer gently for ${simmer} minutes${slow.length > 0 ? `, until ${k.the(slow)} can be crushed with a spoon` : ''}.`,
    { cook: simmer + 3 },
  );
  const veg = inStages(k, k.in('veg'), 'simmer', 'simmer');
  k.step(
    `${veg.text} Add ${k.the(beans, lentils)} and simmer without the lid for 15 minutes, crushing a few against the side, until thick enough to mound on a spoon.${warmThrough(k, ready)}`,
    { cook: veg.minutes + 15 + (ready.length > 0 ? WARMED_MINUTES : 0) },
  );
  const starch = k.need('starch', ['long-grain rice', 'corn tortilla', 'bread'])[0];
  if (starch !== undefined && starch.food.role !== 'confection') starchStep(k, starch, simmer + 15);
  const sharp = orAdd(k, 'sharp', 'lime', 0.25, 'halved');
  k.step(
    `Taste the chili for ${k.season()} and stir in ${splashOf(k, sharp)}. Let it stand off the heat for 5 minutes; it thickens as it settles.`,
    {
      wait: 5,
    },
  );
  const top = k.in('top').length > 0 ? k.in('top') : [k.add('sour cream', 1.5, { slot: 'top' }), k.add('cilantro')];
  k.step(`Ladle into bowls, top with ${k.the(top)} and serve with ${k.the(starch ?? [])}.`);
  const { two, first, second } = aboutOf(
    k,
    k.in('meat'),
    onlyGiven(beans).length > 0 ? onlyGiven(beans) : beans,
    k.in('veg'),
  );
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${first} chili`,
        `${first} chili with ${second === first ? 'all the trimmings' : second}`,
        `${slow.length > 0 ? 'slow-cooked' : 'smoky'} ${first} chili`,
      ]),
    ),
    description: k.chance.pick('description', [
      `A thick pot of ${two} with toasted spices, sharpened with ${k.label(sharp[0])} and served with something cool on top.`,
      `${capital(two)} in a dark, warming sauce. Make it a day ahead if you can; chili only gets better.`,
      `Everything in one pot, from the ${onionsOf(k)} to the last simmer without the lid that makes it properly thick.`,
    ]),
  };
}

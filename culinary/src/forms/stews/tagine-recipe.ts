import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, titleCase } from '#compose/sentences';
import {
  WARMED_MINUTES,
  aboutOf,
  onlyGiven,
  isReady,
  isSlow,
  needOnion,
  orAdd,
  potMinutes,
  splashOf,
  starchStep,
  tenderCue,
  warmThrough,
} from '#forms/main-dish';

export function writeTagine(k: Kitchen): Draft {
  const all = k.in('protein', 'bird');
  const ready = all.filter(isReady);
  const meat = all.filter((item) => !ready.includes(item));
  if (all.length + k.in('beans').length === 0) k.add('chickpea', 0.5, { slot: 'beans' });
  if (k.in('veg').length === 0) k.need('veg', ['carrot', 'butternut squash', 'zucchini'], { cut: 'chunk' });
  needOnion(k);
  k.add('garlic', 0.6, { slot: 'base' });
  k.add('ginger', 0.5, { slot: 'base' });
  if (!k.has('ras el hanout')) {
    k.add('ground cumin', 0.3, { slot: 'spice' });
    k.add('cinnamon', 0.2, { slot: 'spice' });
    k.add('turmeric', 0.15, { slot: 'spice' });
  }
  const fruit =
    k.in('fruit').length > 0
      ? k.in('fruit')
      : k.in('salty').length > 0
        ? []
        : [k.add('dried apricot', undefined, { slot: 'fruit' })];
  const oil = k.fat('olive oil', 0.5);
  k.step(`Mix ${k.the(k.in('spice'))} with ${k.season()}${meat.length > 0 ? ` and rub over ${k.the(meat)}` : ''}.`);
  if (meat.length > 0)
    k.step(
      `Heat ${k.the(oil)} in a wide, heavy pot and brown ${k.the(meat)} for 8 minutes, turning once or twice. Lift out onto a plate.`,
      { cook: 8 },
    );
  k.step(
    `${meat.length > 0 ? 'Lower the heat and soften' : `Heat ${k.the(oil)} in a wide, heavy pot and soften`} ${k.the(k.in('base'))}${meat.length > 0 ? ' in what is left in the pot' : ' with the spices'} for 8 minutes.`,
    { cook: 8 },
  );
  const liquid =
    k.find('stock') ?? k.add(meat.some(isSlow) ? 'beef stock' : 'vegetable stock', 110, { slot: 'liquid' });
  const minutes = potMinutes(meat);
  k.step(
    `${meat.length > 0 ? `Return ${k.the(meat)} to the pot and pour in` : 'Pour in'} ${k.the(
      liquid,
      k.in('liquid').filter((item) => item !== liquid),
    )}. ${minutes > 0 ? `Cover and simmer very gently for ${minutes} minutes, ${tenderCue(k, meat)}.` : 'Bring to a gentle simmer.'}`,
    { cook: minutes + 2 },
  );
  const staged = inStages(k, k.in('veg'), 'simmer', 'simmer', 'until tender');
  const late = [...k.in('beans'), ...fruit, ...k.in('salty')];
  k.step(
    `${staged.text}${late.length > 0 ? ` Tuck in ${k.the(late)} and simmer without the lid for 10 minutes, until the sauce is thick and glossy.` : ''}${warmThrough(k, ready)}`,
    {
      cook: staged.minutes + (late.length > 0 ? 10 : 0) + (ready.length > 0 ? WARMED_MINUTES : 0),
    },
  );
  const starch = k.need('starch', ['couscous', 'flatbread'])[0];
  if (starch !== undefined) starchStep(k, starch, minutes + staged.minutes);
  const sharp = orAdd(k, 'sharp', 'lemon', 0.2, 'juiced');
  const finish =
    k.in('finish').length > 0
      ? k.in('finish')
      : [k.add('cilantro'), k.add('almond', 8, { note: 'toasted and chopped' })];
  k.step(
    `Stir in ${k.in('honey').length > 0 ? `${k.the(k.in('honey'))} and ` : ''}${splashOf(k, sharp)} to taste. Scatter over ${k.the(finish)} and serve with ${k.the(starch ?? [])}.`,
  );
  const about = aboutOf(k, all, onlyGiven(k.in('beans')), k.in('veg'));
  const sweet = k.label(fruit[0] ?? k.in('salty')[0] ?? sharp[0]);
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${about.first} tagine with ${about.second === about.first ? sweet : about.second}`,
        `${about.kind} tagine`,
        `Moroccan ${about.first} with ${sweet}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Gently spiced ${about.two}, ${fruit.length > 0 ? 'a little sweet' : 'bright'} with ${sweet}, in a sauce made for ${starch === undefined ? 'bread' : k.label(starch)}.`,
      `Warm with spice and slow: let the pot murmur, and the sauce thickens by itself around ${about.two}.`,
    ]),
  };
}

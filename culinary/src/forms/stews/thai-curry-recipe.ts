import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, panFry, titleCase } from '#compose/sentences';
import {
  WARMED_MINUTES,
  aboutOf,
  isReady,
  orAdd,
  put,
  splashOf,
  starchStep,
  warmThrough,
  without,
} from '#forms/main-dish';

const COLORS = { 'green curry paste': 'green', 'red curry paste': 'red', 'yellow curry paste': 'yellow' } as const;

export function writeThaiCurry(k: Kitchen): Draft {
  const paste =
    k.need('paste', ['green curry paste', 'red curry paste'], { per: 0.75 })[0] ?? k.add('curry paste', 0.75);
  const coconut = k.need('coconut', ['coconut milk'], { per: 110 });
  if (k.in('veg').length === 0)
    k.need('veg', ['green bean', 'red bell pepper', 'eggplant', 'snow pea'], { cut: 'slice' });
  if (k.in('protein').length === 0 && k.in('veg').length < 2)
    k.need('protein', ['firm tofu', 'chicken thigh', 'shrimp'], { cut: 'strip' });
  const fishy = k.in('sauce').some(({ food }) => food.role === 'sauce')
    ? []
    : [k.add(k.may('fish sauce') ? 'fish sauce' : 'soy sauce', 0.75, { slot: 'sauce' })];
  const sugar = k.find('sweetener') ?? put(k, 'brown sugar', 4, 'sauce');
  const ready = k.in('protein').filter((item) => isReady(item) || item.food.role === 'tinned-fish');
  const raw = without(k.in('protein'), ...ready);
  const delicate = raw.filter(({ food }) => food.role === 'fish' || food.role === 'shellfish');
  const sturdy = without(raw, ...delicate);
  const oil = k.fat('vegetable oil', 0.3);
  k.step(
    `Warm ${k.the(oil)} in a wide pan with a few spoonfuls of ${k.the(coconut)}. Add ${k.the(paste, k.in('aromatic'))} and fry for 3 minutes, until fragrant and the oil splits out at the edges.`,
    { cook: 3 },
  );
  if (sturdy.length > 0) {
    const fried = panFry(k, sturdy);
    k.step(fried.text, { cook: fried.minutes });
  }
  const sauce = [...k.in('sauce').filter((item) => item !== sugar && !fishy.includes(item)), ...fishy, sugar];
  k.step(
    `Pour in the rest of ${k.the(coconut)} with ${k.servings * 50} ml of water, ${k.the(sauce)}, and bring to a simmer.`,
    { cook: 3 },
  );
  const staged = inStages(k, [...k.in('veg')], 'simmer', 'simmer', 'until just tender');
  const late = [...k.in('fruit'), ...delicate];
  k.step(
    `${staged.text}${late.length > 0 ? ` Slip in ${k.the(late)} and simmer for 5 minutes${delicate.length > 0 ? ', until just opaque (63 °C)' : ''}.` : ''}${warmThrough(k, ready)}`,
    { cook: staged.minutes + (late.length > 0 ? 5 : 0) + (ready.length > 0 ? WARMED_MINUTES : 0) },
  );
  const starch = k.need('starch', ['jasmine rice'])[0];
  if (starch !== undefined) starchStep(k, starch, 8);
  const sharp = orAdd(k, 'acid', 'lime', 0.25, 'juiced');
  const finish = orAdd(k, 'finish', 'thai basil', 0.25);
  k.step(
    `Off the heat, add ${splashOf(k, sharp)}: it should taste hot, sour, salty and sweet at once. Fold in ${k.the(finish)} and serve with ${k.the(starch ?? [])}.`,
  );
  const about = aboutOf(k, k.in('protein'), k.in('veg'));
  const color = Object.entries(COLORS).find(([name]) => name === paste.food.name)?.[1] ?? 'coconut';
  return {
    title: titleCase(
      k.chance.pick('title', [
        `Thai ${color} curry with ${about.two}`,
        `${about.first} ${color} curry`,
        `${color} curry with ${about.second} and ${k.label(finish[0] ?? paste)}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Paste fried until it smells of itself, then ${about.two} simmered just long enough. Half an hour, start to finish.`,
      `A brothy ${color} curry, hot and sour and a little sweet, with ${about.two}.`,
    ]),
  };
}

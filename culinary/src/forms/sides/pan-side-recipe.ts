import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, inStages, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { minutesOf } from '#compose/technique';
import { byPalette, orAdd, starchStep } from '#forms/main-dish';
import { withMore } from '#forms/sides/small-dish';

/** A vegetable that must be cooked for this many minutes is done when soft. */
const SLOW = 8;

export function writePanSide(k: Kitchen): Draft {
  const veg = k.need('veg', ['green bean', 'spinach', 'cabbage'], { cut: 'slice' });
  const aromatic = orAdd(k, 'aromatic', 'garlic', 0.5);
  const [rice] = k.in('rice');
  if (rice !== undefined) starchStep(k, rice);
  const bacon = k.in('bacon');
  if (bacon.length > 0)
    k.step(`Cook ${k.the(bacon)} in a large frying pan for 4 minutes, until crisp at the edges.`, { cook: 4 });
  // Eggplants and the like must be cooked through.
  const soft = veg.some(({ food }) => food.cooked === true && minutesOf(food, 'pan', 'slice') >= SLOW);
  const staged = inStages(k, veg, 'pan', 'cook', soft ? 'until soft and golden' : 'until just tender');
  k.step(
    `Heat ${k.the(k.fat(k.palette?.fat ?? 'olive oil', k.palette?.fat === 'butter' ? 8 : 0.4))} in ${bacon.length > 0 ? 'the same' : 'a large frying'} pan over medium-high heat. ${staged.text}`,
    { cook: staged.minutes },
  );
  const sauce = k.in('sauce');
  k.step(
    `Stir in ${k.the([...aromatic], k.in('spice', 'beans'))} and cook for 2 minutes, until fragrant.${sauce.length > 0 ? ` Add ${k.the(sauce)} and let it bubble for 1 minute.` : ''}`,
    { cook: 3 },
  );
  const [sharp, ...sharps] = orAdd(k, 'acid', byPalette(k, 'sharp', 'lemon'), 0.2);
  k.step(
    `${rice === undefined ? '' : `Fork ${k.the(rice)} through. `}Sharpen with ${k.the(sharp, sharps)} and season with ${k.season()}.`,
  );
  const finish = orAdd(
    k,
    'finish',
    k.palette?.tops[0] ?? k.chance.pick('pan side finish', ['almond', 'parmesan', 'chili flakes']),
  );
  k.step(`Serve straight away, scattered with ${k.the([...finish])}.`);
  const two = listOf(distinct([...mainNames(k, veg, bacon.length > 0 ? 1 : 2), ...mainNames(k, bacon, 1)]));
  return {
    title: titleCase(
      k.chance.pick('title', [
        withMore(two, listOf([k.label(aromatic[0]), k.label(sharp)])),
        withMore(
          `${nounModifiers([sharp], 1)
            .join('')
            .replace(/ juice$/u, '')}-dressed ${two}`,
          '',
        ),
        withMore(`quick ${two}`, mainNames(k, [...finish], 1).join('')),
        withMore(`${k.palette === null ? 'pan-fried' : `${k.palette.word}-style`} ${two}`, k.label(aromatic[0])),
      ]),
    ),
    description: k.chance.pick('description', [
      soft
        ? `A bright side for almost anything: ${two}, soft inside and brown at the edges.`
        : `A bright side for almost anything: ${two}, cooked fast to keep some bite.`,
      `${capital(two)} from a hot pan, with a little sharpness and something to crunch.`,
    ]),
  };
}

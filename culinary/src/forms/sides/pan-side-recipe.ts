import { listOf } from '#compose/kitchen';
import { inStages, sentence, stars, titleCase } from '#compose/sentences';
import type { Kitchen } from '#compose/kitchen';
import type { Draft } from '#compose/dish-form';

export function writePanSide(k: Kitchen): Draft {
  const veg = k.need('veg', ['green bean', 'spinach', 'cabbage'], { cut: 'slice' });
  const aromatic = k.in('aromatic').length > 0 ? k.in('aromatic') : [k.add('garlic', 0.5, { slot: 'aromatic' })];
  const rice = k.in('rice');
  if (rice.length > 0)
    k.step(
      `Cook ${k.the(rice)} in salted water for ${rice[0]?.food.minutes?.simmer ?? 12} minutes, until tender, and drain.`,
      { cook: rice[0]?.food.minutes?.simmer ?? 12 },
    );
  if (k.in('bacon').length > 0)
    k.step(`Cook ${k.the(k.in('bacon'))} in a large frying pan for 4 minutes, until crisp.`, { cook: 4 });
  const staged = inStages(k, veg, 'pan', 'cook', 'until just tender');
  k.step(
    `Heat ${k.the(k.fat('olive oil', 0.4))} in ${k.in('bacon').length > 0 ? 'the same' : 'a large frying'} pan over medium-high heat. ${staged.text}`,
    { cook: staged.minutes },
  );
  k.step(
    `Stir in ${k.the(aromatic, k.in('spice', 'beans'))} and cook for 2 minutes, until fragrant.${k.in('sauce').length > 0 ? ` Add ${k.the(k.in('sauce'))} and let it bubble for 1 minute.` : ''}`,
    { cook: 3 },
  );
  const acid = k.in('acid').length > 0 ? k.in('acid') : [k.add('lemon', 0.15, { slot: 'acid' })];
  k.step(
    `${rice.length > 0 ? `Fork ${k.the(rice)} through. ` : ''}Sharpen with ${k.the(acid)} and season with ${k.season()}.`,
  );
  const finish =
    k.in('finish').length > 0
      ? k.in('finish')
      : [
          k.add(k.chance.pick('pan side finish', ['almond', 'parmesan', 'chili flakes']), undefined, {
            slot: 'finish',
          }),
        ];
  k.step(`Serve straight away, scattered with ${k.the(finish)}.`);
  const two = listOf(stars(k, veg, 2));
  const sharp = k.label(acid[0] ?? finish[0] ?? veg[0] ?? k.add('lemon'));
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${two} with ${k.label(aromatic[0] ?? k.add('garlic'))} and ${sharp}`,
        `${sharp.replace(/s$/u, '')}-dressed ${two}`,
        `quick ${two} with ${stars(k, finish, 1).join('')}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `A bright side for almost anything: ${two}, cooked fast so they stay lively.`,
      `${sentence(two)} from a hot pan, with a little sharpness and something to crunch.`,
    ]),
  };
}

import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { millilitres } from '#measure';
import { formatMillilitres } from '#quantity';
import { hoursText, needOnion, orAdd, splashOf } from '#forms/main-dish';
import { withMore } from '#forms/sides/small-dish';

const MILLILITRES_PER_BOWL = 500;
const ROASTED = 40;
const SIMMERED = { beef: 300, chicken: 210 };

export function writeBroth(k: Kitchen): Draft {
  const bones = k.need('bone', ['chicken carcass', 'marrow bone']);
  const heavy = bones.filter(({ food }) => food.name !== 'chicken carcass');
  const minutes = heavy.length > 0 ? SIMMERED.beef : SIMMERED.chicken;
  needOnion(k, 'onion', 0.3);
  if (k.in('base').length < 3) k.add('celery', 0.4, { slot: 'base' });
  const spice = k.in('spice').length > 0 ? k.in('spice') : [k.add('bay leaf', 0.25), k.add('black peppercorn')];
  if (heavy.length > 0)
    k.step(
      `Heat the oven to 220 °C and roast ${k.the(heavy)} on a tray for ${ROASTED} minutes, until brown at the edges: that is where the color comes from.`,
      { cook: ROASTED },
    );
  k.step(
    `Put ${k.the(bones)} in your largest pot with ${k.the(
      k.in('base').map((item) => k.prepare(item, 'halved')),
      spice,
    )} and ${formatMillilitres(millilitres(k.servings * MILLILITRES_PER_BOWL))} of cold water. Bring slowly to a bare simmer, skim off the foam, and let it tremble, half covered and never boiling, for ${minutes} minutes, until what meat there is falls off.`,
    { cook: minutes + 15 },
  );
  k.step('Strain through a fine sieve, leave for 10 minutes and spoon off the fat that rises.', { wait: 10 });
  const veg = inStages(k, k.in('veg'), 'simmer', 'simmer', 'until tender');
  const starch = k.in('starch');
  const boiled = Math.max(0, ...starch.map(({ food }) => food.minutes?.simmer ?? 9));
  if (starch.length > 0)
    k.step(`Cook ${k.the(starch)} in salted water for ${boiled} minutes, so that the broth stays clear, and drain.`, {
      cook: boiled,
    });
  if (veg.text !== '') k.step(`Bring the broth back to a simmer. ${veg.text}`, { cook: veg.minutes + 3 });
  const finish = orAdd(k, 'finish', 'parsley');
  const sharp = k.in('sharp');
  k.step(
    `Season with ${k.salt()}${sharp.length > 0 ? ` and a little ${splashOf(k, sharp)}` : ''}. Ladle into hot bowls${starch.length > 0 ? ` over ${k.the(starch)}` : ''} and scatter with ${k.the([...finish])}. It keeps for 4 days in the fridge and 3 months in the freezer.`,
  );
  const kind = nounModifiers(bones, 1)
    .join('')
    .replace(/ (?:carcass|bone)$/u, '');
  const bone = kind === 'chicken' ? 'chicken' : `${kind} bone`.replace('foot bone', 'foot');
  const more = mainNames(k, [...starch, ...k.in('veg')], 1).join('');
  return {
    title: titleCase(
      k.chance.pick('broth title', [
        withMore(`${bone} broth`, more),
        withMore(`slow ${bone} broth`, more),
        withMore(`clear ${bone} broth`, more === '' ? k.label(finish[0]) : more),
      ]),
    ),
    description: k.chance.pick('broth description', [
      `${capital(hoursText(minutes))} at the back of the stove turn bones and water into something you can sip from a cup.`,
      'Cold water, a bare simmer and patience: nothing here is work, and the freezer will thank you.',
    ]),
  };
}

import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { titleCase } from '#compose/sentences';
import { withBits } from '#forms/breads/bread-names';
import { doughSalt, inLoaves, loavesOf, mixFlours, pourLiquid } from '#forms/breads/flour-mix';

const FLOUR = 115;
const STARTER_SHARE = 0.2;
const HYDRATION = 0.68;
const MAX_FLOUR_OF_A_LOAF = 600;

export function writeSourdough(k: Kitchen): Draft {
  const mix = mixFlours(k, FLOUR, HYDRATION);
  const starter = k.weigh(k.in('yeast')[0] ?? k.add('sourdough starter', 1, { slot: 'yeast' }), FLOUR * STARTER_SHARE);
  const liquid = pourLiquid(k, mix.water);
  const salt = doughSalt(k, FLOUR * 0.022);
  const bits = k.in('bits');
  const loaves = loavesOf(FLOUR * k.servings, MAX_FLOUR_OF_A_LOAF);
  k.step(
    `Mix ${k.the(mix.items)} with ${k.the(liquid)}, lukewarm, until no dry patch is left. Cover and leave for 30 minutes.`,
    { wait: 30 },
  );
  k.step(
    `Work in ${k.the(starter, salt)} with wet hands until smooth. ${k.the(starter).replace(/^t/u, 'T')} should have been fed 4 to 8 hours before and be at its highest: a spoonful floats in water.`,
  );
  k.step(
    `Leave covered at room temperature for 5 hours, until grown by half and full of bubbles. During the first two, pull each side up and fold it over the middle four times, half an hour apart.${bits.length > 0 ? ` Fold in ${k.the(bits)} the second time.` : ''}`,
    { wait: 300 },
  );
  k.step(
    `Shape ${inLoaves(loaves, 'tight ball', 'tight balls')} and set ${loaves === 1 ? 'it' : 'each'}, seam up, in a bowl lined with a well floured cloth. Cover and leave in the fridge overnight, about 10 hours.`,
    { wait: 600 },
  );
  k.step(
    `Heat the oven to 240 °C with a lidded iron pot in it for 30 minutes. Turn the dough into the pot on baking paper, slash the top, and bake with the lid on for 20 minutes, then without it at 220 °C for 22 minutes more, until deep brown and hollow when tapped underneath (96 °C inside).${loaves > 1 ? ' Bake the others after it, from the fridge.' : ''}`,
    { cook: 42 * loaves, wait: 30 },
  );
  k.step('Cool on a rack for a full hour before slicing.', { wait: 60 });
  const more = withBits(k, bits);
  const kind = `${mix.word} sourdough`.trim();
  return {
    title: titleCase(
      k.chance.pick('sourdough title', [`${kind} bread${more}`, `overnight ${kind}${more}`, `country ${kind}${more}`]),
    ),
    description: k.chance.pick('sourdough description', [
      'Wild yeast, a slow day and a night in the fridge: little work, but plan for it. The crust crackles while it cools.',
      'A blistered crust, an open crumb and a mild tang. The fridge lets it wait until the oven suits you.',
    ]),
  };
}

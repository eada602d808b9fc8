import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { doughSalt, loavesOf, mixFlours, pourLiquid, raise } from '#forms/breads/flour-mix';

const FLOUR = 100;
const HYDRATION = 0.75;
const MAX_FLOUR_OF_A_TIN = 600;
/** Herbs that withstand the oven; others are scattered over the baked bread. */
const WOODY: ReadonlySet<string> = new Set(['rosemary', 'thyme', 'sage', 'oregano leaf', 'marjoram']);

export function writeFocaccia(k: Kitchen): Draft {
  const mix = mixFlours(k, FLOUR, HYDRATION);
  const yeast = raise(k, FLOUR);
  const liquid = pourLiquid(k, mix.water);
  const salt = doughSalt(k, FLOUR * 0.02);
  const oil = k.measure('olive oil', 0.9);
  const tops = k.in('top').length > 0 ? k.in('top') : [k.add('rosemary', 0.5, { slot: 'top' })];
  const fresh = tops.filter(({ food }) => food.role === 'herb' && !WOODY.has(food.name));
  const baked = tops.filter((item) => !fresh.includes(item));
  const tins = loavesOf(FLOUR * k.servings, MAX_FLOUR_OF_A_TIN);
  k.step(
    `Stir ${k.the(mix.items)} with ${k.the([yeast, ...salt])} in a wide bowl. Pour in ${k.the(liquid)}, lukewarm, and a spoonful of ${k.the(oil)} and mix to a sticky, shaggy dough. Cover and leave for 30 minutes.`,
    { wait: 30 },
  );
  k.step(
    'With wet hands pull each side of the dough up and over the middle, once round the bowl. Cover, do the same again half an hour later, then leave for 60 minutes more, until doubled and full of bubbles.',
    { wait: 90 },
  );
  k.step(
    `Spread a good spoonful of ${k.the(oil)} in ${tins === 1 ? 'a deep baking tin' : `${tins} deep baking tins`}, ${tins === 1 ? 'tip in the dough' : 'divide the dough between them'}, turn it over once and coax it towards the corners. Leave for 40 minutes, until it wobbles. Meanwhile heat the oven to 220 °C.`,
    { wait: 40 },
  );
  k.step(
    `Pour over most of the rest of ${k.the(oil)} and press dimples down to the tin with oiled fingers.${baked.length > 0 ? ` Press in ${k.the(baked)}, so that nothing stands up and burns.` : ''} Bake for 25 minutes, until golden on top and brown underneath where you lift a corner (94 °C inside).`,
    { cook: 25 },
  );
  k.step(
    `Lift out onto a rack, brush with the last of ${k.the(oil)}${fresh.length > 0 ? `, scatter with ${k.the(fresh)}` : ''} and leave for 15 minutes. Cut into squares and eat the same day.`,
    { wait: 15 },
  );
  const kind = nounModifiers(tops, 1).join('');
  const two = listOf(mainNames(k, tops, 2));
  return {
    title: titleCase(
      k.chance.pick('focaccia title', [`focaccia with ${two}`, `${kind} focaccia`, `dimpled focaccia with ${two}`]),
    ),
    description: k.chance.pick('focaccia description', [
      `Wet dough, no kneading and plenty of oil: crisp below, airy within, with ${two} on top.`,
      'Three hours, of which you are needed for fifteen minutes. Best torn while still a little warm.',
    ]),
  };
}

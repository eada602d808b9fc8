import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { mainNames, titleCase } from '#compose/sentences';
import { isSoySauce } from '#forms/main-foods-data';
import { aboutOf, onlyGiven, without, orAdd } from '#forms/main-dish';
import { searInWok, tossInWok } from '#forms/main-wok';

const SALTY = new Set(['fish sauce', 'oyster sauce', 'teriyaki sauce', 'kecap manis', 'black bean sauce', 'ponzu']);

/** Already cooked rice only needs reheating. */
const REHEATED_MINUTES = 3;

export function writeFriedRice(k: Kitchen): Draft {
  const rice = k.need('rice', ['long-grain rice', 'jasmine rice']);
  if (k.in('veg').length === 0) k.need('veg', ['pea', 'carrot'], { cut: 'dice' });
  const eggs = k.in('egg').length > 0 ? k.in('egg') : k.may('egg') ? [k.add('egg', 0.75, { slot: 'egg' })] : [];
  k.add('garlic', 0.5, { slot: 'aromatic' });
  if (!k.in('sauce').some(({ food }) => isSoySauce(food) || SALTY.has(food.name)))
    k.add(k.palette?.name === 'thai' && k.may('fish sauce') ? 'fish sauce' : 'soy sauce', undefined, { slot: 'sauce' });
  if (k.palette?.name === 'korean') k.add('gochujang', 0.5, { slot: 'sauce' });
  const oil = k.fat('vegetable oil', 0.5);
  const minutes = (rice[0]?.food.minutes?.simmer ?? 12) - 1;
  if (minutes <= REHEATED_MINUTES) k.step(`Break up ${k.the(rice)} with damp hands, so that every grain is loose.`);
  else
    k.step(
      `Cook ${k.the(rice)} in plenty of boiling water for ${minutes} minutes, drain, and spread on a tray to cool and dry while you cut everything else. Yesterday's leftovers are even better.`,
      { cook: minutes },
    );
  if (eggs.length > 0)
    k.step(
      `Heat a spoonful of ${k.the(oil)} in a wok over high heat. Beat ${k.the(eggs)}, pour in, and stir for 1 minute, until just set. Tip out onto a plate.`,
      { cook: 1 },
    );
  const proteins = k.in('protein');
  // When time is short, tofu is tossed with the vegetables.
  const tossed = k.hurried ? proteins.filter(({ food }) => food.role === 'tofu') : [];
  const seared = without(proteins, ...tossed);
  if (seared.length > 0) {
    const fried = searInWok(k, seared);
    k.step(
      `${eggs.length > 0 ? 'Wipe out the wok and warm a little more' : 'Get a wok hot with a little'} ${k.name(oil)}. ${fried.text} Lift out.`,
      {
        cook: fried.minutes,
      },
    );
  }
  const onions = k.in('aromatic').filter(({ food }) => food.texture === 'allium');
  const staged = tossInWok(k, [...onions, ...tossed, ...k.in('veg')]);
  k.step(
    `Pour in the rest of ${k.the(oil)}. ${staged.text} Stir in ${k.the(without(k.in('aromatic'), ...onions))} for the last 30 seconds.`,
    { cook: staged.minutes + 1 },
  );
  k.step(
    `Turn the heat right up, add ${k.the(rice, k.in('fruit'))} and leave for 1 minute at a time between tosses, 4 minutes in all, until some grains are crisp.`,
    { cook: 4 },
  );
  const back = [...seared, ...eggs];
  k.step(
    `Splash in ${k.the(k.in('sauce'))}${back.length > 0 ? `, return ${k.the(back)}` : ''} and toss until steaming${k.in('acid').length > 0 ? `, with a squeeze of ${k.name(k.in('acid'))}` : ''}.`,
    { cook: 1 },
  );
  const finish = orAdd(k, 'finish', 'scallion');
  k.step(`Serve straight from the wok, with ${k.the(finish)} on top.`);
  const others = onlyGiven(finish);
  const { kind, first, two } = aboutOf(k, proteins, k.in('veg'));
  const lead = first.replace(/^fried /u, '');
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${kind.replace(/^fried /u, '')} fried rice`,
        eggs.length > 0 ? `egg-fried rice with ${two}` : `wok-tossed rice with ${two}`,
        others.length === 0
          ? `${eggs.length > 0 ? 'egg and ' : ''}${lead} fried rice`
          : `${lead} fried rice with ${mainNames(k, others, 1).join('')}`,
      ]),
    ),
    description: k.chance.pick('description', [
      'A hot wok, dry grains and everything cut small: crisp edges and a dark, savory finish.',
      `What to make of a bit of this and a bit of that: ${two} tossed in a hot wok until it smells like supper.`,
    ]),
  };
}

import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { inStages, titleCase } from '#compose/sentences';
import { aboutOf, needOnion, orAdd, put, stockWith, without } from '#forms/main-dish';
import { fryTogether, isTender } from '#forms/main-pan';

/** Glazes for a crust. */
const BRUSHED: ReadonlySet<string> = new Set(['heavy cream', 'half-and-half', 'milk']);

export function writePotPie(k: Kitchen): Draft {
  const pastry = k.need('pastry', ['puff pastry'], { per: 65 });
  if (k.in('protein', 'beans', 'veg').length === 0)
    k.need('protein', ['chicken thigh', 'turkey breast'], { cut: 'dice' });
  if (k.in('veg', 'base').length === 0) k.need('veg', ['carrot', 'mushroom', 'pea'], { cut: 'dice' });
  needOnion(k, 'leek', 0.4);
  const butter = k.add('butter', 12);
  const flour = k.weigh(k.in('flour')[0] ?? put(k, 'all-purpose flour', 9, 'flour'), 9);
  const cream = k.in('cream')[0] ?? k.add('heavy cream', 35, { slot: 'cream' });
  const spice = orAdd(k, 'spice', 'thyme', 0.75);
  const fish = k.in('protein').filter(isTender);
  const stock =
    k.find('stock') ??
    k.add(
      fish.length > 0 && k.may('fish stock') ? 'fish stock' : stockWith(k.in('protein', 'cured'), 'chicken stock'),
      110,
      {
        slot: 'liquid',
      },
    );
  const meat = fryTogether(k, [...k.in('cured'), ...without(k.in('protein'), ...fish)], [], '', false);
  if (meat.text !== '')
    k.step(`Melt half of ${k.the(butter)} in a wide pan. ${meat.text} Lift out.`, { cook: meat.minutes + 1 });
  const staged = inStages(k, k.in('veg'), 'pan', 'cook', 'until nearly tender');
  k.step(
    `${meat.text === '' ? 'Melt' : 'Add the rest of'} ${k.the(butter)}${meat.text === '' ? ' in a wide pan' : ''} and soften ${k.the(k.in('base'))} for 6 minutes. ${staged.text}`,
    {
      cook: 6 + staged.minutes,
    },
  );
  const egg = k.in('egg')[0];
  // Thick or sour cream browns in spots.
  const brushed = egg === undefined && (BRUSHED.has(cream.food.name) || BRUSHED.has(cream.food.like ?? ''));
  const wet = without(k.in('liquid'), stock);
  k.step(
    `Stir in ${k.the(flour, spice)} for 2 minutes, then add ${k.the(wet, stock)} bit by bit and simmer for 5 minutes, until thick enough to coat a spoon. Stir in ${brushed ? `most of ${k.the(cream)}${k.in('beans').length > 0 ? ` with ${k.the(k.in('beans'))}` : ''}` : k.the(cream, k.in('beans'))}${meat.text === '' ? '' : ` and return ${k.the(k.in('cured'), without(k.in('protein'), ...fish))}`}.${fish.length > 0 ? ` Off the heat, fold in ${k.the(fish)}, raw: the oven does the rest.` : ''} Season with ${k.season()} and tip into a deep dish to cool a little.`,
    { cook: 7 },
  );
  const biscuit = pastry.some(({ food }) => food.name === 'biscuit dough');
  const phyllo = pastry.some(({ food }) => food.name === 'phyllo dough');
  k.step(
    `Heat the oven to 200 °C. ${biscuit ? `Drop ${k.the(pastry)} over the filling in spoonfuls` : phyllo ? `Scrunch ${k.the(pastry)} over the filling` : `Roll ${k.the(pastry)} out, lay it over the dish, trim, press down the edges and cut two slits for steam`}. Brush with ${brushed ? `the rest of ${k.the(cream)}` : k.the(egg ?? put(k, 'milk', 6))}.`,
  );
  k.step(
    `Bake for 30 minutes, until deep gold and the sauce bubbles up at the edges${fish.length > 0 ? ` and ${k.the(fish)} reads 63 °C` : ''}. ${k.in('finish').length > 0 ? `Scatter with ${k.the(k.in('finish'))} and serve` : 'Serve'} after 5 minutes, when it can be eaten without regret.`,
    { cook: 30, wait: 5 },
  );
  const about = aboutOf(
    k,
    k.in('protein').length > 0 ? k.in('protein') : k.in('beans', 'veg'),
    k.in('veg'),
    k.in('base').filter(({ food }) => food.texture === 'allium'),
  );
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${about.kind} pie`,
        `${about.first} pot pie`,
        `${about.first} pie with ${about.second}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Soft ${about.two} in a creamy sauce, under a lid that shatters.`,
      `The filling takes half an hour, the oven takes the rest. A pie with ${about.two} is a whole dinner.`,
    ]),
  };
}

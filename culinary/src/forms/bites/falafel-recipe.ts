import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { onlyGiven, orAdd } from '#forms/main-dish';
import { fryingOil, namesAnd, withMore } from '#forms/sides/small-dish';

const BALLS_PER_PERSON = 4;

export function writeFalafel(k: Kitchen): Draft {
  const beans = orAdd(k, 'bean', 'chickpea', 0.45);
  if (k.in('base').length === 0) k.add('onion', 0.2, { slot: 'base', cut: 'dice' });
  if (k.in('base').length < 2) k.add('garlic', 0.4, { slot: 'base' });
  const herbs = orAdd(k, 'herb', k.chance.pick('falafel herb', ['parsley', 'cilantro']), 0.75);
  if (k.in('spice').length === 0)
    for (const name of ['ground cumin', 'ground coriander'] as const) k.add(name, 0.35, { slot: 'spice' });
  const binder = orAdd(k, 'binder', k.may('chickpea flour') ? 'chickpea flour' : 'all-purpose flour', 8);
  const raw = beans.filter(({ food }) => food.role === 'veg');
  if (raw.length > 0) k.step(`Boil ${k.the(raw)} for 4 minutes, drain and slip off any tough skins.`, { cook: 4 });
  k.step(`Pat ${k.the([...beans])} really dry with a cloth: wet ones make a paste that falls apart.`);
  k.step(
    `Pulse in a food processor with ${namesAnd(k, [...k.in('base', 'veg'), ...herbs, ...k.in('spice')], `a good pinch of ${k.salt()}`)} to coarse crumbs that hold when squeezed. Stir in ${k.the([...binder])} and chill for 20 minutes.`,
    { wait: 20 },
  );
  const seed = k.in('seed');
  k.step(
    `With damp hands shape ${k.servings * BALLS_PER_PERSON} balls and flatten them a little${seed.length > 0 ? `, pressing in ${k.the(seed)}` : ''}.`,
  );
  k.step(
    `Heat ${k.the(fryingOil(k, 2))} in a deep frying pan to 175 °C and fry for 6 minutes, turning, in two batches, until deep brown and crisp. Drain on a rack.`,
    { cook: 12 },
  );
  const [sharp] = orAdd(k, 'sharp', 'lemon', 0.25, 'juiced');
  const sauce = orAdd(k, 'sauce', k.chance.pick('falafel sauce', ['tahini', 'plain yogurt']));
  k.step(
    `Beat ${k.the([...sauce])} with ${k.juice(sharp)} and just enough cold water to make a sauce that runs off the spoon.`,
  );
  const salad = k.in('salad');
  const bread = k.in('bread');
  k.step(
    `${bread.length > 0 ? `Warm ${k.the(bread)}. ` : ''}Serve hot${salad.length > 0 || bread.length > 0 ? ` with ${k.the(salad, bread)},` : ','} and the sauce for dipping.`
      .replace('hot, and the sauce', 'hot, with the sauce')
      .replace(/,( and the sauce)/u, '$1'),
  );
  const kind = nounModifiers([...beans], 1).join('');
  const green = nounModifiers([...k.in('veg'), ...herbs], 1).join('');
  const more = onlyGiven([...k.in('veg'), ...sauce, ...salad]);
  const two = listOf(distinct(mainNames(k, more.length > 0 ? more : [...sauce], 2)));
  const classic = kind.includes('chickpea') || kind.includes('fava');
  return {
    title: titleCase(
      k.chance.pick('falafel title', [
        withMore(classic ? 'falafel' : `${kind} falafel`, two),
        withMore(`crisp ${kind} falafel`, mainNames(k, [...sauce], 1).join('')),
        `${green} and ${kind} falafel`,
      ]),
    ),
    description: k.chance.pick('falafel description', [
      `Crisp outside, green and soft within: ${listOf(mainNames(k, [...beans, ...herbs], 2))} ground together, fried and dipped.`,
      `${capital(k.label(beans[0]))} turned into something worth a queue, with ${k.label(sauce[0])} sauce to run down your wrist.`,
    ]),
  };
}

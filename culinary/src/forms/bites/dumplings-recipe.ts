import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { inStages, panFry, titleCase } from '#compose/sentences';
import { aboutOf, orAdd, safeCore, without } from '#forms/main-dish';
import { fryingOil, withMore } from '#forms/sides/small-dish';

const SALTY = ['soy sauce', 'tamari', 'fish sauce', 'oyster sauce', 'hoisin sauce', 'ponzu', 'coconut aminos'];

/** Half of the sauce seasons the filling, the rest is for dipping. */
function dippingSauce(k: Kitchen): readonly Item[] {
  if (!k.in('sauce').some(({ food }) => SALTY.includes(food.name))) k.add('soy sauce', 0.8, { slot: 'sauce' });
  return k.in('sauce');
}

function fryFilling(k: Kitchen, protein: readonly Item[], veg: readonly Item[]): void {
  const fried = panFry(k, protein, 'Put in');
  const staged =
    veg.length > 0 ? inStages(k, veg, 'pan', 'cook', 'until the juices have gone') : { text: '', minutes: 0 };
  k.step(
    `Warm a spoonful of the ${k.name(k.fat('vegetable oil'))} in a frying pan over high heat. ${fried.text} ${staged.text} Stir in ${k.the(k.in('aromatic'))} and half of ${k.the(k.in('sauce'))} for 1 minute, then spread out to cool for 10 minutes: a hot filling tears the wrappers.`,
    { cook: fried.minutes + staged.minutes + 1, wait: 10 },
  );
}

function writeWontons(k: Kitchen, wrapper: Item, protein: readonly Item[]): void {
  const veg = k.in('veg');
  const raw = protein.every(({ food }) => food.role === 'tofu')
    ? 'Crumble or finely chop'
    : 'Chop as fine as mince, where that is not done yet,';
  k.step(
    `${raw} ${k.the(protein, veg)}. Mix with ${k.the(k.in('aromatic'))}, half of ${k.the(k.in('sauce'))} and ${k.pinch()}, and beat with a spoon for 2 minutes, until it sticks together.`.replace(
      'mince, where',
      'you can, where',
    ),
  );
  k.step(
    `Lay out ${k.the(wrapper)}, put a teaspoon of filling on each, wet the edges with water, fold over and press out the air as you seal.`,
  );
  const oil = k.fat('vegetable oil', 0.6);
  k.step(
    `Heat half of ${k.the(oil)} in a large, lidded frying pan. Set in half of the parcels, flat side down, for 2 minutes, until brown below. Pour in 80 ml of water, cover at once and steam for 6 minutes, until the wrappers are translucent and the filling is cooked through${safeCore(protein)}. Uncover for 1 minute to crisp again, and cook the other half in the same way.`,
    { cook: 18 },
  );
}

function writeRolls(k: Kitchen, wrapper: Item, protein: readonly Item[]): void {
  const oil = fryingOil(k, 2);
  const cool = k.in('veg').filter(({ food }) => food.name === 'avocado' || food.name === 'lettuce');
  fryFilling(k, protein, without(k.in('veg'), ...cool));
  k.step(
    `Put a spoonful of filling${cool.length > 0 ? ` with a little of ${k.the(cool)}` : ''} along one corner of each of ${k.the(wrapper)}, fold in the sides, roll up tightly and seal the end with water.`,
  );
  k.step(
    `Heat ${k.the(oil)} in a deep frying pan over medium-high heat and fry the rolls for 5 minutes, turning, until crisp and evenly brown. Drain on a rack.`,
    { cook: 10 },
  );
}

const STAYS_RAW = [
  'cucumber',
  'lettuce',
  'avocado',
  'daikon',
  'carrot',
  'red bell pepper',
  'bean sprout',
  'scallion',
  'red cabbage',
  'napa cabbage',
  'baby carrot',
  'cabbage',
];

function writeSummerRolls(k: Kitchen, wrapper: Item, protein: readonly Item[]): void {
  const raw = k.in('veg').filter(({ food }) => STAYS_RAW.includes(food.name) && food.cooked !== true);
  fryFilling(
    k,
    protein,
    k.in('veg').filter((item) => !raw.includes(item)),
  );
  k.step(
    `Dip ${k.the(wrapper)}, one at a time, in warm water for a few seconds and lay on a damp board. Put ${k.the(raw, k.in('finish'))} in the middle of each with some of the filling, fold in the sides and roll up tightly.`,
  );
  k.step('Rest under a damp cloth for 5 minutes, so that they seal, and cut in half.', { wait: 5 });
}

export function writeDumplings(k: Kitchen): Draft {
  const viet = k.palette?.name === 'vietnamese';
  const [wrapper] = orAdd(
    k,
    'wrapper',
    viet ? 'rice paper wrapper' : k.chance.pick('wrapper', ['wonton wrapper', 'spring roll wrapper']),
  );
  if (k.in('protein').length === 0) k.add('firm tofu', 60, { slot: 'protein', cut: 'dice' });
  const protein = k.in('protein');
  if (k.in('veg').length === 0)
    k.add(
      wrapper.food.name === 'rice paper wrapper' ? 'cucumber' : 'napa cabbage',
      wrapper.food.name === 'rice paper wrapper' ? 0.3 : 50,
      { slot: 'veg', cut: 'slice' },
    );
  if (k.in('aromatic').length === 0)
    for (const name of ['ginger', 'garlic'] as const) k.add(name, undefined, { slot: 'aromatic' });
  const sauces = dippingSauce(k);
  if (k.in('finish').length === 0)
    k.add(wrapper.food.name === 'rice paper wrapper' ? 'mint' : 'cilantro', 0.3, { slot: 'finish' });
  if (k.in('noodle').length > 0)
    k.step(`Soak ${k.the(k.in('noodle'))} in boiling water for 5 minutes, drain, snip short and add to the filling.`, {
      wait: 5,
    });
  if (wrapper.food.name === 'rice paper wrapper') writeSummerRolls(k, wrapper, protein);
  else if (wrapper.food.name === 'spring roll wrapper') writeRolls(k, wrapper, protein);
  else writeWontons(k, wrapper, protein);
  const [sharp] = orAdd(k, 'sharp', viet ? 'lime' : 'rice vinegar', viet ? 0.25 : 0.4);
  const finish = k.rest('finish');
  k.step(
    `Stir the rest of ${k.the(sauces)} with ${k.juice(sharp)} for dipping, and serve at once${finish.length > 0 ? `, scattered with ${k.the(finish)}` : ''}.`,
  );
  const about = aboutOf(k, protein, k.in('veg'));
  const dish =
    wrapper.food.name === 'wonton wrapper'
      ? 'dumplings'
      : wrapper.food.name === 'spring roll wrapper'
        ? 'spring rolls'
        : 'summer rolls';
  return {
    title: titleCase(
      k.chance.pick('dumpling title', [
        `${about.kind} ${dish}`,
        withMore(
          `${wrapper.food.name === 'wonton wrapper' ? 'pan-fried' : wrapper.food.name === 'spring roll wrapper' ? 'crisp' : 'fresh'} ${about.first} ${dish}`,
          about.second,
        ),
        withMore(dish, about.two),
      ]),
    ),
    description: k.chance.pick('dumpling description', [
      `${capital(about.two)} wrapped up small, with a sharp, salty dip. Many hands make it quick.`,
      `A plate of ${dish} to pass around: ${about.two} inside, plenty of sauce beside.`,
    ]),
  };
}

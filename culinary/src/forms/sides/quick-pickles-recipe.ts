import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { onlyGiven, orAdd } from '#forms/main-dish';
import { withMore } from '#forms/sides/small-dish';
import type { FoodName } from '#ingredient-catalogue';

const EAST: ReadonlySet<string> = new Set(['japanese', 'korean', 'vietnamese', 'thai', 'chinese']);
const MILLILITRES_PER_PERSON = 40;

export function writeQuickPickles(k: Kitchen): Draft {
  const veg = k.need('veg', ['cucumber', 'radish', 'red onion'], { cut: 'slice' });
  const east = EAST.has(k.palette?.name ?? '');
  const vinegar: FoodName = east
    ? 'rice vinegar'
    : k.chance.pick('pickle vinegar', ['apple cider vinegar', 'white wine vinegar', 'rice vinegar']);
  const [sour] = orAdd(k, 'acid', vinegar);
  const acid = k.weigh(sour, MILLILITRES_PER_PERSON);
  const [sweet] = orAdd(k, 'sweet', 'sugar', 8);
  const spice = orAdd(
    k,
    'spice',
    east ? 'chili flakes' : k.chance.pick('pickle spice', ['mustard seed', 'coriander seed', 'dill seed']),
  );
  const water = k.servings * MILLILITRES_PER_PERSON;
  k.step(
    `Cut ${k.the(veg)} thin and even, and pack into a clean, heatproof jar with ${k.the([...spice], k.in('aromatic', 'herb', 'citrus'))}.`,
  );
  k.step(
    `Bring ${k.the(acid)} to a boil with ${water} ml of water, ${k.the(sweet)} and a generous pinch of ${k.salt()}, and stir for 2 minutes, until clear.`,
    { cook: 4 },
  );
  k.step('Pour over while boiling hot, press everything under the surface and leave for 30 minutes, until cool.', {
    wait: 30,
  });
  k.step('Eat the same day while loud and crisp, or cover and keep in the fridge for up to two weeks.');
  const two = listOf(mainNames(k, veg, 2));
  const more = mainNames(k, onlyGiven([...spice, ...k.in('aromatic', 'herb')]), 1).join('');
  const scent = more === '' ? k.label(spice[0]) : more;
  return {
    title: titleCase(
      k.chance.pick('pickle title', [
        `quick-pickled ${two}`,
        withMore(`pickled ${two}`, scent),
        withMore(`sweet and sharp pickled ${listOf(mainNames(k, veg, 1))}`, scent),
      ]),
    ),
    description: k.chance.pick('pickle description', [
      `${capital(two)} in hot, sweet-sharp brine: half an hour from board to table, and good for two weeks after.`,
      `A jar of crunch for sandwiches, rich stews and fried things, with ${nounModifiers([spice[0]], 1).join('')} in the background.`,
    ]),
  };
}

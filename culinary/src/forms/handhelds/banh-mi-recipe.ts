import type { Draft } from '#compose/dish-form';
import type { Kitchen } from '#compose/kitchen';
import { mainNames, nounModifiers, titleCase } from '#compose/sentences';
import { isSoySauce } from '#forms/main-foods-data';
import { put, without, orAdd } from '#forms/main-dish';
import { searInWok } from '#forms/main-wok';

/** A third of a baguette per person. */
const BAGUETTE_GRAMS = 90;

export function writeBanhMi(k: Kitchen): Draft {
  const bread = k
    .need('bread', ['bread roll'])
    .map((item) =>
      item.food.name === 'baguette' ? k.prepare(k.weigh(item, BAGUETTE_GRAMS), 'cut into lengths and split') : item,
    );
  if (k.in('protein', 'cold').length === 0)
    k.need('protein', ['pork tenderloin', 'firm tofu', 'chicken thigh'], { cut: 'slice' });
  for (const name of ['carrot', 'cucumber'] as const)
    if (k.in('pickle').length < 2 && !k.has(name)) k.add(name, undefined, { slot: 'pickle', cut: 'strip' });
  const acid = k.in('acid')[0] ?? k.add('rice vinegar', 1.5, { slot: 'acid' });
  const sugar = k.weigh(k.find('sweetener') ?? put(k, 'sugar', 5, 'sauce'), 5);
  const mayo =
    k.in('sauce').find(({ food }) => food.name === 'mayonnaise') ?? k.add('mayonnaise', 0.75, { slot: 'sauce' });
  const salty =
    k.in('sauce').find(({ food }) => isSoySauce(food) || food.name === 'fish sauce') ??
    k.add(k.may('fish sauce') ? 'fish sauce' : 'soy sauce', 0.75, { slot: 'sauce' });
  k.add('garlic', 0.5, { slot: 'aromatic' });
  const hot = k
    .in('aromatic')
    .filter(({ food }) => food.name !== 'garlic' && food.name !== 'ginger' && food.name !== 'lemongrass');
  const cooked = without(k.in('aromatic'), ...hot);
  const chili = hot.length > 0 ? hot : [k.add('red chili', 0.2, { slot: 'aromatic' })];
  k.step(
    `Toss ${k.the(k.in('pickle'))} with ${k.juice(acid)}, ${k.the(sugar)} and ${k.pinch()} and leave for 20 minutes, turning now and then. Drain before using.`,
    { wait: 20 },
  );
  const others = without(k.in('sauce'), mayo, salty, sugar);
  if (k.in('protein').length > 0) {
    const fried = searInWok(k, k.in('protein'), 'Add');
    k.step(
      `Meanwhile heat ${k.the(k.fat('vegetable oil', 0.4))} in a frying pan. ${fried.text} Add ${k.the(cooked, salty, others)} and let it bubble for 1 minute, until sticky.`,
      { cook: fried.minutes + 1 },
    );
    k.step(
      `Warm ${k.the(bread)} in a hot oven for 3 minutes, so that the crust crackles. Spread with ${k.the(mayo, k.in('cold'))}.`,
      { cook: 3 },
    );
  } else {
    k.step(
      `Warm ${k.the(bread)} in a hot oven for 3 minutes, so that the crust crackles. Stir ${k.the(mayo)} with ${k.the(cooked, salty, others)} and spread it inside with ${k.the(k.in('cold'))}.`,
      { cook: 3 },
    );
  }
  const herb = orAdd(k, 'herb', 'cilantro', 0.3);
  k.step(`Fill with ${k.the(k.in('protein'), k.in('pickle'), chili, herb)} and press shut.`);
  const who = nounModifiers([...k.in('protein'), ...k.in('cold')], 1)
    .join('')
    .replace(/^ground /u, '');
  const crunch = mainNames(k, k.in('pickle'), 1).join('');
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${who} banh mi`,
        `${who} banh mi with pickled ${crunch}`.replace('pickled pickled', 'pickled'),
        `banh mi with sticky ${who}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Crackling crust, sticky ${who} and quick pickles: sweet, sour, hot and fresh in every bite.`,
      `Twenty minutes is enough to turn ${crunch} into a pickle, and the rest is building.`,
    ]),
  };
}

import { both, type DishForm, either, isHotVeg, isNamed, isRole, not } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/kitchen';
import { sentence, stars, titleCase } from '#compose/sentences';
import { minutesOf, roastMethod } from '#compose/technique';
import { FINISH, isCookingLeaf, isCrumblyCheese, isSavoryFruit } from '#forms/slots';

const isRoastProtein = isRole('poultry', 'meat', 'sausage', 'fish', 'tofu');
const GAP_MINUTES = 9;

interface Flavor {
  readonly id: string;
  readonly word: string;
  readonly rub: (k: Kitchen) => string;
}

const FLAVORS: readonly [Flavor, ...Flavor[]] = [
  {
    id: 'lemon',
    word: 'lemon-thyme',
    rub: (k) => k.name(k.add('thyme'), k.add('lemon', 0.25, { note: 'zest grated, then cut into wedges' })),
  },
  { id: 'smoky', word: 'smoky', rub: (k) => k.name(k.add('smoked paprika', 0.5), k.add('ground cumin', 0.25)) },
  { id: 'mustard', word: 'honey-mustard', rub: (k) => k.name(k.add('dijon mustard', 1), k.add('honey', 0.35)) },
  { id: 'rosemary', word: 'rosemary-garlic', rub: (k) => k.name(k.add('rosemary', 0.5), k.add('garlic', 0.75)) },
  {
    id: 'harissa',
    word: 'chili-lime',
    rub: (k) => k.name(k.add('chili flakes', 0.12), k.add('lime', 0.25, { note: 'zest grated, then cut into wedges' })),
  },
];

const flavorOf = (k: Kitchen): Flavor => {
  const given = k.in('flavor').map(({ food }) => food.name);
  if (given.includes('lemon') || given.includes('thyme')) return FLAVORS[0];
  const id = given.includes('smoked paprika')
    ? 'smoky'
    : given.includes('honey') || given.includes('dijon mustard')
      ? 'mustard'
      : given.includes('rosemary')
        ? 'rosemary'
        : given.includes('lime')
          ? 'harissa'
          : '';
  return FLAVORS.find((flavor) => flavor.id === id) ?? k.chance.pick('roast flavor', FLAVORS);
};

/** Everything on one tray, each thing joining when its time has come. */
export function roastTogether(k: Kitchen, items: readonly Item[], how: string): number {
  const timed = items
    .map((item) => ({
      item,
      minutes: isRoastProtein(item.food) ? roastMethod(item.food).minutes : minutesOf(item.food, 'roast'),
    }))
    .toSorted((left, right) => right.minutes - left.minutes);
  const groups: { items: Item[]; minutes: number }[] = [];
  for (const { item, minutes } of timed) {
    const last = groups.at(-1);
    if (last !== undefined && last.minutes - minutes <= GAP_MINUTES) last.items.push(item);
    else groups.push({ items: [item], minutes });
  }
  const cues = items.filter(({ food }) => isRoastProtein(food)).map(({ food }) => roastMethod(food).cue);
  const done = cues.length > 0 ? listOf([...new Set(cues)]) : 'everything is tender and browned at the edges';
  let total = 0;
  groups.forEach((group, at) => {
    const minutes = group.minutes - (groups[at + 1]?.minutes ?? 0);
    total += minutes;
    const last = at === groups.length - 1;
    const until = last ? `, until ${done}` : '';
    if (at === 0)
      k.step(
        `Spread ${k.the(group.items)} over ${k.servings > 5 ? 'two large baking sheets' : 'a large baking sheet'}${how} and roast for ${minutes} minutes${until}.`,
        { cook: minutes },
      );
    else
      k.step(
        `Add ${k.the(group.items)} to the tray, turn everything in the juices and roast for ${minutes} minutes more${until}.`,
        { cook: minutes },
      );
  });
  return total;
}

export const sheetPanRoast: DishForm = {
  id: 'sheet-pan-roast',
  noun: 'a tray of roast things',
  words: ['roast', 'roasted', 'sheet pan', 'tray bake', 'traybake', 'baked', 'oven'],
  categories: ['Main Dish'],
  loves: {
    'chicken thigh': 1,
    potato: 1,
    carrot: 0.5,
    'brussels sprout': 0.5,
    sausage: 1.5,
    rosemary: 1,
    'sweet potato': 0.5,
    parsnip: 1,
    'salmon fillet': 0.5,
  },
  slots: [
    { id: 'protein', takes: isRoastProtein, max: 2, budget: 190, cost: 2 },
    {
      id: 'veg',
      takes: both(isHotVeg, not(isCookingLeaf), not(isNamed('pea', 'edamame', 'bean sprout', 'corn', 'scallion'))),
      max: 7,
      budget: 320,
      cut: 'chunk',
      cost: 2,
    },
    {
      id: 'fruit',
      takes: both(isSavoryFruit, isNamed('apple', 'pear', 'grape', 'fig', 'peach')),
      max: 1,
      cut: 'chunk',
    },
    { id: 'beans', takes: isNamed('chickpea', 'white bean'), max: 1 },
    {
      id: 'flavor',
      takes: either(
        isRole('aromatic', 'spice', 'citrus', 'vinegar', 'sweetener'),
        isNamed('thyme', 'rosemary', 'sage', 'dijon mustard', 'chili sauce', 'soy sauce', 'pesto', 'miso paste'),
      ),
      max: 5,
    },
    { id: 'green', takes: isNamed('spinach', 'arugula', 'kale', 'pea'), max: 2, budget: 40 },
    { id: 'cheese', takes: isCrumblyCheese, max: 1 },
    FINISH,
  ],
  write(k) {
    const proteins = k.need('protein', ['chicken thigh', 'sausage', 'salmon fillet', 'halloumi']);
    const veg = k.need('veg', ['potato', 'carrot', 'red onion', 'broccoli'], { cut: 'chunk' });
    if (veg.length === 1)
      k.add(veg[0]?.food.name === 'red onion' ? 'carrot' : 'red onion', 0.5, { slot: 'veg', cut: 'chunk' });
    const flavor = flavorOf(k);
    const oil = k.fat('olive oil', 0.6);
    k.step(
      `Heat the oven to 220 °C. Mix ${k.the(oil)} with ${flavor.rub(k)}${k.rest('flavor').length > 0 ? `, then stir in ${k.the(k.rest('flavor'))}` : ''}. Rub most of it over ${k.the(proteins)}, and season with ${k.season()}.`,
    );
    roastTogether(k, [...proteins, ...k.in('veg', 'fruit', 'beans')], ', toss with what is left of the rub');
    if (k.in('green').length > 0)
      k.step(
        `Toss ${k.the(k.in('green'))} through the hot vegetables; the heat of the tray will wilt them in 2 minutes.`,
        { cook: 2 },
      );
    const last = [...k.in('cheese'), ...k.in('finish')];
    k.step(
      `Let the tray rest for 5 minutes${last.length > 0 ? `, then scatter over ${k.the(last)}` : ''} and serve with the juices spooned over.`,
      { wait: 5 },
    );
    const who = stars(k, proteins, 1).join('');
    const withWhat = listOf(stars(k, k.in('veg'), 2));
    return {
      title: titleCase(
        k.chance.pick('title', [
          `${flavor.word} ${who} with ${withWhat}`,
          `one-tray ${who} with ${withWhat}`,
          `${flavor.word} roast ${who} and ${stars(k, k.in('veg'), 1).join('')}`,
        ]),
      ),
      description: k.chance.pick('description', [
        `${sentence(who)} and ${withWhat} share one hot tray, so the vegetables soak up the juices and there is only one thing to wash.`,
        `Ten minutes of chopping, then the oven does the rest: browned edges, tender middles and a ${flavor.word} rub that runs into everything.`,
        `A weeknight tray of ${flavor.word} ${who}, timed so that nothing waits and nothing burns.`,
      ]),
    };
  },
};

import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/kitchen';
import { sentence, stars, titleCase } from '#compose/sentences';
import { minutesOf, roastMethod } from '#compose/technique';
import type { Draft } from '#compose/dish-form';
import { isRoastProtein } from '#compose/dish-form';
import { roastTogether } from '#compose/roasting';

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

export function writeSheetPanRoast(k: Kitchen): Draft {
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
}

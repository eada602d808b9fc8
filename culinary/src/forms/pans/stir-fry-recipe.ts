import { capital } from '#food-words';
import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import type { Draft } from '#compose/dish-form';
import { mainNames, titleCase } from '#compose/sentences';
import { isSoySauce } from '#forms/main-foods-data';
import { aboutOf, put, starchStep, without } from '#forms/main-dish';
import { searInWok, tossInWok } from '#forms/main-wok';

interface Sauce {
  readonly id: string;
  readonly word: string;
  readonly mix: (k: Kitchen) => string;
}

// Uses a given acid instead of adding lime.
const sourOf = (k: Kitchen): Item =>
  k.in('sauce').find(({ food }) => food.role === 'citrus') ?? k.add('lime', 0.25, { slot: 'sauce', note: 'juiced' });
const soyOf = (k: Kitchen): Item =>
  k.in('sauce').find(({ food }) => isSoySauce(food)) ?? k.add('soy sauce', 0.75, { slot: 'sauce' });
const thickener = (k: Kitchen): Item => k.find('thickener') ?? put(k, 'cornstarch', 1.1, 'sauce');

const mixture = (k: Kitchen, ...items: readonly Item[]): string => listOf(items.map((item) => k.juice(item)));

const SAUCES: readonly [Sauce, ...Sauce[]] = [
  {
    id: 'ginger',
    word: 'ginger-soy',
    mix: (k) => mixture(k, soyOf(k), k.add('ginger', 0.75), k.add('honey', 0.25), thickener(k)),
  },
  {
    id: 'chili',
    word: 'sweet chili',
    mix: (k) => mixture(k, soyOf(k), k.add('chili sauce', 0.75), put(k, 'brown sugar', 4, 'sauce'), sourOf(k)),
  },
  { id: 'peanut', word: 'peanut-lime', mix: (k) => mixture(k, k.add('peanut butter', 0.75), soyOf(k), sourOf(k)) },
  {
    id: 'sesame',
    word: 'garlic-sesame',
    mix: (k) => mixture(k, soyOf(k), k.add('garlic', 0.75), k.add('sesame oil', 0.5), thickener(k)),
  },
  {
    id: 'pepper',
    word: 'peppery soy',
    mix: (k) => mixture(k, soyOf(k), k.add('black pepper', 0.35), put(k, 'brown sugar', 3, 'sauce'), thickener(k)),
  },
  {
    id: 'basil',
    word: 'basil',
    mix: (k) => {
      if (!k.has('basil')) k.add('thai basil', 0.25, { slot: 'finish' });
      return mixture(k, k.add('fish sauce', 0.75, { slot: 'sauce' }), put(k, 'brown sugar', 4, 'sauce'), sourOf(k));
    },
  },
  {
    id: 'gochujang',
    word: 'gochujang',
    mix: (k) => mixture(k, k.add('gochujang', 1), soyOf(k), k.add('sesame oil', 0.5), put(k, 'sugar', 3, 'sauce')),
  },
  {
    id: 'oyster',
    word: 'oyster-sauce',
    mix: (k) => mixture(k, k.add('oyster sauce', 0.75), soyOf(k), k.add('rice wine', 10), thickener(k)),
  },
  {
    id: 'teriyaki',
    word: 'teriyaki',
    mix: (k) => mixture(k, soyOf(k), k.add('mirin', 0.75), put(k, 'sugar', 4, 'sauce')),
  },
];

/** A given sauce decides, else the requested cuisine, else the seed. */
const HINTS: readonly (readonly [string, readonly string[]])[] = [
  ['peanut', ['peanut butter', 'peanut sauce']],
  ['gochujang', ['gochujang', 'kimchi']],
  ['oyster', ['oyster sauce', 'rice wine']],
  ['teriyaki', ['mirin', 'sake']],
  ['chili', ['chili sauce', 'red chili', 'sriracha']],
  ['basil', ['fish sauce', 'thai basil']],
  ['sesame', ['sesame oil']],
  ['ginger', ['ginger', 'honey']],
];
const BY_KITCHEN: Readonly<Record<string, readonly [string, ...string[]]>> = {
  thai: ['basil', 'chili', 'peanut'],
  vietnamese: ['basil', 'chili'],
  chinese: ['oyster', 'ginger', 'pepper'],
  japanese: ['teriyaki', 'ginger'],
  korean: ['gochujang', 'sesame'],
};
const EVERYDAY: readonly [string, ...string[]] = ['ginger', 'chili', 'peanut', 'sesame', 'pepper'];

/** Bottled sauces that are nearly complete by themselves. */
const BOTTLES = new Set([
  'black bean sauce',
  'hoisin sauce',
  'plum sauce',
  'sweet and sour sauce',
  'sweet chili sauce',
  'kecap manis',
  'teriyaki sauce',
]);

function bottled(k: Kitchen, bottle: Item): Sauce {
  const word = bottle.food.name.replace(/ sauce$/u, '');
  return {
    id: 'bottle',
    word,
    mix: () =>
      mixture(k, bottle, ...(word === 'teriyaki' ? [] : [soyOf(k)]), k.add('rice vinegar', 0.35, { slot: 'sauce' })),
  };
}

function sauceOf(k: Kitchen): Sauce {
  const bottle = k.in('sauce').find(({ food }) => BOTTLES.has(food.name));
  if (bottle !== undefined) return bottled(k, bottle);
  const brought = [...k.in('sauce'), ...k.in('aromatic'), ...k.in('finish')].map(({ food }) => food.name);
  const hint = HINTS.find(([, names]) => brought.some((name) => names.includes(name)))?.[0];
  const id = hint ?? k.chance.pick('stir-fry sauce', BY_KITCHEN[k.palette?.name ?? ''] ?? EVERYDAY);
  return SAUCES.find((sauce) => sauce.id === id) ?? SAUCES[0];
}

export function writeStirFry(k: Kitchen): Draft {
  const proteins = k.need('protein', ['chicken breast', 'firm tofu', 'shrimp'], { cut: 'strip' });
  const veg = k.need('veg', ['broccoli', 'snow pea', 'red bell pepper'], { cut: 'strip' });
  if (veg.length === 1)
    k.add(veg.some(({ food }) => food.name === 'carrot') ? 'red bell pepper' : 'carrot', 0.5, {
      slot: 'veg',
      cut: 'strip',
    });
  const sauce = sauceOf(k);
  const starch = k.need('starch', k.palette === null ? ['long-grain rice', 'egg noodle'] : ['jasmine rice'])[0];
  const noodles = starch?.food.role === 'noodle';
  // Egg is scrambled and folded in at the end; everything else is browned first.
  const eggs = proteins.filter(({ food }) => food.role === 'egg');
  const meats = without(proteins, ...eggs);
  if (starch !== undefined && !noodles) starchStep(k, starch);
  if (starch !== undefined && noodles)
    k.step(
      `Cook ${k.the(starch)} in plenty of boiling water for ${starch.food.minutes?.simmer ?? 4} minutes, until just tender. Rinse under the cold tap so that they do not stick, and drain.`,
      { cook: starch.food.minutes?.simmer ?? 4 },
    );
  const oil = k.fat('vegetable oil', 0.5);
  const mixed = sauce.mix(k);
  const others = k.rest('sauce');
  k.step(
    `In a small bowl stir together ${mixed}${others.length > 0 ? `, then add ${mixture(k, ...others)}` : ''} and loosen with a few spoonfuls of water.`,
  );
  if (meats.length > 0) {
    const fried = searInWok(k, meats);
    k.step(
      `Get a wok or your widest frying pan very hot and swirl in half of ${k.the(oil)}. ${fried.text} Lift out onto a plate.`,
      { cook: fried.minutes },
    );
  }
  const aromatics = k.rest('aromatic');
  const staged = tossInWok(k, k.in('veg'), 'keeping some bite');
  const sizzle = aromatics.length > 0 ? `Sizzle ${k.the(aromatics)} for 30 seconds. ` : '';
  k.step(
    `${meats.length > 0 ? `Add the rest of ${k.the(oil)}.` : `Add ${k.the(oil)} to a very hot wok.`} ${sizzle}${staged.text}`,
    {
      cook: staged.minutes + 1,
    },
  );
  if (eggs.length > 0)
    k.step(`Push everything aside, pour in ${k.the(eggs)}, beaten, and scramble for 2 minutes, until just set.`, {
      cook: 2,
    });
  const back = [...meats, ...(noodles && starch !== undefined ? [starch] : [])];
  const fruit = k.in('fruit');
  k.step(
    `${back.length > 0 ? `Return ${k.the(back)} to the wok, pour` : 'Pour'} in the sauce${fruit.length > 0 ? ` with ${k.the(fruit)}` : ''} and toss for 2 minutes, until everything is glossy and hot.`,
    { cook: 2 },
  );
  const finish = k.in('finish');
  k.step(
    `${finish.length > 0 ? `Scatter over ${k.the(finish)} and serve at once` : 'Serve at once'}${noodles || starch === undefined ? '' : `, over ${k.the(starch)}`}.`,
  );
  const { kind, two, first } = aboutOf(k, meats.length > 0 ? meats : proteins, k.in('veg'));
  const under = starch === undefined ? 'rice' : k.label(starch);
  const word = sauce.word;
  const named = `${word.replace(/-sauce$/u, '')} sauce`;
  const clash = first.split(' ').some((part) => part.length > 3 && word.includes(part));
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${clash ? '' : `${word} `}${kind} stir-fry`,
        `${two} in ${named}`,
        `stir-fried ${two.replace(/^fried /u, '')}${clash ? '' : ` in ${named}`}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `A fast, hot-pan supper: ${two} in a sauce that takes a minute to mix.`,
      `Have everything cut before the pan goes on and this is on the table in the time it takes to cook the ${under}.`,
      `${capital(listOf(mainNames(k, k.in('veg'), 2)))}, tossed fast and hot, with ${mainNames(k, meats.length > 0 ? meats : proteins, 1).join('')} and ${under}: better than the takeaway and quicker too.`,
    ]),
  };
}

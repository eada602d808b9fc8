import { not } from '#compose/dish-form';
import { type Kitchen, listOf } from '#compose/kitchen';
import { inStages, panFry, sentence, stars, stems, titleCase } from '#compose/sentences';
import type { Draft } from '#compose/dish-form';

interface Sauce {
  readonly id: string;
  readonly word: string;
  readonly mix: (k: Kitchen) => string;
}

const SAUCES: readonly [Sauce, ...Sauce[]] = [
  {
    id: 'ginger',
    word: 'ginger-soy',
    mix: (k) => k.name(k.add('soy sauce', 0.75), k.add('ginger', 0.75), k.add('honey', 0.25), k.add('cornstarch', 0.4)),
  },
  {
    id: 'chili',
    word: 'sweet chili',
    mix: (k) =>
      k.name(
        k.add('soy sauce', 0.6),
        k.add('chili sauce', 0.75),
        k.add('brown sugar', 4 / 20),
        k.add('lime', 0.25, { note: 'juiced' }),
      ),
  },
  {
    id: 'peanut',
    word: 'peanut-lime',
    mix: (k) => k.name(k.add('peanut butter', 0.75), k.add('soy sauce', 0.75), k.add('lime', 0.25, { note: 'juiced' })),
  },
  {
    id: 'sesame',
    word: 'garlic-sesame',
    mix: (k) =>
      k.name(k.add('soy sauce', 0.75), k.add('garlic', 0.75), k.add('sesame oil', 0.5), k.add('cornstarch', 0.4)),
  },
  {
    id: 'pepper',
    word: 'peppery soy',
    mix: (k) =>
      k.name(
        k.add('soy sauce', 0.75),
        k.add('black pepper', 0.35),
        k.add('brown sugar', 3 / 20),
        k.add('cornstarch', 0.4),
      ),
  },
];

const sauceOf = (k: Kitchen): Sauce => {
  const id = k.has('peanut butter')
    ? 'peanut'
    : k.has('chili sauce') || k.has('red chili')
      ? 'chili'
      : k.has('sesame oil')
        ? 'sesame'
        : k.has('ginger') || k.has('honey')
          ? 'ginger'
          : '';
  return SAUCES.find((sauce) => sauce.id === id) ?? k.chance.pick('stir-fry sauce', SAUCES);
};

export function writeStirFry(k: Kitchen): Draft {
  const proteins = k.need('protein', ['chicken breast', 'firm tofu', 'shrimp'], { cut: 'strip' });
  const veg = k.need('veg', ['broccoli', 'snow pea', 'red bell pepper'], { cut: 'strip' });
  if (veg.length === 1)
    k.add(veg.some(({ food }) => food.name === 'carrot') ? 'red bell pepper' : 'carrot', 0.5, {
      slot: 'veg',
      cut: 'strip',
    });
  const sauce = sauceOf(k);
  const starch = k.need('starch', ['long-grain rice', 'egg noodle'])[0];
  const noodles = starch?.food.role === 'noodle';
  // Egg is scrambled and folded in at the end; everything else is browned first.
  const eggs = proteins.filter(({ food }) => food.role === 'egg');
  const meats = proteins.filter(({ food }) => food.role !== 'egg');
  if (starch !== undefined && !noodles)
    k.step(
      `Put ${k.the(starch)} in a pan with one and a half times its volume of water and ${k.pinch()}. Bring to a boil, cover, turn the heat right down and cook for 12 minutes. Leave covered, off the heat, while you get on with the rest.`,
      { cook: 12 },
    );
  if (starch !== undefined && noodles)
    k.step(
      `Cook ${k.the(starch)} in plenty of boiling water for 4 minutes, until just tender. Rinse under the cold tap so they do not stick, and drain.`,
      { cook: 4 },
    );
  const oil = k.fat('vegetable oil', 0.5);
  const mixed = sauce.mix(k);
  const others = k.rest('sauce');
  k.step(
    `In a small bowl stir together ${mixed}${others.length > 0 ? `, then add ${k.the(others)}` : ''} and loosen with 3 tablespoons of water.`,
  );
  if (meats.length > 0) {
    const fried = panFry(k, meats);
    k.step(
      `Get a wok or your widest frying pan very hot and swirl in half of ${k.the(oil)}. ${fried.text} Lift out onto a plate.`,
      { cook: fried.minutes },
    );
  }
  const aromatics = k.rest('aromatic');
  const staged = inStages(k, k.in('veg'), 'pan', 'toss over high heat', 'keeping some bite');
  k.step(
    `Add ${meats.length > 0 ? 'the rest of' : ''} ${k.the(oil)}${meats.length > 0 ? '' : ' to a very hot wok'}. ${aromatics.length > 0 ? `Sizzle ${k.the(aromatics)} for 30 seconds. ` : ''}${staged.text}`.replace(
      'Add  the',
      'Add the',
    ),
    { cook: staged.minutes + 1 },
  );
  if (eggs.length > 0)
    k.step(`Push everything aside, pour in ${k.the(eggs)}, beaten, and scramble for 2 minutes, until just set.`, {
      cook: 2,
    });
  const back = [meats.length > 0 ? k.the(meats) : '', noodles && starch !== undefined ? k.the(starch) : ''].filter(
    (text) => text !== '',
  );
  const fruit = k.in('fruit');
  k.step(
    `${back.length > 0 ? `Return ${listOf(back)} to the wok, pour` : 'Pour'} in the sauce${fruit.length > 0 ? ` with ${k.the(fruit)}` : ''} and toss for 2 minutes, until everything is glossy and hot.`,
    { cook: 2 },
  );
  const finish = k.in('finish');
  k.step(
    `${finish.length > 0 ? `Scatter over ${k.the(finish)} and serve at once` : 'Serve at once'}${noodles || starch === undefined ? '' : `, over ${k.the(starch)}`}.`,
  );
  const main = listOf(stars(k, meats.length > 0 ? meats : proteins, 1));
  const green = listOf(stars(k, k.in('veg'), 1));
  const kind = listOf([...stems(meats.length > 0 ? meats : proteins, 1), ...stems(k.in('veg'), 1)]);
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${sauce.word} ${kind} stir-fry`,
        `${sauce.word} ${main} with ${listOf(stars(k, k.in('veg'), 2))}`,
        `${main} and ${green} in ${sauce.word} sauce`,
      ]),
    ),
    description: k.chance.pick('description', [
      `A fast, hot-pan supper: ${main} with ${listOf(stars(k, k.in('veg'), 3))} in a ${sauce.word} sauce that takes a minute to mix.`,
      `Have everything cut before the pan goes on and this is on the table in the time it takes to cook the ${noodles ? 'noodles' : 'rice'}.`,
      `${sentence(sauce.word)} sauce, crisp vegetables and ${main} over ${noodles ? 'noodles' : 'rice'}: better than the takeaway and quicker too.`,
    ]),
  };
}

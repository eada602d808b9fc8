import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { inStages, panFry, mainNames, titleCase } from '#compose/sentences';
import { aboutOf, needOnion, orAdd, runny, starchStep, without } from '#forms/main-dish';

const LARGE_GRAMS = 250;
const SMALL_GRAMS = 125;

/** Returns the grams of shell per person: half of a large one, two small ones, else one. */
function shellGrams({ food }: Item): number {
  const each = food.unit === 'piece' ? (food.grams ?? SMALL_GRAMS) : SMALL_GRAMS + LARGE_GRAMS / 2;
  return each > LARGE_GRAMS ? each / 2 : each < SMALL_GRAMS ? each * 2 : each;
}

export function writeStuffedVegetables(k: Kitchen): Draft {
  const shell = k
    .need('shell', ['red bell pepper', 'zucchini', 'eggplant'])
    .map((item) => k.prepare(k.weigh(item, shellGrams(item)), ''));
  const grain = k.need('grain', ['long-grain rice', 'bulgur', 'couscous'], { per: 40 })[0];
  if (k.in('mince', 'beans').length === 0) k.need('beans', ['chickpea', 'canned lentil']);
  needOnion(k, 'onion', 0.25);
  k.add('garlic', 0.5, { slot: 'base' });
  if (k.in('spice').length === 0) {
    k.add('ground cumin', 0.25, { slot: 'spice' });
    k.add('paprika', 0.25, { slot: 'spice' });
  }
  const cheese = orAdd(k, 'cheese', 'feta', 25);
  const tomato = k.find('tomato') ?? k.add('canned tomatoes', 0.2, { slot: 'liquid' });
  const oil = k.fat('olive oil', 0.75);
  const hard = shell.some(({ food }) => food.texture === 'squash' || food.texture === 'root');
  const soft = shell.some(({ food }) => food.texture === 'soft');
  const mushroom = shell.some(({ food }) => food.name.endsWith('mushroom'));
  const first = hard ? 35 : soft ? 8 : 20;
  k.step(
    `Heat the oven to 200 °C. ${mushroom ? `Twist the stems out of ${k.the(shell)}` : `Halve ${k.the(shell)} and scoop out the seeds or the middle, keeping a thick wall`}. Brush with half of ${runny(k, oil)}, salt and bake cut side up for ${first} minutes, until beginning to soften.`,
    { cook: first },
  );
  if (grain !== undefined) starchStep(k, grain, first);
  const meat = panFry(k, k.in('mince'), 'Add');
  const staged = inStages(k, k.in('veg'), 'pan', 'cook');
  k.step(
    `Meanwhile heat the rest of ${k.the(oil)} in a frying pan and soften ${k.the(k.in('base'))} for 6 minutes. ${meat.text} ${staged.text}`,
    { cook: Math.max(0, 6 + meat.minutes + staged.minutes - first) },
  );
  const mix = [...k.in('spice'), tomato, ...without(k.in('liquid'), tomato), ...k.in('beans'), ...k.in('fruit')];
  const lemon = k.in('finish').find(({ food }) => food.role === 'citrus');
  const green = without(k.in('finish'), lemon);
  const finish = green.length > 0 ? green : [k.add('mint', 0.2, { slot: 'finish' })];
  k.step(
    `Stir in ${k.the(mix)} and cook for 5 minutes, until thick. Off the heat, fold in ${k.the(grain ?? [])}, half of ${k.the(cheese)} and half of ${k.the(finish)}. Season with ${k.season()}; it should taste a little too strong.`,
    { cook: 5 },
  );
  k.step(
    `Heap the filling into the shells, scatter with the rest of ${k.the(cheese)} and bake for 20 minutes, until ${k.the(shell)} can be pierced without effort and the tops are brown.`,
    { cook: 20 },
  );
  const side = orAdd(k, 'side', 'plain yogurt', 40);
  k.step(
    `Scatter with the rest of ${k.the(finish)} and serve hot or just warm with ${k.the(side)}${lemon === undefined ? '' : ` and a little ${k.juice(lemon)}`}.`,
  );
  const about = aboutOf(k, k.in('mince', 'beans'), k.in('veg'));
  const what = mainNames(k, shell, 1).join('');
  const plain = about.first.replace(/^ground /u, '');
  const stuffing = mainNames(k, k.in('mince', 'beans'), 1)
    .join('')
    .replace(/^ground /u, '');
  return {
    title: titleCase(
      k.chance.pick('title', [
        `stuffed ${what} with ${stuffing} and ${grain === undefined ? k.label(cheese[0] ?? oil) : k.label(grain)}`,
        `${plain}-stuffed ${what}`,
        `${what} filled with ${stuffing} and ${k.label(cheese[0] ?? oil)}`,
      ]),
    ),
    description: k.chance.pick('description', [
      `Baked until they slump, packed with spiced ${about.two} and a salty lid.`,
      `They can be filled the day before. ${what.slice(0, 1).toUpperCase()}${what.slice(1)} like these are as good just warm as hot.`,
    ]),
  };
}

import { capital } from '#food-words';
import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { slowMinutes } from '#compose/slow-pot';
import { inStages, panFry, titleCase } from '#compose/sentences';
import { aboutOf, onlyGiven, isReady, isSlow, needOnion, orAdd, without } from '#forms/main-dish';
import { cookingSpice, freshHerb, withMore } from '#forms/sides/small-dish';
import { isOnionSoup, leeksOf, POTATO_WITH_LEEKS, writeOnionSoup } from '#forms/soups/onion-soup-recipe';
import { breadAlong, isCreamy, isMiso, poached } from '#forms/soups/soup-parts';

const MILLILITRES_PER_BOWL = 300;
const LONG_PASTA: ReadonlySet<string> = new Set(['spaghetti', 'linguine', 'tagliatelle', 'capellini']);
/** Minutes before the meat is tender at which lentils and barley go in. */
const JOINING = 25;
const isSlowGrain = ({ food }: Item): boolean => (food.minutes?.simmer ?? 0) > 18;

export function writeChunkySoup(k: Kitchen): Draft {
  if (isOnionSoup(k)) return writeOnionSoup(k);
  const leeks = leeksOf(k);
  if (k.in('veg').length === 0)
    k.need('veg', leeks.length > 0 ? ['potato'] : ['carrot', 'potato', 'kale'], {
      cut: 'dice',
      ...(leeks.length > 0 ? { per: POTATO_WITH_LEEKS } : {}),
    });
  needOnion(k, 'onion', 0.3);
  if (k.in('base').length < 2) k.add('garlic', 0.5, { slot: 'base' });
  const base = k.in('base');
  // Poached in the finished soup: fish and cooked foods.
  const fish = k
    .in('protein')
    .filter(
      (item) =>
        isReady(item) ||
        item.food.role === 'fish' ||
        item.food.role === 'shellfish' ||
        item.food.role === 'tinned-fish',
    );
  const braise = k.in('protein').filter(isSlow);
  const meats = without(k.in('protein'), ...fish, ...braise);
  const beans = k.in('beans').filter(({ food }) => food.role === 'legume');
  k.step(
    `Warm ${k.the(k.fat(k.palette?.fat ?? 'olive oil', k.palette?.fat === 'butter' ? 8 : 0.4))} in a large pot over medium heat. Add ${k.the(base)} with ${k.pinch()} and soften for 8 minutes without browning.`,
    { cook: 8 },
  );
  if (meats.length > 0) {
    const fried = panFry(k, meats);
    k.step(fried.text, { cook: fried.minutes });
  }
  const spice = orAdd(
    k,
    'spice',
    cookingSpice(k, k.chance.pick('soup spice', ['thyme', 'smoked paprika', 'bay leaf'])),
  );
  const late = k.in('liquid').filter((item) => isCreamy(item) || isMiso(item) || item.food.name === 'pesto');
  const stock = k.one(['stock'], 'vegetable stock', MILLILITRES_PER_BOWL);
  const liquids = [stock, ...k.in('liquid').filter((item) => !late.includes(item) && item !== stock)];
  const lentils = k.in('beans').filter(({ food }) => food.role === 'lentil');
  // Barley and the like cook as long as a stew and go in with it.
  const slowStarch = k.in('starch').filter(isSlowGrain);
  const join = braise.length > 0 && lentils.length + slowStarch.length > 0 ? JOINING : 0;
  const long = join > 0 ? braise : [...lentils, ...braise, ...slowStarch];
  const minutes =
    braise.length > 0
      ? Math.max(...braise.map(({ food }) => slowMinutes(food)))
      : Math.max(lentils.length > 0 ? 20 : 0, ...slowStarch.map(({ food }) => (food.minutes?.simmer ?? 25) - 5));
  const core = Math.max(0, ...braise.map(({ food }) => food.core ?? 0));
  k.step(
    `Stir in ${k.the([...spice])}, then pour in ${k.the(liquids)} and bring to a simmer.${long.length > 0 ? ` Add ${k.the(long)}, cover and simmer for ${minutes - join} minutes${join > 0 ? `. Add ${k.the(lentils, slowStarch)} and simmer for ${join} minutes more` : ''}${braise.length > 0 ? `, until a fork goes in easily, by when it is far hotter inside than the safe ${Math.max(core, 63)} °C` : ''}.` : ''}`,
    { cook: 5 + minutes },
  );
  const staged = inStages(k, k.in('veg'), 'simmer', 'simmer', 'until tender');
  k.step(staged.text, { cook: staged.minutes });
  const starch = k
    .in('starch')
    .filter((item) => !slowStarch.includes(item))
    .map((item) => (LONG_PASTA.has(item.food.name) ? k.prepare(item, 'broken into short lengths') : item));
  if (beans.length + starch.length > 0)
    k.step(
      `Add ${k.the(beans, starch)} and simmer for ${starch.length > 0 ? `${starch[0]?.food.minutes?.simmer ?? 9} minutes, until tender. Top up with hot water if it gets too thick` : '4 minutes, until hot'}.`,
      { cook: starch.length > 0 ? (starch[0]?.food.minutes?.simmer ?? 9) : 4 },
    );
  if (fish.length > 0) {
    const poach = poached(k, fish);
    k.step(poach.text, { cook: poach.minutes });
  }
  const sharp = k.in('acid');
  k.step(
    `${late.length > 0 ? `Stir in ${k.the(late)} off the heat. ` : ''}Taste, then season with ${k.season()}${sharp.length > 0 ? ` and sharpen with ${listOf(sharp.map((item) => k.juice(item)))}` : ''}.`,
  );
  const top = [...k.in('swirl', 'cheese', 'finish')];
  const topping = top.length > 0 ? top : [k.add(freshHerb(k, 'parsley'))];
  k.step(`Ladle into warm bowls and finish with ${k.the(topping)}.${breadAlong(k, k.in('bread'))}`);
  const about = aboutOf(k, onlyGiven(k.in('protein')), onlyGiven(k.in('beans')), [...leeks, ...k.in('veg')]);
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${about.kind} soup`,
        `chunky ${about.kind} soup`,
        withMore(`${about.kind} soup`, k.label(topping[0] ?? stock)),
        `${k.palette === null ? '' : `${k.palette.word} `}${about.kind} soup`,
      ]),
    ),
    description: k.chance.pick('description', [
      `A spoon-standing soup of ${about.two}, started slowly with ${k.label(base.find((item) => !leeks.includes(item)) ?? stock)} so that it tastes of more than the sum of its parts.`,
      `A pot of ${about.kind} soup for a grey day. It keeps for three days and freezes well.`,
      `${capital(about.two)} in a clear, savory broth, with enough in the bowl to call it supper.`,
    ]),
  };
}

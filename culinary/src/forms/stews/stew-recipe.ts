import type { Draft } from '#compose/dish-form';
import type { Item, Kitchen } from '#compose/kitchen';
import { slowMinutes } from '#compose/slow-pot';
import { minutesOf } from '#compose/technique';
import type { FoodName } from '#ingredient-catalogue';
import { inStages, panFry, titleCase } from '#compose/sentences';
import {
  type About,
  aboutOf,
  onlyGiven,
  byPalette,
  hoursText,
  isFilling,
  isReady,
  isSlow,
  needOnion,
  orAdd,
  safeCore,
  splashOf,
  starchOptions,
  starchStep,
  without,
  fatOf,
  freshTomato,
  isEastern,
  WARMED_MINUTES,
  warmThrough,
} from '#forms/main-dish';

// Dark poultry stays juicy in a simmer that dries out the breast.
const isBird = ({ food }: Item): boolean => food.role === 'poultry' && /(?:thigh|leg|drumstick)$/u.test(food.name);
const BIRD_MINUTES = 35;
const MIN_ALONE = 10;

// Offal for the pot and plain 'beef' tolerate long simmering like shin.
const isPatient = (item: Item): boolean =>
  !isReady(item) && (isSlow(item) || item.food.role === 'offal' || item.food.role === 'meat' || isBird(item));

function stockFor(proteins: readonly Item[]): FoodName {
  if (proteins.some(({ food, name }) => food.role === 'poultry' || /pork|sausage/u.test(name))) return 'chicken stock';
  return proteins.some(isPatient) ? 'beef stock' : 'vegetable stock';
}

// Peeled only after the long simmer, so it goes in sliced at the end.
const isTongue = ({ food }: Item): boolean => food.name === 'beef tongue';

const isOnBone = ({ food }: Item): boolean => /(?:lamb chop|leg|drumstick)$/u.test(food.name) && food.unit === 'piece';

const PLAIN_CUT = 'cut into 3 cm chunks; a cheap stewing cut is best';

function words(k: Kitchen, about: About, minutes: number, table: string): Draft {
  const { two, first, second, kind } = about;
  const style = k.palette === null ? '' : `${k.palette.word}-style `;
  const slow = minutes >= 60;
  return {
    title: titleCase(
      k.chance.pick('title', [
        `${style}${kind} stew`,
        second === two
          ? `${slow ? 'slow-cooked' : 'one-pot'} ${style}${kind} stew`
          : `${slow ? 'slow-cooked' : 'one-pot'} ${style}${first} with ${second}`,
        second === two ? `thick ${style}${kind} stew` : `${style}${first} stew with ${second}`,
      ]),
    ),
    description: k.chance.pick('description', [
      slow
        ? `Brown it properly, then leave the pot alone: ${hoursText(minutes)} later ${two} have become something much better.`
        : `A thick, spoonable pot of ${two} that asks for little and is better the next day.`,
      `${two.slice(0, 1).toUpperCase()}${two.slice(1)} in a deep, thick gravy, sharpened at the end so it never tastes heavy.`,
      `The pot to put in the middle of the table, with ${table} for the sauce.`,
    ]),
  };
}

export function writeStew(k: Kitchen): Draft {
  const proteins = k.in('bone', 'protein').map((item) => {
    if (isTongue(item)) return k.prepare(item, '');
    if (isReady(item)) return item;
    // Chops and legs with bones: one per person, whole.
    if (isOnBone(item)) return k.prepare(k.portion(item), '');
    if (item.food.name === 'pork chop') return k.prepare(item, 'off the bone, cut into 3 cm chunks');
    return item.food.role === 'meat' ? k.prepare(item, PLAIN_CUT) : item;
  });
  if (proteins.length + k.in('beans').length === 0) k.need('beans', ['white bean', 'chickpea']);
  if (k.in('veg').length === 0) k.need('veg', ['carrot', 'potato', 'parsnip'], { cut: 'chunk' });
  needOnion(k);
  k.add('garlic', 0.6, { slot: 'base' });
  if (isEastern(k)) k.add('ginger', 1, { slot: 'base', cut: 'slice' });
  const patient = proteins.filter((item) => isPatient(item) && !isTongue(item));
  // Next to shin a thigh would overcook: it is browned through and returns at the end.
  const slow = patient.every(isBird) ? patient : patient.filter((item) => !isBird(item));
  const fish = proteins.filter(({ food }) => food.role === 'tinned-fish');
  const ready = proteins.filter((item) => isReady(item) || isTongue(item));
  const quick = without(proteins, ...slow, ...fish, ...ready);
  const oil = fatOf(k, 0.5);
  const tongue = proteins.filter(isTongue);
  if (tongue.length > 0)
    k.step(
      `Put ${k.the(tongue)} in a pot of cold salted water, bring to a boil, skim and simmer for 180 minutes, until a fork slides into the tip. Cool a little, pull off the skin while it is warm and cut into slices 2 cm thick.`,
      { cook: 185 },
    );
  if (slow.length > 0)
    k.step(
      `Dry ${k.the(slow)} with kitchen paper and season with ${k.season()}. Heat ${k.the(oil)} in a heavy pot and brown ${k.servings > 2 ? 'in two batches, 5 minutes each' : 'for 10 minutes in all'}, leaving the pieces alone until they let go of the pot. Lift out.`,
      { cook: 10 },
    );
  if (quick.length > 0) {
    const fried = panFry(k, quick);
    k.step(`${slow.length > 0 ? '' : `Heat ${k.the(oil)} in a heavy pot. `}${fried.text} Lift out onto a plate.`, {
      cook: fried.minutes,
    });
  }
  k.step(
    `${slow.length + quick.length > 0 ? 'In the same pot, lower the heat and' : `Heat ${k.the(oil)} in a heavy pot over medium heat and`} soften ${k.the(k.in('base'))} for 8 minutes, scraping up anything brown.`,
    { cook: 8 },
  );
  // Beer, cider and apples make a brown stew; the others are red.
  const brown =
    k.in('liquid').some(({ food }) => food.role === 'wine' || food.name.endsWith('mustard')) ||
    k.in('fruit').some(({ food }) => food.role === 'fruit');
  const plain = k.chance.pick<FoodName>(
    'stew spice',
    brown || slow.length > 0 ? ['thyme', 'bay leaf'] : ['smoked paprika', 'bay leaf', 'thyme', 'ground cumin'],
  );
  const spice = orAdd(k, 'spice', byPalette(k, 'spices', plain));
  const eastern = isEastern(k);
  const tomato =
    k.find('tomato') ??
    freshTomato(k) ??
    (eastern
      ? k.add('soy sauce', 1, { slot: 'liquid' })
      : brown
        ? k.add('tomato paste', 0.4, { slot: 'liquid' })
        : k.add('canned tomatoes', 0.25, { slot: 'liquid' }));
  const stock =
    k.find('stock') ??
    k.add(stockFor(proteins), (slow.length > 0 ? 125 : 100) + (eastern ? 60 : 0), { slot: 'liquid' });
  const liquids = [tomato, stock, ...without(k.in('liquid'), tomato, stock)];
  const lentils = k.in('beans').filter(({ food }) => food.role === 'lentil');
  const soft = lentils.length > 0 ? Math.max(...lentils.map(({ food }) => food.minutes?.simmer ?? 25)) - 10 : 0;
  // Tomatoes are the sauce; the stew needs something solid.
  if (without(k.in('veg'), tomato).length + k.in('beans').length === 0)
    k.add('carrot', undefined, { slot: 'veg', cut: 'chunk' });
  const veg = without(k.in('veg'), tomato);
  const after = Math.max(0, ...veg.map(({ food, cut }) => minutesOf(food, 'simmer', cut)));
  const long = Math.max(
    0,
    soft,
    ...slow.map((item) => (isBird(item) ? Math.max(MIN_ALONE, BIRD_MINUTES - after) : slowMinutes(item.food))),
  );
  // Foods that cook in a quarter of an hour join at the end.
  const join = slow.length > 0 && lentils.length > 0 && long > soft ? soft : 0;
  k.step(
    `Stir in ${k.the(spice)} for a minute, then add ${k.the(liquids, join > 0 ? [] : lentils)}${lentils.length > 0 ? `, with ${k.servings * 80} ml of water` : ''}${slow.length > 0 ? `, and return ${k.the(slow)} to the pot` : ''}. Bring to a gentle simmer${long > 0 ? `, cover and cook for ${long - join} minutes${slow.some((item) => !isBird(item)) ? ', until a fork goes in with only a little push' : ''}` : ''}.${join > 0 ? ` Add ${k.the(lentils)}, cover and cook for ${join} minutes more, stirring now and then.` : ''}`,
    { cook: long + 3 },
  );
  const staged = inStages(
    k,
    veg,
    'simmer',
    'simmer, half covered,',
    slow.length > 0
      ? `until everything is tender and a fork sinks into ${k.the(slow)}${safeCore(slow.filter((item) => !isSlow(item)))}`
      : 'until tender',
  );
  if (veg.length > 0) k.step(staged.text, { cook: staged.minutes });
  const warm = [...quick, ...without(k.in('beans'), ...lentils), ...fish, ...k.in('fruit')];
  if (warm.length > 0)
    k.step(
      `${quick.length > 0 ? 'Return' : 'Add'} ${k.the(warm)}${quick.length > 0 ? ' to the pot' : ''} and simmer for 8 minutes more, until everything is hot and the sauce has thickened.`,
      { cook: 8 },
    );
  if (ready.length > 0) k.step(warmThrough(k, ready), { cook: WARMED_MINUTES });
  const thick = k.in('thick');
  if (thick.length > 0)
    k.step(`Stir ${k.the(thick)} into a few spoonfuls of cold water, whisk it in and let it bubble for 2 minutes.`, {
      cook: 2,
    });
  const sharp = orAdd(k, 'sharp', byPalette(k, 'sharp', 'red wine vinegar'));
  const finish = orAdd(k, 'finish', byPalette(k, 'herbs', 'parsley'));
  const starch = k.need(
    'starch',
    isFilling(k.in('veg')) && !eastern ? ['bread'] : starchOptions(k, ['bread', 'long-grain rice']),
  )[0];
  if (starch !== undefined) starchStep(k, starch, long + staged.minutes);
  k.step(
    `Stir in ${splashOf(k, sharp)} to sharpen, season with ${k.season()} and finish with ${k.the(finish)}. Serve with ${k.the(starch ?? [])}.`,
  );
  const about = aboutOf(
    k,
    k.in('bone', 'protein'),
    // Added beans do not name the dish if vegetables were given.
    proteins.length + onlyGiven(k.in('veg')).length > 0 ? onlyGiven(k.in('beans')) : k.in('beans'),
    k.in('veg'),
  );
  return words(k, about, Math.max(tongue.length > 0 ? 180 : 0, slow.length > 0 ? long : 0), k.label(starch ?? stock));
}

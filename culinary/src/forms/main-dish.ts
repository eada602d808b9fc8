import { capital } from '#food-words';
import { type FoodName, getFood, gramsPerUnit } from '#ingredient-catalogue';
import { isMeatOrFish } from '#compose/meat-or-fish';
import type { Item, Kitchen } from '#compose/kitchen';
import { listOf } from '#compose/list-of';
import { distinct, mainNames, nounModifiers } from '#compose/sentences';
import { slowMinutes } from '#compose/slow-pot';

export interface About {
  /** "chicken and peas". */
  readonly two: string;
  /** Before a noun: "chicken and pea". */
  readonly kind: string;
  /** Before a noun, the first alone: "chicken". */
  readonly first: string;
  /** The second alone, as on a list ("peas"); the first if there is no second. */
  readonly second: string;
}

/** Removes the cut: "turbot". */
const uncut = (name: string): string => name.replace(/ (?:fillet|cutlet|chop)s?$/u, '');

/** "cod" where the steps say "the fish". */
const inTitle = (word: string, group: readonly Item[]): string =>
  uncut(word === 'fish' ? (group.find(({ food }) => food.short === 'fish')?.name ?? word) : word);
/** One of these serves several people: a dish is "with avocado". */
export const LARGE = /(avocado|cucumber|eggplant|cauliflower|pineapple)s$/u;

/** Returns the title words of groups of foods in order of importance: one of the first group, two of each other. */
export function aboutOf(k: Kitchen, ...groups: readonly (readonly Item[])[]): About {
  const named = (words: (group: readonly Item[], most: number) => string[]): string[] =>
    distinct(groups.flatMap((group, at) => words(group, at === 0 ? 1 : 2).map((word) => inTitle(word, group)))).slice(
      0,
      2,
    );
  const things = named((group, most) => mainNames(k, group, most)).map((word) => word.replace(LARGE, '$1'));
  const kinds = named(nounModifiers);
  return {
    two: listOf(things),
    kind: listOf(kinds),
    first: kinds[0] ?? '',
    second: things[1] ?? things[0] ?? '',
  };
}

/** Returns the items that the request names. */
export const onlyGiven = (items: readonly Item[]): readonly Item[] => items.filter(({ given }) => given);

/** Bacon and anchovies season a dish; what they season comes first in its name. */
const isSeasoningMeat = ({ food }: Item): boolean => food.role === 'cured' || food.role === 'tinned-fish';

/** Orders the foods for a dish name: fresh meat and fish, then these vegetables, then salty foods. */
export const byImportance = (
  proteins: readonly Item[],
  ...others: readonly (readonly Item[])[]
): readonly (readonly Item[])[] => [
  proteins.filter((item) => !isSeasoningMeat(item)),
  ...others,
  proteins.filter(isSeasoningMeat),
];

/** Returns the core temperature that makes all items safe, for a sentence: " (74 °C inside)". */
export function safeCore(items: readonly Item[]): string {
  const core = Math.max(...items.map(({ food }) => food.core ?? 0));
  return core > 0 ? ` (${core} °C inside)` : '';
}

/** True if it cooks for hours rather than minutes. */
export const isSlow = ({ food }: Item): boolean => food.role === 'braise' && food.ready !== true;

/** Already cooked; added at the end. */
export const isReady = ({ food }: Item): boolean => food.ready === true;

export const WARMED_MINUTES = 4;

/**
 * Returns a sentence that reheats cooked items in a nearly finished pot; FSIS requires 165 °F (74 °C) for leftovers.
 * Empty without any.
 */
export const warmThrough = (k: Kitchen, items: readonly Item[]): string =>
  items.length === 0
    ? ''
    : ` Stir in ${k.the(items)} and simmer gently for ${WARMED_MINUTES} minutes, until hot all the way through (74 °C).`;

/**
 * Returns the minutes in a covered pot until these are tender: tough cuts by their own times, poultry pieces by the
 * food's time or 30.
 */
export function potMinutes(items: readonly Item[]): number {
  return Math.max(
    0,
    ...items.map((item) =>
      isSlow(item) ? slowMinutes(item.food) : item.food.role === 'poultry' ? (item.food.minutes?.simmer ?? 30) : 20,
    ),
  );
}

/** "until the beef gives way to a fork" or "until the chicken is cooked through (74 °C inside)". */
export function tenderCue(k: Kitchen, items: readonly Item[]): string {
  const slow = items.filter(isSlow);
  const birds = items.filter(({ food }) => food.role === 'poultry' || food.role === 'sausage');
  const also = birds.length > 0 ? ` and ${areOrIs(k, birds)} cooked through${safeCore(birds)}` : '';
  if (slow.length > 0) return `until a fork slides into ${k.the(slow)} without a fight${also}`;
  return `until ${areOrIs(k, items)} cooked through${safeCore(items)}`;
}

/** "the sardines are", "the sea bass is", "the cod and salmon are". */
export function areOrIs(k: Kitchen, items: readonly Item[]): string {
  const named = k.the(items);
  return `${named} ${items.length > 1 || isMany(items) || /[^siu]s$/u.test(named) ? 'are' : 'is'}`;
}

const isMany = ([item]: readonly Item[]): boolean =>
  item !== undefined &&
  item.food.unit === 'piece' &&
  item.weight / (item.food.grams ?? 1) > 1 &&
  item.food.short === undefined;

/** True if the requested cuisine salts with soy or fish sauce: no canned tomatoes, mustard or bread unless given. */
export const isEastern = ({ palette }: Kitchen): boolean =>
  palette !== null && palette.sauces.some((name) => name === 'soy sauce' || name === 'fish sauce');

type PaletteList = 'spices' | 'herbs' | 'sharp' | 'base' | 'starch';

/** Returns the first choice of the requested cuisine, or the dish's default. */
export const byPalette = (k: Kitchen, list: PaletteList, otherwise: FoodName): FoodName =>
  k.palette === null ? otherwise : k.chance.pick(`palette ${list}`, firstTwo(k.palette[list]));

const firstTwo = (names: readonly [FoodName, ...FoodName[]]): readonly [FoodName, ...FoodName[]] => [
  names[0],
  ...names.slice(1, 2),
];

/** Returns the given items of a slot, or adds a suitable one. */
export function orAdd(
  k: Kitchen,
  slot: string,
  otherwise: FoodName,
  per?: number,
  note?: string,
): readonly [Item, ...Item[]] {
  const [first, ...others] = k.in(slot);
  return first === undefined
    ? [k.add(otherwise, per, { slot, ...(note === undefined || isUnjuiced(otherwise, note) ? {} : { note }) })]
    : [first, ...others];
}

// Vinegar needs no juicing.
const isUnjuiced = (name: FoodName, note: string): boolean => note === 'juiced' && getFood(name).role !== 'citrus';

const SIDE_ROLES: ReadonlySet<string> = new Set(['rice', 'grain', 'bread', 'wrap']);

/** Returns the side starches of a universal dish: those of the requested cuisine, else the given options. */
export function starchOptions(
  k: Kitchen,
  otherwise: readonly [FoodName, ...FoodName[]],
): readonly [FoodName, ...FoodName[]] {
  const [first, ...others] = (k.palette?.starch ?? []).filter((name) => SIDE_ROLES.has(getFood(name).role));
  return first === undefined ? otherwise : [first, ...others];
}

/** Like `add`, but in grams per person, whatever the food's unit. */
export const put = (k: Kitchen, name: FoodName, grams: number, slot = 'added', note?: string): Item =>
  k.add(name, grams / gramsPerUnit(getFood(name)), { slot, ...(note === undefined ? {} : { note }) });

/** Given ripe tomatoes replace canned ones. */
export const freshTomato = (k: Kitchen): Item | undefined =>
  k.in('veg').find(({ food, given }) => given && FRESH_TOMATOES.has(food.name));
const FRESH_TOMATOES: ReadonlySet<string> = new Set(['tomato', 'plum tomato', 'cherry tomato']);

const SPOON_GRAMS = 13;

/**
 * Returns the given fat or that of the requested cuisine, in tablespoons per person: butter is weighed, oil is spooned.
 */
export const fatOf = (k: Kitchen, tablespoons: number, otherwise: FoodName = 'olive oil'): Item =>
  k.find('fat') ?? put(k, k.palette?.fat ?? otherwise, tablespoons * SPOON_GRAMS);

const isSolidFat = ({ food }: Item): boolean => food.role === 'fat' && !/oil$|spray/u.test(food.name);

/** "the oil" or "the melted butter": a fat that is stirred, tossed or brushed rather than heated in a pan. */
export const runny = (k: Kitchen, fat: Item): string => (isSolidFat(fat) ? `the melted ${k.name(fat)}` : k.the(fat));

/** Formats a long time in words: "an hour and a half", "three hours". */
export function hoursText(minutes: number): string {
  const halves = Math.max(1, Math.round(minutes / 30));
  const whole = ['', 'an hour', 'two hours', 'three hours', 'four hours', 'five hours', 'six hours'][
    Math.floor(halves / 2)
  ];
  if (whole === undefined || whole === '') return halves === 1 ? 'half an hour' : `${Math.round(minutes / 60)} hours`;
  return halves % 2 === 0 ? whole : halves === 3 ? 'an hour and a half' : whole.replace(' hours', ' and a half hours');
}

const SERVED_HOT: ReadonlySet<string> = new Set(['gravy', 'cheese sauce']);

/** ", with the mint sauce alongside" for given relishes; empty without any. */
export const relishText = (k: Kitchen): string =>
  k
    .in('relish')
    .map((item) => `, with ${k.the(item)}${SERVED_HOT.has(item.food.name) ? ', heated until bubbling,' : ''} alongside`)
    .join('');

export const without = (items: readonly Item[], ...others: readonly (Item | undefined)[]): readonly Item[] =>
  items.filter((item) => !others.includes(item));

/** True if an item is as filling as potatoes, so that bread is enough with it. */
export const isFilling = (items: readonly Item[]): boolean =>
  items.some(({ food }) => food.texture === 'root' && food.cooked === true);

/** Adds an onion to the base unless there is an allium. */
export function needOnion(k: Kitchen, name: FoodName = 'onion', per = 0.35): void {
  if (!k.in('base').some(({ food }) => food.texture === 'allium')) k.add(name, per, { slot: 'base', cut: 'dice' });
}

export const stockWith = (items: readonly Item[], stock: FoodName): FoodName =>
  items.some(({ food }) => isMeatOrFish(food) || food.role === 'cured') ? stock : 'vegetable stock';

/** Returns the words for the initial onions. */
export const onionsOf = (k: Kitchen): string =>
  mainNames(
    k,
    k.in('base').filter(({ food }) => food.texture === 'allium'),
    1,
  ).join('');

/** Juice of a citrus fruit or a splash of vinegar. */
export const splashOf = (k: Kitchen, items: readonly Item[]): string => listOf(items.map((item) => k.juice(item)));

const MUSH: ReadonlySet<string> = new Set(['polenta', 'cornmeal', 'grits', 'semolina']);
/** Stirred into as much water as it absorbs; never drained. */
export const isMush = ({ food }: Item): boolean => MUSH.has(food.name) && food.ready !== true;
const SOAKED_MINUTES = 5;
const BOILED_RICE_MINUTES = 20;

/**
 * Adds a step for the side starch; bread needs none. `aside` is the number of minutes that the pot needs no attention,
 * so that only the excess counts.
 */
export function starchStep(k: Kitchen, starch: Item, aside = 0): void {
  const { food } = starch;
  const minutes = food.minutes?.simmer ?? (food.role === 'pasta' ? 10 : 12);
  const cook = { cook: Math.max(0, minutes - aside) };
  const say = (text: string): string => (aside > 0 ? `Meanwhile ${text}` : capital(text));
  if (food.role === 'bread') return;
  if (food.ready === true) {
    k.step(
      say(
        `warm ${k.the(starch)} with a splash of water in a covered pan for ${WARMED_MINUTES} minutes, until steaming hot.`,
      ),
      { cook: aside > 0 ? 0 : WARMED_MINUTES },
    );
    return;
  }
  if (food.role === 'wrap') {
    k.step(say(`warm ${k.the(starch)} in a dry pan, 1 minute a side, and wrap in a clean cloth.`), {
      cook: aside > 0 ? 0 : 2,
    });
    return;
  }
  if (food.role === 'veg') {
    k.step(
      say(
        `boil ${k.the(starch)} in well salted water for 15 minutes, until a knife slides in, then drain and let the steam blow off.`,
      ),
      { cook: Math.max(0, 15 - aside) },
    );
    return;
  }
  if (isMush(starch))
    k.step(
      say(
        `rain ${k.the(starch)} into four times its volume of simmering salted water and stir often for ${minutes} minutes, until it pulls away from the sides.`,
      ),
      cook,
    );
  else if (minutes <= SOAKED_MINUTES && food.role !== 'pasta' && food.role !== 'noodle')
    k.step(
      say(
        `pour boiling salted water over ${k.the(starch)} to cover by a finger, put a plate on top for 5 minutes, then fluff up with a fork.`,
      ),
      { cook: aside > 0 ? 0 : 5 },
    );
  else if (food.role === 'rice' && minutes < BOILED_RICE_MINUTES)
    k.step(
      say(
        `put ${k.the(starch)} in a pan with one and a half times its volume of water and ${k.pinch()}, bring to a boil, cover and cook over the lowest heat for ${minutes} minutes. Leave to steam, off the heat and still covered.`,
      ),
      cook,
    );
  else
    k.step(
      say(`cook ${k.the(starch)} in plenty of salted boiling water for ${minutes} minutes, until tender. Drain well.`),
      cook,
    );
}

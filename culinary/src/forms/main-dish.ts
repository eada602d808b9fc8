import { capital } from '#food-words';
import { type FoodName, getFood, gramsPerUnit } from '#ingredient-catalogue';
import { isFlesh } from '#compose/flesh';
import { type Item, type Kitchen, listOf } from '#compose/kitchen';
import { distinct, stars, stems } from '#compose/sentences';
import { slowMinutes } from '#compose/slow-pot';

/** What a dish is about, best known first. */
export interface About {
  /** "chicken and peas". */
  readonly two: string;
  /** Before a noun: "chicken and pea". */
  readonly kind: string;
  /** Before a noun, the first alone: "chicken". */
  readonly first: string;
  /** The second alone, as a list has it ("peas"); the first where there is no second. */
  readonly second: string;
}

/** "turbot", however it was cut for the list. */
const uncut = (name: string): string => name.replace(/ (?:fillet|cutlet|chop)s?$/u, '');

/** "cod" where the steps say "the fish". */
const inTitle = (word: string, group: readonly Item[]): string =>
  uncut(word === 'fish' ? (group.find(({ food }) => food.short === 'fish')?.name ?? word) : word);
/** One of these is a helping for many: a dish is "with avocado". */
export const LARGE = /(avocado|cucumber|eggplant|cauliflower|pineapple)s$/u;

/** The words for titles, from groups of foods in order of importance: one of the first group, two of each other. */
export function aboutOf(k: Kitchen, ...groups: readonly (readonly Item[])[]): About {
  const named = (words: (group: readonly Item[], most: number) => string[]): string[] =>
    distinct(groups.flatMap((group, at) => words(group, at === 0 ? 1 : 2).map((word) => inTitle(word, group)))).slice(
      0,
      2,
    );
  const things = named((group, most) => stars(k, group, most)).map((word) => word.replace(LARGE, '$1'));
  const kinds = named(stems);
  return {
    two: listOf(things),
    kind: listOf(kinds),
    first: kinds[0] ?? '',
    second: things[1] ?? things[0] ?? '',
  };
}

/** Those that were brought, or all of them when nobody brought any: what a title should speak of. */
export const broughtOf = (items: readonly Item[]): readonly Item[] => items.filter(({ given }) => given);

/** Bacon and anchovies season a dish; they do not name it before what they season. */
const isSeasoningMeat = ({ food }: Item): boolean => food.role === 'cured' || food.role === 'tinned-fish';

/** What names a dish, in order: fresh meat and fish, then these vegetables, then what is salty. */
export const byImportance = (
  proteins: readonly Item[],
  ...others: readonly (readonly Item[])[]
): readonly (readonly Item[])[] => [
  proteins.filter((item) => !isSeasoningMeat(item)),
  ...others,
  proteins.filter(isSeasoningMeat),
];

/** The core temperature that makes all of these safe, as it is said in a sentence: " (74 °C inside)". */
export function safeCore(items: readonly Item[]): string {
  const core = Math.max(...items.map(({ food }) => food.core ?? 0));
  return core > 0 ? ` (${core} °C inside)` : '';
}

/** Whether it needs hours rather than minutes. */
export const isSlow = ({ food }: Item): boolean => food.role === 'braise' && food.ready !== true;

/** Was cooked before it came into this kitchen: it joins at the end. */
export const isReady = ({ food }: Item): boolean => food.ready === true;

export const WARMED_MINUTES = 4;

/** What was cooked before, stirred into a pot that is as good as done; FSIS asks 165 °F (74 °C) of leftovers. Empty without any. */
export const warmThrough = (k: Kitchen, items: readonly Item[]): string =>
  items.length === 0
    ? ''
    : ` Stir in ${k.the(items)} and simmer gently for ${WARMED_MINUTES} minutes, until hot all the way through (74 °C).`;

/** Minutes in a covered pot until these are tender: tough cuts take their hours, poultry in pieces what the food says or 30. */
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

/** Whether the kitchen asked for salts with soy or fish sauce: no canned tomatoes, mustard or bread there unless they were brought. */
export const isEastern = ({ palette }: Kitchen): boolean =>
  palette !== null && palette.sauces.some((name) => name === 'soy sauce' || name === 'fish sauce');

type PaletteList = 'spices' | 'herbs' | 'sharp' | 'base' | 'starch';

/** What the kitchen asked for would reach for, or what the dish takes anyway. */
export const byPalette = (k: Kitchen, list: PaletteList, otherwise: FoodName): FoodName =>
  k.palette === null ? otherwise : k.chance.pick(`palette ${list}`, firstTwo(k.palette[list]));

const firstTwo = (names: readonly [FoodName, ...FoodName[]]): readonly [FoodName, ...FoodName[]] => [
  names[0],
  ...names.slice(1, 2),
];

/** What was brought for a place, or one thing that suits it. */
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

// Vinegar comes as juice already.
const isUnjuiced = (name: FoodName, note: string): boolean => note === 'juiced' && getFood(name).role !== 'citrus';

const SIDE_ROLES: ReadonlySet<string> = new Set(['rice', 'grain', 'bread', 'wrap']);

/** What may be served with a dish of no home: the starches of the kitchen asked for, else these. */
export function starchOptions(
  k: Kitchen,
  otherwise: readonly [FoodName, ...FoodName[]],
): readonly [FoodName, ...FoodName[]] {
  const [first, ...others] = (k.palette?.starch ?? []).filter((name) => SIDE_ROLES.has(getFood(name).role));
  return first === undefined ? otherwise : [first, ...others];
}

/** Like `add`, but in grams for one person, whatever the food is counted in. */
export const put = (k: Kitchen, name: FoodName, grams: number, slot = 'added', note?: string): Item =>
  k.add(name, grams / gramsPerUnit(getFood(name)), { slot, ...(note === undefined ? {} : { note }) });

/** Ripe tomatoes that were brought stand in for a can. */
export const freshTomato = (k: Kitchen): Item | undefined =>
  k.in('veg').find(({ food, given }) => given && FRESH_TOMATOES.has(food.name));
const FRESH_TOMATOES: ReadonlySet<string> = new Set(['tomato', 'plum tomato', 'cherry tomato']);

const SPOON_GRAMS = 13;

/** The fat that was brought, or that of the kitchen asked for, in tablespoons for one person: butter is weighed, oil is spooned. */
export const fatOf = (k: Kitchen, tablespoons: number, otherwise: FoodName = 'olive oil'): Item =>
  k.find('fat') ?? put(k, k.palette?.fat ?? otherwise, tablespoons * SPOON_GRAMS);

const isSolidFat = ({ food }: Item): boolean => food.role === 'fat' && !/oil$|spray/u.test(food.name);

/** "the oil" or "the melted butter": a fat that is stirred, tossed or brushed rather than heated in a pan. */
export const runny = (k: Kitchen, fat: Item): string => (isSolidFat(fat) ? `the melted ${k.name(fat)}` : k.the(fat));

/** "an hour and a half", "three hours": a long time as people say it. */
export function hoursText(minutes: number): string {
  const halves = Math.max(1, Math.round(minutes / 30));
  const whole = ['', 'an hour', 'two hours', 'three hours', 'four hours', 'five hours', 'six hours'][
    Math.floor(halves / 2)
  ];
  if (whole === undefined || whole === '') return halves === 1 ? 'half an hour' : `${Math.round(minutes / 60)} hours`;
  return halves % 2 === 0 ? whole : halves === 3 ? 'an hour and a half' : whole.replace(' hours', ' and a half hours');
}

const SERVED_HOT: ReadonlySet<string> = new Set(['gravy', 'cheese sauce']);

/** ", with the mint sauce alongside" for what was brought in a jar; empty without any. */
export const relishText = (k: Kitchen): string =>
  k
    .in('relish')
    .map((item) => `, with ${k.the(item)}${SERVED_HOT.has(item.food.name) ? ', heated until bubbling,' : ''} alongside`)
    .join('');

/** Those of a list that are none of the others. */
export const without = (items: readonly Item[], ...others: readonly (Item | undefined)[]): readonly Item[] =>
  items.filter((item) => !others.includes(item));

/** Whether something among these fills a plate as potatoes do, so that bread is enough beside it. */
export const isFilling = (items: readonly Item[]): boolean =>
  items.some(({ food }) => food.texture === 'root' && food.cooked === true);

/** An onion or one of its kind for the base, unless there is one. */
export function needOnion(k: Kitchen, name: FoodName = 'onion', per = 0.35): void {
  if (!k.in('base').some(({ food }) => food.texture === 'allium')) k.add(name, per, { slot: 'base', cut: 'dice' });
}

/** Meat stock for a dish with meat in it; nobody boils a bird for the sake of tofu. */
export const stockWith = (items: readonly Item[], stock: FoodName): FoodName =>
  items.some(({ food }) => isFlesh(food) || food.role === 'cured') ? stock : 'vegetable stock';

/** What a dish calls the onions it begins with. */
export const onionsOf = (k: Kitchen): string =>
  stars(
    k,
    k.in('base').filter(({ food }) => food.texture === 'allium'),
    1,
  ).join('');

/** Juice of a citrus fruit or a splash of vinegar. */
export const splashOf = (k: Kitchen, items: readonly Item[]): string => listOf(items.map((item) => k.juice(item)));

const MUSH: ReadonlySet<string> = new Set(['polenta', 'cornmeal', 'grits', 'semolina']);
/** Stirred into so much water as it drinks up: nothing is ever drained. */
export const isMush = ({ food }: Item): boolean => MUSH.has(food.name) && food.ready !== true;
const SOAKED_MINUTES = 5;
const BOILED_RICE_MINUTES = 20;

/**
 * A step for what a dish is served on or with; bread needs none. `aside` is how many minutes the pot looks after itself meanwhile,
 * so that only what is longer counts.
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

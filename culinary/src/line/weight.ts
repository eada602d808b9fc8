import { gramsOfBunch } from '#catalogue/bunches';
import { gramsOfPackage } from '#catalogue/packages';
import type { FoodRole } from '#catalogue/food-row';
import { densityOf } from '#food-density';
import { type Food, gramsPerUnit } from '#ingredient-catalogue';
import type { IngredientLine, LineAmount } from '#line/ingredient-line-type';
import { type Grams, grams } from '#measure';
import { gramsIn, millilitresIn, type UnitName } from '#units';

/** Implausible in any unit: a typo or a joke. */
const MAX_PLAUSIBLE_AMOUNT = 10_000;

/** Weight of household units of any food, in grams: kitchen practice. */
const HOUSEHOLD_GRAMS: ReadonlyMap<UnitName, number> = new Map<UnitName, number>([
  ['pinch', 0.4],
  ['dash', 0.6],
  ['drop', 0.05],
  ['knob', 15],
  ['stick', 113],
  ['splash', 5],
  ['drizzle', 5],
  ['squeeze', 5],
  ['dollop', 20],
]);
/** Capacity of vessels, in millilitres: kitchen practice. */
const HOUSEHOLD_MILLILITRES: ReadonlyMap<UnitName, number> = new Map<UnitName, number>([
  ['glass', 200],
  ['mug', 300],
  ['shot', 30],
  ['scoop', 60],
]);
/** A glass of brandy is a small one. */
const SPIRIT_GLASS = 40;
/** One stick of what is no butter: cinnamon. */
const STICKS: ReadonlyMap<FoodRole, number> = new Map<FoodRole, number>([
  ['spice', 3],
  ['sweet-spice', 3],
]);
/** Units that count whole foods; catalog pieces are whole ones. */
const WHOLE: ReadonlySet<string> = new Set(['piece', 'head', 'stalk', 'slice', 'can', 'clove', 'sprig']);
/** Words for one of a food when only its piece weight is known ("4 slices of bacon"). */
const ONE_OF: ReadonlySet<UnitName> = new Set<UnitName>([
  'slice',
  'rasher',
  'strip',
  'stalk',
  'stem',
  'spear',
  'head',
  'bulb',
  'ear',
  'leaf',
  'ball',
  'block',
  'sheet',
  'fillet',
  'rack',
  'stick',
  'square',
]);
/** Synonyms of the catalog's units. */
const SAME_AS: ReadonlyMap<UnitName, string> = new Map<UnitName, string>([
  ['rib', 'stalk'],
  ['stem', 'stalk'],
  ['stick', 'stalk'],
  ['branch', 'sprig'],
  ['bulb', 'piece'],
  ['ear', 'piece'],
  ['fillet', 'piece'],
  ['head', 'piece'],
  ['rasher', 'slice'],
  ['strip', 'slice'],
]);
/** A stalk of scallion or leek is one of them. */
const STALKS: ReadonlySet<UnitName> = new Set<UnitName>(['stalk', 'stem']);
/** One of an herb whose row has another unit: kitchen practice. */
const HERB_GRAMS: ReadonlyMap<UnitName, number> = new Map<UnitName, number>([
  ['sprig', 1.5],
  ['stalk', 1.5],
  ['stem', 1.5],
  ['branch', 1.5],
  ['leaf', 0.3],
  ['handful', 10],
]);
const CAN_GRAMS = 400;
/** Drained share of the label weight of canned legumes: 240 of 400 g. */
const DRAINED = 0.6;
const WINE_BOTTLE_MILLILITRES = 750;

/**
 * Grams per millilitre of foods whose row has none, by role: the cups of similar foods in SR28 (chopped chicken 5013,
 * ground beef 13305, flaked fish 15016, shredded cheese 1009, chopped vegetables 11124, berries 9050, beans 16015, nuts
 * 12061, pasta 20120). Anything else counts as water.
 */
const LIKELY_DENSITY: Readonly<Partial<Record<FoodRole, number>>> = {
  poultry: 0.59,
  meat: 0.59,
  braise: 0.59,
  sausage: 0.59,
  cured: 0.55,
  mince: 0.94,
  fish: 0.6,
  'tinned-fish': 0.6,
  shellfish: 0.6,
  cheese: 0.48,
  veg: 0.55,
  herb: 0.1,
  fruit: 0.62,
  'dried-fruit': 0.62,
  legume: 0.75,
  nut: 0.55,
  pasta: 0.42,
  noodle: 0.3,
  bread: 0.2,
  flour: 0.5,
  oats: 0.5,
  confection: 0.6,
};

/**
 * The cup by which SR28 measures holds 236.6 ml, and so does that of American recipes; `units` counts 240 ml. Densities
 * of rows that state one come from that cup. Spoons count 15 ml: the difference is below half a gram.
 */
const SR28_CUP = 236.588 / 240;
const CUPS: ReadonlySet<UnitName> = new Set<UnitName>(['cup', 'pint', 'quart', 'gallon']);
const cupOf = (food: Food): number => (food.density === undefined ? 1 : SR28_CUP);

const likelyDensityOf = (food: Food): number => densityOf(food) ?? LIKELY_DENSITY[food.role] ?? 1;

/**
 * How much more or less than a medium piece one of another size weighs: the median of SR28's small, medium and large
 * onion, tomato, potato, carrot, pepper, apple, orange and zucchini. Eggs: 1123, where the catalog's egg is large.
 */
const SIZES: readonly (readonly [says: RegExp, piece: number, egg: number])[] = [
  [/\b(?:extra|very)[- ]large|\bjumbo|\bhuge/u, 1.7, 1.12],
  [/\bmedium[- ](?:to[- ])?large/u, 1.2, 1],
  [/\bsmall[- ](?:to[- ])?medium/u, 0.85, 0.82],
  [/\b(?:large|big|lg)\b/u, 1.4, 1],
  [/\b(?:small|sm|baby|mini)\b/u, 0.7, 0.76],
  [/\bmedium/u, 1, 0.88],
];
const SIZED_UNITS: ReadonlySet<UnitName | null> = new Set<UnitName | null>([null, 'piece', 'head', 'bunch', 'bulb']);

function sizeFactorOf({ size, amount }: IngredientLine, food: Food): number {
  if (size === '' || amount === null || amount.each !== undefined || !SIZED_UNITS.has(amount.unit)) return 1;
  const found = SIZES.find(([says]) => says.test(size));
  return found === undefined ? 1 : found[food.role === 'egg' ? 2 : 1];
}

function gramsOfOne(unit: UnitName | null, food: Food): number | null {
  const own = gramsPerUnit(food);
  const piece = WHOLE.has(food.unit) ? own : (food.each ?? null);
  if (unit === null || unit === 'piece') return piece;
  const comes = gramsOfPackage(food, unit);
  if (comes !== null) return comes;
  if (unit === 'bottle' && food.role === 'wine') return WINE_BOTTLE_MILLILITRES * likelyDensityOf(food);
  if (unit === 'inch' && food.unit === 'cm') return own * 2.54;
  if (unit === food.unit || SAME_AS.get(unit) === food.unit) return own;
  if (unit === 'bunch') return gramsOfBunch(food);
  if (unit === 'dozen') return piece === null ? null : piece * 12;
  if (food.unit === 'piece' && STALKS.has(unit)) return own;
  if (food.role === 'herb' && HERB_GRAMS.has(unit)) return HERB_GRAMS.get(unit) ?? null;
  if (food.each !== undefined && ONE_OF.has(unit)) return food.each;
  // Butter comes in sticks of a quarter of a pound, cinnamon in others.
  if (unit === 'stick' && food.role !== 'fat') return food.unit === 'piece' ? own : (STICKS.get(food.role) ?? null);
  const mass = gramsIn(unit) ?? HOUSEHOLD_GRAMS.get(unit);
  if (mass !== undefined) return mass;
  const volume =
    millilitresIn(unit) ??
    (unit === 'glass' && food.role === 'spirit' ? SPIRIT_GLASS : HOUSEHOLD_MILLILITRES.get(unit));
  if (volume !== undefined) return volume * likelyDensityOf(food) * (CUPS.has(unit) ? cupOf(food) : 1);
  if (unit === 'can') return food.role === 'legume' ? CAN_GRAMS * DRAINED : CAN_GRAMS;
  return null;
}

/** A large number of what nobody counts is of grams: "250 flour", "50 grated cheese" (sold in slices at most). */
const LEAST_GRAMS = 25;
const HEAVIEST_SLICE = 30;
const UNCOUNTED: ReadonlySet<FoodRole> = new Set<FoodRole>([
  'flour',
  'rice',
  'risotto-rice',
  'grain',
  'lentil',
  'oats',
  'mince',
  'sweetener',
]);
const isBareGrams = ({ low, unit, each }: LineAmount, food: Food): boolean =>
  unit === null &&
  each === undefined &&
  low >= LEAST_GRAMS &&
  food.unit === 'g' &&
  (UNCOUNTED.has(food.role) || (food.role === 'cheese' && (food.each ?? Infinity) < HEAVIEST_SLICE));

/** Returns the weight of one amount; of a range the lower end, which is certain. */
function gramsOf(amount: LineAmount, food: Food): number | null {
  if (amount.low > MAX_PLAUSIBLE_AMOUNT) return null;
  if (isBareGrams(amount, food)) return amount.low;
  const size =
    amount.each === undefined || amount.each.low > MAX_PLAUSIBLE_AMOUNT ? null : gramsOfOne(amount.each.unit, food);
  if (size !== null && amount.each !== undefined) {
    if (statesTotal(amount, food, size)) return amount.each.low * size;
    const rest = amount.unit === 'can' && food.role === 'legume' ? DRAINED : 1;
    return amount.low * amount.each.low * size * rest;
  }
  const one = gramsOfOne(amount.unit, food);
  return one === null ? null : amount.low * one;
}

/** How much heavier than the usual piece one of several may be. */
const HEAVIEST_PIECE = 2;

/** True for "3 to 4 (1 pound) chicken breasts": a pound is too much for one of them, so it is the weight of all. */
function statesTotal({ low, unit, each }: LineAmount, food: Food, size: number): boolean {
  if (each === undefined || low < 2 || (unit !== null && unit !== 'piece')) return false;
  const piece = food.unit === 'piece' ? gramsPerUnit(food) : food.each;
  if (piece === undefined) return false;
  const stated = each.low * size;
  return stated > HEAVIEST_PIECE * piece && stated < HEAVIEST_PIECE * piece * low;
}

const isMass = ({ unit, each }: LineAmount): boolean =>
  (unit !== null && gramsIn(unit) !== null) || (each !== undefined && gramsIn(each.unit) !== null);

/** Juice of one fruit in grams, from its "yields" in SR28: lemon 9152, lime 9160, orange 9206, grapefruit 9128. */
const JUICE_GRAMS: ReadonlyMap<string, number> = new Map([
  ['lemon', 48],
  ['lime', 44],
  ['orange', 86],
  ['grapefruit', 196],
]);

/** "Juice of 2 lemons", "1 lime, juiced": only the juice, or the zest, of a counted fruit goes in. */
function juiceOf({ amount, preparation, comment }: IngredientLine, food: Food): Grams | null {
  const one = JUICE_GRAMS.get(food.name);
  if (one === undefined || amount === null || amount.low > MAX_PLAUSIBLE_AMOUNT) return null;
  if (amount.each !== undefined || (amount.unit !== null && amount.unit !== 'piece')) return null;
  const said = `${preparation} ${comment}`;
  if (/\bjuiced?\b/u.test(said)) return grams(amount.low * one);
  return /\bzest(?:ed)?\b/u.test(said) && !/\bflesh|\bsegment|\bslice/u.test(said)
    ? grams(amount.low * ZEST_GRAMS)
    : null;
}
/** Zest of one fruit: a tablespoon, SR28 9156. */
const ZEST_GRAMS = 6;

/** "15 oz canned beans, drained" is the weight on the can; "240 g drained weight" is not. */
const DRAINED_CAN =
  /\b(?:canned|cans?|tinned|tins?)\b.{0,80}\bdrained\b(?! weight)|\bdrained\b(?! weight).{0,80}\b(?:canned|cans?|tinned|tins?)\b/iu;
/** A can that is said to hold more than this is labeled with its liquid. */
const LARGEST_DRAINED_CAN = 300;

function drainedShareOf(
  { text, amount }: IngredientLine,
  food: Food,
  stated: LineAmount | undefined,
  total: number,
): number {
  if (food.role !== 'legume' || amount === null) return 1;
  if (stated !== undefined) return amount.unit === 'can' && total / amount.low > LARGEST_DRAINED_CAN ? DRAINED : 1;
  return amount.unit !== 'can' && isMass(amount) && amount.each === undefined && DRAINED_CAN.test(text) ? DRAINED : 1;
}

/**
 * Returns the weight of a line, or null if its unit says nothing definite about this food ("a bag of spinach"). A
 * stated weight takes precedence over catalog figures: "1 cup (120 g) flour" is 120 g. Household measures follow
 * kitchen practice. Never throws.
 */
export function weightOfLine(line: IngredientLine, food: Food): Grams | null {
  const { amount } = line;
  if (amount === null) return null;
  const juice = juiceOf(line, food);
  if (juice !== null) return juice;
  const stated = isMass(amount) ? undefined : line.equivalents.find(isMass);
  let total = gramsOf(stated ?? amount, food);
  if (total !== null) total *= stated === undefined ? sizeFactorOf(line, food) : 1;
  if (total !== null) total *= drainedShareOf(line, food, stated, total);
  if (total === null) for (const other of line.equivalents) total ??= gramsOf(other, food);
  if (total === null) return null;
  // An equivalent states the total; otherwise the added amounts count too.
  if (stated === undefined) for (const more of line.plus) total += gramsOf(more, food) ?? 0;
  return grams(total);
}

import { REFUSE } from '#catalogue/facts/refuse-data';
import type { Food } from '#ingredient-catalogue';
import type { IngredientLine, LineAmount } from '#line/ingredient-line-type';
import { gramsIn, type UnitName } from '#units';

/** Words for food without its refuse. */
const WITHOUT_REFUSE =
  /\bde-?boned\b|\bbone(?:less|d)\b|\bbones? (?:removed|out)\b|\bfill?ets?\b|\bfilleted\b|\bpeeled\b|\bshelled\b|\bshucked\b|\bpitted\b|\bstoned\b|\bflesh\b|\bmeat\b|\bcubed?s?\b|\bdiced\b|\bchunks\b|\bsegments\b|\bground\b|\bminced\b|\bshredded\b|\bfrozen\b|\bcanned\b|\bkernels\b|\barils\b|\bskinless\b/iu;

const isMass = ({ unit, each }: LineAmount): boolean =>
  (unit !== null && gramsIn(unit) !== null) || (each !== undefined && gramsIn(each.unit) !== null);

/**
 * Returns the edible share of a weight, from 0 to 1: without bones, shell and peel where the line weighs or counts the
 * food as bought ("1 whole chicken", "2 lb mussels"), all of it where it says boneless, peeled or shelled.
 */
export function edibleShareOf(text: string, { amount, equivalents }: IngredientLine, food: Food): number {
  const refuse = REFUSE[food.name];
  if (refuse === undefined || amount === null || isBoneOut(text, food)) return 1;
  if (refuse.says !== undefined && !refuse.says.test(text)) return 1;
  const counted = amount.unit === null || amount.unit === 'piece' || amount.unit === 'rack';
  const weighed = isMass(amount) || (counted && equivalents.some(isMass));
  return weighed || (counted && refuse.pieces === true) ? 1 - refuse.share : 1;
}

/** Joints whose bone stays in when the skin is off. */
const JOINTS: ReadonlySet<string> = new Set([
  'chicken leg',
  'chicken drumstick',
  'chicken wing',
  'turkey leg',
  'duck leg',
]);
const isBoneOut = (text: string, food: Food): boolean =>
  WITHOUT_REFUSE.test(JOINTS.has(food.name) ? text.replaceAll(/\bskinless\b/giu, '') : text);

/** How an ingredient is used when only part of it is eaten. */
export type Use = 'frying' | 'marinade' | 'brine' | 'boiling' | 'dusting' | 'greasing';

/**
 * The eaten share of what is used so. Boiling: 100 g of pasta take up 135 g of the liter they boil in (SR28 20120 and
 * 20121, by their water). The others are kitchen practice.
 */
export const EATEN: Readonly<Record<Exclude<Use, 'frying'>, number>> = {
  marinade: 0.3,
  brine: 0.1,
  boiling: 0.13,
  dusting: 0.5,
  greasing: 0.5,
};
/**
 * Fried food takes up about this share of its raw weight in oil: kitchen practice. It agrees with SR28: french fries
 * (21138) hold as much fat as 7 % of the raw potatoes (11352) weigh, and a batter takes up more.
 */
export const FRYING_OIL_PER_FOOD = 0.1;
/** In grams, a little less than a full one. */
const A_CUP_OF_OIL = 200;

/** In the other languages oil "for frying" is for deep-frying, or is in such an amount that it is. */
const FRYING_ELSEWHERE = String.raw`\bausbacken\b|fritt?ieren\b|\bfriture\b|\bfrire\b|\bfreír\b|\bfreir\b|\bfriggere\b|\bfrittura\b|frituren\b|\bfritar\b|\bfritura\b|\bfrit(?:ering|era)\b|\bsmażeni[ae]\b|揚げ`;
const FRYING = new RegExp(
  String.raw`(?<!stir[- ]?)\b(?:deep|pan|shallow)?[- ]?fr(?:y|ying)\b|${FRYING_ELSEWHERE}`,
  'iu',
);
const DEEP_FRYING =
  /\bdeep[- ]?(?:fat[- ]?)?fr(?:y|ying|ied|yer)\b|fritt?ieren\b|\bfriture\b|\bfriggere\b|\bfrittura\b|frituren\b|\bfrit(?:ering|era)\b|głębok|揚げ/iu;
const FRIES_IN_OIL =
  /\bdeep[- ]?(?:fat[- ]?)?fr(?:y|ier|yer|ied)|\bfry\b[^.]{0,60}\b(?:batch|hot oil|golden)|\boil\b[^.]{0,60}(?:\d{3} ?°|thermometer|deep|hot enough)/iu;
const FRIES = /(?<!stir[- ]?)\bfr(?:y|ying|ied)\b/iu;
const DISCARDS_MARINADE = /\bdiscard(?:ing|ed)?\b[^.]{0,40}\bmarinade\b|\bmarinade\b[^.]{0,30}\bdiscard/iu;
const DRAINS_MEAT =
  /\bdrain(?:ing)?\b[^.]{0,40}\b(?:fat|grease|drippings|beef|meat|sausage)\b|\b(?:beef|turkey|pork|meat|sausage|pink|brown\w*)\b[^.]{0,80}\bdrain\b(?! the (?:pasta|beans|noodles))/iu;
const SAYS: readonly (readonly [pattern: RegExp, use: Use])[] = [
  [/\bbrin(?:e|ing)\b/iu, 'brine'],
  [/\bfor (?:soaking|marinating)\b/iu, 'marinade'],
  [/\b(?:boiling|cooking|pasta) water\b|\bfor (?:the )?(?:boiling|water)\b/iu, 'boiling'],
  [/\bfor (?:the )?(?:dusting|rolling|flouring|dredging|kneading|(?:work )?surface|board)\b|\bto dust\b/iu, 'dusting'],
  [/\bgreasing\b|\bto grease\b|\bfor (?:the )?(?:pan|tin|dish)\b/iu, 'greasing'],
];
/** Foods that stay in a jar of brine are eaten; its salt, sugar, vinegar and water are not. */
const IN_BRINE: ReadonlySet<string> = new Set(['seasoning', 'sweetener', 'vinegar', 'drink', 'spice', 'sweet-spice']);

/** What the rest of a recipe says about the use of its ingredients. */
export interface RecipeUse {
  /** As much oil in one line is for frying; infinite if the steps fry nothing. */
  readonly fryingGrams: number;
  readonly deepFries: boolean;
  readonly discardsMarinade: boolean;
  /** The fat of browned meat is poured off. */
  readonly drainsMeat: boolean;
}

export function readRecipeUse(steps: readonly string[]): RecipeUse {
  const text = steps.join('\n').slice(0, 20_000);
  return {
    fryingGrams: FRIES_IN_OIL.test(text) ? A_CUP_OF_OIL : FRIES.test(text) ? 2 * A_CUP_OF_OIL : Infinity,
    deepFries: DEEP_FRYING.test(text),
    discardsMarinade: DISCARDS_MARINADE.test(text),
    drainsMeat: DRAINS_MEAT.test(text),
  };
}

/**
 * Returns how a line uses its food, or null if all of it is eaten.
 * @param section the heading above the line
 */
export function useOf(text: string, section: string, food: Food, weight: number, recipe: RecipeUse): Use | null {
  const isFat = food.role === 'fat';
  if (isFat && (FRYING.test(text) || (food.unit === 'tbsp' && weight >= recipe.fryingGrams))) return 'frying';
  // "Plus more for dusting" has no amount of its own.
  const own = text.replace(/\b(?:plus|and) (?:more|extra|some)\b.*$/iu, '');
  const use = SAYS.find(([pattern]) => pattern.test(own))?.[1] ?? null;
  if (use === 'brine' || (use === null && /\bbrine\b/iu.test(section))) return IN_BRINE.has(food.role) ? 'brine' : null;
  if (use !== null) return use;
  return recipe.discardsMarinade && /\bmarinade\b/iu.test(`${text} ${section}`) ? 'marinade' : null;
}

/** True for ground meat whose fat is poured off after browning. */
export const isDrained = (text: string, food: Food, recipe: RecipeUse): boolean =>
  (food.role === 'mince' || food.role === 'sausage') && (recipe.drainsMeat || /\bdrained\b/iu.test(text));

const SLICED: ReadonlySet<UnitName | null> = new Set<UnitName | null>([null, 'slice', 'strip', 'rasher', 'piece']);

/** True for "6 slices bacon, cooked and crumbled": the slices are counted raw, and their fat stays in the pan. */
export const isCrispBacon = (text: string, { amount }: IngredientLine, food: Food): boolean =>
  food.name === 'bacon' &&
  amount !== null &&
  SLICED.has(amount.unit) &&
  amount.each === undefined &&
  /\b(?:cooked|crisp(?:ed|y)?|crumbled|fried|browned)\b/iu.test(text);

/** True for "oil, for frying" if it or the recipe says that the frying is deep. */
export const isDeepFryingOil = (text: string, food: Food, recipe: RecipeUse): boolean =>
  food.role === 'fat' && (DEEP_FRYING.test(text) || (recipe.deepFries && FRYING.test(text)));

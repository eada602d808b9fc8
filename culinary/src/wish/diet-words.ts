import type { Diet } from '#catalogue/food-row';
import { foodWords } from '#food-words';
import { closestAllergen } from '#wish/named-foods';

const PRODUCTS_WITHOUT_MEAT = String.raw`(?! (?:stock|broth|burgers?|mince|sausages?|patty|patties))`;
const JEWISH = String.raw`jews?|jewish (?:people|persons?|friends?|guests?|family|man|woman|colleagues?|neighbou?rs?)`;

/** Patterns for the diets in a lower-case text. */
export const DIET_WORDS: readonly (readonly [RegExp, Diet])[] = [
  [/\bvegans?\b|\bplant[- ]based\b/gu, 'vegan'],
  [new RegExp(String.raw`\b(?:vegetarians?|veggie)${PRODUCTS_WITHOUT_MEAT}\b`, 'gu'), 'vegetarian'],
  [/\bc(?:o?)eliacs?(?:'s)?(?: disease| sprue)?\b/gu, 'gluten-free'],
  [/\b(?:non|no)[- ]dairy\b/gu, 'dairy-free'],
  [/\b(?:halal|muslims?)\b/gu, 'halal'],
  [new RegExp(String.raw`\b(?:kosher(?:[- ]style)?(?! salt)|${JEWISH})\b`, 'gu'), 'kosher-style'],
];

const DIETS_OF_FOODS: ReadonlyMap<string, Diet> = new Map<string, Diet>([
  ['gluten', 'gluten-free'],
  ['coeliac', 'gluten-free'],
  ['celiac', 'gluten-free'],
  ['dairy', 'dairy-free'],
  ['lactose', 'dairy-free'],
  ['meat', 'vegetarian'],
  ['animal product', 'vegan'],
]);

/** Returns the diet that excludes a food under the name that the user gives it ("lactose" → dairy-free). */
export const dietExcluding = (thing: string): Diet | undefined => DIETS_OF_FOODS.get(foodWords(thing).join(' '));

const SHORTEST_CORRECTED = 3;

/** Corrects the spelling of an allergen; returns other words unchanged. */
export const correctAllergen = (word: string): string => closestAllergen(word, SHORTEST_CORRECTED) ?? word;

const NEGATION = /(?:\bnot|\bnon|n't(?: be| have to be| need to be)?|\bnever)[ -](?:an? |really |even )*$/u;
const NEGATION_REACH = 60;

/** Returns the start of a negation directly before a position ("not really vegan"), or null. */
export function negationBefore(text: string, at: number): number | null {
  const from = Math.max(0, at - NEGATION_REACH);
  const negation = NEGATION.exec(text.slice(from, at));
  return negation === null ? null : from + negation.index;
}

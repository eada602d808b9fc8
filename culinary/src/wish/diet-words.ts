import type { Diet } from '#catalogue/food-row';
import { foodWords } from '#food-words';
import { closestAllergen } from '#wish/named-foods';

/** The words by which a text in lower case asks for a diet. */
export const DIET_WORDS: readonly (readonly [RegExp, Diet])[] = [
  [/\bvegans?\b|\bplant[- ]based\b/gu, 'vegan'],
  [/\b(?:vegetarians?|meatless|veggie(?! (?:stock|broth|burgers?|mince|sausages?|patty|patties)))\b/gu, 'vegetarian'],
  [/\bc(?:o?)eliacs?(?:'s)?(?: disease| sprue)?\b/gu, 'gluten-free'],
  [/\b(?:non|no)[- ]dairy\b/gu, 'dairy-free'],
  [/\bhalal\b/gu, 'halal'],
  [/\bkosher(?:[- ]style)?\b(?! salt)/gu, 'kosher-style'],
];
export const NO_ANIMAL_PRODUCTS =
  /\b(?:no|without|avoids?|don't eat|doesn't eat|free (?:of|from)) (?:any )?animal products?\b/gu;

const FREE_DIETS: ReadonlyMap<string, Diet> = new Map<string, Diet>([
  ['gluten', 'gluten-free'],
  ['coeliac', 'gluten-free'],
  ['celiac', 'gluten-free'],
  ['dairy', 'dairy-free'],
  ['lactose', 'dairy-free'],
]);

/** The diet that is free of a thing, by the name a user gives it. */
export const dietExcluding = (thing: string): Diet | undefined => FREE_DIETS.get(foodWords(thing).join(' '));

const SHORTEST_CORRECTED = 3;

/** A thing that must not be in a dish, with a slip of the pen in the name of an allergen corrected. */
export const correctAllergen = (said: string): string => closestAllergen(said, SHORTEST_CORRECTED) ?? said;

const DENIED = /(?:\bnot|\bnon|n't(?: be| have to be| need to be)?|\bnever)[ -](?:an? |really |even )*$/u;
const DENIAL_REACH = 60;

/** Where the words begin that deny what a text says at a place ("not really vegan"); null where nothing does. */
export function negationBefore(text: string, at: number): number | null {
  const from = Math.max(0, at - DENIAL_REACH);
  const denied = DENIED.exec(text.slice(from, at));
  return denied === null ? null : from + denied.index;
}

import { loadEveryLanguage } from '#every-language';
import { boundedForm } from '#bounded-form';
import type { Diet } from '#catalogue/food-row';
import { isAnyNamedIn, isDishWord } from '#compose/dish-words';
import { exactFood } from '#compose/note-words';
import { otherDishIn } from '#compose/other-dishes';
import { parseExclusion } from '#compose/constraints';
import { categoryIn } from '#compose/wishes';
import { foodWords } from '#food-words';
import { DISH_FORMS } from '#forms/dish-forms';
import { findFoods } from '#ingredient-catalogue';
import { readLine } from '#line/read-line';
import type { RecipeCategory } from '#recipe-category';
import { hasNoContent, withoutStopWords } from '#wish/stop-words';
import { negationBefore, DIET_WORDS, dietExcluding, correctAllergen, NO_ANIMAL_PRODUCTS } from '#wish/diet-words';
import { findVulnerableEater, type VulnerableEater } from '#wish/vulnerable-eater';
import { findExclusions } from '#wish/exclusions';
import { extractCounts } from '#wish/counts';

/** Exclusions and diets, as stated. */
export interface StatedRules {
  /** Excluded foods, groups of foods and allergens, in the user's words. */
  readonly without: readonly string[];
  readonly diets: readonly Diet[];
}

/** A request for a recipe. */
export interface Wish extends StatedRules {
  /** The remaining content: foods, dishes, moods, cuisines. Empty if the engine may choose. */
  readonly phrase: string;
  /** Catalog names of the foods in it. */
  readonly foods: readonly string[];
  /** True if it names a dish. */
  readonly dish: boolean;
  readonly meal: RecipeCategory | undefined;
  readonly servings: number | undefined;
  /** Maximum total minutes. */
  readonly minutes: number | undefined;
  /** The small child or pet that it is for. */
  readonly eater: VulnerableEater | undefined;
  /** Exclusions that match nothing known. */
  readonly unknown: readonly string[];
}

const MAX_CHARACTERS = 600;
const MAX_EXCLUSIONS = 40;

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan ?not\b|\bcant\b/gu, "can't"],
  [/\b(do|does|did|wo|is|are|must|should|could|would)(?:n't|nt| not)(?= )/gu, "$1n't"],
  [/\bno-(?=\p{L})/gu, 'no '],
  [/\bi ?m (?=allergic|vegan|vegetarian|not|lactose|coeliac|celiac)/gu, "i'm "],
];

/** Normalizes the first 600 characters: lower case, straight apostrophes, uniform contractions, single spaces. */
function plain(text: string): string {
  const lower = boundedForm(text.slice(0, MAX_CHARACTERS), 'NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`´]/gu, "'");
  return CONTRACTIONS.reduce((result, [pattern, by]) => result.replaceAll(pattern, by), lower)
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

const FISH_ONLY = /\bpesc[ae]tarians?\b/gu;
const SIGNS = /[,;.!?:()\n]|\b(?:with|and|or|plus|using|from|for|in|without|recipes?)\b/u;

interface ExtractedRules extends StatedRules {
  readonly rest: string;
}

/** Extracts exclusions and diets from a text; `rest` is the text without them. */
function extractRules(text: string): ExtractedRules {
  const diets = new Set<Diet>();
  const without = new Set<string>();
  const cuts: { start: number; end: number }[] = [];
  for (const { index, 0: said } of text.matchAll(NO_ANIMAL_PRODUCTS)) {
    diets.add('vegan');
    cuts.push({ start: index, end: index + said.length });
  }
  for (const { start, end, things } of findExclusions(text)) {
    if (cuts.some((cut) => start < cut.end && end > cut.start)) continue;
    const isProduct = text.slice(start, end).endsWith('free') && isProductAt(text, start, end);
    for (const said of things) {
      const thing = correctAllergen(said);
      const diet = dietExcluding(thing);
      if (diet !== undefined && /\b(?:free|intol+er\w+)$/u.test(text.slice(start, end))) diets.add(diet);
      else if (!isProduct && without.size < MAX_EXCLUSIONS) without.add(thing);
    }
    if (!isProduct) cuts.push({ start, end });
  }
  for (const [pattern, diet] of DIET_WORDS)
    for (const { index, 0: said } of text.matchAll(pattern)) {
      const end = index + said.length;
      if (cuts.some((cut) => index < cut.end && end > cut.start)) continue;
      if (isProductAt(text, index, end)) continue;
      const negation = negationBefore(text, index);
      if (negation === null) diets.add(diet);
      // "Vegan chicken noodles" names vegan chicken and requests a vegan dish.
      if (negation !== null || !belongsToFood(text, index, end)) cuts.push({ start: negation ?? index, end });
    }
  for (const { index, 0: said } of text.matchAll(FISH_ONLY)) {
    without.add('meat');
    cuts.push({ start: index, end: index + said.length });
  }
  return { rest: cutOut(text, cuts), without: [...without], diets: [...diets] };
}

function cutOut(text: string, cuts: readonly { start: number; end: number }[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of cuts.toSorted((one, other) => one.start - other.start)) {
    rest += `${text.slice(at, Math.max(at, start))} , `;
    at = Math.max(at, end);
  }
  return rest + text.slice(at);
}

/** The longest name of a product. */
const PRODUCT_MAX_CHARACTERS = 60;
/** Wide enough to detect a piece that is too long, even if its first word is cut. */
const PIECE_REACH = PRODUCT_MAX_CHARACTERS + 10;

/** The text between the nearest separators on both sides of a range; empty if it is too long for the name of a product. */
function pieceAround(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - PIECE_REACH), start)
      .split(SIGNS)
      .at(-1) ?? '';
  const after = text.slice(end, end + PIECE_REACH).split(SIGNS, 1)[0] ?? '';
  const piece = `${before}${text.slice(start, end)}${after}`.trim();
  return piece.length > PRODUCT_MAX_CHARACTERS ? '' : piece;
}

/** True for a product such as "vegan butter": its claim does not apply to the whole dish. */
function isProductAt(text: string, start: number, end: number): boolean {
  const piece = pieceAround(text, start, end).replace(/^(?:the|some|my|a|an|have|got|i have|we have) /u, '');
  return exactFood(piece) !== null || exactFood(readLine(piece).name) !== null;
}

function belongsToFood(text: string, start: number, end: number): boolean {
  const said = text.slice(start, end);
  return findFoods(pieceAround(text, start, end)).some(({ name }) => name.toLowerCase().includes(said));
}

const CONNECTING = String.raw`(?:with|and|or|but|plus|in|on|of|to|from|using|at|as|&)`;
const LEADING = new RegExp(String.raw`^(?:${CONNECTING}\s+)+|^${CONNECTING}$`, 'u');
const TRAILING = new RegExp(String.raw`(?:\s+${CONNECTING})+$`, 'u');

/** Joins the content of a text, without stop words. */
function phraseOf(text: string): string {
  return text
    .split(/[,;.!?:()\n]+(?!\d)/u)
    .map((part) => withoutStopWords(part).replace(LEADING, '').replace(TRAILING, '').trim())
    .filter((part) => part !== '' && !hasNoContent(part))
    .join(', ');
}

/**
 * Parses a free-text request: exclusions, diets, servings, time limit and the remaining foods and dishes. Reads the
 * first 600 characters. Never throws.
 */
export function parseWish(text: string): Wish {
  loadEveryLanguage();
  const said = plain(text);
  const { rest, without, diets } = extractRules(said);
  const counted = extractCounts(rest);
  const phrase = phraseOf(counted.rest);
  return {
    phrase,
    foods: findFoods(phrase).map(({ food }) => food.name),
    dish: namesDish(phrase),
    meal: categoryIn(phrase) ?? undefined,
    without,
    diets,
    servings: counted.servings,
    minutes: counted.minutes,
    eater: findVulnerableEater(said),
    unknown: without.filter((each) => parseExclusion(each) === null),
  };
}

const OF_A_PERSON =
  /al+erg|intol+er|c(?:o?)eliac|\b(?:can't|doesn't|don't|never|must not|mustn't|not allowed to) (?:eat|have|tolerate)|\b(?:i'm|i am|we're|we are|he's|she's|who's|is|are) (?:an? |both |all )?(?:\p{L}+ )?(?:vegan|vegetarian|pesc[ae]tarian)|\b(?:eat|eats|keep|keeps) (?:only |strictly )?(?:halal|kosher|vegan|vegetarian)/u;

/** Parses the restrictions of a person, which also apply to later requests, as opposed to those of one dish. */
export function parseLastingRules(text: string): StatedRules {
  loadEveryLanguage();
  const said = plain(text);
  if (!OF_A_PERSON.test(said)) return { without: [], diets: [] };
  const { without, diets } = extractRules(said);
  return { without, diets };
}

/**
 * Parses the restrictions in a row of an ingredient list ("chicken and noodles, sesame allergy") and removes them from
 * it. A row without any is unchanged.
 */
export function parseRow(row: string): StatedRules & { readonly row: string } {
  loadEveryLanguage();
  const { rest, without, diets } = extractRules(plain(row));
  if (without.length + diets.length === 0) return { row, without, diets };
  return { row: phraseOf(rest), without, diets };
}

const namesDish = (text: string): boolean =>
  text !== '' && (isAnyNamedIn(DISH_FORMS, text) || otherDishIn(text, []) !== null);

/** True if a wish names foods and dishes and nothing else ("eggs and flour", "chicken soup", "pancakes"). */
export function isOnlyFood({ phrase, foods, dish }: Wish): boolean {
  if (foods.length === 0 && !dish) return false;
  return foodWords(phrase).every(
    (word) =>
      /^(?:and|with|of|or|in)$/u.test(word) ||
      findFoods(word).length > 0 ||
      isDishWord(DISH_FORMS, word) ||
      otherDishIn(word, []) !== null,
  );
}

import { loadAllNames } from '#all-names';
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
import { hasNoContent, withoutCarriers } from '#wish/stop-words';
import { negationBefore, DIET_WORDS, dietExcluding, correctAllergen, NO_ANIMAL_PRODUCTS } from '#wish/diet-words';
import { type Eater, findVulnerableEater } from '#wish/vulnerable-eater';
import { findExclusions } from '#wish/exclusions';
import { extractCounts } from '#wish/counts';

/** What must hold for a dish, as it was said. */
export interface StatedRules {
  /** What must not be in it: foods, groups of foods and allergens, in the words that were used. */
  readonly without: readonly string[];
  readonly diets: readonly Diet[];
}

/** What a user asks to have generated. */
export interface Wish extends StatedRules {
  /** What is left to cook from and after: foods, dishes, moods, kitchens. Empty where the choice is left to us. */
  readonly phrase: string;
  /** The foods in it, by their names in the catalogue. */
  readonly foods: readonly string[];
  /** Whether it names a dish. */
  readonly dish: boolean;
  readonly meal: RecipeCategory | undefined;
  readonly servings: number | undefined;
  /** Most minutes there are. */
  readonly minutes: number | undefined;
  /** Who is to eat it, where that is nobody who may eat everything. */
  readonly eater: Eater | undefined;
  /** Of what must not be in it, what nobody here knows. */
  readonly unknown: readonly string[];
}

const MOST_READ = 600;
const MOST_RULES = 40;

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan ?not\b|\bcant\b/gu, "can't"],
  [/\b(do|does|did|wo|is|are|must|should|could|would)(?:n't|nt| not)(?= )/gu, "$1n't"],
  [/\bno-(?=\p{L})/gu, 'no '],
  [/\bi ?m (?=allergic|vegan|vegetarian|not|lactose|coeliac|celiac)/gu, "i'm "],
];

/** A text as it is read here. */
function plain(text: string): string {
  const said = boundedForm(text.slice(0, MOST_READ), 'NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`´]/gu, "'");
  return CONTRACTIONS.reduce((read, [pattern, by]) => read.replaceAll(pattern, by), said)
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

const FISH_ONLY = /\bpesc[ae]tarians?\b/gu;
const SIGNS = /[,;.!?:()\n]|\b(?:with|and|or|plus|using|from|for|in|without|recipes?)\b/u;

interface OccupiedSpans extends StatedRules {
  readonly rest: string;
}

/** Takes out of a text what must hold for the dish. */
function extractRules(text: string): OccupiedSpans {
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
      else if (!isProduct && without.size < MOST_RULES) without.add(thing);
    }
    if (!isProduct) cuts.push({ start, end });
  }
  for (const [pattern, diet] of DIET_WORDS)
    for (const { index, 0: said } of text.matchAll(pattern)) {
      const end = index + said.length;
      if (cuts.some((cut) => index < cut.end && end > cut.start)) continue;
      if (isProductAt(text, index, end)) continue;
      const denied = negationBefore(text, index);
      if (denied === null) diets.add(diet);
      // "Vegan chicken noodles" are made with vegan chicken, and nothing else in them is of animals.
      if (denied !== null || !belongsToFood(text, index, end)) cuts.push({ start: denied ?? index, end });
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

/** No name of a product is longer. */
const PRODUCT_MAX_CHARACTERS = 60;
/** Far enough to find a longer piece too long, also where its first word is cut into a sign. */
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

/** Vegan butter, or gluten-free pasta, is a food to be had: where nothing else is said, it says nothing of the dish. */
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

/** What is left of a text without the words that only carry it. */
function phraseOf(text: string): string {
  return text
    .split(/[,;.!?:()\n]+(?!\d)/u)
    .map((part) => withoutCarriers(part).replace(LEADING, '').replace(TRAILING, '').trim())
    .filter((part) => part !== '' && !hasNoContent(part))
    .join(', ');
}

/**
 * Parses what a user asks for in free text: what must not be in it, diets, for how many, in what time, and what is
 * left to cook from. Reads the first 600 characters. Never throws.
 */
export function parseWish(text: string): Wish {
  loadAllNames();
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

/** What a text says that a person must not eat at all, as opposed to one dish: it also applies to later requests. */
export function parseLastingRules(text: string): StatedRules {
  loadAllNames();
  const said = plain(text);
  if (!OF_A_PERSON.test(said)) return { without: [], diets: [] };
  const { without, diets } = extractRules(said);
  return { without, diets };
}

/**
 * What a row of a list says of the whole dish besides the food that it names ("chicken and noodles, sesame allergy"), and the row
 * without it. A row that says nothing of it stays as it is.
 */
export function parseRow(row: string): StatedRules & { readonly row: string } {
  loadAllNames();
  const { rest, without, diets } = extractRules(plain(row));
  if (without.length + diets.length === 0) return { row, without, diets };
  return { row: phraseOf(rest), without, diets };
}

const namesDish = (text: string): boolean =>
  text !== '' && (isAnyNamedIn(DISH_FORMS, text) || otherDishIn(text, []) !== null);

/** Whether a wish names foods and dishes and nothing besides ("eggs and flour", "chicken soup", "pancakes"). */
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

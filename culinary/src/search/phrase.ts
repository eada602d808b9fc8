import { loadAllNames } from '#all-names';
import type { Diet } from '#catalogue/food-row';
import { foodWords } from '#food-words';
import { MEAL_CATEGORIES, type RecipeCategory } from '#recipe-category';
import { isWholeWords, type Place, plainPhrase } from '#search/plain-phrase';
import { searchTerms } from '#search-terms';
import { FILLERS, JOINTS } from '#wish/stop-words';
import { findMinutes, findServings } from '#wish/counts';
import { negationBefore, DIET_WORDS, dietExcluding, correctAllergen, NO_ANIMAL_PRODUCTS } from '#wish/diet-words';
import { findExclusions } from '#wish/exclusions';

/** The diets by which lists of recipes can be filtered. */
export type SearchDiet = Extract<Diet, 'vegetarian' | 'vegan' | 'gluten-free'>;

/** What a phrase narrows a search to. A recipe that does not state the value does not match. */
export interface SearchFilters {
  /** All of these. */
  readonly diets?: readonly SearchDiet[];
  /** One of these. */
  readonly categories?: readonly RecipeCategory[];
  /** Preparation plus cooking, at most. */
  readonly maxMinutes?: number;
  /** Servings, at least. */
  readonly minServings?: number;
}

export interface Understood {
  /** `unsupported` narrows nothing: it was understood, but no list can be filtered by it ("without cream"). */
  readonly kind: 'diet' | 'meal' | 'minutes' | 'servings' | 'unsupported';
  /** As people read it: "Vegetarian", "Dinner", "Up to 30 min", "Serves 2 or more", "without cream". */
  readonly label: string;
  /** The part of the phrase it was read from, to the letter. */
  readonly text: string;
}

export interface SearchPhrase {
  /** The search terms that are left to match. Empty if the filters say everything. */
  readonly words: readonly string[];
  readonly filters: SearchFilters;
  /** What was read beside the words, in the order of the phrase. */
  readonly understood: readonly Understood[];
}

/** What comes later in a text are words to search for. */
const READ_MAX_CHARACTERS = 400;
/** More than anybody says in one phrase. */
const UNDERSTOOD_MAX = 12;
const QUICK_MINUTES = 30;

/** A part of the phrase that is no word to search for. */
interface Part extends Place, Omit<Understood, 'text'> {
  readonly filters: SearchFilters;
}

/**
 * Reads a search phrase as a cook means it: "quick vegetarian dinner" filters by time, diet and meal and leaves no words;
 * "soup without cream" leaves "soup". Never throws; linear in the length of the phrase.
 */
export function parseSearchPhrase(q: string): SearchPhrase {
  loadAllNames();
  const { text, placeOf } = plainPhrase(q.slice(0, READ_MAX_CHARACTERS));
  const parts = readParts(text, (part) => isWholeWords(q, placeOf(part))).map((part) => ({
    ...part,
    ...placeOf(part),
  }));
  const rest = withoutFillers(gapsBetween(q, parts));
  if (rest === '' && parts.length === 0) return { words: searchTerms(q), filters: {}, understood: [] };
  const words = searchTerms(rest);
  const shown = words.length === 0 ? withFillers(q, parts) : parts;
  return { words, filters: mergeFilters(parts), understood: understoodIn(q, shown) };
}

function readParts(text: string, isWhole: (part: Part) => boolean): Part[] {
  const parts: Part[] = [];
  for (const read of [leftOutParts, dietParts, minutesParts, servingsParts, mealParts])
    for (const part of read(text, parts))
      if (isWhole(part) && negationBefore(text, part.start) === null && !parts.some((other) => overlaps(part, other)))
        parts.push(part);
  return parts.toSorted((one, other) => one.start - other.start);
}

/** Several things may be said at the same place ("without gluten or nuts"). */
const overlaps = (one: Place, other: Place): boolean =>
  one.start < other.end && one.end > other.start && (one.start !== other.start || one.end !== other.end);

const placeOfMatch = ({ index, 0: said }: RegExpExecArray): Place => ({ start: index, end: index + said.length });

const DIET_LABELS: Readonly<Record<SearchDiet, string>> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  'gluten-free': 'Gluten-Free',
};

const isSearchDiet = (diet: Diet): diet is SearchDiet => Object.hasOwn(DIET_LABELS, diet);

const dietPart = (place: Place, diet: SearchDiet): Part => ({
  ...place,
  kind: 'diet',
  label: DIET_LABELS[diet],
  filters: { diets: [diet] },
});

/** Gluten, meat and all animal products are left out by a diet. By anything else no list can be filtered. */
function leftOutParts(text: string): Part[] {
  const vegan = [...text.matchAll(NO_ANIMAL_PRODUCTS)].map((match) => dietPart(placeOfMatch(match), 'vegan'));
  const said = findExclusions(text).flatMap(({ start, end, things }): Part[] => {
    const diets = unique(things.flatMap(dietsExcluding));
    const others = things.filter((thing) => dietsExcluding(thing).length === 0);
    const label = diets.length === 0 ? text.slice(start, end) : `without ${others.join(' or ')}`;
    return [
      ...diets.map((diet) => dietPart({ start, end }, diet)),
      ...(others.length === 0 ? [] : [{ start, end, kind: 'unsupported' as const, label, filters: {} }]),
    ];
  });
  return [...vegan, ...said];
}

function dietsExcluding(thing: string): SearchDiet[] {
  if (foodWords(thing).join(' ') === 'meat') return ['vegetarian'];
  const diet = dietExcluding(correctAllergen(thing));
  return diet !== undefined && isSearchDiet(diet) ? [diet] : [];
}

function dietParts(text: string): Part[] {
  return DIET_WORDS.flatMap(([pattern, diet]) =>
    isSearchDiet(diet) ? [...text.matchAll(pattern)].map((match) => dietPart(placeOfMatch(match), diet)) : [],
  );
}

const QUICK = /\b(?:quick|fast|speedy)\b(?! (?:breads?|oats?|pickles?|food)\b)/u;

function minutesParts(text: string): Part[] {
  const quick = QUICK.exec(text);
  const stated = findMinutes(text);
  return [
    ...(stated === undefined || stated.count === 0 ? [] : [minutesPart(stated, stated.count)]),
    ...(quick === null ? [] : [minutesPart(placeOfMatch(quick), QUICK_MINUTES)]),
  ];
}

function minutesPart({ start, end }: Place, maxMinutes: number): Part {
  return { start, end, kind: 'minutes', label: `Up to ${durationText(maxMinutes)}`, filters: { maxMinutes } };
}

function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return [hours > 0 ? `${hours} h` : '', minutes % 60 > 0 ? `${minutes % 60} min` : ''].filter(Boolean).join(' ');
}

function servingsParts(text: string, before: readonly Part[]): Part[] {
  const found = findServings(text);
  if (found === undefined) return [];
  const { start, end, count } = found;
  // "For one pot of pasta" counts pots.
  if (/(?:\d|one|two|ten|[a-z]{4,6})$/u.test(text.slice(start, end)) && isInName(text, end, before)) return [];
  return [{ start, end, kind: 'servings', label: `Serves ${count} or more`, filters: { minServings: count } }];
}

const MEAL_WORDS: readonly (readonly [pattern: string, label: string, categories: readonly RecipeCategory[]])[] = [
  ['breakfasts?|brunch', 'Breakfast', MEAL_CATEGORIES.Breakfast],
  ['lunch(?:es)?', 'Lunch', MEAL_CATEGORIES.Lunch],
  ['dinners?|suppers?', 'Dinner', MEAL_CATEGORIES.Dinner],
  ['desserts?', 'Dessert', MEAL_CATEGORIES.Dessert],
  ['snacks?', 'Snack', MEAL_CATEGORIES.Snack],
  ['appeti[sz]ers?', 'Appetizer', ['Appetizer']],
  ['side ?dish(?:es)?', 'Side Dish', ['Side Dish']],
  ['main (?:dish(?:es)?|courses?)', 'Main Dish', ['Main Dish']],
  ['beverages?|drinks?', 'Beverage', ['Beverage']],
];
const MEALS = MEAL_WORDS.map(
  ([pattern, label, categories]) =>
    [new RegExp(String.raw`\b(?:for )?(?:${pattern})\b`, 'gu'), label, categories] as const,
);

function mealParts(text: string, before: readonly Part[]): Part[] {
  return MEALS.flatMap(([pattern, label, categories]) =>
    [...text.matchAll(pattern)]
      .map(placeOfMatch)
      .filter(({ end }) => !isInName(text, end, before))
      .map((place): Part => ({ ...place, kind: 'meal', label, filters: { categories } })),
  );
}

const NEXT_WORD = /^ ([\p{L}\p{N}][\p{L}\p{N}'-]*)/u;

/** Whether a noun follows that the words before it belong to: "breakfast burrito" and "dinner rolls" are names of dishes. */
function isInName(text: string, end: number, parts: readonly Part[]): boolean {
  const next = NEXT_WORD.exec(text.slice(end))?.[1];
  return next !== undefined && !isFiller(next) && !parts.some(({ start }) => start === end + 1);
}

/** Praise in nearly every second title; nobody searches for it alone. */
const PRAISE: ReadonlySet<string> = new Set(['easy', 'simple', 'good', 'best', 'delicious', 'tasty']);

const isFiller = (word: string): boolean => FILLERS.has(word) || JOINTS.has(word) || PRAISE.has(word);

/** What a phrase says outside of its parts. */
function gapsBetween(q: string, parts: readonly Part[]): string[] {
  return [0, ...parts.map(({ end }) => end)].map((from, at) =>
    q.slice(from, Math.max(from, parts[at]?.start ?? q.length)),
  );
}

function withoutFillers(pieces: readonly string[]): string {
  return pieces
    .flatMap((piece) => piece.split(/\s+/u))
    .filter((word) => !isFiller(plainPhrase(word).text.replaceAll(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '')))
    .join(' ');
}

/** The parts as long as they can be, so that without them nothing of the phrase remains. */
function withFillers(q: string, parts: readonly Part[]): Part[] {
  return parts.map((part, at) => ({
    ...part,
    start: at === 0 ? 0 : Math.min(part.start, parts[at - 1]?.end ?? 0),
    end: at === parts.length - 1 ? q.length : part.end,
  }));
}

function mergeFilters(parts: readonly Part[]): SearchFilters {
  const all = parts.map(({ filters }) => filters);
  const diets = unique(all.flatMap((each) => each.diets ?? []));
  const categories = unique(all.flatMap((each) => each.categories ?? []));
  const minutes = all.flatMap(({ maxMinutes }) => maxMinutes ?? []);
  const servings = all.flatMap(({ minServings }) => minServings ?? []);
  return {
    ...(diets.length > 0 && { diets }),
    ...(categories.length > 0 && { categories }),
    ...(minutes.length > 0 && { maxMinutes: Math.min(...minutes) }),
    ...(servings.length > 0 && { minServings: Math.max(...servings) }),
  };
}

const unique = <Each>(all: readonly Each[]): Each[] => [...new Set(all)];

function understoodIn(q: string, parts: readonly Part[]): Understood[] {
  const labels = new Set<string>();
  return parts
    .filter(({ label }) => !labels.has(label) && labels.add(label))
    .slice(0, UNDERSTOOD_MAX)
    .map(({ kind, label, start, end }) => ({ kind, label, text: q.slice(start, end).trim() }));
}

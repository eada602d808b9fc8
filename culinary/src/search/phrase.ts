import { loadAllNames } from '#all-names';
import type { Diet } from '#catalogue/food-row';
import { MEAL_CATEGORIES, type RecipeCategory } from '#recipe-category';
import { gapsBetween, isWholeWords, type Place, plainPhrase } from '#search/plain-phrase';
import { searchTerms } from '#search-terms';
import { FUNCTION_WORDS, CONJUNCTIONS } from '#wish/stop-words';
import { findServings, findTimeLimit, QUICK, QUICK_MINUTES } from '#wish/counts';
import { correctAllergen, DIET_WORDS, dietExcluding, negationBefore } from '#wish/diet-words';
import { findExclusions } from '#wish/exclusions';
import { plainRequest } from '#wish/plain-request';

/** The diets by which lists of recipes can be filtered. */
export type SearchDiet = Extract<Diet, 'vegetarian' | 'vegan' | 'gluten-free'>;

/** The filters of a search. A recipe without the value does not match. */
export interface SearchFilters {
  /** The recipe must fit all of them. */
  readonly diets?: readonly SearchDiet[];
  /** The recipe must be in one of them. */
  readonly categories?: readonly RecipeCategory[];
  /** Maximum of preparation plus cooking time. */
  readonly maxMinutes?: number;
  readonly minServings?: number;
}

export interface Understood {
  /** `unsupported` is recognized, but lists cannot be filtered by it ("without cream"). */
  readonly kind: 'diet' | 'meal' | 'minutes' | 'servings' | 'unsupported';
  /** For display: "Vegetarian", "Dinner", "Up to 30 min", "Serves 2 or more", "without cream". */
  readonly label: string;
  /** The part of the phrase that states it, as typed. */
  readonly text: string;
}

export interface SearchPhrase {
  /** The remaining search terms; empty if the filters cover the whole phrase. */
  readonly words: readonly string[];
  readonly filters: SearchFilters;
  /** The recognized filters, in the order of the phrase. */
  readonly understood: readonly Understood[];
}

/** Filters are recognized in this many characters; later text is only search terms. */
const READ_MAX_CHARACTERS = 400;
/** More than any real phrase contains. */
const UNDERSTOOD_MAX = 12;

/** A part of the phrase that states a filter. */
interface Part extends Place, Omit<Understood, 'text'> {
  readonly filters: SearchFilters;
}

/**
 * Parses a search phrase into filters and search terms: "quick vegetarian dinner" gives time, diet and meal and no
 * terms, "soup without cream" the term "soup". Never throws; linear in the length of the phrase.
 */
export function parseSearchPhrase(q: string): SearchPhrase {
  loadAllNames();
  const { text, placeOf } = plainRequest(q.slice(0, READ_MAX_CHARACTERS));
  const parts = readParts(text, (part) => isWholeWords(q, placeOf(part))).map((part) => ({
    ...part,
    ...placeOf(part),
  }));
  const rest = withoutStopWords(gapsBetween(q, parts));
  if (rest === '' && parts.length === 0) return { words: searchTerms(q), filters: {}, understood: [] };
  const words = searchTerms(rest);
  const shown = words.length === 0 ? withStopWords(q, parts) : parts;
  return { words, filters: mergeFilters(parts), understood: understoodIn(q, shown) };
}

function readParts(text: string, isWhole: (part: Part) => boolean): Part[] {
  const parts: Part[] = [];
  for (const read of [exclusionParts, dietParts, minutesParts, servingsParts, mealParts])
    for (const part of read(text, parts))
      if (isWhole(part) && negationBefore(text, part.start) === null && !parts.some((other) => overlaps(part, other)))
        parts.push(part);
  return parts.toSorted((one, other) => one.start - other.start);
}

/** Parts with the same range do not overlap: "without gluten or nuts" states two filters. */
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

/** Exclusions of gluten, meat or all animal products are diets; lists cannot be filtered by any other. */
function exclusionParts(text: string): Part[] {
  return findExclusions(text).flatMap(({ start, end, things }): Part[] => {
    const diets = unique(things.flatMap(dietsExcluding));
    const others = things.filter((thing) => dietsExcluding(thing).length === 0);
    const label = diets.length === 0 ? text.slice(start, end) : `without ${others.join(' or ')}`;
    return [
      ...diets.map((diet) => dietPart({ start, end }, diet)),
      ...(others.length === 0 ? [] : [{ start, end, kind: 'unsupported' as const, label, filters: {} }]),
    ];
  });
}

function dietsExcluding(thing: string): SearchDiet[] {
  const diet = dietExcluding(correctAllergen(thing));
  return diet !== undefined && isSearchDiet(diet) ? [diet] : [];
}

function dietParts(text: string): Part[] {
  return DIET_WORDS.flatMap(([pattern, diet]) =>
    isSearchDiet(diet) ? [...text.matchAll(pattern)].map((match) => dietPart(placeOfMatch(match), diet)) : [],
  );
}

function minutesParts(text: string): Part[] {
  const quick = QUICK.exec(text);
  const stated = findTimeLimit(text);
  return [
    ...(stated === undefined ? [] : [minutesPart(stated, stated.count)]),
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
  const others = before.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${','.repeat(end - start)}${rest.slice(end)}`,
    text,
  );
  const found = findServings(others);
  if (found === undefined) return [];
  const { start, end, count } = found;
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

/** True if the next word makes the range part of a dish name: "breakfast burrito", "dinner rolls". */
function isInName(text: string, end: number, parts: readonly Part[]): boolean {
  const next = NEXT_WORD.exec(text.slice(end))?.[1];
  return next !== undefined && !isStopWord(next) && !parts.some(({ start }) => start === end + 1);
}

/** Words of praise: too common in titles to search for. */
const PRAISE: ReadonlySet<string> = new Set(['easy', 'simple', 'good', 'best', 'delicious', 'tasty']);

const isStopWord = (word: string): boolean => FUNCTION_WORDS.has(word) || CONJUNCTIONS.has(word) || PRAISE.has(word);

function withoutStopWords(pieces: readonly string[]): string {
  return pieces
    .flatMap((piece) => piece.split(/\s+/u))
    .filter((word) => !isStopWord(plainPhrase(word).text.replaceAll(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '')))
    .join(' ');
}

/** Extends the parts over the stop words around them, so that removing all parts removes the whole phrase. */
function withStopWords(q: string, parts: readonly Part[]): Part[] {
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

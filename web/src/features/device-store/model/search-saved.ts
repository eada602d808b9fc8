import type { Recipe, RecipeCard, RecipeFilter, RecipeSort } from '@larder/contract/recipes';
import { MEAL_CATEGORIES } from '@larder/culinary/recipe-category';
import type { Meal } from '@larder/culinary/recipe-category';
import { plainText } from '@larder/culinary/plain-words';
import { searchTerms } from '@larder/culinary/search-terms';

import type { SavedCard } from '#features/device-store/model/database.ts';
import { forEachWhenIdle } from '#platform/idle.ts';

type Tag = NonNullable<RecipeFilter['tags']>[number];
type Diet = Exclude<Tag, Meal>;

export interface SavedFilter {
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly favorites?: boolean | undefined;
  readonly fits?: boolean | undefined;
  readonly sort?: RecipeSort | undefined;
}

export interface SavedMatches {
  readonly cards: readonly RecipeCard[];
  /** The searched words, to highlight. */
  readonly words: readonly string[];
}

/** The ids of recipes that follow a diet. */
export type FollowsDiets = (diets: readonly Diet[]) => Promise<ReadonlySet<string>>;

const DIETS: readonly string[] = ['Vegetarian', 'Vegan', 'Gluten-Free'] satisfies Diet[];

const isDiet = (tag: string): tag is Diet => DIETS.includes(tag);
const isMeal = (tag: string): tag is Meal => Object.hasOwn(MEAL_CATEGORIES, tag);

/** A word of the text begins with the searched one. A single letter must match whole. */
function hasTerm(terms: string, word: string): boolean {
  return terms.includes(word.length === 1 ? ` ${word} ` : ` ${word}`);
}

/** Filters, searches and sorts saved recipes as the server does its own, without its corrections of spelling. */
export async function searchSaved(
  saved: readonly SavedCard[],
  { q = '', category, tags = [], favorites = false, fits = false, sort }: SavedFilter,
  followsDiets: FollowsDiets,
): Promise<SavedMatches> {
  const words = searchTerms(q);
  const meals: readonly string[] = tags.filter(isMeal).flatMap((meal) => [...MEAL_CATEGORIES[meal]]);
  const diets = tags.filter(isDiet);
  const followers = diets.length === 0 ? null : await followsDiets(diets);
  const found = saved.filter(
    ({ card, terms }) =>
      (!favorites || card.is_favorite) &&
      (!fits || card.conflicts.length === 0) &&
      (category === undefined || card.category === category) &&
      (meals.length === 0 || meals.includes(card.category ?? '')) &&
      (followers === null || followers.has(card.id)) &&
      words.every((word) => hasTerm(terms.all, word)),
  );
  return { cards: sorted(found, words, sort ?? (words.length > 0 ? 'relevance' : 'date')), words };
}

const byDate = (one: SavedCard, other: SavedCard): number =>
  compare(other.card.created_at, one.card.created_at) || compare(other.card.id, one.card.id);

function compare<Value extends string | number>(one: Value, other: Value): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The number of searched words in the title. */
const titleScore = (words: readonly string[], { terms }: SavedCard): number =>
  words.filter((word) => hasTerm(terms.title, word)).length;

function sorted(found: readonly SavedCard[], words: readonly string[], sort: RecipeSort): RecipeCard[] {
  const keyed = found.map((saved) => ({ saved, key: sortKey(saved, words, sort) }));
  return keyed
    .toSorted((one, other) => compare(one.key, other.key) || byDate(one.saved, other.saved))
    .map(({ saved }) => saved.card);
}

/** Recipes are listed by ascending key, equal ones newest first. */
function sortKey(saved: SavedCard, words: readonly string[], sort: RecipeSort): string | number {
  switch (sort) {
    case 'title':
      return plainText(saved.card.title);
    case 'cookTime':
      return saved.card.cooking_time ?? Infinity;
    case 'relevance':
      return -titleScore(words, saved);
    case 'date':
    // The cook log is not on the device.
    case 'cooked':
      return 0;
    default:
      return sort satisfies never;
  }
}

/** The categories of the saved recipes, in alphabetical order. */
export function categoriesOf(saved: readonly SavedCard[]): string[] {
  return [...new Set(saved.map(({ card }) => card.category ?? '').filter((category) => category !== ''))].toSorted();
}

/** The ids of the recipes that follow all of these diets, by their ingredients. */
export async function findFollowers(
  recipes: readonly Recipe[],
  diets: readonly Diet[],
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const { dietsOfRecipe } = await import('@larder/culinary/recipe-diets');
  const names: readonly string[] = diets.map((diet) => diet.toLowerCase());
  const followers = new Set<string>();
  await forEachWhenIdle(recipes, signal, ({ id, ingredients }) => {
    const { diets: read } = dietsOfRecipe(ingredients);
    if (names.every((name) => read.some(({ diet, fits }) => diet === name && fits === 'yes'))) followers.add(id);
  });
  return followers;
}

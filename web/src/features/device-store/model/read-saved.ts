import type { Counted, RecipeCard, RecipeDetail } from '@larder/contract/recipes';

import type { ListQuery } from '#features/device-store/model/list-query.ts';
import { findSavedRecipe, listOwnCards, listSavedRecipes } from '#features/device-store/model/saved-recipes.ts';
import { categoriesOf, findFollowers, searchSaved } from '#features/device-store/model/search-saved.ts';
import type { SavedMatches } from '#features/device-store/model/search-saved.ts';
import { sessionSignal } from '#platform/session-signal.ts';

// The answers of the server, from the recipes saved on this device. Null when none are saved.

async function search(
  userId: string,
  { tag, collection, tags, favorites, fits, ...query }: ListQuery,
): Promise<SavedMatches | null> {
  // The saved cards have neither tags of the user's own nor collections.
  if (tag !== undefined || collection !== undefined) return null;
  const cards = await listOwnCards(userId);
  if (cards.length === 0) return null;
  const filter = { ...query, tags: tags?.split(','), favorites: favorites === 'true', fits: fits === 'true' };
  return searchSaved(cards, filter, async (diets) =>
    findFollowers(await listSavedRecipes(userId), diets, sessionSignal()),
  );
}

interface SavedPage {
  readonly recipes: RecipeCard[];
  readonly words: string[];
  readonly mended: null;
  /** Where the next page starts; null after the last one. */
  readonly next: number | null;
}

export async function readPage(
  userId: string,
  { limit, ...query }: ListQuery & { readonly limit: number },
  start: number,
): Promise<SavedPage | null> {
  const found = await search(userId, query);
  if (found === null) return null;
  const end = start + limit;
  return {
    recipes: found.cards.slice(start, end),
    words: [...found.words],
    mended: null,
    next: end < found.cards.length ? end : null,
  };
}

export async function readCount(userId: string, query: ListQuery): Promise<Counted | null> {
  const found = await search(userId, query);
  return found && { count: found.cards.length, more: false };
}

export async function readCategories(userId: string): Promise<string[] | null> {
  const cards = await listOwnCards(userId);
  return cards.length === 0 ? null : categoriesOf(cards);
}

export function readRecipe(userId: string, id: string): Promise<RecipeDetail | null> {
  return findSavedRecipe(userId, id);
}

const HITS_MAX = 20;

/** The best matches of a search over the saved recipes. */
export async function readHits(userId: string, q: string) {
  const found = await search(userId, { q });
  if (found === null) return null;
  const recipes = found.cards
    .slice(0, HITS_MAX)
    .map((card) => ({ ...card, source: 'own' as const, shared_by_name: null }));
  return { recipes, words: [...found.words], mended: null };
}

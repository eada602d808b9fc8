import { searchTerms } from '@larder/culinary/search-words';

import { indexedWords } from '#platform/db/text-index.ts';

/** The one word that keeps a person's recipes together in the text index. */
export function searchScope(userId: string): string {
  return `u${userId.replaceAll('-', '')}`;
}

/** The one under which all of the community's stand in theirs. */
export const COMMUNITY_SCOPE = 'community';

/** More than any recipe has in words of people, and less than what PostgreSQL takes in one text index entry. */
const BODY_MAX_CHARACTERS = 100_000;

export interface Searchable {
  readonly title: string;
  readonly description: string;
  readonly ingredients: readonly string[];
  readonly category: string | null;
}

export interface SearchDocument {
  readonly title: string;
  readonly body: string;
}

/** The words by which a recipe is found. */
export function searchDocument(recipe: Searchable): SearchDocument {
  const body = [recipe.description, ...recipe.ingredients, recipe.category ?? ''].join(' ');
  return {
    title: indexedWords(searchTerms(recipe.title)),
    body: indexedWords(new Set(searchTerms(body)))
      .slice(0, BODY_MAX_CHARACTERS)
      .toWellFormed(),
  };
}

import { searchWords } from '@larder/culinary/search-words';

import { indexedWords } from '#platform/db/text-index.ts';

/** The one word that keeps a person's recipes together in the text index. */
export function searchScope(userId: string): string {
  return `u${userId.replaceAll('-', '')}`;
}

/** More than any recipe has in words of people, and less than what PostgreSQL takes in one text index entry. */
const BODY_MAX_CHARACTERS = 200_000;

interface Searchable {
  readonly title: string;
  readonly description: string;
  readonly ingredients: readonly string[];
  readonly category: string | null;
}

/** The words by which a recipe is found. */
export function searchDocument(recipe: Searchable): { title: string; body: string } {
  const body = [recipe.description, ...recipe.ingredients, recipe.category ?? ''].join(' ');
  return {
    title: indexedWords(searchWords(recipe.title)),
    body: indexedWords(new Set(searchWords(body))).slice(0, BODY_MAX_CHARACTERS),
  };
}

import { detailsOf } from '@larder/contract/details-of';
import { indexTerms } from '@larder/culinary/search-terms';

import { indexedWords } from '#platform/db/text-index.ts';

import type { StoredDetails } from '../tables.ts';

/** The scope of a user's recipes in the text index: one word that separates them from other users' recipes. */
export function searchScope(userId: string): string {
  return `u${userId.replaceAll('-', '')}`;
}

/** The scope of all community copies. */
export const COMMUNITY_SCOPE = 'community';

/**
 * Far above any real recipe. PostgreSQL accepts 1,048,575 bytes of words in one document; a word of one letter takes 13 with its scope.
 */
const BODY_MAX_CHARACTERS = 70_000;
/** Most distinct words of one document. The longest recipes have some hundreds; each costs an entry in two indexes. */
const BODY_MAX_WORDS = 2_500;
const READ_MAX_CHARACTERS = 40_000;

export interface Searchable {
  readonly title: string;
  readonly description: string;
  readonly ingredients: readonly string[];
  readonly category: string | null;
  readonly details: StoredDetails;
}

export interface SearchDocument {
  readonly title: string;
  readonly body: string;
}

/** Computes the words by which a recipe is found. The body includes those of the title. Words of the category and tags are never cut off. */
export function searchDocument(recipe: Searchable): SearchDocument {
  const { title, description, ingredients, category } = recipe;
  const { tags, notes, source_name, author, equipment, linked_recipes } = detailsOf(recipe.details ?? {});
  const inTitle = indexTerms(title);
  const parts = linked_recipes.flatMap((part) => [part.title, ...part.ingredients]);
  const texts = [category, ...tags, source_name, author, description, ...ingredients, ...equipment, notes, ...parts]
    .join(' ')
    .slice(0, READ_MAX_CHARACTERS);
  const words = new Set([...inTitle, ...indexTerms(texts)]);
  return { title: indexedWords(inTitle), body: indexedWords(withinLimits(words)) };
}

function* withinLimits(words: Iterable<string>): Generator<string> {
  let characters = BODY_MAX_CHARACTERS;
  let count = BODY_MAX_WORDS;
  for (const word of words) {
    characters -= word.length + 1;
    count -= 1;
    if (characters < 0 || count < 0) return;
    yield word;
  }
}

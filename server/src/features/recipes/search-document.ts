import { searchTerms } from '@larder/culinary/search-words';

import { indexedWords } from '#platform/db/text-index.ts';

/** The one word that keeps a person's recipes together in the text index. */
export function searchScope(userId: string): string {
  return `u${userId.replaceAll('-', '')}`;
}

/** The one under which all of the community's stand in theirs. */
export const COMMUNITY_SCOPE = 'community';

/**
 * More than any recipe has in words of people. PostgreSQL takes 1,048,575 bytes of words in one document: each of one letter takes 13 with
 * what stands before it, and those of the best recipes stand there twice.
 */
const BODY_MAX_CHARACTERS = 70_000;
/** Different words in one document. The longest recipes of people have some hundreds; each costs a row and an entry in two indexes. */
const BODY_MAX_WORDS = 2_500;
/** Of the texts that are indexed: more than any recipe has in words of people. */
const READ_MAX_CHARACTERS = 40_000;

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

/** The words by which a recipe is found; those of its title are in its body as well, and those of its category are never cut off. */
export function searchDocument(recipe: Searchable): SearchDocument {
  const { title, description, ingredients, category } = recipe;
  const inTitle = searchTerms(title);
  const texts = [category ?? '', description, ...ingredients].join(' ').slice(0, READ_MAX_CHARACTERS);
  const words = new Set([...inTitle, ...searchTerms(texts)]);
  return { title: indexedWords(inTitle), body: indexedWords(withinBounds(words)) };
}

function* withinBounds(words: Iterable<string>): Generator<string> {
  let characters = BODY_MAX_CHARACTERS;
  let count = BODY_MAX_WORDS;
  for (const word of words) {
    characters -= word.length + 1;
    count -= 1;
    if (characters < 0 || count < 0) return;
    yield word;
  }
}

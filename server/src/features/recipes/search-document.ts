import { searchWords } from '@larder/culinary/search-words';

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
    title: searchWords(recipe.title).join(' '),
    body: [...new Set(searchWords(body))].join(' ').slice(0, BODY_MAX_CHARACTERS),
  };
}

import type { RecipeFilter, RecipeSort } from '@larder/contract/recipes';

type Tags = NonNullable<RecipeFilter['tags']>;

/** What a list of one's own recipes is narrowed down to and ordered by; what is missing or blank does not narrow. */
export interface ListFilter {
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly tags?: Readonly<Tags> | undefined;
  readonly favorites?: boolean | undefined;
  /** Where nobody chose, the server does. */
  readonly sort?: RecipeSort | null | undefined;
}

function given(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
}

/** The filter as the server is asked; two filters that mean the same become the same. */
export function toListQuery({ q, category, tags = [], favorites = false }: ListFilter) {
  return {
    q: given(q),
    category: given(category),
    tags: tags.length === 0 ? undefined : tags.toSorted().join(','),
    favorites: favorites ? ('true' as const) : undefined,
  };
}

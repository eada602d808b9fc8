import type { RecipeFilter, RecipeSort } from '@larder/contract/recipes';

type Tags = NonNullable<RecipeFilter['tags']>;

/** Filter and order of a list of the user's recipes. Missing and blank fields do not filter. */
export interface ListFilter {
  readonly q?: string | undefined;
  readonly category?: string | undefined;
  readonly tags?: Readonly<Tags> | undefined;
  /** A tag of the user's own. */
  readonly tag?: string | null | undefined;
  /** The id of a collection. */
  readonly collection?: string | null | undefined;
  readonly favorites?: boolean | undefined;
  /** Hides what does not suit the user's eating rules. */
  readonly fits?: boolean | undefined;
  /** Without a choice the server decides. */
  readonly sort?: RecipeSort | null | undefined;
}

function trimmedOrUndefined(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
}

/** The filter as query parameters. Normalized: equivalent filters become equal, so that they share a query key. */
export function toListQuery({ q, category, tags = [], favorites = false, fits = false, ...own }: ListFilter) {
  return {
    q: trimmedOrUndefined(q),
    category: trimmedOrUndefined(category),
    tags: tags.length === 0 ? undefined : tags.toSorted().join(','),
    tag: own.tag ?? undefined,
    collection: own.collection ?? undefined,
    favorites: favorites ? ('true' as const) : undefined,
    fits: fits ? ('true' as const) : undefined,
  };
}

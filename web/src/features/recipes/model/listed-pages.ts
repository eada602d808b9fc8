import type { Recipe, RecipeCard, RecipePage } from '@larder/contract/recipes';
import type { InfiniteData } from '@tanstack/react-query';

export type ListedPages = InfiniteData<RecipePage, string | null>;

/** The largest number of pages that are refetched; a longer list is updated in place. */
const REFETCHED_PAGES_MAX = 5;

export interface ListLength {
  readonly pages: readonly unknown[];
}

export function isLong(list: ListLength | undefined): boolean {
  return list !== undefined && list.pages.length > REFETCHED_PAGES_MAX;
}

/** Trims a long list to its first pages. Returns a short one unchanged. */
export function firstPages(list: ListedPages): ListedPages {
  if (!isLong(list)) return list;
  return { pages: list.pages.slice(0, REFETCHED_PAGES_MAX), pageParams: list.pageParams.slice(0, REFETCHED_PAGES_MAX) };
}

/**
 * The items of all pages, deduplicated by id: while pages are refetched, an item may be at the end of one page and at the
 * start of the next.
 */
export function itemsOf<Item extends { readonly id: string }>(pages: readonly { readonly recipes: readonly Item[] }[]) {
  const items = new Map<string, Item>();
  for (const page of pages) for (const item of page.recipes) if (!items.has(item.id)) items.set(item.id, item);
  return [...items.values()];
}

/** The list with one card changed. Other pages keep their identity, so that they do not render again. */
export function withCard(list: ListedPages, id: string, change: Partial<RecipeCard>): ListedPages {
  return { ...list, pages: list.pages.map((page) => withPicked(page, id, change)) };
}

export interface Picked {
  readonly recipes: readonly RecipeCard[];
}

/** The same for cards without pages. */
export function withPicked<Cards extends Picked>(cards: Cards, id: string, change: Partial<RecipeCard>): Cards {
  if (!cards.recipes.some((recipe) => recipe.id === id)) return cards;
  return { ...cards, recipes: cards.recipes.map((recipe) => (recipe.id === id ? { ...recipe, ...change } : recipe)) };
}

/** The list without the recipes of these ids. */
export function withoutCards(list: ListedPages, removed: ReadonlySet<string>): ListedPages {
  const pages = list.pages.map((page) =>
    page.recipes.some(({ id }) => removed.has(id))
      ? { ...page, recipes: page.recipes.filter(({ id }) => !removed.has(id)) }
      : page,
  );
  return { ...list, pages };
}

/** The list with the `returned` recipes at the positions that they had in a former state of it. */
export function withCardsBack(list: ListedPages, former: ListedPages, returned: ReadonlySet<string>): ListedPages {
  const pages = list.pages.map((page, at) => {
    const before = former.pages[at]?.recipes ?? [];
    // A refetched page may begin at another recipe.
    if (list.pageParams[at] !== former.pageParams[at] || !before.some(({ id }) => returned.has(id))) return page;
    const now = new Map(page.recipes.map((recipe) => [recipe.id, recipe]));
    const known = before.flatMap((recipe) => now.get(recipe.id) ?? (returned.has(recipe.id) ? [recipe] : []));
    const knownIds = new Set(before.map(({ id }) => id));
    return { ...page, recipes: [...known, ...page.recipes.filter(({ id }) => !knownIds.has(id))] };
  });
  return { ...list, pages };
}

/** The fields of an updated recipe that its card has. */
export function cardChange(recipe: Recipe): Partial<RecipeCard> {
  const { instructions: _steps, user_id: _owner, updated_at: _at, version: _version, ...card } = recipe;
  return card;
}

import type { Recipe, RecipeCard, RecipePage } from '@larder/contract/recipes';
import type { InfiniteData } from '@tanstack/react-query';

export type ListedPages = InfiniteData<RecipePage, string | null>;

/** So many pages of a list are asked for anew; a longer one is changed in place. */
const PAGES_RENEWED_MAX = 5;

export interface ListLength {
  readonly pages: readonly unknown[];
}

export function isLong(list: ListLength | undefined): boolean {
  return list !== undefined && list.pages.length > PAGES_RENEWED_MAX;
}

/** The beginning of a long list; another stays as it is. */
export function firstPages(list: ListedPages): ListedPages {
  if (!isLong(list)) return list;
  return { pages: list.pages.slice(0, PAGES_RENEWED_MAX), pageParams: list.pageParams.slice(0, PAGES_RENEWED_MAX) };
}

/**
 * What all pages hold, each once: while pages are asked for anew, something may stand at the end of one and at the start of
 * the next.
 */
export function itemsOf<Item extends { readonly id: string }>(pages: readonly { readonly recipes: readonly Item[] }[]) {
  const items = new Map<string, Item>();
  for (const page of pages) for (const item of page.recipes) if (!items.has(item.id)) items.set(item.id, item);
  return [...items.values()];
}

/** The list with one card changed; pages without it stay the same objects, so that nothing of them is drawn again. */
export function withCard(list: ListedPages, id: string, change: Partial<RecipeCard>): ListedPages {
  return { ...list, pages: list.pages.map((page) => withPicked(page, id, change)) };
}

export interface Picked {
  readonly recipes: readonly RecipeCard[];
}

/** The same for a few cards that come without pages. */
export function withPicked<Few extends Picked>(few: Few, id: string, change: Partial<RecipeCard>): Few {
  if (!few.recipes.some((recipe) => recipe.id === id)) return few;
  return { ...few, recipes: few.recipes.map((recipe) => (recipe.id === id ? { ...recipe, ...change } : recipe)) };
}

/** The list without some recipes. */
export function withoutCards(list: ListedPages, gone: ReadonlySet<string>): ListedPages {
  const pages = list.pages.map((page) =>
    page.recipes.some(({ id }) => gone.has(id))
      ? { ...page, recipes: page.recipes.filter(({ id }) => !gone.has(id)) }
      : page,
  );
  return { ...list, pages };
}

/** The list with recipes back in it that a former state of it had, each in its place. */
export function withCardsBack(list: ListedPages, former: ListedPages, back: ReadonlySet<string>): ListedPages {
  const pages = list.pages.map((page, at) => {
    const had = former.pages[at]?.recipes ?? [];
    // A page that was asked for anew begins elsewhere.
    if (list.pageParams[at] !== former.pageParams[at] || !had.some(({ id }) => back.has(id))) return page;
    const now = new Map(page.recipes.map((recipe) => [recipe.id, recipe]));
    const known = had.flatMap((recipe) => now.get(recipe.id) ?? (back.has(recipe.id) ? [recipe] : []));
    const shown = new Set(had.map(({ id }) => id));
    return { ...page, recipes: [...known, ...page.recipes.filter(({ id }) => !shown.has(id))] };
  });
  return { ...list, pages };
}

/** What a card shows of a recipe that was changed. */
export function cardChange(recipe: Recipe): Partial<RecipeCard> {
  const { instructions: _steps, user_id: _owner, updated_at: _at, version: _version, ...card } = recipe;
  return card;
}

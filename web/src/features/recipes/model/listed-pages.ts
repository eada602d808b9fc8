import type { RecipeCard, RecipePage } from '@larder/contract/recipes';
import type { InfiniteData } from '@tanstack/react-query';

export type ListedPages = InfiniteData<RecipePage, string | null>;

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
  const pages = list.pages.map((page) =>
    page.recipes.some((recipe) => recipe.id === id)
      ? { ...page, recipes: page.recipes.map((recipe) => (recipe.id === id ? { ...recipe, ...change } : recipe)) }
      : page,
  );
  return { ...list, pages };
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

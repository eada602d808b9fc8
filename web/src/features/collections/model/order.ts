/** A move of a recipe directly behind another one; null is the start. */
export interface Move {
  readonly recipe: string;
  readonly after: string | null;
}

/** The move that exchanges the recipe at `index` with its neighbor; null at the end of the list. */
export function moveBy(ids: readonly string[], index: number, step: -1 | 1): Move | null {
  const [recipe, neighbor] = [ids[index], ids[index + step]];
  if (recipe === undefined || neighbor === undefined) return null;
  return { recipe, after: step === 1 ? neighbor : (ids[index - 2] ?? null) };
}

interface Item {
  readonly id: string;
}

interface Page<Listed extends Item> {
  readonly recipes: Listed[];
}

interface Pages<Listed extends Item, OnePage extends Page<Listed>> {
  readonly pages: OnePage[];
}

/** The list after a move, in pages of the same length. Unchanged if it contains neither recipe. */
export function withMoved<Listed extends Item, OnePage extends Page<Listed>, List extends Pages<Listed, OnePage>>(
  list: List & Pages<Listed, OnePage>,
  { recipe, after }: Move,
): List {
  const all = list.pages.flatMap((page) => page.recipes);
  const moved = all.find(({ id }) => id === recipe);
  const others = all.filter(({ id }) => id !== recipe);
  const at = after === null ? 0 : others.findIndex(({ id }) => id === after) + 1;
  if (moved === undefined || (after !== null && at === 0)) return list;
  const order = others.toSpliced(at, 0, moved);
  let start = 0;
  const pages = list.pages.map((page) => {
    const recipes = order.slice(start, start + page.recipes.length);
    start += page.recipes.length;
    return { ...page, recipes };
  });
  return { ...list, pages };
}

/** The list without these recipes. */
export function withoutRecipes<Listed extends Item, OnePage extends Page<Listed>, List extends Pages<Listed, OnePage>>(
  list: List & Pages<Listed, OnePage>,
  removed: readonly string[],
): List {
  const pages = list.pages.map((page) => ({
    ...page,
    recipes: page.recipes.filter(({ id }) => !removed.includes(id)),
  }));
  return { ...list, pages };
}

import { SEARCH_LIMITS } from '@larder/contract/search';
import type { Eater } from '@larder/culinary/answers/eater';

import type { Ctx } from '#platform/context.ts';
import type { RecipeCardRow } from '#features/recipes/present.ts';
import { readEachWhole } from '#features/recipes/queries/cards.ts';
import { listRecipes, type OwnList } from '#features/recipes/queries/list.ts';
import { ReadingBudget } from '#features/recipes/reading-budget.ts';

import { type RuleCheck, checkRules } from './rule-check.ts';

/** Each recipe costs parsing all its lines, so only the newest are checked. */
const PAGE = 100;
const MAX_PAGES = 4;
const MAX_UNSURE = 5;

/** Selects the user's own recipes whose check against the rules has this verdict. */
export interface OwnRecipeFilter {
  readonly list: Omit<OwnList, 'limit'>;
  readonly rules: Eater;
  readonly verdict: Extract<RuleCheck['verdict'], 'yes' | 'no'>;
  passes(row: RecipeCardRow): boolean;
}

export interface FilteredRecipes {
  readonly rows: readonly RecipeCardRow[];
  /** Recipes with lines that are not understood. */
  readonly unsure: readonly RecipeCardRow[];
  /** Whether not all recipes were checked or returned. */
  readonly more: boolean;
}

/** True if the recipe states its times, and takes at most so long. */
export function isQuick({ preparation_time, cooking_time }: RecipeCardRow, minutes: number): boolean {
  const total = (preparation_time ?? 0) + (cooking_time ?? 0);
  return total > 0 && total <= minutes;
}

/** The newest of the user's own recipes that pass the filter. */
export async function filterOwnRecipes(
  ctx: Ctx,
  { list, rules, verdict, passes }: OwnRecipeFilter,
): Promise<FilteredRecipes> {
  const limit = SEARCH_LIMITS.hits_max;
  const rows: RecipeCardRow[] = [];
  const unsure: RecipeCardRow[] = [];
  const budget = new ReadingBudget();
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES && rows.length <= limit; page += 1) {
    const { rows: cards, nextCursor } = await listRecipes(ctx, { ...list, cursor, limit: PAGE });
    const ids = cards.filter(passes).map(({ id }) => id);
    for await (const whole of readEachWhole(ctx, ids)) {
      if (!(await budget.spend(whole))) return { rows: rows.slice(0, limit), unsure, more: true };
      const byLines = (await checkRules({ ...whole, instructions: [] }, rules)).verdict;
      if (byLines === 'unsure' && unsure.length < MAX_UNSURE) unsure.push(whole);
      if (byLines !== verdict || rows.length > limit) continue;
      // A step may name what no line does: "serve with grated cheese".
      if (verdict === 'no' || (await checkRules(whole, rules)).verdict === 'yes') rows.push(whole);
    }
    if (nextCursor === null) return { rows: rows.slice(0, limit), unsure, more: rows.length > limit };
    cursor = nextCursor;
  }
  return { rows: rows.slice(0, limit), unsure, more: true };
}

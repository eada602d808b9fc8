import { SEARCH_LIMITS } from '@larder/contract/search';
import type { Eater } from '@larder/culinary/answers/eater';

import type { Ctx } from '#platform/context.ts';
import type { RecipeCardRow } from '#features/recipes/present.ts';
import { readEachWhole } from '#features/recipes/queries/cards.ts';
import { listRecipes, type OwnList } from '#features/recipes/queries/list.ts';
import { ReadingBudget } from '#features/recipes/reading-budget.ts';

import { type Verdict, verdictOn } from './rules-kept.ts';

/** Each recipe costs a look at all its lines; so many are looked at. */
const PAGE = 100;
const PAGES = 4;
const MOST_UNSURE = 5;

/** Which of one's own recipes to look for: those that keep to the rules, or those that break them. */
export interface Sieve {
  readonly list: Omit<OwnList, 'limit'>;
  readonly rules: Eater;
  readonly keeps: Extract<Verdict['keeps'], 'yes' | 'no'>;
  passes(row: RecipeCardRow): boolean;
}

export interface Sieved {
  readonly rows: readonly RecipeCardRow[];
  /** What is in these nobody can tell. */
  readonly unsure: readonly RecipeCardRow[];
  /** There may be more of them. */
  readonly more: boolean;
}

/** The newest of one's own recipes whose lines and steps keep to rules, or break them. */
export async function sieveOwn(ctx: Ctx, { list, rules, keeps, passes }: Sieve): Promise<Sieved> {
  const most = SEARCH_LIMITS.hits_max;
  const rows: RecipeCardRow[] = [];
  const unsure: RecipeCardRow[] = [];
  const budget = new ReadingBudget();
  let cursor: string | undefined;
  for (let page = 0; page < PAGES && rows.length <= most; page += 1) {
    const { rows: cards, nextCursor } = await listRecipes(ctx, { ...list, cursor, limit: PAGE });
    const looked = cards.filter(passes).map(({ id }) => id);
    for await (const whole of readEachWhole(ctx, looked)) {
      if (!(await budget.spend(whole))) return { rows: rows.slice(0, most), unsure, more: true };
      const byLines = (await verdictOn({ ...whole, instructions: [] }, rules)).keeps;
      if (byLines === 'unsure' && unsure.length < MOST_UNSURE) unsure.push(whole);
      if (byLines !== keeps || rows.length > most) continue;
      // A step may name what no line does: "serve with grated cheese".
      if (keeps === 'no' || (await verdictOn(whole, rules)).keeps === 'yes') rows.push(whole);
    }
    if (nextCursor === null) return { rows: rows.slice(0, most), unsure, more: rows.length > most };
    cursor = nextCursor;
  }
  return { rows: rows.slice(0, most), unsure, more: true };
}

import { SEARCH_LIMITS } from '@larder/contract/search';
import type { Eater } from '@larder/culinary/answers/eater';

import type { Ctx } from '#platform/context.ts';
import type { RecipeCardRow, WholeRecipeRow } from '#features/recipes/present.ts';
import { readWhole } from '#features/recipes/queries/cards.ts';
import { listRecipes, type OwnList } from '#features/recipes/queries/list.ts';

import { type Verdict, verdictsOn } from './rules-kept.ts';

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
  let cursor: string | undefined;
  for (let page = 0; page < PAGES && rows.length <= most; page += 1) {
    const { rows: cards, nextCursor } = await listRecipes(ctx, { ...list, cursor, limit: PAGE });
    const looked = cards.filter(passes).map(({ id }) => id);
    const byLines = await verdictsOn((await readWhole(ctx, looked)).map(linesOf), rules);
    const fitting = byLines.filter((each) => each.keeps === keeps).map(({ recipe }) => recipe.whole);
    unsure.push(...byLines.filter((each) => each.keeps === 'unsure').map(({ recipe }) => recipe.whole));
    rows.push(...(keeps === 'no' ? fitting : await keepingInSteps(fitting, rules)));
    if (nextCursor === null)
      return { rows: rows.slice(0, most), unsure: unsure.slice(0, MOST_UNSURE), more: rows.length > most };
    cursor = nextCursor;
  }
  return { rows: rows.slice(0, most), unsure: unsure.slice(0, MOST_UNSURE), more: true };
}

function linesOf(whole: WholeRecipeRow) {
  return { title: whole.title, ingredients: whole.ingredients, instructions: [], whole };
}

/** A step may name what no line does: "serve with grated cheese". */
async function keepingInSteps(fitting: readonly WholeRecipeRow[], rules: Eater) {
  const verdicts = await verdictsOn(fitting.slice(0, SEARCH_LIMITS.hits_max + 1), rules);
  return verdicts.filter(({ keeps }) => keeps === 'yes').map(({ recipe }) => recipe);
}

import { type BestRequest, parseBest } from '@larder/culinary/intent/compare';
import { tagsIn } from '@larder/culinary/intent/cookbook-question';

import type { Ctx } from '#platform/context.ts';
import type { WholeRecipeRow } from '#features/recipes/present.ts';
import { readEachWhole } from '#features/recipes/queries/cards.ts';
import { listRecipes } from '#features/recipes/queries/list.ts';
import { ReadingBudget } from '#features/recipes/reading-budget.ts';

import type { ChatRequest } from '../chat-request.ts';
import { draft, type Draft } from '../draft.ts';
import { hasScopes, READ_RECIPES } from '../policy.ts';
import { presentOwnHit } from '../present.ts';
import { describeValue, type Figures, rank, readFigures } from './figures.ts';
import { toQuery } from './find-by-title.ts';

/** Figures take parsing all lines of a recipe, so only the newest are read. */
const MAX_READ = 100;
const MAX_LISTED = 3;
const COST = 'I don’t know what foods cost where you shop, so I can’t sort your recipes by price.';

/** "Find my fastest dessert": the own recipes that have least or most of something. Undefined for any other message. */
export async function answerBest({ ctx, message }: ChatRequest): Promise<Draft | undefined> {
  const wanted = parseBest(message.content);
  if (wanted === undefined || !hasScopes(ctx.actor, READ_RECIPES)) return undefined;
  if (wanted.by.measure === 'cost') return draft(COST);
  const { rows, figures } = await readCandidates(ctx, wanted);
  const best = rank(figures, wanted.by).slice(0, MAX_LISTED);
  const among = wanted.among === '' ? 'recipes' : `recipes for “${wanted.among}”`;
  if (rows.length === 0) return draft(`You have no ${among} yet.`);
  if (best.length === 0) return draft(`None of your ${among} says, so I can’t compare them by that.`);
  const lines = best.map((each) => `• “${each.title}”: ${describeValue(each, wanted.by.measure)}`);
  const checked = rows.length === MAX_READ ? ` I looked at the newest ${MAX_READ}.` : '';
  return draft([`Of your ${among}, ${wanted.by.word} first:${checked}`, ...lines].join('\n'), {
    action: 'search_results',
    results: best.flatMap(({ id }) => rows.filter((row) => row.id === id).map(presentOwnHit)),
  });
}

async function readCandidates(
  ctx: Ctx,
  { among }: BestRequest,
): Promise<{ rows: readonly WholeRecipeRow[]; figures: readonly Figures[] }> {
  const { tags, rest } = tagsIn(among);
  const q = toQuery(
    rest
      .replaceAll(/\b(?:with|containing|for|and|using)\b/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  );
  const { rows: cards } = await listRecipes(ctx, {
    ...(tags.length > 0 ? { tags: [...tags] } : {}),
    ...(q === '' ? {} : { q }),
    limit: MAX_READ,
  });
  const rows: WholeRecipeRow[] = [];
  const figures: Figures[] = [];
  const budget = new ReadingBudget();
  for await (const row of readEachWhole(
    ctx,
    cards.map(({ id }) => id),
  )) {
    if (!(await budget.spend(row))) break;
    rows.push(row);
    figures.push(await readFigures(row));
  }
  return { rows, figures };
}

import { type ComparisonRequest, type Criterion, parseComparison } from '@larder/culinary/intent/compare';

import type { ChatRequest, MessageContext } from '../chat-request.ts';
import { type DiscussedRecipe, findDiscussed } from '../discussed-recipes.ts';
import { draft, type Draft } from '../draft.ts';
import { hasScopes, READ_RECIPES } from '../policy.ts';
import { describeValue, type Figures, rank, readFigures } from './figures.ts';
import { citationOf, type DiscussedRow, readDiscussed } from './find-visible.ts';
import { findTargets } from './find-target.ts';
import { type ComposedIdea, composeIdeas } from './compose-ideas.ts';
import { amountOf } from './nutrition.ts';
import { findRecentDrafts } from './recent-drafts.ts';

export const MAX_COMPARED = 10;
/** By one measure, the first ones matter. */
const MAX_RANKED = 5;
/** Of the recipes that one name may mean. */
const MAX_PER_NAME = 3;
const COST =
  'I don’t know what foods cost where you shop, so I can’t say which is cheapest. Fewer ingredients and less meat usually cost less.';
const HEALTH = 'I went by calories, which is only a part of what makes a dish healthy.';

/** Compares the recipes that the message names, or those under discussion. Undefined for any other message. */
export async function answerComparison({ ctx, message }: ChatRequest): Promise<Draft | undefined> {
  const wanted = parseComparison(message.content);
  if (wanted === undefined || !hasScopes(ctx.actor, READ_RECIPES)) return undefined;
  const targets = await findCompared({ ctx, message }, wanted);
  const found = await Promise.all(targets.slice(0, MAX_COMPARED).map((each) => readDiscussed(ctx, each)));
  const ideas = wanted.names.length > 0 ? [] : await composeIdeas({ ctx, message });
  const rows = [...found.filter((row) => row !== undefined), ...ideas];
  return rows.length < 2 ? undefined : describeComparison(rows, wanted.by, ideas);
}

/** Empty unless each name means a recipe. */
async function findCompared(
  request: MessageContext,
  { names }: ComparisonRequest,
): Promise<readonly DiscussedRecipe[]> {
  if (names.length > 0) {
    const found = await Promise.all(names.map(({ title, isOwn }) => findTargets(request, { titles: [title], isOwn })));
    if (found.some((each) => each.length === 0)) return [];
    return [...new Map(found.flatMap((each) => each.slice(0, MAX_PER_NAME)).map((each) => [each.id, each])).values()];
  }
  const { recipes } = await findDiscussed(request.ctx, request.message);
  return recipes.length === 1 && recipes[0]?.draft !== undefined ? findRecentDrafts(request) : recipes;
}

async function describeComparison(
  rows: readonly DiscussedRow[],
  by: Criterion | undefined,
  ideas: readonly ComposedIdea[],
): Promise<Draft> {
  const all: Figures[] = [];
  for (const row of rows) all.push(await readFigures(row));
  const ranked = by === undefined ? all : [...new Set([...rank(all, by), ...all])].slice(0, MAX_RANKED);
  const list = ranked.map((figures) => `• ${describeFigures(figures, by)}`).join('\n');
  // In the order of the list, so that "the first one" means what it shows.
  const offered = ranked.flatMap(({ id }) => ideas.filter((idea) => idea.id === id));
  return draft([headOf(all, by), list].join('\n\n'), {
    citations: rows.flatMap(citationOf),
    ideas: offered.map(({ title }) => title),
    offers: offered.map(({ title, message }) => ({ words: title, message })),
  });
}

function headOf(all: readonly Figures[], by: Criterion | undefined): string {
  if (by === undefined) return 'Here they are side by side.';
  if (by.measure === 'cost') return COST;
  const [best, next] = rank(all, by);
  if (best === undefined) return 'None of them says, so I can’t compare them by that.';
  const isTie = next !== undefined && describeValue(best, by.measure) === describeValue(next, by.measure);
  const head = isTie
    ? `“${best.title}” and “${next.title}” are level: ${describeValue(best, by.measure)}.`
    : `“${best.title}”: ${describeValue(best, by.measure)}.`;
  return /^(?:health)/u.test(by.word) ? `${head} ${HEALTH}` : head;
}

/** "“Dal”: 25 minutes, serves 4, about 320 kcal and 18 g of protein a serving, vegan." */
function describeFigures(figures: Figures, by: Criterion | undefined): string {
  const { title, servings, nutrition, diets } = figures;
  const isListed = by === undefined || ['time', 'energy', 'protein', 'cost'].includes(by.measure);
  const serving = servings === null ? 'in all' : 'a serving';
  return `“${title}”: ${[
    ...(isListed ? [] : [describeValue(figures, by.measure)]),
    describeValue(figures, 'time'),
    ...(servings === null ? [] : [`serves ${servings}`]),
    ...(by?.measure === 'cost' ? [describeValue(figures, 'ingredients')] : []),
    nutrition === null
      ? 'nutrition not known'
      : `about ${amountOf(nutrition, 'energy')} and ${amountOf(nutrition, 'protein')} ${serving}`,
    ...diets,
  ].join(', ')}`;
}

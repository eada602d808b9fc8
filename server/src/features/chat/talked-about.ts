import type { SearchHit } from '@larder/contract/search';

import type { Ctx } from '#platform/context.ts';

import type { Asked } from './commands/begin.ts';
import { standing } from './queries.ts';

/** What the last answer that named any recipes was about. */
export interface TalkedAbout {
  readonly recipes: readonly Pick<SearchHit, 'id' | 'title'>[];
  /** Titles of recipes that could be made. */
  readonly ideas: readonly string[];
}

const NOTHING: TalkedAbout = { recipes: [], ideas: [] };
/** What was said longer ago is forgotten. */
const MESSAGES = 20;

export async function findTalkedAbout(ctx: Ctx, { conversationId, position }: Asked): Promise<TalkedAbout> {
  const userId = ctx.actor.id;
  const rows = await standing(ctx.db, { userId, conversationId, before: position, most: MESSAGES });
  for (const { details } of rows) {
    const { recipe, results, citations, ideas } = details;
    const recipes = recipe === null ? [...results, ...citations] : [recipe];
    if (recipes.length + ideas.length > 0) return { recipes, ideas };
  }
  return NOTHING;
}

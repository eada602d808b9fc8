import type { Ctx } from '#platform/context.ts';
import { readWhole } from '#features/recipes/queries/cards.ts';

import type { Draft } from '../commands/finish.ts';
import { draft } from '../drafts.ts';
import { presentOwnHit } from '../present.ts';
import { changeOf, questionOf, savingOf } from '../proposals.ts';
import type { Question } from './kitchen.ts';
import { findSeen, GONE } from './seen.ts';

/** Proposes to copy a recipe of somebody else into the cookbook. */
export async function proposeCopy({ ctx, asked }: Question, id: string): Promise<Draft> {
  const recipe = await findSeen(ctx, id);
  if (recipe === undefined) return draft(GONE);
  if (recipe.source === 'own') {
    return draft(`“${recipe.title}” is in your cookbook already.`, { recipe: presentOwnHit(recipe) });
  }
  const proposal = savingOf({ ...recipe, copied_from: id }, asked.messageId);
  return draft(questionOf(proposal), { citations: [{ id, title: recipe.title }], proposal });
}

/** Proposes to put one's own recipe into the bin. */
export async function proposeRemoval(ctx: Ctx, id: string): Promise<Draft> {
  const [recipe] = await readWhole(ctx, [id]);
  if (recipe === undefined) return draft(GONE);
  const proposal = changeOf(recipe, null);
  return draft(questionOf(proposal), { citations: [{ id, title: recipe.title }], proposal });
}

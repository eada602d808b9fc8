import type { Ctx } from '#platform/context.ts';
import { readWhole } from '#features/recipes/queries/cards.ts';

import { draft, type Draft } from '../draft.ts';
import { presentOwnHit } from '../present.ts';
import { changeProposal, proposalQuestion, saveProposal } from '../proposals.ts';
import type { ChatRequest } from '../chat-request.ts';
import { findVisible, RECIPE_GONE } from './find-visible.ts';

/** Proposes to copy another user's recipe into the cookbook. */
export async function proposeCopy({ ctx, message }: ChatRequest, id: string): Promise<Draft> {
  const recipe = await findVisible(ctx, id);
  if (recipe === undefined) return draft(RECIPE_GONE);
  if (recipe.source === 'own') {
    return draft(`“${recipe.title}” is in your cookbook already.`, { recipe: presentOwnHit(recipe) });
  }
  const proposal = saveProposal({ ...recipe, copied_from: id }, message.messageId);
  return draft(proposalQuestion(proposal), { citations: [{ id, title: recipe.title }], proposal });
}

/** Proposes to move the user's own recipe to the bin. */
export async function proposeRemoval(ctx: Ctx, id: string): Promise<Draft> {
  const [recipe] = await readWhole(ctx, [id]);
  if (recipe === undefined) return draft(RECIPE_GONE);
  const proposal = changeProposal(recipe, null);
  return draft(proposalQuestion(proposal), { citations: [{ id, title: recipe.title }], proposal });
}

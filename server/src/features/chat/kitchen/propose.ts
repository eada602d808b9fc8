import type { RecipeText } from '@larder/contract/chat';

import type { Ctx } from '#platform/context.ts';
import { readWhole } from '#features/recipes/queries/cards.ts';

import { draft, type Draft } from '../draft.ts';
import { presentOwnHit } from '../present.ts';
import { changeProposal, draftProposal, proposalQuestion, saveProposal } from '../proposals.ts';
import type { ProposedChange } from '../tables.ts';
import type { ChatRequest } from '../chat-request.ts';
import { type DiscussedRow, findVisible, RECIPE_GONE } from './find-visible.ts';

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

/** Proposes new content: for the user's own recipe a change, for a draft a new draft. Undefined for other people's recipes. */
export function proposeChange(
  { message }: Pick<ChatRequest, 'message'>,
  recipe: DiscussedRow,
  after: RecipeText,
): ProposedChange | undefined {
  if (recipe.source === 'draft') return draftProposal(after, message.messageId);
  return recipe.source === 'own' ? changeProposal(recipe, after) : undefined;
}

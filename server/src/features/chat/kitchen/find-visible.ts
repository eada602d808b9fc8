import type { RecipeText } from '@larder/contract/chat';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { VisibleRecipeRow } from '#features/recipes/present.ts';
import { getRecipe } from '#features/recipes/queries/get.ts';

import type { DiscussedRecipe } from '../discussed-recipes.ts';

/** The reply about a recipe that was deleted meanwhile. */
export const RECIPE_GONE = 'That recipe isn’t there anymore.';

/** A recipe that the user may see; undefined if there is none. */
export async function findVisible(ctx: Ctx, id: string): Promise<VisibleRecipeRow | undefined> {
  try {
    return (await getRecipe(ctx, id)).recipe;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** A generated recipe that is not saved. Its id is the one it would get. */
export interface DraftRecipe extends RecipeText {
  readonly id: string;
  readonly source: 'draft';
  readonly is_ai_generated: true;
}

export type DiscussedRow = VisibleRecipeRow | DraftRecipe;

/** A recipe under discussion: one that the user may see, or a draft. Undefined if it is gone. */
export async function readDiscussed(ctx: Ctx, { id, draft }: DiscussedRecipe): Promise<DiscussedRow | undefined> {
  const saved = await findVisible(ctx, id);
  if (saved !== undefined || draft === undefined) return saved;
  return { ...draft.text, id, source: 'draft', is_ai_generated: true };
}

/** The recipe as a citation; a draft has no page to link to. */
export const citationOf = ({ id, title, source }: DiscussedRow) => (source === 'draft' ? [] : [{ id, title }]);

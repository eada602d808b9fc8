import { isDeepStrictEqual } from 'node:util';

import type { RecipeText } from '@larder/contract/chat';
import { detailsOf } from '@larder/contract/details-of';
import { RECIPE_LIMITS } from '@larder/contract/recipes';

import { AppError } from '#platform/app-error.ts';
import type { Ctx, SignedInUser } from '#platform/context.ts';
import { toJson } from '#platform/db/tables.ts';
import type { SavingDeps } from '#features/assistant/commands/save-generated-recipe.ts';
import { deleteRecipe, restoreRecipe } from '#features/recipes/commands/bin.ts';
import { withoutGonePictures } from '#features/recipes/commands/picture.ts';
import { changeContent, updateRecipe } from '#features/recipes/commands/update.ts';
import type { WholeRecipeRow } from '#features/recipes/present.ts';

import { presentOwnHit, presentText, type FinishedRow } from '../present.ts';
import type { ProposedChange } from '../tables.ts';
import { findOwn, getProposal, isInBin } from './proposal.ts';

const NOT_DONE = 'This change was not made, so there is nothing to undo.';
const CHANGED = 'The recipe has changed since then, so I left it as it is.';

/**
 * Takes back an accepted change: an edited recipe gets its earlier content as a new version, a favorite is set back, a deleted recipe leaves
 * the bin, and a saved one moves there. Idempotent, also for concurrent and interrupted calls: each checks what the recipe is now. Throws
 * `not_found`, `quota_exceeded`, `too_many_requests`, and `conflict` if the change was not made or the recipe has changed since.
 */
export async function undoProposal(ctx: Ctx<SignedInUser>, deps: SavingDeps, id: string): Promise<FinishedRow> {
  const { message, proposal } = await getProposal(ctx, id);
  if (message.undone_at !== null) return message;
  if (message.proposal_state !== 'done') throw new AppError('conflict', NOT_DONE);
  await storeUndone(ctx, message, await revert(ctx, deps, proposal));
  return (await getProposal(ctx, id)).message;
}

/** The recipe as it is then; null in the bin. After a lost race the change may have been undone by the other call. */
async function revert(ctx: Ctx, deps: SavingDeps, proposal: ProposedChange): Promise<WholeRecipeRow | null> {
  try {
    return await REVERT[proposal.kind](ctx, deps, proposal);
  } catch (error) {
    if (!(error instanceof AppError) || !['conflict', 'not_found'].includes(error.code)) throw error;
    const current = await findOwn(ctx, proposal.recipe_id);
    if (proposal.kind === 'edit' && current !== undefined && hasText(current, proposal.before)) return current;
    if (proposal.kind === 'save' && current === undefined && (await isInBin(ctx, proposal.recipe_id ?? '')))
      return null;
    throw new AppError('conflict', CHANGED);
  }
}

type Revert = (ctx: Ctx, deps: SavingDeps, proposal: ProposedChange) => Promise<WholeRecipeRow | null>;

const REVERT: Readonly<Record<ProposedChange['kind'], Revert>> = {
  save: async (ctx, _deps, { recipe_id, after }) => {
    const current = await getOwn(ctx, recipe_id);
    if (!hasText(current, after)) throw new AppError('conflict', CHANGED);
    await deleteRecipe(ctx, current.id, { version: current.version });
    return null;
  },
  edit: async (ctx, deps, { recipe_id, version, before, after }) => {
    const current = await getOwn(ctx, recipe_id);
    if (hasText(current, before)) return current;
    if (before === null || after === null || !hasText(current, after)) throw new AppError('conflict', CHANGED);
    // Of the version before only if nothing was changed since.
    const ofLines = current.version - 1 === version ? await findLineDetails(ctx, current.id, version) : {};
    const change = { ...differences(before, after), ...ofLines };
    return changeContent(ctx, deps, { id: current.id, version: current.version, change });
  },
  favorite: (ctx, deps, proposal) => setFavorite(ctx, deps, proposal, false),
  unfavorite: (ctx, deps, proposal) => setFavorite(ctx, deps, proposal, true),
  delete: (ctx, _deps, { recipe_id }) => restoreRecipe(ctx, recipe_id ?? ''),
};

/** The notes, pictures and links of an earlier version, which an edit may have removed with their lines. */
async function findLineDetails({ db, actor }: Ctx, id: string, version: number) {
  const row = await db
    .selectFrom('recipe_versions')
    .select('content')
    .where('recipe_id', '=', id)
    .where('user_id', '=', actor.id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row === undefined) return {};
  const { step_notes, step_pictures, linked_recipes } = detailsOf(row.content);
  return { step_notes, step_pictures: await withoutGonePictures(db, step_pictures), linked_recipes };
}

async function getOwn(ctx: Ctx, id: string | null): Promise<WholeRecipeRow> {
  const recipe = await findOwn(ctx, id);
  if (recipe === undefined) throw new AppError('not_found', CHANGED);
  return recipe;
}

function setFavorite(ctx: Ctx, deps: SavingDeps, { recipe_id }: ProposedChange, is_favorite: boolean) {
  return updateRecipe(ctx, deps, recipe_id ?? '', { is_favorite });
}

function hasText(recipe: WholeRecipeRow, text: RecipeText | null): boolean {
  return isDeepStrictEqual(presentText(recipe), text);
}

/** The parts of a text that the other one has differently. */
function differences(text: RecipeText, other: RecipeText): Partial<RecipeText> {
  const parts = Object.entries(text).filter(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both are texts, so they have the same keys
    ([part, value]) => !isDeepStrictEqual(value, other[part as keyof RecipeText]),
  );
  return Object.fromEntries(parts);
}

/** Stores the outcome. Conditional update: concurrent calls store it once. */
async function storeUndone({ db, actor, now }: Ctx, message: FinishedRow, recipe: WholeRecipeRow | null) {
  const { id, content, details } = message;
  const { proposal } = details;
  const title = recipe?.title ?? proposal?.before?.title ?? proposal?.after?.title ?? '';
  await db
    .updateTable('chat_messages')
    .set({
      undone_at: now,
      content: `${content}\n\n${UNDONE[proposal?.kind ?? 'edit'](title)}`,
      details: toJson({ ...details, recipe: recipe === null ? null : presentOwnHit(recipe) }),
    })
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('proposal_state', '=', 'done')
    .where('undone_at', 'is', null)
    .execute();
}

const UNDONE: Readonly<Record<ProposedChange['kind'], (title: string) => string>> = {
  save: (title) => `Undone: “${title}” is in the bin now. You can restore it for ${RECIPE_LIMITS.bin_days} days.`,
  edit: (title) => `Undone: “${title}” is as it was before.`,
  favorite: (title) => `Undone: “${title}” is not in your favorites.`,
  unfavorite: (title) => `Undone: “${title}” is in your favorites again.`,
  delete: (title) => `Undone: “${title}” is back in your cookbook.`,
};

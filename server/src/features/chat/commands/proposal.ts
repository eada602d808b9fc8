import { isDeepStrictEqual } from 'node:util';

import type { RecipeText } from '@larder/contract/chat';
import type { RecipeDetails } from '@larder/contract/detail-fields';
import { RECIPE_LIMITS } from '@larder/contract/recipes';

import { findMovedLines } from '@larder/culinary/text/moved-lines';

import { AppError } from '#platform/app-error.ts';
import type { Ctx, SignedInUser } from '#platform/context.ts';
import { toJson } from '#platform/db/tables.ts';
import { deleteRecipe } from '#features/recipes/commands/bin.ts';
import { createRecipe } from '#features/recipes/commands/create.ts';
import { changeContent, updateRecipe } from '#features/recipes/commands/update.ts';
import type { SavingDeps } from '#features/assistant/commands/save-generated-recipe.ts';
import { requestReplication } from '#features/replication/commands/request-replication.ts';
import { moveEntries } from '#features/recipes/details.ts';
import type { WholeRecipeRow } from '#features/recipes/present.ts';
import { readWhole } from '#features/recipes/queries/cards.ts';
import { findRecipe } from '#features/recipes/queries/get.ts';

import { isFinished, presentOwnHit, presentText, type FinishedRow } from '../present.ts';
import { isDraft } from '../proposals.ts';
import { findMessage } from '../queries.ts';
import type { MessageRow, ProposedChange } from '../tables.ts';

const NOT_FOUND = 'This proposal does not exist';
const STALE = 'The recipe has changed since then, so I left it as it is.';

/**
 * Accepts or refuses a proposed change. Idempotent: the first decision counts, and repeating it returns the outcome. An accepted change
 * that was interrupted is completed by the next call. Throws `not_found`, `quota_exceeded`, `too_many_requests`, and `not_authenticated`
 * for a user who was disabled since. A conflict with another change is an outcome, not an error: the proposal becomes stale.
 */
export async function answerProposal(
  ctx: Ctx<SignedInUser>,
  deps: SavingDeps,
  id: string,
  accept: boolean,
): Promise<FinishedRow> {
  await decide(ctx, id, 'open', accept ? 'accepted' : 'refused');
  const { message, proposal } = await getProposal(ctx, id);
  if (message.proposal_state !== 'accepted') return message;
  await storeOutcome(ctx, message, await carryOut(ctx, deps, id, proposal));
  return (await getProposal(ctx, id)).message;
}

/** Throws `not_found`. */
export async function getProposal(ctx: Ctx, id: string): Promise<{ proposal: ProposedChange; message: FinishedRow }> {
  const message = await findMessage(ctx, id);
  if (message === undefined || !isFinished(message) || message.details.proposal === null) {
    throw new AppError('not_found', NOT_FOUND);
  }
  return { proposal: message.details.proposal, message };
}

type State = NonNullable<MessageRow['proposal_state']>;

/** Conditional update: of two concurrent decisions the first counts. */
async function decide({ db, actor }: Ctx, id: string, from: State, to: State): Promise<void> {
  await db
    .updateTable('chat_messages')
    .set({ proposal_state: to })
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('proposal_state', '=', from)
    .execute();
}

export async function findOwn(ctx: Ctx, id: string | null): Promise<WholeRecipeRow | undefined> {
  const [recipe] = id === null ? [] : await readWhole({ ...ctx, reader: ctx.db }, [id]);
  return recipe;
}

/** The recipe after the change, or null if it was deleted. */
interface Done {
  readonly recipe: WholeRecipeRow | null;
}

type Outcome = Done | { readonly problem: string };

/** Idempotent, also for concurrent calls. After a temporary failure the proposal is open again. */
async function carryOut(ctx: Ctx, deps: SavingDeps, id: string, proposal: ProposedChange): Promise<Outcome> {
  const done = await findDone(ctx, proposal);
  if (done !== undefined) return done;
  try {
    return await act(ctx, deps, proposal);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'invalid_input') return { problem: `${error.message} I left everything as it was.` };
    // Lost a race, either against the same change or against another one.
    if (['conflict', 'not_found'].includes(error.code)) return (await findDone(ctx, proposal)) ?? { problem: STALE };
    await decide(ctx, id, 'accepted', 'open');
    throw error;
  }
}

/** The outcome of a change that an earlier call has carried out; undefined if none has. */
async function findDone(ctx: Ctx, { kind, recipe_id, version, after }: ProposedChange): Promise<Done | undefined> {
  if (recipe_id === null || version === null) return undefined;
  if (isAboutFavorites(kind)) return undefined;
  if (kind === 'delete') return (await isInBin(ctx, recipe_id)) ? { recipe: null } : undefined;
  const current = await findOwn(ctx, recipe_id);
  const isDone = current?.version === version + 1 && isDeepStrictEqual(presentText(current), after);
  return isDone ? { recipe: current } : undefined;
}

/** Setting a favorite is idempotent and independent of the recipe's version. */
function isAboutFavorites(kind: ProposedChange['kind']): boolean {
  return kind === 'favorite' || kind === 'unfavorite';
}

async function act(ctx: Ctx, deps: SavingDeps, proposal: ProposedChange): Promise<Outcome> {
  const { kind, recipe_id, version, after } = proposal;
  if (kind === 'save') {
    const recipe = await save(ctx, deps, proposal);
    if (deps.replicatesGenerated && isDraft(proposal)) await requestReplication(ctx.db, recipe.id, ctx.now);
    return { recipe };
  }
  if (recipe_id === null || version === null) return { problem: STALE };
  if (isAboutFavorites(kind)) {
    return { recipe: await updateRecipe(ctx, deps, recipe_id, { is_favorite: kind === 'favorite' }) };
  }
  if (after !== null) return { recipe: await changeContent(ctx, deps, { id: recipe_id, version, change: after }) };
  await deleteRecipe(ctx, recipe_id, { version });
  return { recipe: null };
}

async function save(ctx: Ctx, deps: SavingDeps, proposal: ProposedChange): Promise<WholeRecipeRow> {
  const { recipe_id, after, image_url, is_ai_generated, copied_from = null } = proposal;
  if (recipe_id === null || after === null) throw new AppError('not_found', NOT_FOUND);
  const copiedFrom = copied_from ?? undefined;
  const details = copied_from === null ? {} : await findDetails(ctx, copied_from, after);
  const recipe = { ...after, ...details, id: recipe_id, is_ai_generated, is_favorite: false };
  try {
    return await createRecipe(ctx, deps, { ...recipe, image_url }, { copiedFrom });
  } catch (error) {
    // Pictures may be gone since the proposal: the recipe is saved without them.
    const gone = error instanceof AppError ? (error.fields ?? {}) : {};
    if (gone['image_url'] === undefined && gone['step_pictures'] === undefined) throw error;
    const withoutGone = { ...recipe, ...(gone['step_pictures'] === undefined ? {} : { step_pictures: [] }) };
    const url = gone['image_url'] === undefined ? image_url : null;
    return createRecipe(ctx, deps, { ...withoutGone, image_url: url }, { copiedFrom });
  }
}

/**
 * The details of the recipe to copy, as far as the actor may still read it. Notes and pictures of steps only if it has the same steps,
 * and links where it has the same ingredients.
 */
async function findDetails(ctx: Ctx, id: string, after: RecipeText): Promise<Partial<RecipeDetails>> {
  const found = await findRecipe(ctx, id);
  const { step_notes = [], step_pictures = [], linked_recipes = [], ...details } = found?.recipe.details ?? {};
  const isSame = isDeepStrictEqual(found?.recipe.instructions, after.instructions);
  const lines = findMovedLines(found?.recipe.ingredients ?? [], after.ingredients);
  return {
    ...details,
    ...(isSame && { step_notes, step_pictures }),
    linked_recipes: moveEntries(linked_recipes, 'ingredient', lines),
  };
}

export async function isInBin({ db, actor }: Ctx, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('recipes')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the outcome. Conditional update: concurrent calls store it once. */
async function storeOutcome({ db, actor }: Ctx, message: FinishedRow, outcome: Outcome): Promise<void> {
  const { id, content, details } = message;
  const { proposal } = details;
  const isDone = 'recipe' in outcome;
  const recipe = isDone ? outcome.recipe : null;
  const title = recipe?.title ?? proposal?.before?.title ?? '';
  await db
    .updateTable('chat_messages')
    .set({
      proposal_state: isDone ? 'done' : 'stale',
      content: `${content}\n\n${isDone ? DONE[proposal?.kind ?? 'edit'](title) : outcome.problem}`,
      details: toJson({ ...details, recipe: recipe === null ? null : presentOwnHit(recipe) }),
      ...(isDone && proposal?.kind === 'save' ? { action: 'recipe_added' } : {}),
    })
    .where('id', '=', id)
    .where('user_id', '=', actor.id)
    .where('proposal_state', '=', 'accepted')
    .execute();
}

const DONE: Readonly<Record<ProposedChange['kind'], (title: string) => string>> = {
  save: (title) => `“${title}” is in your cookbook now.`,
  favorite: (title) => `“${title}” is in your favorites now.`,
  unfavorite: (title) => `“${title}” is no longer in your favorites.`,
  edit: (title) => `“${title}” is changed. Its earlier version is saved.`,
  delete: (title) => `“${title}” is in the bin now. You can restore it for ${RECIPE_LIMITS.bin_days} days.`,
};

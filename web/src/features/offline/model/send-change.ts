import type { Recipe } from '@larder/contract/recipes';

import { isUnreachable } from '#features/device-store/api.ts';
import type { Obstacle, QueuedChange } from '#features/device-store/model/queued-change.ts';
import type { RecipeCalls } from '#features/offline/api.ts';
import { findDifferences, mergeForms, suggestedChoices } from '#features/recipe-form/model/merge-versions.ts';
import { parseDraft } from '#features/recipe-form/model/recipe-draft.ts';
import type { Edited } from '#features/recipe-form/model/recipe-draft.ts';
import { findChanges } from '#features/recipe-form/model/form-changes.ts';
import { toForm } from '#features/recipe-form/model/recipe-form.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { isNotFound } from '#features/recipes/model/recipe-text.ts';
import { ApiError } from '#platform/api-error.ts';

export type SendResult =
  /** The server has the change. `recipe` is its answer; null when nothing is left to change. */
  | { readonly kind: 'sent'; readonly recipe: Recipe | null }
  | { readonly kind: 'set-aside'; readonly obstacle: Obstacle }
  /** The server may accept it later. `afterSeconds` is null when it does not say when. */
  | { readonly kind: 'later'; readonly afterSeconds: number | null };

const LATER = { kind: 'later', afterSeconds: null } as const;

/** Sends one change. Idempotent: repeating a change that has arrived changes nothing. Throws nothing. */
export async function sendChange(change: QueuedChange, calls: RecipeCalls): Promise<SendResult> {
  try {
    const { recipeId, content } = change;
    if (content.kind === 'favorite') {
      return sent(await calls.update(recipeId, { is_favorite: content.isFavorite }));
    }
    const draft = parseDraft(content.draft);
    if (draft?.edited === undefined || draft.edited === null) return { kind: 'set-aside', obstacle: 'refused' };
    return await sendEdit(draft.form, draft.edited, calls);
  } catch (error) {
    return resultOfFailure(error, change, calls);
  }
}

function sent(recipe: Recipe | null): SendResult {
  return { kind: 'sent', recipe };
}

async function sendEdit(form: RecipeForm, { recipe_id: id, version, before }: Edited, calls: RecipeCalls) {
  const changes = findChanges(form, before);
  if (changes === null) return sent(null);
  try {
    return sent(await calls.update(id, { ...changes, version }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
  }
  return mergeEdit(form, before, await calls.get(id), calls);
}

/** Sends an edit on top of a newer version, unless both changed the same field. */
async function mergeEdit(
  mine: RecipeForm,
  before: RecipeForm,
  stored: Recipe,
  calls: RecipeCalls,
): Promise<SendResult> {
  const theirs = toForm(stored);
  const differences = findDifferences(before, mine, theirs);
  if (differences.some(({ isChangedInBoth }) => isChangedInBoth)) return { kind: 'set-aside', obstacle: 'conflict' };
  const merged = mergeForms(mine, theirs, suggestedChoices(differences));
  const changes = findChanges(merged, theirs);
  // An earlier request arrived although its answer was lost.
  if (changes === null) return sent(stored);
  return sent(await calls.update(stored.id, { ...changes, version: stored.version }));
}

async function resultOfFailure(error: unknown, change: QueuedChange, calls: RecipeCalls): Promise<SendResult> {
  if (!(error instanceof ApiError) || isUnreachable(error)) return LATER;
  if (error.status >= 500 || error.code === 'too_many_requests') return { ...LATER, afterSeconds: error.retryAfter };
  if (error.code === 'not_authenticated' || error.code === 'second_factor_required') return LATER;
  // Another version was stored between reading and writing.
  if (error.code === 'conflict') return LATER;
  if (!isNotFound(error)) return { kind: 'set-aside', obstacle: 'refused' };
  // Another user may have signed in since: their recipes do not include this one.
  return (await isOwnSession(change.userId, calls)) ? { kind: 'set-aside', obstacle: 'deleted' } : LATER;
}

/** False when the server does not say. */
export async function isOwnSession(userId: string, calls: RecipeCalls): Promise<boolean> {
  try {
    return await calls.isSessionOf(userId);
  } catch {
    return false;
  }
}

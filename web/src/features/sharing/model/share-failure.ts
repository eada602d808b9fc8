import { COMMUNITY_TEXTS } from '@larder/contract/community';
import { SHARING_TEXTS } from '@larder/contract/sharing';

import { isNotFound } from '#features/recipes/model/recipe-text.ts';
import type { SharedKind } from '#features/sharing/model/shared-recipe.ts';
import { ApiError, UnreachableError } from '#platform/api-error.ts';
import { failureDetail, unknownOutcomeText } from '#platform/failure-detail.ts';

export interface ShareFailure {
  /** The error of the email field; null for any other failure. */
  readonly email: string | null;
  readonly message: string;
  readonly detail: string;
}

const COPY_UNCHANGED = 'The community’s copy hasn’t changed.';

function withEnd(detail: string, end: string): string {
  return `${/[.!?]$/u.test(detail) ? detail : `${detail}.`} ${end}`;
}

/** Claims that the recipe or collection is unchanged only if that is known. */
function recipeDetail(error: unknown, kind: SharedKind = 'recipe'): string {
  if (error instanceof UnreachableError) return unknownOutcomeText('it was shared');
  return withEnd(
    failureDetail(error),
    isNotFound(error) ? 'It may have been deleted.' : `Your ${kind} hasn’t changed.`,
  );
}

/** The texts for a failed share with a user. */
export function describeShareFailure(error: unknown, kind: SharedKind = 'recipe'): ShareFailure {
  const email = error instanceof ApiError ? (error.fields['email'] ?? null) : null;
  const message = kind === 'recipe' ? SHARING_TEXTS.failed : SHARING_TEXTS.collection_failed;
  return { email, message, detail: recipeDetail(error, kind) };
}

/** The texts for a failed publish to the community. */
export function describeCommunityFailure(error: unknown): Omit<ShareFailure, 'email'> {
  if (error instanceof ApiError && error.code === 'conflict' && error.message !== COMMUNITY_TEXTS.hidden) {
    return { message: COMMUNITY_TEXTS.already_shared, detail: 'You have already shared a recipe with this title.' };
  }
  return { message: COMMUNITY_TEXTS.failed, detail: recipeDetail(error) };
}

/** Claims that the copy is unchanged only after a refusal. Without an answer the write may have taken effect. */
function copyDetail(error: unknown, done: string): string {
  if (error instanceof UnreachableError) return unknownOutcomeText(done);
  const detail = failureDetail(error);
  return error instanceof ApiError && !isNotFound(error) ? withEnd(detail, COPY_UNCHANGED) : detail;
}

/** The texts for a failed update of a community copy. */
export function describeUpdateFailure(error: unknown): Omit<ShareFailure, 'email'> {
  return { message: 'The community copy could not be updated', detail: copyDetail(error, 'it was updated') };
}

/** The texts for a failed withdrawal of a community copy. */
export function describeWithdrawFailure(error: unknown): Omit<ShareFailure, 'email'> {
  return { message: 'The recipe could not be withdrawn', detail: copyDetail(error, 'it was withdrawn') };
}

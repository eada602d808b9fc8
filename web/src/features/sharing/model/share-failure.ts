import { COMMUNITY_TEXTS } from '@larder/contract/community';
import { SHARING_TEXTS } from '@larder/contract/sharing';

import { isNotFound } from '#features/recipes/model/recipe-text.ts';
import { ApiError, UnreachableError } from '#platform/api-error.ts';
import { failureDetail, unknownOutcomeText } from '#platform/failure-detail.ts';

export interface ShareFailure {
  /** What is wrong with the address; null where it is something else. */
  readonly email: string | null;
  readonly message: string;
  readonly detail: string;
}

const KEPT = 'Your recipe is as it was.';

const COPY_KEPT = 'The community has it as before.';

function withEnd(detail: string, end: string): string {
  return `${/[.!?]$/u.test(detail) ? detail : `${detail}.`} ${end}`;
}

/** Nobody says that a recipe is as it was when it is gone, or where that is unknown. */
function recipeKept(error: unknown): string {
  if (error instanceof UnreachableError) return unknownOutcomeText('it was shared');
  return withEnd(failureDetail(error), isNotFound(error) ? 'It may have been deleted.' : KEPT);
}

/** Why a recipe did not reach the person with some address. */
export function describeShareFailure(error: unknown): ShareFailure {
  const email = error instanceof ApiError ? (error.fields['email'] ?? null) : null;
  return { email, message: SHARING_TEXTS.failed, detail: recipeKept(error) };
}

/** Why a recipe did not reach everyone. */
export function describeCommunityFailure(error: unknown): Omit<ShareFailure, 'email'> {
  if (error instanceof ApiError && error.code === 'conflict' && error.message !== COMMUNITY_TEXTS.hidden) {
    return { message: COMMUNITY_TEXTS.already_shared, detail: 'One of yours with this title is there for everyone.' };
  }
  return { message: COMMUNITY_TEXTS.failed, detail: recipeKept(error) };
}

/** What was refused is as before; what was not answered may have been done. */
function copyKept(error: unknown, done: string): string {
  if (error instanceof UnreachableError) return unknownOutcomeText(done);
  const detail = failureDetail(error);
  return error instanceof ApiError && !isNotFound(error) ? withEnd(detail, COPY_KEPT) : detail;
}

/** Why what everyone has of a recipe stayed as it was. */
export function describeUpdateFailure(error: unknown): Omit<ShareFailure, 'email'> {
  return { message: 'The community copy could not be updated', detail: copyKept(error, 'it was updated') };
}

/** Why everyone still has it. */
export function describeWithdrawFailure(error: unknown): Omit<ShareFailure, 'email'> {
  return { message: 'The recipe could not be withdrawn', detail: copyKept(error, 'it was withdrawn') };
}

import { ApiError, UnreachableError } from '#platform/api-error.ts';
import { unknownOutcomeText } from '#platform/failure-detail.ts';

/** Why it failed, that `kept` holds, and what to do next. */
export function describeCookbookError(error: unknown, kept: string): string {
  if (error instanceof UnreachableError)
    return `The server cannot be reached. ${kept} Try again when you are connected.`;
  if (error instanceof ApiError && error.code === 'not_authenticated')
    return `Your session has ended. ${kept} Log in to go on.`;
  if (error instanceof ApiError && ['too_many_requests', 'unavailable', 'quota_exceeded'].includes(error.code))
    return `${error.message} ${kept}`;
  return `${kept} Please try again.`;
}

/** The same for a confirmed write: nothing is claimed where its outcome is unknown. `done` says what may have happened. */
export function describeCookbookWriteError(error: unknown, kept: string, done: string): string {
  return error instanceof UnreachableError ? unknownOutcomeText(done) : describeCookbookError(error, kept);
}

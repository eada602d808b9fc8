import { ApiError, UnreachableError } from '#platform/api-error.ts';
import { unknownOutcomeText } from '#platform/failure-detail.ts';

/** The cause of the error, then `unchanged`, then the next step. */
export function describeCookbookError(error: unknown, unchanged: string): string {
  if (error instanceof UnreachableError)
    return `We couldn’t reach the server. ${unchanged} Try again when you’re connected.`;
  if (error instanceof ApiError && error.code === 'not_authenticated')
    return `Your session has ended. ${unchanged} Log in to continue.`;
  if (error instanceof ApiError && ['too_many_requests', 'unavailable', 'quota_exceeded'].includes(error.code))
    return `${error.message} ${unchanged}`;
  return `${unchanged} Please try again.`;
}

/** The message for a failed write that may have succeeded: with an unknown outcome it claims nothing. `done` names the write. */
export function describeCookbookWriteError(error: unknown, unchanged: string, done: string): string {
  return error instanceof UnreachableError ? unknownOutcomeText(done) : describeCookbookError(error, unchanged);
}

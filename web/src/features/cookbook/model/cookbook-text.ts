import { ApiError, UnreachableError } from '#platform/api-error.ts';

/** Why it failed, that `kept` holds, and what to do next. */
export function describeCookbookError(error: unknown, kept: string): string {
  if (error instanceof UnreachableError)
    return `The server cannot be reached. ${kept} Try again when you are connected.`;
  if (error instanceof ApiError && error.code === 'not_authenticated')
    return `Your session has ended. ${kept} Log in to go on.`;
  if (error instanceof ApiError && (error.code === 'too_many_requests' || error.code === 'unavailable'))
    return `${error.message} ${kept}`;
  return `${kept} Please try again.`;
}

import { ApiError, UnreachableError } from '#platform/api-error.ts';

const UNREACHABLE = 'The server cannot be reached. Check your connection, then try again.';
const UNEXPECTED = 'Something unexpected happened. Please try again.';

/** For a write whose outcome could not be found out. `done` ends the sentence: "it was deleted". */
export function unknownOutcomeText(done: string): string {
  return `We couldn't reach the server, so we don't know whether ${done}. Check again when you're connected.`;
}

/** What a person can be told about why something failed: the second line of a message. */
export function failureDetail(error: unknown): string {
  if (error instanceof UnreachableError) return UNREACHABLE;
  return error instanceof ApiError ? error.message : UNEXPECTED;
}

/** By which the failure is found in the server's log; null when it did not come from there. */
export function referenceOf(error: unknown): string | null {
  return error instanceof ApiError ? error.requestId : null;
}

import { ApiError, UnreachableError } from '#platform/api-error.ts';

const UNREACHABLE = 'We couldn’t reach the server. Check your connection, then try again.';
const UNEXPECTED = 'Something unexpected happened. Please try again.';

/** For a write whose outcome is unknown. `done` ends the sentence: "it was deleted". */
export function unknownOutcomeText(done: string): string {
  return `We couldn’t reach the server, so we don’t know whether ${done}. Check again when you’re connected.`;
}

/** The reason of a failure in words for the user: the second line of a message. */
export function failureDetail(error: unknown): string {
  if (error instanceof UnreachableError) return UNREACHABLE;
  return error instanceof ApiError ? error.message : UNEXPECTED;
}

/** The request id of the failure in the server's log; null when the server did not answer. */
export function referenceOf(error: unknown): string | null {
  return error instanceof ApiError ? error.requestId : null;
}

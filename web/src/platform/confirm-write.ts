import { ApiError, UnreachableError } from '#platform/api-error.ts';

/** The answer to a write was lost, and what the server stores shows that the write did not take effect. */
export class NotAppliedError extends Error {
  override readonly name = 'NotAppliedError';

  constructor(cause: unknown) {
    super('The write did not take effect.', { cause });
  }
}

/** No answer came, or a proxy answered in the server’s place: the write may have taken effect or not. */
function isOutcomeUnknown(error: unknown): boolean {
  return (
    error instanceof UnreachableError || (error instanceof ApiError && error.status >= 500 && error.requestId === null)
  );
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

/**
 * Runs a write. If its answer is lost, `readBack` asks the server: it returns the result where the write took effect and null
 * where it did not. Throws `NotAppliedError` then, and `UnreachableError` where the outcome stays unknown.
 */
export async function confirmWrite<Result>(
  write: () => Promise<Result>,
  readBack: () => Promise<Result | null>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const result = await readBack().catch((cause: unknown) => {
      throw new UnreachableError(cause);
    });
    if (result === null) throw new NotAppliedError(error);
    return result;
  }
}

/** Idempotent: what is gone already, removed in another tab or by another person, counts as removed. */
async function unlessGone(removal: Promise<unknown>): Promise<true> {
  try {
    await removal;
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  return true;
}

/** Removes something. If the answer is lost, `isLeft` asks the server whether it is still there; `not_found` means no. */
export function confirmRemoval(remove: () => Promise<unknown>, isLeft: () => Promise<boolean>): Promise<true> {
  return confirmWrite(
    () => unlessGone(remove()),
    async () => {
      try {
        return (await isLeft()) ? null : true;
      } catch (error) {
        if (!isGone(error)) throw error;
        return true;
      }
    },
  );
}

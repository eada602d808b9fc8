import { ApiError, UnreachableError } from '#platform/api-error.ts';

/** The response to a write was lost, and a read-back shows that the write did not take effect. */
export class NotAppliedError extends Error {
  override readonly name = 'NotAppliedError';

  constructor(cause: unknown) {
    super('The write did not take effect.', { cause });
  }
}

/** No response came, or a proxy answered instead of the server: the write may have taken effect or not. */
function isOutcomeUnknown(error: unknown): boolean {
  return (
    error instanceof UnreachableError || (error instanceof ApiError && error.status >= 500 && error.requestId === null)
  );
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

/**
 * Runs a write. If its response is lost, `readBack` reads the outcome from the server: the result, or null when the write did not
 * take effect. Throws `NotAppliedError` then, and `UnreachableError` when the outcome stays unknown.
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

/** Idempotent: a resource that was removed in another tab or by another user counts as removed. */
async function ignoreNotFound(removal: Promise<unknown>): Promise<true> {
  try {
    await removal;
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  return true;
}

/** Removes a resource. If the response is lost, `exists` asks the server; `not_found` means that it is removed. */
export function confirmRemoval(remove: () => Promise<unknown>, exists: () => Promise<boolean>): Promise<true> {
  return confirmWrite(
    () => ignoreNotFound(remove()),
    async () => {
      try {
        return (await exists()) ? null : true;
      } catch (error) {
        if (!isNotFound(error)) throw error;
        return true;
      }
    },
  );
}

import type { RecipeDetail, RecipePage } from '@larder/contract/recipes';

import type { NewChange } from '#features/device-store/model/change-queue.ts';
import type { ListQuery } from '#features/device-store/model/list-query.ts';
import type * as ReadSaved from '#features/device-store/model/read-saved.ts';
import { ApiError, UnreachableError } from '#platform/api-error.ts';
import { readDeviceUser } from '#platform/device-user.ts';
import { idle } from '#platform/idle.ts';
import { isServerReachable, reportUnreachable } from '#platform/reachability.ts';

// The way from other features to the recipes saved on this device. It loads the database on demand.

/** No answer of our server: the connection failed, or a proxy answered in its place. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof ApiError) return (error.status === 502 || error.status === 504) && error.requestId === null;
  return error instanceof UnreachableError;
}

/** How long to wait for an answer before looking on this device. A connection that hangs would otherwise wait for minutes. */
const FIRST_TIMEOUT_MS = 4_000;
const MAX_TIMEOUT_MS = 30_000;
/** After a request that was not answered. The server is asked again meanwhile. */
const UNREACHABLE_TIMEOUT_MS = 1_000;
/** Adaptive: grows with the time that answers take, because a slow connection is no broken one. */
let timeoutMs = FIRST_TIMEOUT_MS;

/** Settles as `asked`, or rejects with `UnreachableError` after the timeout. */
async function withTimeout<Answer>(asked: Promise<Answer>): Promise<Answer> {
  const start = performance.now();
  const measured = asked.then((answer) => {
    timeoutMs = Math.min(Math.max(timeoutMs, 2 * (performance.now() - start)), MAX_TIMEOUT_MS);
    return answer;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const end = (): void => reject(new UnreachableError('timeout'));
    timer = setTimeout(end, isServerReachable() ? timeoutMs : UNREACHABLE_TIMEOUT_MS);
  });
  return Promise.race([measured, late]).finally(() => clearTimeout(timer));
}

/**
 * Asks the server. When it cannot be reached or does not answer in time, reads the answer from the recipes saved on this device; if
 * they do not have it, settles as the request does.
 */
export async function orSaved<Answer>(
  ask: () => Promise<Answer>,
  read: (saved: typeof ReadSaved, userId: string) => Promise<Answer | null>,
): Promise<Answer> {
  const asked = ask();
  try {
    return await withTimeout(asked);
  } catch (error) {
    const answer = isUnreachable(error) ? await readSaved(read) : null;
    if (answer === null) return asked;
    reportUnreachable();
    return answer;
  }
}

/** Null when nothing is saved or storage is blocked. */
async function readSaved<Answer>(
  read: (saved: typeof ReadSaved, userId: string) => Promise<Answer | null>,
): Promise<Answer | null> {
  const user = readDeviceUser();
  if (user === null) return null;
  try {
    return await read(await import('#features/device-store/model/read-saved.ts'), user.id);
  } catch {
    return null;
  }
}

const SAVED_CURSOR = 'saved:';

/** A page of the user's recipes from the server or from this device. A list that began on this device continues there. */
export function listOrSaved(
  ask: (cursor: string | undefined) => Promise<RecipePage>,
  query: ListQuery & { readonly limit: number },
  cursor: string | null,
): Promise<RecipePage> {
  const start = cursor?.startsWith(SAVED_CURSOR) === true ? Number(cursor.slice(SAVED_CURSOR.length)) : null;
  return orSaved(
    () => (start === null ? ask(cursor ?? undefined) : Promise.reject(new UnreachableError(undefined))),
    async ({ readPage }, userId) => {
      const page = await readPage(userId, query, start ?? 0);
      return page && { ...page, next_cursor: page.next === null ? null : `${SAVED_CURSOR}${page.next}` };
    },
  );
}

/** Saves a recipe that the user has opened, when the browser is idle. */
export async function saveOpened(recipe: RecipeDetail): Promise<void> {
  await idle();
  const user = readDeviceUser();
  if (user === null) return;
  try {
    const { saveOpenedRecipe } = await import('#features/device-store/model/save-opened.ts');
    await saveOpenedRecipe(user.id, recipe);
  } catch {
    // No room on the disk, or blocked storage. The recipe is on screen.
  }
}

/** Stores a change that the server could not be asked for. Throws `error`, that of the request, when it cannot be stored. */
export async function queueOr(error: unknown, change: Omit<NewChange, 'userId'>): Promise<void> {
  const user = isUnreachable(error) ? readDeviceUser() : null;
  if (user === null) throw error;
  try {
    const { queueChange } = await import('#features/device-store/model/change-queue.ts');
    await queueChange({ ...change, userId: user.id });
  } catch {
    throw error;
  }
  reportUnreachable();
}

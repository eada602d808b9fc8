import type { QueryClient } from '@tanstack/react-query';

import { sessionQuery } from '#features/account/api.ts';
import { listChanges, onQueueChange, removeChange, setObstacle } from '#features/device-store/model/change-queue.ts';
import { saveRecipes, toSavedCard } from '#features/device-store/model/saved-recipes.ts';
import { RECIPE_CALLS } from '#features/offline/api.ts';
import { setUnsent } from '#features/device-store/model/unsent-changes.ts';
import { isOwnSession, sendChange } from '#features/offline/model/send-change.ts';
import { sendChanges } from '#features/offline/model/send-changes.ts';
import { cacheUpdatedRecipe } from '#features/recipes/api.ts';
import { ownDetail } from '#features/recipes/model/saved-recipe.ts';
import { isServerReachable, onReachabilityChange } from '#platform/reachability.ts';
import { runExclusively } from '#platform/run-exclusively.ts';

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

/**
 * Sends unsent changes whenever the server answers, and while it does not, asks again: after a while, when the browser is online again
 * and when the page becomes visible. Then the page shows the server's data again.
 */
export async function followConnection(queryClient: QueryClient, userId: string, signal: AbortSignal): Promise<void> {
  const list = async (): Promise<void> => setUnsent(await listChanges(userId));
  const stop = onQueueChange(() => void list());
  signal.addEventListener('abort', () => {
    stop();
    setUnsent([]);
  });
  await list();
  let failures = 0;
  let wasReachable = true;
  while (!signal.aborted) {
    if (!isServerReachable()) {
      wasReachable = false;
      await queryClient.refetchQueries({ queryKey: sessionQuery().queryKey });
    }
    const afterSeconds = isServerReachable() ? await sendAll(queryClient, userId, signal) : undefined;
    if (isServerReachable() && !wasReachable) {
      wasReachable = true;
      void queryClient.invalidateQueries();
    }
    failures = isServerReachable() && afterSeconds === null ? 0 : failures + 1;
    await untilWorthTrying(waitMs(failures, afterSeconds), signal);
  }
}

/** Without failures, only an event is a reason to try again. */
function waitMs(failures: number, afterSeconds: number | null | undefined): number | null {
  if (failures === 0) return null;
  return Math.max(Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS), (afterSeconds ?? 0) * 1000);
}

/** Null when nothing is left to send, otherwise after how many seconds to try again. One tab sends for all. */
async function sendAll(queryClient: QueryClient, userId: string, signal: AbortSignal): Promise<number | null> {
  const isWaiting = (await listChanges(userId)).some(({ obstacle }) => obstacle === null);
  if (!isWaiting) return null;
  let afterSeconds: number | null = 0;
  await runExclusively(`unsent changes ${userId}`, async () => {
    if (!(await isOwnSession(userId, RECIPE_CALLS))) return;
    const later = await sendChanges({
      queue: { list: () => listChanges(userId), remove: removeChange, setObstacle },
      send: (change) => sendChange(change, RECIPE_CALLS),
      onSent: async ({ recipe }) => {
        if (recipe === null) return;
        const detail = ownDetail(recipe);
        await saveRecipes(userId, [{ recipe: detail, card: toSavedCard(detail, 0) }]);
        cacheUpdatedRecipe(queryClient, recipe);
      },
      signal,
    });
    afterSeconds = later?.kind === 'later' ? (later.afterSeconds ?? 0) : null;
  });
  return afterSeconds;
}

/** Resolves after the time, or earlier when the network, the queue or the visibility of the page changes. */
async function untilWorthTrying(milliseconds: number | null, signal: AbortSignal): Promise<void> {
  const stops: (() => void)[] = [];
  await new Promise<void>((resolve) => {
    const wake = (): void => resolve();
    const wakeWhenVisible = (): void => {
      if (document.visibilityState === 'visible') resolve();
    };
    const timer = milliseconds === null ? undefined : setTimeout(wake, milliseconds);
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wakeWhenVisible);
    signal.addEventListener('abort', wake);
    stops.push(
      () => clearTimeout(timer),
      () => window.removeEventListener('online', wake),
      () => document.removeEventListener('visibilitychange', wakeWhenVisible),
      () => signal.removeEventListener('abort', wake),
      onReachabilityChange(wake),
      onQueueChange(wake),
    );
    if (signal.aborted) resolve();
  });
  for (const stop of stops) stop();
}

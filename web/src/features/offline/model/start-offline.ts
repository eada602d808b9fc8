import type { QueryClient } from '@tanstack/react-query';

import { readOfflineChoice } from '#features/device-store/model/offline-choice.ts';
import { followConnection } from '#features/offline/model/follow-connection.ts';
import { removeAllSaved, removeSavedOfOthers } from '#features/offline/model/remove-all.ts';
import { registerServiceWorker } from '#features/offline/model/service-worker.ts';
import { syncRecipes } from '#features/offline/model/sync-recipes.ts';
import { onOfflineChoice } from '#features/device-store/model/choice-signal.ts';
import { delay } from '#platform/delay.ts';
import { finishLeaving, onLeaveSession } from '#platform/leave-session.ts';
import { isServerReachable, onReachabilityChange } from '#platform/reachability.ts';
import { runExclusively } from '#platform/run-exclusively.ts';

/** After the page has loaded. */
const FIRST_SYNC_MS = 5_000;
/** Several changes in a row are synchronized together. */
const SYNC_DELAY_MS = 10_000;
const SYNC_INTERVAL_MS = 15 * 60 * 1000;

/** Offline use for everyone: an interrupted sign-out is finished, and the service worker registered. */
export async function startForBrowser(): Promise<void> {
  onLeaveSession(removeAllSaved);
  await finishLeaving();
  if (import.meta.env.PROD) await registerServiceWorker();
}

/** Offline use for the signed-in user until `signal` is aborted: saves recipes and sends unsent changes. */
export async function startForUser(queryClient: QueryClient, userId: string, signal: AbortSignal): Promise<void> {
  await removeSavedOfOthers(userId);
  if (signal.aborted) return;
  await Promise.all([followConnection(queryClient, userId, signal), followChanges(queryClient, userId, signal)]);
}

/** Synchronizes after the start, after writes on this device, when the setting or the connection changes, and now and then. */
async function followChanges(queryClient: QueryClient, userId: string, signal: AbortSignal): Promise<void> {
  let changed = new AbortController();
  const wake = (): void => changed.abort();
  const stops = [
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') setTimeout(wake, SYNC_DELAY_MS);
    }),
    onOfflineChoice(wake),
    onReachabilityChange(wake),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
  await delay(FIRST_SYNC_MS, signal);
  while (!signal.aborted) {
    changed = new AbortController();
    await syncOnce(userId, signal);
    await delay(SYNC_INTERVAL_MS, AbortSignal.any([signal, changed.signal]));
  }
}

/** The user pays for data, or asks to save it. */
function isMetered(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}

async function syncOnce(userId: string, signal: AbortSignal): Promise<void> {
  const choice = readOfflineChoice(userId);
  if (!isServerReachable() || (isMetered() && choice !== 'off')) return;
  try {
    await runExclusively(`saved recipes ${userId}`, () => syncRecipes(userId, choice, signal));
  } catch {
    // No network, or no room on the disk. The next synchronization continues.
  }
}

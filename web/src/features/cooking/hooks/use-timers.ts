import { useCallback } from 'react';

import { useCookOwner } from './use-cook-owner.ts';
import { removeExpiredTimers, parseTimers } from '#features/cooking/model/timers.ts';
import type { Timer } from '#features/cooking/model/timers.ts';
import { useBrowserStore } from '#platform/use-is-hydrated.ts';
import { onUserItemChange, readUserItem, removeUserItem, writeUserItem } from '#platform/user-storage.ts';

const NAME = 'timers';
const NO_TIMERS: readonly Timer[] = [];

interface TimerStore {
  timers: readonly Timer[];
  /** False if the storage refused the timers, so that only this tab has them. */
  isPersisted: boolean;
  readonly listeners: Set<() => void>;
}

/** The timers of each owner in this tab. */
const stores = new Map<string, TimerStore>();

function load(owner: string): readonly Timer[] {
  return removeExpiredTimers(parseTimers(readUserItem(owner, NAME)), Date.now());
}

function getStore(owner: string): TimerStore {
  const known = stores.get(owner);
  if (known !== undefined) return known;
  const store: TimerStore = { timers: load(owner), isPersisted: true, listeners: new Set() };
  stores.set(owner, store);
  return store;
}

function notify({ listeners }: TimerStore): void {
  for (const listener of listeners) listener();
}

function subscribe(owner: string, listener: () => void): () => void {
  const store = getStore(owner);
  store.listeners.add(listener);
  const stop = onUserItemChange(owner, NAME, () => {
    const stored = load(owner);
    // Timers that only this tab has are merged with those of the other tab.
    const own = store.isPersisted ? [] : store.timers.filter(({ id }) => stored.every((timer) => timer.id !== id));
    store.timers = [...stored, ...own];
    notify(store);
  });
  return () => {
    stop();
    store.listeners.delete(listener);
  };
}

function changeTimers(owner: string, change: (timers: readonly Timer[]) => readonly Timer[]): void {
  const store = getStore(owner);
  // Another tab may have written since the last notification.
  const before = store.isPersisted ? load(owner) : store.timers;
  store.timers = change(before);
  if (store.timers.length === 0) removeUserItem(owner, NAME);
  store.isPersisted = store.timers.length === 0 || writeUserItem(owner, NAME, store.timers);
  notify(store);
}

type ChangeTimers = (change: (timers: readonly Timer[]) => readonly Timer[]) => void;

/** The user's timers, synchronized across tabs, and a function that changes them. */
export function useTimers(): readonly [readonly Timer[], ChangeTimers] {
  const owner = useCookOwner();
  const timers = useBrowserStore(
    useCallback((listener) => subscribe(owner, listener), [owner]),
    () => getStore(owner).timers,
    NO_TIMERS,
  );
  const change = useCallback<ChangeTimers>((how) => changeTimers(owner, how), [owner]);
  return [timers, change];
}

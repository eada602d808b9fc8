import { useCallback, useSyncExternalStore } from 'react';

import { useCookOwner } from './use-cook-owner.ts';
import { forgetOldTimers, parseTimers } from '#features/cooking/model/timers.ts';
import type { Timer } from '#features/cooking/model/timers.ts';
import { onUserItemChange, readUserItem, removeUserItem, writeUserItem } from '#platform/user-storage.ts';

const NAME = 'timers';

interface Shelf {
  timers: readonly Timer[];
  /** The storage has them as well; where it refuses, this tab alone does. */
  isKept: boolean;
  readonly listeners: Set<() => void>;
}

/** One for each owner: what this tab knows of their timers. */
const shelves = new Map<string, Shelf>();

function load(owner: string): readonly Timer[] {
  return forgetOldTimers(parseTimers(readUserItem(owner, NAME)), Date.now());
}

function shelfOf(owner: string): Shelf {
  const known = shelves.get(owner);
  if (known !== undefined) return known;
  const shelf: Shelf = { timers: load(owner), isKept: true, listeners: new Set() };
  shelves.set(owner, shelf);
  return shelf;
}

function tell({ listeners }: Shelf): void {
  for (const listener of listeners) listener();
}

function subscribe(owner: string, listener: () => void): () => void {
  const shelf = shelfOf(owner);
  shelf.listeners.add(listener);
  const stop = onUserItemChange(owner, NAME, () => {
    const theirs = load(owner);
    // What only this tab knows goes on beside what another one wrote.
    const others = shelf.isKept ? [] : shelf.timers.filter(({ id }) => theirs.every((timer) => timer.id !== id));
    shelf.timers = [...theirs, ...others];
    tell(shelf);
  });
  return () => {
    stop();
    shelf.listeners.delete(listener);
  };
}

function changeTimers(owner: string, change: (timers: readonly Timer[]) => readonly Timer[]): void {
  const shelf = shelfOf(owner);
  // Another tab may have written since this one was told.
  const before = shelf.isKept ? load(owner) : shelf.timers;
  shelf.timers = change(before);
  if (shelf.timers.length === 0) removeUserItem(owner, NAME);
  shelf.isKept = shelf.timers.length === 0 || writeUserItem(owner, NAME, shelf.timers);
  tell(shelf);
}

type ChangeTimers = (change: (timers: readonly Timer[]) => readonly Timer[]) => void;

/** The person's timers, the same in every tab, and the one way to change them. */
export function useTimers(): readonly [readonly Timer[], ChangeTimers] {
  const owner = useCookOwner();
  const timers = useSyncExternalStore(
    useCallback((listener) => subscribe(owner, listener), [owner]),
    () => shelfOf(owner).timers,
  );
  const change = useCallback<ChangeTimers>((how) => changeTimers(owner, how), [owner]);
  return [timers, change];
}

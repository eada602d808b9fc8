import { useCallback, useSyncExternalStore } from 'react';

import { NOTHING_SELECTED } from '#features/cookbook/model/selection.ts';
import type { Selection } from '#features/cookbook/model/selection.ts';

/** Module state: the selection survives navigation to a recipe. `owner` is the user who made it. */
let current: { readonly owner: string; readonly selection: Selection } = { owner: '', selection: NOTHING_SELECTED };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(owner: string): Selection {
  return current.owner === owner ? current.selection : NOTHING_SELECTED;
}

/** The selection of a user, and an updater that receives the latest value. */
export function useSelection(owner: string): [Selection, (change: (selection: Selection) => Selection) => void] {
  const selection = useSyncExternalStore(
    subscribe,
    () => read(owner),
    () => NOTHING_SELECTED,
  );
  const change = useCallback(
    (make: (selection: Selection) => Selection) => {
      current = { owner, selection: make(read(owner)) };
      for (const listener of listeners) listener();
    },
    [owner],
  );
  return [selection, change];
}

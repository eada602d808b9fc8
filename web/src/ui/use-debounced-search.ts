import { useEffect, useState } from 'react';

import { pointerReleased } from '#platform/pointer-release.ts';

const DEBOUNCE_MS = 250;

export interface DebouncedSearchOptions {
  /** The current search. Must change as soon as `onSearch` is called. */
  q: string;
  onSearch: (q: string) => void;
}

/** The text of a search field. Calls `onSearch` after a pause in typing, or at once by `search`; follows a change of `q`. */
export function useDebouncedSearch({ q, onSearch }: DebouncedSearchOptions) {
  const [typed, setTyped] = useState(q);
  const [lastQ, setLastQ] = useState(q);
  if (q !== lastQ) {
    setLastQ(q);
    setTyped(q);
  }
  const search = (words: string): void => {
    if (words === q) return;
    // Otherwise the change of `q` would overwrite letters typed since.
    setLastQ(words);
    onSearch(words);
  };
  useEffect(() => {
    if (typed === q) return undefined;
    let isCancelled = false;
    const searchWhenReleased = async (): Promise<void> => {
      await pointerReleased();
      if (!isCancelled) search(typed);
    };
    const timer = window.setTimeout(() => void searchWhenReleased(), DEBOUNCE_MS);
    return () => {
      isCancelled = true;
      window.clearTimeout(timer);
    };
  });
  return { typed, setTyped, search };
}

import { useEffect, useState } from 'react';

import { pointerReleased } from '#platform/pointer-release.ts';

const TYPING_PAUSE_MS = 250;

export interface DebouncedSearchOptions {
  /** What is searched for at the moment, as it is chosen: it follows `onSearch` at once. */
  q: string;
  onSearch: (q: string) => void;
}

/** What is typed is searched for after a pause, or at once with Enter; a change by other means is followed. */
export function useDebouncedSearch({ q, onSearch }: DebouncedSearchOptions) {
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  if (q !== seen) {
    setSeen(q);
    setTyped(q);
  }
  const search = (words: string): void => {
    if (words === q) return;
    // A letter that is typed before the field is drawn again stays.
    setSeen(words);
    onSearch(words);
  };
  useEffect(() => {
    if (typed === q) return undefined;
    let isOver = false;
    const searchNow = async (): Promise<void> => {
      await pointerReleased();
      if (!isOver) search(typed);
    };
    const timer = window.setTimeout(() => void searchNow(), TYPING_PAUSE_MS);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  });
  return { typed, setTyped, search };
}

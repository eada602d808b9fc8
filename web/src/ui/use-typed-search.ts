import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 250;

export interface TypedSearchOptions {
  /** What is searched for at the moment, as it is chosen: it follows `onSearch` at once. */
  q: string;
  onSearch: (q: string) => void;
}

/** What is typed is searched for after a pause, or at once with Enter; a change by other means is followed. */
export function useTypedSearch({ q, onSearch }: TypedSearchOptions) {
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
    const timer = window.setTimeout(() => search(typed), TYPING_PAUSE_MS);
    return () => window.clearTimeout(timer);
  });
  return { typed, setTyped, search };
}

import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 250;

export interface TypedSearchOptions {
  /** What is searched for at the moment, as the address has it. */
  q: string;
  onSearch: (q: string) => void;
}

/** What is typed is searched for after a pause, or at once with Enter; a change of the address by other means is followed. */
export function useTypedSearch({ q, onSearch }: TypedSearchOptions) {
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  /** Written to the address, which has not caught up yet; typing goes on meanwhile. */
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  if (q !== seen) {
    const arrived = underWay.indexOf(q);
    setSeen(q);
    setUnderWay(arrived === -1 ? [] : underWay.slice(arrived + 1));
    if (arrived === -1) setTyped(q);
  }
  const latest = underWay.at(-1) ?? q;
  const search = (words: string): void => {
    if (words === latest) return;
    setUnderWay([...underWay, words]);
    onSearch(words);
  };
  useEffect(() => {
    if (typed === latest) return undefined;
    const timer = window.setTimeout(() => search(typed), TYPING_PAUSE_MS);
    return () => window.clearTimeout(timer);
  });
  return { typed, setTyped, search };
}

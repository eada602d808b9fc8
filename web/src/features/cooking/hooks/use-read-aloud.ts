import { useEffect, useRef, useState } from 'react';

import { readAloud, stopReadingAloud } from '#platform/read-aloud.ts';

/** Reads steps aloud. `reading` is true while a step is being read. */
export function useReadAloud() {
  const [reading, setReading] = useState(false);
  /** Counts readings, so that the end of a canceled reading does not end its successor. */
  const count = useRef(0);
  useEffect(() => stopReadingAloud, []);
  return {
    reading,
    read: (text: string): void => {
      count.current += 1;
      const own = count.current;
      setReading(true);
      readAloud(text, () => {
        if (own === count.current) setReading(false);
      });
    },
    stop: (): void => {
      count.current += 1;
      stopReadingAloud();
      setReading(false);
    },
  };
}

import { useEffect, useRef, useState } from 'react';

import { readAloud, stopReadingAloud } from '#platform/read-aloud.ts';

/** Reads a step aloud; with `reading` on, the next step is read when it comes. */
export function useReader() {
  const [reading, setReading] = useState(false);
  /** Which reading it is: the end of one that was cut off is not the end of the one that took its place. */
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

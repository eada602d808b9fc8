import { useRef } from 'react';

/** Does `work` unless it is being done: pressed twice at once, a button is busy only after the second time. */
export function useOneAtATime(work: () => Promise<void>): () => void {
  const running = useRef(false);
  const run = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    try {
      await work();
    } finally {
      running.current = false;
    }
  };
  return () => void run();
}

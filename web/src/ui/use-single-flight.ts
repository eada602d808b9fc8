import { useRef } from 'react';

/** Runs `work` unless it is already running: a double click may precede the render that disables its button. */
export function useSingleFlight(work: () => Promise<void>): () => void {
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

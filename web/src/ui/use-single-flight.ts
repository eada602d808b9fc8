import { useRef } from 'react';

/** Runs `work` unless it is running already. Two presses in a row can come before a button renders as busy. */
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

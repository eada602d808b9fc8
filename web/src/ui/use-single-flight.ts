import { useRef } from 'react';

/** Runs `work` unless it is already running: a double click may precede the render that disables its button. */
export function useSingleFlight<Args extends readonly unknown[]>(
  work: (...args: Args) => Promise<void>,
): (...args: Args) => void {
  const running = useRef(false);
  const run = async (...args: Args): Promise<void> => {
    if (running.current) return;
    running.current = true;
    try {
      await work(...args);
    } finally {
      running.current = false;
    }
  };
  return (...args) => void run(...args);
}

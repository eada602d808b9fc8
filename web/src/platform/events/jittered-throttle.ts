/** The same is not done again before so long, however often it is asked for. What happens is to be seen within two seconds. */
const AGAIN_MS = 1_400;

/** Does something within a while, at a moment of its own in each browser, and once for all who ask for it until then. */
export type JitteredThrottle = (name: string, withinMs: number, act: () => unknown) => void;

export function createJitteredThrottle(signal: AbortSignal): JitteredThrottle {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const done = new Map<string, number>();
  signal.addEventListener('abort', () => {
    for (const timer of waiting.values()) clearTimeout(timer);
  });
  return (name, withinMs, act) => {
    if (signal.aborted || waiting.has(name)) return;
    const since = performance.now() - (done.get(name) ?? -AGAIN_MS);
    const timer = setTimeout(
      () => {
        waiting.delete(name);
        done.set(name, performance.now());
        act();
      },
      Math.max(Math.random() * withinMs, AGAIN_MS - since),
    );
    waiting.set(name, timer);
  };
}

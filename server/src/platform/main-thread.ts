import { AsyncLocalStorage } from 'node:async_hooks';

/** Whoever the main thread works for; told when the work leaves the thread and when it comes back. */
export interface Accounted {
  pause(): void;
  resume(): void;
}

const running = new AsyncLocalStorage<Accounted>();

/** Runs `work` on behalf of `accounted`, which `offMainThread` then finds. */
export function runFor<Result>(accounted: Accounted, work: () => Result): Result {
  return running.run(accounted, work);
}

/** Waits for work outside the main thread, such as a query. Meanwhile the main thread works for others. */
export async function offMainThread<Value>(work: Promise<Value>): Promise<Value> {
  const accounted = running.getStore();
  if (accounted === undefined) return work;
  accounted.pause();
  try {
    return await work;
  } finally {
    accounted.resume();
  }
}

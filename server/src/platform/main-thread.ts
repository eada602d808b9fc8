import { AsyncLocalStorage } from 'node:async_hooks';

/** Whoever the main thread works for; told when the work leaves the thread and when it comes back. */
export interface LoadMeter {
  pause(): void;
  resume(): void;
}

const running = new AsyncLocalStorage<LoadMeter>();

/** Runs `work` on behalf of `meter`, which `offMainThread` then finds. */
export function runMetered<Result>(meter: LoadMeter, work: () => Result): Result {
  return running.run(meter, work);
}

/** Waits for work outside the main thread, such as a query. Meanwhile the main thread works for others. */
export async function offMainThread<Value>(work: Promise<Value>): Promise<Value> {
  const meter = running.getStore();
  if (meter === undefined) return work;
  meter.pause();
  try {
    return await work;
  } finally {
    meter.resume();
  }
}

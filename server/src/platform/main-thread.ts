import { AsyncLocalStorage } from 'node:async_hooks';

/** Meters the main thread's time for one client. Paused while the work is elsewhere. */
export interface LoadMeter {
  pause(): void;
  resume(): void;
}

const running = new AsyncLocalStorage<LoadMeter>();

/** Runs `work` with this meter in its async context, where `offMainThread` finds it. */
export function runMetered<Result>(meter: LoadMeter, work: () => Result): Result {
  return running.run(meter, work);
}

/** Awaits work outside the main thread, such as a query, with the meter paused. */
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

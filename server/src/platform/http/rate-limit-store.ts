import { LRUCache } from 'lru-cache';

/** Evicts the least recently used client beyond this number. */
const CLIENTS_MAX = 5_000;

interface Window {
  readonly startedAt: number;
  current: number;
}

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Counts requests by client in fixed windows. A clock that is set back starts a new window. */
export class RateLimitStore {
  readonly #windows = new LRUCache<string, Window>({ max: CLIENTS_MAX });

  incr(key: string, callback: Callback, timeWindowMs: number): void {
    const now = Date.now();
    const known = this.#windows.get(key);
    const age = known === undefined ? Infinity : now - known.startedAt;
    const window = known !== undefined && age >= 0 && age < timeWindowMs ? known : { startedAt: now, current: 0 };
    window.current += 1;
    this.#windows.set(key, window);
    callback(null, { current: window.current, ttl: timeWindowMs - (now - window.startedAt) });
  }

  /** The interface of routes with a limit of their own, which do not exist here. */
  child(): RateLimitStore {
    return new RateLimitStore();
  }
}

import { LRUCache } from 'lru-cache';

/** So many addresses are remembered; what is more forgets the one that was quiet for longest. */
const REMEMBERED_MAX = 5_000;

interface Window {
  readonly beganAt: number;
  current: number;
}

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** Counts requests by address. A clock that is put back ends the windows that have not begun by it, instead of making them last until then. */
export class RateLimitStore {
  readonly #windows = new LRUCache<string, Window>({ max: REMEMBERED_MAX });

  incr(key: string, callback: Callback, timeWindowMs: number): void {
    const now = Date.now();
    const known = this.#windows.get(key);
    const age = known === undefined ? Infinity : now - known.beganAt;
    const window = known !== undefined && age >= 0 && age < timeWindowMs ? known : { beganAt: now, current: 0 };
    window.current += 1;
    this.#windows.set(key, window);
    callback(null, { current: window.current, ttl: timeWindowMs - (now - window.beganAt) });
  }

  /** For routes with a limit of their own, of which there are none. */
  child(): RateLimitStore {
    return new RateLimitStore();
  }
}

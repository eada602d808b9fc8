import { setTimeout } from 'node:timers/promises';

import { DatabaseUnavailableError, isLocked } from './errors.ts';

/** How long a write waits for another program's lock. */
const LOCK_WAIT_MS = 10_000;
const RETRY_MIN_MS = 15;
const RETRY_MAX_MS = 35;
/** Further writes are refused at once (backpressure). */
const WAITING_MAX = 200;

/** A mutex that serves waiters in order. */
class Mutex {
  readonly #waiting: (() => void)[] = [];
  #isLocked = false;

  async lock(): Promise<void> {
    if (this.#isLocked) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isLocked = true;
  }

  unlock(): void {
    const next = this.#waiting.shift();
    // Passed on without an unlocked state in between, so that no newcomer overtakes.
    if (next === undefined) this.#isLocked = false;
    else next();
  }
}

/**
 * Serializes access to the one SQLite connection. While another program holds the write lock, writes are retried by
 * timer: the event loop is not blocked, and reads overtake them.
 */
export class ConnectionQueue {
  readonly #mutex = new Mutex();
  /** One timer and one attempt for all waiting writes. */
  #retryDelay: Promise<void> | undefined;
  #lastError: unknown;
  #waiting = 0;

  enter(): Promise<void> {
    return this.#mutex.lock();
  }

  leave(): void {
    this.#mutex.unlock();
  }

  /**
   * Locks the connection and runs `work` once no other program holds the write lock. The caller must call `leave`
   * afterwards, unless this throws. `work` runs again if it finds the database locked, so it must be without effect
   * then. Throws DatabaseUnavailableError after the timeout.
   */
  async enterToWrite<Result>(work: () => Result): Promise<Result> {
    const deadline = performance.now() + LOCK_WAIT_MS;
    for (;;) {
      await this.enter();
      try {
        if (this.#retryDelay === undefined) return work();
      } catch (error) {
        if (!isLocked(error)) {
          this.leave();
          throw error;
        }
        this.#lastError = error;
        this.#retryDelay = this.#startRetryDelay();
      }
      this.leave();
      if (performance.now() > deadline || this.#waiting >= WAITING_MAX) throw toRefusal(this.#lastError);
      this.#waiting += 1;
      await this.#retryDelay;
      this.#waiting -= 1;
    }
  }

  async #startRetryDelay(): Promise<void> {
    await setTimeout(RETRY_MIN_MS + Math.random() * (RETRY_MAX_MS - RETRY_MIN_MS));
    this.#retryDelay = undefined;
  }
}

/** A separate error for each caller, with SQLite's error as the cause. */
function toRefusal(locked: unknown): DatabaseUnavailableError {
  return new DatabaseUnavailableError(locked instanceof DatabaseUnavailableError ? locked.cause : locked);
}

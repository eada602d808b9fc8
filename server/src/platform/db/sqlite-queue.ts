import { setTimeout } from 'node:timers/promises';

import { DatabaseUnavailableError, isLocked } from './errors.ts';

/** How long a write waits for another program's lock. */
const LOCK_WAIT_MS = 10_000;
const RETRY_MIN_MS = 15;
const RETRY_MAX_MS = 35;
/** Above it, writes are refused at once: they would only fill the memory. */
const WAITING_MAX = 200;

/** Lets one in at a time, in the order in which they came. */
class Mutex {
  readonly #waiting: (() => void)[] = [];
  #isLocked = false;

  async lock(): Promise<void> {
    if (this.#isLocked) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isLocked = true;
  }

  unlock(): void {
    const next = this.#waiting.shift();
    // Handed on without being free in between, so that nobody overtakes.
    if (next === undefined) this.#isLocked = false;
    else next();
  }
}

/**
 * Decides who uses the one connection to an SQLite file. While another program holds the write lock, writes are retried by a timer:
 * nothing blocks the event loop, and reads go ahead of them.
 */
export class ConnectionQueue {
  readonly #mutex = new Mutex();
  /** Shared by all writes that wait for the lock: one timer, and one attempt each time it fires. */
  #pause: Promise<void> | undefined;
  #locked: unknown;
  #waiting = 0;

  enter(): Promise<void> {
    return this.#mutex.lock();
  }

  leave(): void {
    this.#mutex.unlock();
  }

  /**
   * Enters, and runs `work` once no other program holds the write lock. The caller calls `leave` afterwards, unless this throws.
   * `work` is run again when it finds the database locked, so it must not have changed anything then. Throws
   * DatabaseUnavailableError when the lock is not released in time.
   */
  async enterToWrite<Result>(work: () => Result): Promise<Result> {
    const deadline = performance.now() + LOCK_WAIT_MS;
    for (;;) {
      await this.enter();
      try {
        if (this.#pause === undefined) return work();
      } catch (error) {
        if (!isLocked(error)) {
          this.leave();
          throw error;
        }
        this.#locked = error;
        this.#pause = this.#startPause();
      }
      this.leave();
      if (performance.now() > deadline || this.#waiting >= WAITING_MAX) throw toRefusal(this.#locked);
      this.#waiting += 1;
      await this.#pause;
      this.#waiting -= 1;
    }
  }

  async #startPause(): Promise<void> {
    await setTimeout(RETRY_MIN_MS + Math.random() * (RETRY_MAX_MS - RETRY_MIN_MS));
    this.#pause = undefined;
  }
}

/** Each caller gets an error of its own, with SQLite's as the cause. */
function toRefusal(locked: unknown): DatabaseUnavailableError {
  return new DatabaseUnavailableError(locked instanceof DatabaseUnavailableError ? locked.cause : locked);
}

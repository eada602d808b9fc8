import { AppError } from '#platform/app-error.ts';

export interface SlotLimits {
  /** Maximum in progress per key. */
  readonly perKey: number;
  /** Maximum in progress for all keys. */
  readonly total: number;
  /** Maximum waiting per key. */
  readonly waitingPerKey: number;
  /** How long a request waits before it is refused. */
  readonly waitMs: number;
  /** The message for a key that uses its own maximum. */
  readonly refusal: string;
  /** The message for a key below its maximum, when others use the rest. */
  readonly busy: string;
}

interface Waiter {
  readonly key: string;
  readonly admit: () => void;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * A semaphore with a limit per key and in total. Waiting requests are served in order; keys at their limit are skipped,
 * and a key that releases a slot yields to others. Counted per process, because each instance protects its own memory.
 */
export class Slots {
  readonly #limits: SlotLimits;
  readonly #taken = new Map<string, number>();
  #total = 0;
  readonly #queue: Waiter[] = [];

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** Takes a slot if one is free. Returns its release function. */
  tryEnter(key: string): (() => void) | undefined {
    return this.#hasRoom(key) ? this.#take(key) : undefined;
  }

  /** Waits for a slot. Throws `too_many_requests` after `waitMs`, or if too many wait already. */
  async enter(key: string, signal: AbortSignal): Promise<() => void> {
    return (signal.aborted ? undefined : this.tryEnter(key)) ?? this.#wait(key, signal);
  }

  /** True while a key below its maximum waits for slots that others use. */
  get isContended(): boolean {
    return this.#queue.some(({ key }) => !this.#isAtLimit(key));
  }

  /** A key gets at most as many slots as remain free for others, so that a few keys never take all. */
  #hasRoom(key: string): boolean {
    return this.#takenBy(key) < Math.min(this.#limits.perKey, this.#limits.total - this.#total);
  }

  #isAtLimit(key: string): boolean {
    return this.#takenBy(key) >= this.#limits.perKey;
  }

  #takenBy(key: string): number {
    return this.#taken.get(key) ?? 0;
  }

  #take(key: string): () => void {
    this.#total += 1;
    this.#taken.set(key, this.#takenBy(key) + 1);
    let isReleased = false;
    return () => {
      // Deferred, because an embedded database and a fast client finish at once: requests of one key could follow each
      // other endlessly.
      if (!isReleased) setImmediate(() => this.#release(key));
      isReleased = true;
    };
  }

  #release(key: string): void {
    const left = this.#takenBy(key) - 1;
    if (left > 0) this.#taken.set(key, left);
    else this.#taken.delete(key);
    this.#total -= 1;
    const admissible = this.#queue.filter((waiting) => this.#hasRoom(waiting.key));
    // Prefers another key, to prevent starvation.
    const next = admissible.find((waiting) => waiting.key !== key) ?? admissible[0];
    next?.admit();
  }

  #refusalOf(key: string): AppError {
    const text = this.#isAtLimit(key) ? this.#limits.refusal : this.#limits.busy;
    return new AppError('too_many_requests', text, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  #wait(key: string, signal: AbortSignal): Promise<() => void> {
    const { waitingPerKey, waitMs } = this.#limits;
    return new Promise((resolve, reject) => {
      const refuse = () => {
        leave();
        reject(this.#refusalOf(key));
      };
      const waiting: Waiter = {
        key,
        admit: () => {
          leave();
          resolve(this.#take(key));
        },
      };
      const timer = setTimeout(refuse, waitMs);
      const leave = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', refuse);
        const at = this.#queue.indexOf(waiting);
        if (at >= 0) this.#queue.splice(at, 1);
      };
      signal.addEventListener('abort', refuse);
      const others = this.#queue.filter((other) => other.key === key).length;
      if (signal.aborted || others >= waitingPerKey) refuse();
      else this.#queue.push(waiting);
    });
  }
}

import { AppError } from '#platform/app-error.ts';

export interface SlotLimits {
  /** Most at once for one key. */
  readonly perKey: number;
  /** Most at once for all keys together. */
  readonly total: number;
  /** Most that wait for one key. */
  readonly waitingPerKey: number;
  /** How long one waits before it is refused. */
  readonly waitMs: number;
  /** What the refused are told. */
  readonly refusal: string;
}

interface Waiting {
  readonly key: string;
  readonly admit: () => void;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * Bounds how many are in progress at once, for each key and in total. The rest wait in the order in which they came; a key that has
 * its share is passed over. Counted in this process: each of several instances has memory of its own to protect.
 */
export class Slots {
  readonly #limits: SlotLimits;
  readonly #taken = new Map<string, number>();
  #total = 0;
  readonly #queue: Waiting[] = [];

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** Takes a slot that is free at once: what gives it back. */
  tryEnter(key: string): (() => void) | undefined {
    return this.#hasRoom(key) ? this.#take(key) : undefined;
  }

  /** The same, once there is one. Throws `too_many_requests` when that takes too long, or too many wait. */
  async enter(key: string, signal: AbortSignal): Promise<() => void> {
    return (signal.aborted ? undefined : this.tryEnter(key)) ?? this.#wait(key, signal);
  }

  #hasRoom(key: string): boolean {
    return this.#total < this.#limits.total && (this.#taken.get(key) ?? 0) < this.#limits.perKey;
  }

  #take(key: string): () => void {
    this.#total += 1;
    this.#taken.set(key, (this.#taken.get(key) ?? 0) + 1);
    let isHeld = true;
    return () => {
      // An embedded database answers at once, and a client may take an answer at once. So requests of one key would follow on each
      // other without an end, if others did not come between.
      if (isHeld) setImmediate(() => this.#release(key));
      isHeld = false;
    };
  }

  #release(key: string): void {
    const left = (this.#taken.get(key) ?? 0) - 1;
    if (left > 0) this.#taken.set(key, left);
    else this.#taken.delete(key);
    this.#total -= 1;
    const next = this.#queue.find((waiting) => this.#hasRoom(waiting.key));
    next?.admit();
  }

  #wait(key: string, signal: AbortSignal): Promise<() => void> {
    const { waitingPerKey, waitMs, refusal } = this.#limits;
    return new Promise((resolve, reject) => {
      const refuse = () => {
        leave();
        reject(new AppError('too_many_requests', refusal, { retryAfterSeconds: RETRY_AFTER_SECONDS }));
      };
      const waiting: Waiting = {
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

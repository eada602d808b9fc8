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
  /** What a key is told that has its share. */
  readonly refusal: string;
  /** What a key is told that has less, where others have the rest. */
  readonly crowded: string;
}

interface Waiting {
  readonly key: string;
  readonly admit: () => void;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * Bounds how many are in progress at once, for each key and in total. The rest wait in the order in which they came; a key that has
 * its share is passed over, and one that gives a slot back lets others go first. Counted in this process: each of several instances has memory of its own to protect.
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

  /** True while a key that has less than its share waits for slots that others have. */
  get isContended(): boolean {
    return this.#queue.some(({ key }) => !this.#hasItsShare(key));
  }

  /** A key gets no more than are left for all others, so that a few of them never take every slot. */
  #hasRoom(key: string): boolean {
    return this.#takenBy(key) < Math.min(this.#limits.perKey, this.#limits.total - this.#total);
  }

  #hasItsShare(key: string): boolean {
    return this.#takenBy(key) >= this.#limits.perKey;
  }

  #takenBy(key: string): number {
    return this.#taken.get(key) ?? 0;
  }

  #take(key: string): () => void {
    this.#total += 1;
    this.#taken.set(key, this.#takenBy(key) + 1);
    let isHeld = true;
    return () => {
      // An embedded database answers at once, and a client may take an answer at once. So requests of one key would follow on each
      // other without an end, if others did not come between.
      if (isHeld) setImmediate(() => this.#release(key));
      isHeld = false;
    };
  }

  #release(key: string): void {
    const left = this.#takenBy(key) - 1;
    if (left > 0) this.#taken.set(key, left);
    else this.#taken.delete(key);
    this.#total -= 1;
    const admissible = this.#queue.filter((waiting) => this.#hasRoom(waiting.key));
    // A key that had its turn comes after the others, or it would come back for ever.
    const next = admissible.find((waiting) => waiting.key !== key) ?? admissible[0];
    next?.admit();
  }

  #refusalOf(key: string): AppError {
    const text = this.#hasItsShare(key) ? this.#limits.refusal : this.#limits.crowded;
    return new AppError('too_many_requests', text, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }

  #wait(key: string, signal: AbortSignal): Promise<() => void> {
    const { waitingPerKey, waitMs } = this.#limits;
    return new Promise((resolve, reject) => {
      const refuse = () => {
        leave();
        reject(this.#refusalOf(key));
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

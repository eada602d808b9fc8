import type { Notice } from './notice.ts';

/** More than this is quicker to ask for anew than to be told one by one. */
const TOLD_AT_ONCE_MAX = 100;

/** What is to be told: `missed` where it is too much, or not all of it is known. */
export interface Batch {
  readonly notices: readonly Notice[];
  readonly missed: boolean;
}

/** What came since it was last taken, the same thing once. It never grows beyond what may be told at once. */
export class Gathered {
  #notices = new Map<string, Notice>();
  #missed = false;

  get isEmpty(): boolean {
    return this.#notices.size === 0 && !this.#missed;
  }

  add(notice: Notice): void {
    if (this.#missed) return;
    const key = `${notice.to} ${notice.topic} ${notice.id}`;
    // What happened last to a thing is told last.
    this.#notices.delete(key);
    this.#notices.set(key, notice);
    if (this.#notices.size > TOLD_AT_ONCE_MAX) this.miss();
  }

  /** Not all of it is known: everything is to be asked for again. */
  miss(): void {
    this.#missed = true;
    this.#notices.clear();
  }

  take(): Batch {
    const batch = { notices: [...this.#notices.values()], missed: this.#missed };
    this.#notices = new Map();
    this.#missed = false;
    return batch;
  }
}

import type { Said } from './notice.ts';

/** More than this is quicker to ask for anew than to be told one by one. */
const TOLD_AT_ONCE_MAX = 100;

/** What is to be told: `missed` where it is too much, or not all of it is known. */
export interface Batch {
  readonly said: readonly Said[];
  readonly missed: boolean;
}

/** What came since it was last taken, the same thing once. It never grows beyond what may be told at once. */
export class Gathered {
  #said = new Map<string, Said>();
  #missed = false;

  get isEmpty(): boolean {
    return this.#said.size === 0 && !this.#missed;
  }

  add(said: Said): void {
    if (this.#missed) return;
    const key = `${said.to} ${said.topic} ${said.id}`;
    // What happened last to a thing is told last.
    this.#said.delete(key);
    this.#said.set(key, said);
    if (this.#said.size > TOLD_AT_ONCE_MAX) this.miss();
  }

  /** Not all of it is known: everything is to be asked for again. */
  miss(): void {
    this.#missed = true;
    this.#said.clear();
  }

  take(): Batch {
    const batch = { said: [...this.#said.values()], missed: this.#missed };
    this.#said = new Map();
    this.#missed = false;
    return batch;
  }
}

import { type Batch, Gathered } from './gathered.ts';
import type { Said } from './notice.ts';

/** More than this is quicker to ask for anew. */
const KEPT_MAX = 100;

/** What happened a moment ago: whoever begins to listen read their page before it, or after it. */
export class Recent {
  readonly #lastingMs: number;
  #kept: { readonly at: number; readonly said: Said | undefined }[] = [];

  constructor(lastingMs: number) {
    this.#lastingMs = lastingMs;
  }

  add({ said: all, missed }: Batch): void {
    const at = performance.now();
    if (missed) this.#kept = [{ at, said: undefined }];
    for (const said of all) this.#kept.push({ at, said });
    this.#kept = this.#current();
    // Only that there was too much is kept of too much.
    if (this.#kept.length > KEPT_MAX) this.#kept = [{ at, said: undefined }];
  }

  /** What of it is for this person. */
  of(personId: string): Batch {
    const gathered = new Gathered();
    for (const { said } of this.#current()) {
      if (said === undefined) gathered.miss();
      else if (said.to === 'everyone' || said.to === personId) gathered.add(said);
    }
    return gathered.take();
  }

  #current() {
    const since = performance.now() - this.#lastingMs;
    return this.#kept.filter(({ at }) => at > since);
  }
}

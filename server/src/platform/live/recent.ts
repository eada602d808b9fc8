import { type Batch, Gathered } from './gathered.ts';
import type { Notice } from './notice.ts';

/** More than this is quicker to ask for anew. */
const KEPT_MAX = 100;

/** What happened a moment ago: whoever begins to listen read their page before it, or after it. */
export class Recent {
  readonly #lastingMs: number;
  #kept: { readonly at: number; readonly notice: Notice | undefined }[] = [];

  constructor(lastingMs: number) {
    this.#lastingMs = lastingMs;
  }

  add({ notices, missed }: Batch): void {
    const at = performance.now();
    if (missed) this.#kept = [{ at, notice: undefined }];
    for (const notice of notices) this.#kept.push({ at, notice });
    this.#kept = this.#current();
    // Only that there was too much is kept of too much.
    if (this.#kept.length > KEPT_MAX) this.#kept = [{ at, notice: undefined }];
  }

  /** What of it is for this person. */
  of(personId: string): Batch {
    const gathered = new Gathered();
    for (const { notice } of this.#current()) {
      if (notice === undefined) gathered.miss();
      else if (notice.to === 'everyone' || notice.to === personId) gathered.add(notice);
    }
    return gathered.take();
  }

  #current() {
    const since = performance.now() - this.#lastingMs;
    return this.#kept.filter(({ at }) => at > since);
  }
}

import { parseDraft } from '#features/recipe-form/model/parse-draft.ts';
import { isTaken, isWorthKeeping } from '#features/recipe-form/model/recipe-draft.ts';
import type { RecipeDraft, Trace } from '#features/recipe-form/model/recipe-draft.ts';
import { readShelved, removeShelved, writeShelved } from '#platform/draft-shelf.ts';
import type { Shelf } from '#platform/draft-shelf.ts';
import { newId } from '#platform/new-id.ts';

const DELAY_MS = 300;

/** Everything about a draft but its id, which is the keeper's matter. */
export type DraftContent = Omit<RecipeDraft, 'id'>;

/**
 * Keeps one draft while it is typed; a write that still waits is done when the page is left or hidden. Another tab may have
 * the same draft open: then this one goes on under an id of its own, and neither overwrites the other.
 */
export class DraftKeeper {
  /** Under which the draft is kept, and the recipe will be. */
  id: string;
  #onMoved: (id: string) => void = () => undefined;
  #waiting: { timer: number; take: () => DraftContent } | null = null;
  #ended = false;
  #refused = false;
  #seen: Trace | null;
  readonly #shelf: Shelf;
  readonly #writer = newId();

  constructor(shelf: Shelf, id: string) {
    this.#shelf = shelf;
    this.id = id;
    this.#seen = readShelved(shelf, id);
  }

  /** Who hears of another id. */
  tellOfMoves(listener: (id: string) => void): void {
    this.#onMoved = listener;
  }

  /** The browser keeps nothing, so that leaving the page would lose what was typed. */
  get losesAll(): boolean {
    return this.#refused && !this.#ended;
  }

  /** Writes what `take` gives a moment later, so that typing stays fast. */
  schedule(take: () => DraftContent): void {
    if (this.#waiting !== null) window.clearTimeout(this.#waiting.timer);
    if (this.#ended) return;
    this.#waiting = { timer: window.setTimeout(() => this.flush(), DELAY_MS), take };
  }

  /** Writes at once what still waits. */
  flush(): void {
    if (this.#waiting === null) return;
    const { timer, take } = this.#waiting;
    window.clearTimeout(timer);
    this.#waiting = null;
    this.#write(take());
  }

  #write(content: DraftContent): void {
    const kept = readShelved(this.#shelf, this.id);
    const draft: RecipeDraft = { ...content, id: this.id };
    // What is kept already is not claimed by merely looking at it.
    if (kept !== null && JSON.stringify(parseDraft(kept.draft)) === JSON.stringify(parseDraft(draft))) return;
    // Under another id, what was sent without an answer could become two recipes.
    const taken = isTaken(kept, this.#seen) && !content.sent;
    if (!isWorthKeeping(draft)) {
      if (!taken) this.#forget();
      return;
    }
    if (taken) this.move();
    const trace = { writer: this.#writer, savedAtMs: Date.now() };
    const isKept = writeShelved(this.#shelf, { ...trace, id: this.id, draft: { ...draft, id: this.id } });
    this.#refused = !isKept;
    if (isKept) this.#seen = trace;
  }

  #forget(): void {
    removeShelved(this.#shelf, this.id);
    this.#seen = null;
    this.#refused = false;
  }

  /** Goes on under another id. */
  move(): void {
    this.id = newId();
    this.#seen = null;
    this.#onMoved(this.id);
  }

  /** Forgets the draft and keeps no other: it has become a recipe, or nobody wants it. */
  end(): void {
    this.#ended = true;
    if (this.#waiting !== null) window.clearTimeout(this.#waiting.timer);
    this.#waiting = null;
    const kept = readShelved(this.#shelf, this.id);
    if (!isTaken(kept, this.#seen)) this.#forget();
  }
}

import { parseDraft } from '#features/recipe-form/model/parse-draft.ts';
import { isTaken, isWorthKeeping } from '#features/recipe-form/model/recipe-draft.ts';
import type { RecipeDraft, Trace } from '#features/recipe-form/model/recipe-draft.ts';
import { isSameForm } from '#features/recipe-form/model/recipe-form.ts';
import type { RecipeForm } from '#features/recipe-form/model/recipe-form.ts';
import { readShelved, removeShelved, writeShelved } from '#platform/draft-shelf.ts';
import type { Shelf } from '#platform/draft-shelf.ts';
import { newId } from '#platform/new-id.ts';

const DELAY_MS = 300;

/** Everything about a draft but its ids, which are the keeper's matter. */
export type DraftContent = Omit<RecipeDraft, 'id' | 'sentAs'>;

/** One send of a draft. */
export interface Send {
  /** The id of the recipe. */
  readonly id: string;
  /** An earlier send under this id had no answer, so an earlier version of the recipe may be stored. */
  readonly isRepeated: boolean;
}

/**
 * Keeps one draft while it is typed; a write that still waits is done when the page is left or hidden. Another tab may have
 * the same draft open: then this one goes on under an id of its own, and neither overwrites the other. Once it was sent, it
 * is sent under the same id until there is an answer, so that it becomes one recipe.
 */
export class DraftKeeper {
  /** Under which the draft is kept. */
  id: string;
  #sentAs: string | null;
  #onMoved: (id: string) => void = () => undefined;
  #take: (() => DraftContent) | null = null;
  #timer: number | undefined;
  #ended = false;
  #refused = false;
  #seen: Trace | null;
  /** The form as this page read or wrote it last. */
  #known: RecipeForm;
  readonly #shelf: Shelf;
  readonly #writer = newId();

  constructor(shelf: Shelf, { id, sentAs, form }: Pick<RecipeDraft, 'id' | 'sentAs' | 'form'>) {
    this.#shelf = shelf;
    this.id = id;
    this.#sentAs = sentAs;
    this.#known = structuredClone(form);
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
    window.clearTimeout(this.#timer);
    if (this.#ended) return;
    this.#take = take;
    this.#timer = window.setTimeout(() => this.flush(), DELAY_MS);
  }

  /** Writes at once what still waits. */
  flush(): void {
    if (this.#timer !== undefined) this.#writeNow();
  }

  /** Before each send. That it was sent is remembered beyond a crash. */
  beginSend(): Send {
    // First, as a draft which another tab has taken goes under an id of its own.
    this.#writeNow();
    const isRepeated = this.#sentAs !== null;
    this.#sentAs ??= this.id;
    this.#writeNow();
    return { id: this.#sentAs, isRepeated };
  }

  /** The server refused the only send, so nothing is stored of it. */
  undoSend(): void {
    this.#sentAs = null;
    this.#writeNow();
  }

  /** Goes on under another id, of which nothing was sent. */
  renew(): void {
    this.#release();
    this.#onMoved(this.id);
  }

  /** Ends here, and leaves what was typed as another draft, of which nothing was sent. */
  setAside(): void {
    this.#release();
    this.#writeNow();
    this.#ended = !this.#refused;
  }

  /** Forgets the draft and keeps no other: it has become a recipe, or nobody wants it. */
  end(): void {
    this.#ended = true;
    this.#cancel();
    this.#take = null;
    this.#forgetOwn();
  }

  #cancel(): void {
    window.clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #writeNow(): void {
    this.#cancel();
    if (this.#take !== null) this.#write(this.#take());
  }

  #write(content: DraftContent): void {
    const kept = readShelved(this.#shelf, this.id);
    const draft: RecipeDraft = { ...content, id: this.id, sentAs: this.#sentAs };
    // What is kept already is not claimed by merely looking at it.
    if (kept !== null && JSON.stringify(parseDraft(kept.draft)) === JSON.stringify(parseDraft(draft))) return;
    const taken = isTaken(kept, this.#seen);
    if (!isWorthKeeping(draft)) {
      if (!taken) this.#forget();
      return;
    }
    // Another tab ended this very draft. Under its id the server knows whether that tab made a recipe of it.
    if (taken && kept === null && isSameForm(content.form, this.#known)) return;
    if (taken) this.#move();
    const trace = { writer: this.#writer, savedAtMs: Date.now() };
    const isKept = writeShelved(this.#shelf, { ...trace, id: this.id, draft: { ...draft, id: this.id } });
    this.#refused = !isKept;
    if (!isKept) return;
    this.#seen = trace;
    this.#known = structuredClone(content.form);
  }

  #forget(): void {
    removeShelved(this.#shelf, this.id);
    this.#seen = null;
    this.#refused = false;
  }

  /** Leaves what another tab wrote under the same id. */
  #forgetOwn(): void {
    if (!isTaken(readShelved(this.#shelf, this.id), this.#seen)) this.#forget();
  }

  #move(): void {
    this.id = newId();
    this.#seen = null;
    this.#onMoved(this.id);
  }

  #release(): void {
    this.#forgetOwn();
    this.id = newId();
    this.#seen = null;
    this.#sentAs = null;
  }
}

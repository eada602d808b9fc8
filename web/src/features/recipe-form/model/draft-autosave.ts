import { isSameContent, isWorthSaving } from '#features/recipe-form/model/recipe-draft.ts';
import type { DraftContent, RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import { isSameForm } from '#features/recipe-form/model/recipe-form.ts';
import { readSavedDraft, removeSavedDraft, saveDraft } from '#platform/drafts.ts';
import type { DraftScope } from '#platform/drafts.ts';
import { newId } from '#platform/new-id.ts';

const DEBOUNCE_MS = 300;

export interface Submission {
  /** The recipe's id, which makes creating it idempotent. */
  readonly id: string;
  /** An earlier submission under this id had no answer, so an earlier version of the recipe may be stored. */
  readonly isRetry: boolean;
}

/**
 * Saves one draft while it is typed. When another tab has saved or removed the same draft since, this tab continues under a new id:
 * neither overwrites the other. A submitted draft keeps its recipe id until there is an answer, so it becomes one recipe.
 */
export class DraftAutosave {
  id: string;
  #onIdChange: (id: string) => void = () => undefined;
  #sentAs: string | null;
  #getContent: (() => DraftContent) | null = null;
  #timer: number | undefined;
  #isDiscarded = false;
  #hasFailed = false;
  /** The stored draft and its revision, as this tab last read or wrote them. */
  #known: DraftContent;
  #revision: string | null;
  readonly #scope: DraftScope;

  constructor(scope: DraftScope, draft: RecipeDraft) {
    this.#scope = scope;
    this.id = draft.id;
    this.#sentAs = draft.sentAs;
    this.#known = structuredClone(draft);
    this.#revision = readSavedDraft(scope, draft.id)?.revision ?? null;
  }

  /** Sets the one listener. */
  listen(onIdChange: (id: string) => void): void {
    this.#onIdChange = onIdChange;
  }

  /** Storage refused the draft, so leaving the page would lose it. */
  get isUnsaved(): boolean {
    return this.#hasFailed && !this.#isDiscarded;
  }

  schedule(getContent: () => DraftContent): void {
    window.clearTimeout(this.#timer);
    if (this.#isDiscarded) return;
    this.#getContent = getContent;
    this.#timer = window.setTimeout(() => this.flush(), DEBOUNCE_MS);
  }

  /** Saves what was typed since the last save. */
  flush(): void {
    if (this.#getContent !== null && !isSameContent(this.#getContent(), this.#known)) this.#save();
  }

  /** Call before each request. Remembers beyond a crash that the draft was submitted. */
  beginSubmission(): Submission {
    // First, because saving gives the draft a new id if another tab took this one.
    this.#save();
    const isRetry = this.#sentAs !== null;
    this.#sentAs ??= this.id;
    this.#save();
    return { id: this.#sentAs, isRetry };
  }

  /** The server refused the only submission, so nothing is stored under its id. */
  undoSubmission(): void {
    this.#sentAs = null;
    this.#save();
  }

  /** Continues under a new id, of which nothing was submitted. */
  renewId(): void {
    this.#removeOwn();
    this.#sentAs = null;
    this.#takeNewId();
    this.#onIdChange(this.id);
  }

  /** Stops saving, and leaves the text as another draft, of which nothing was submitted. */
  leaveAsNewDraft(): void {
    this.#removeOwn();
    this.#sentAs = null;
    this.#takeNewId();
    this.#save();
    this.#isDiscarded = !this.#hasFailed;
  }

  /** Removes the draft and stops saving. */
  discard(): void {
    window.clearTimeout(this.#timer);
    this.#isDiscarded = true;
    this.#getContent = null;
    this.#removeOwn();
  }

  #save(): void {
    window.clearTimeout(this.#timer);
    const content = this.#getContent?.();
    if (content === undefined) return;
    if (!isWorthSaving(content)) return this.#removeOwn();
    const { stored, isTaken } = this.#readStored();
    // Removed by another tab and not changed here: the server knows whether that tab created the recipe under this id.
    if (isTaken && stored === null && isSameForm(content.form, this.#known.form)) return;
    if (isTaken) {
      this.#takeNewId();
      this.#onIdChange(this.id);
    }
    const revision = saveDraft(this.#scope, this.id, { ...content, id: this.id, sentAs: this.#sentAs });
    this.#hasFailed = revision === null;
    if (revision === null) return;
    this.#revision = revision;
    this.#known = structuredClone(content);
  }

  /** `isTaken`: another tab has saved or removed the draft since this tab last read or wrote it. */
  #readStored() {
    const stored = readSavedDraft(this.#scope, this.id);
    return { stored, isTaken: (stored?.revision ?? null) !== this.#revision };
  }

  #removeOwn(): void {
    if (this.#readStored().isTaken) return;
    removeSavedDraft(this.#scope, this.id);
    this.#revision = null;
    this.#hasFailed = false;
  }

  #takeNewId(): void {
    this.id = newId();
    this.#revision = null;
  }
}

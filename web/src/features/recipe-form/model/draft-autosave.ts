import { isSameContent, isWorthSaving } from '#features/recipe-form/model/recipe-draft.ts';
import type { DraftContent, RecipeDraft } from '#features/recipe-form/model/recipe-draft.ts';
import { isSameForm } from '#features/recipe-form/model/recipe-form.ts';
import { readSavedDraft, removeSavedDraft, saveDraft } from '#platform/drafts.ts';
import type { DraftScope } from '#platform/drafts.ts';
import { newId } from '#platform/new-id.ts';

const DEBOUNCE_MS = 300;

export interface Submission {
  /** The recipe's id, which is the idempotency key of its creation. */
  readonly id: string;
  /** An earlier request with this key had no answer, so the recipe may exist with earlier contents. */
  readonly isRetry: boolean;
}

/**
 * Saves one draft to local storage, debounced.
 *
 * Two tabs may have the same draft open. Each write stores a new revision, and a write first compares the stored revision with the
 * last one that this tab read or wrote (optimistic concurrency). On a conflict this tab continues under a new draft id: both texts
 * are stored, not only the last writer's. Comparing at each write needs neither storage events nor a BroadcastChannel.
 *
 * A submitted draft stores its idempotency key until the server has answered, so it becomes one recipe.
 */
export class DraftAutosave {
  id: string;
  #onIdChange: (id: string) => void = () => undefined;
  /** The idempotency key of a submission without an answer. */
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

  /** Sets the only listener. */
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

  /** Saves changes now that the debounce delays. */
  flush(): void {
    if (this.#getContent !== null && !isSameContent(this.#getContent(), this.#known)) this.#save();
  }

  /** Returns the idempotency key for a request. Call it before each one: the key is stored, so it survives a crash. */
  beginSubmission(): Submission {
    // First, because a conflict gives the draft a new id.
    this.#save();
    const isRetry = this.#sentAs !== null;
    this.#sentAs ??= this.id;
    this.#save();
    return { id: this.#sentAs, isRetry };
  }

  /** Forgets the key: the server refused the first request with it, so nothing is stored under it. */
  undoSubmission(): void {
    this.#sentAs = null;
    this.#save();
  }

  /** Continues under a new id with a new idempotency key. */
  renewId(): void {
    this.#removeOwn();
    this.#sentAs = null;
    this.#takeNewId();
    this.#onIdChange(this.id);
  }

  /** Stores the text as another, unsubmitted draft and stops saving. */
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
    const { stored, hasConflict } = this.#readStored();
    // Another tab removed the draft and nothing changed here. The id must stay: if that tab created the recipe under it, submitting
    // here returns that recipe instead of creating a second one.
    if (hasConflict && stored === null && isSameForm(content.form, this.#known.form)) return;
    if (hasConflict) {
      this.#takeNewId();
      this.#onIdChange(this.id);
    }
    const revision = saveDraft(this.#scope, this.id, { ...content, id: this.id, sentAs: this.#sentAs });
    this.#hasFailed = revision === null;
    if (revision === null) return;
    this.#revision = revision;
    this.#known = structuredClone(content);
  }

  /** `hasConflict`: another tab saved or removed the draft since this tab last read or wrote it. */
  #readStored() {
    const stored = readSavedDraft(this.#scope, this.id);
    return { stored, hasConflict: (stored?.revision ?? null) !== this.#revision };
  }

  #removeOwn(): void {
    if (this.#readStored().hasConflict) return;
    removeSavedDraft(this.#scope, this.id);
    this.#revision = null;
    this.#hasFailed = false;
  }

  #takeNewId(): void {
    this.id = newId();
    this.#revision = null;
  }
}

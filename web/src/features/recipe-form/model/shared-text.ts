import { emptyForm } from '#features/recipe-form/model/recipe-form.ts';
import { newDraft } from '#features/recipe-form/model/recipe-draft.ts';
import { saveDraft } from '#platform/drafts.ts';
import { newId } from '#platform/new-id.ts';

/** A text or address that another app shared with the installed app. */
export interface SharedText {
  readonly title: string;
  readonly text: string;
}

/** The form with the shared text where it fits. */
function formOfShared({ title, text }: SharedText) {
  return { ...emptyForm(), title, description: text };
}

/** Stores the shared text as a draft, so that it cannot be lost. Returns the draft's id; null if storage is full or blocked. */
export function saveShared(owner: string, shared: SharedText): string | null {
  const id = newId();
  return saveDraft({ owner, form: 'recipe' }, id, { ...newDraft(id), form: formOfShared(shared) }) && id;
}

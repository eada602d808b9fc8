import { removeChange } from '#features/device-store/model/change-queue.ts';
import type { QueuedChange } from '#features/device-store/model/queued-change.ts';
import { saveDraft } from '#platform/drafts.ts';
import { newId } from '#platform/new-id.ts';

/**
 * Makes an edit that could not be sent a draft of the edit form again, which lets the user resolve the conflict. Returns the draft's
 * id; null if there is no room for it, and then the edit stays in the queue.
 */
export async function moveToDraft({ id, userId, recipeId, content }: QueuedChange): Promise<string | null> {
  if (content.kind !== 'edit') return null;
  const draftId = newId();
  if (saveDraft({ owner: userId, form: `edit-${recipeId}` }, draftId, content.draft) === null) return null;
  await removeChange(id);
  return draftId;
}

import { isRefusal } from '#platform/api-error.ts';
import { newId } from '#platform/new-id.ts';
import { sessionSignal } from '#platform/session-signal.ts';

/** The ids of copies whose outcome is unknown, by what is copied. */
const unanswered = new Map<string, string>();

function idFor(original: string): string {
  const known = unanswered.get(original);
  if (known !== undefined) return known;
  const id = newId();
  unanswered.set(original, id);
  sessionSignal().addEventListener('abort', () => unanswered.delete(original));
  return id;
}

/** Copies `original`. A copy whose outcome is unknown is tried again under the same id, so that there is one. */
export async function copyOnce<Copy>(original: string, copy: (id: string) => Promise<Copy>): Promise<Copy> {
  try {
    const made = await copy(idFor(original));
    unanswered.delete(original);
    return made;
  } catch (error) {
    if (isRefusal(error)) unanswered.delete(original);
    throw error;
  }
}

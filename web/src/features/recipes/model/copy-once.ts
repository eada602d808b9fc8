import { isRefusal } from '#platform/api-error.ts';
import { newId } from '#platform/new-id.ts';
import { sessionSignal } from '#platform/session-signal.ts';

/** Ids of copies whose outcome is unknown, by the id of the original. */
const unconfirmed = new Map<string, string>();

function idFor(original: string): string {
  const known = unconfirmed.get(original);
  if (known !== undefined) return known;
  const id = newId();
  unconfirmed.set(original, id);
  sessionSignal().addEventListener('abort', () => unconfirmed.delete(original));
  return id;
}

/** Copies `original` idempotently: a retry after an unknown outcome sends the same id, so that one copy is created. */
export async function copyOnce<Copy>(original: string, copy: (id: string) => Promise<Copy>): Promise<Copy> {
  try {
    const created = await copy(idFor(original));
    unconfirmed.delete(original);
    return created;
  } catch (error) {
    if (isRefusal(error)) unconfirmed.delete(original);
    throw error;
  }
}

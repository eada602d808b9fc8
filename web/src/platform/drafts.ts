import { readStored, removeStored, removeStoredByPrefix, writeStored } from '#platform/browser-storage.ts';

/**
 * What somebody has typed but not yet sent. A draft lives as long as its tab and belongs to one owner, so it survives a
 * session that ends in the middle (log in again and it is still there) but never shows up for somebody else.
 */
const PREFIX = 'draft:';

function keyOf(owner: string, name: string): string {
  return `${PREFIX}${owner}:${name}`;
}

/** `parse` decides whether what was kept still fits the form: it returns the draft or undefined. */
export function readDraft<Draft>(
  owner: string,
  name: string,
  parse: (value: unknown) => Draft | undefined,
): Draft | undefined {
  const text = readStored('session', keyOf(owner, name));
  if (text === null) return undefined;
  try {
    return parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function writeDraft(owner: string, name: string, draft: unknown): void {
  writeStored('session', keyOf(owner, name), JSON.stringify(draft));
}

export function removeDraft(owner: string, name: string): void {
  removeStored('session', keyOf(owner, name));
}

/** Signing out on purpose leaves nothing behind. */
export function removeAllDrafts(): void {
  removeStoredByPrefix('session', PREFIX);
}

import { listStored, readStored, removeStored, removeStoredByPrefix, writeStored } from '#platform/browser-storage.ts';
import { newId } from '#platform/new-id.ts';
import { parseJson } from '#platform/parse-json.ts';

/**
 * Unsaved form input, stored per user. It survives a reload and an expired session; signing out removes it.
 *
 * Web Storage rather than IndexedDB: a synchronous write completes even while the tab closes, and a synchronous read is available to
 * the first render. The texts are small.
 */

// A tab draft: one per form and tab, so tabs cannot overwrite each other. Closing the tab removes it.

const TAB_PREFIX = 'draft:';

function tabKey(owner: string, form: string): string {
  return `${TAB_PREFIX}${owner}:${form}`;
}

/** `parse` returns undefined when the stored value no longer fits the form. */
export function readTabDraft<Draft>(
  owner: string,
  form: string,
  parse: (value: unknown) => Draft | undefined,
): Draft | undefined {
  return parse(parseJson(readStored('session', tabKey(owner, form)) ?? ''));
}

export function writeTabDraft(owner: string, form: string, draft: unknown): void {
  writeStored('session', tabKey(owner, form), JSON.stringify(draft));
}

export function removeTabDraft(owner: string, form: string): void {
  removeStored('session', tabKey(owner, form));
}

// A saved draft: several per form, shared by all tabs. It survives closing or crashing the tab.

// Stored name, do not rename.
const SAVED_PREFIX = 'shelf:';
const SAVED_MAX_PER_USER = 10;
const SAVED_TTL_MS = 30 * 24 * 60 * 60 * 1000;

export interface DraftScope {
  readonly owner: string;
  readonly form: string;
}

export interface SavedDraft {
  readonly id: string;
  readonly savedAtMs: number;
  /** Changes with every write, so that a tab detects a write by another tab. */
  readonly revision: string;
  /** Not validated: the caller parses it. */
  readonly draft: unknown;
}

function savedKey({ owner, form }: DraftScope, id: string): string {
  return `${SAVED_PREFIX}${owner}:${form}:${id}`;
}

function readSavedKey(key: string): SavedDraft | null {
  const value = parseJson(readStored('local', key) ?? '');
  if (typeof value !== 'object' || value === null || !('savedAtMs' in value)) return null;
  const { savedAtMs } = value;
  if (typeof savedAtMs !== 'number') return null;
  const revision: unknown = Reflect.get(value, 'revision');
  const draft: unknown = Reflect.get(value, 'draft');
  const id = key.slice(key.lastIndexOf(':') + 1);
  // Earlier versions of the app wrote no revision.
  return { id, savedAtMs, revision: typeof revision === 'string' ? revision : '', draft };
}

/** Removes unreadable and expired drafts of every user, and the oldest of this user beyond the limit. */
function prune(owner: string): void {
  const entries = listStored('local', SAVED_PREFIX).map((key) => ({
    key,
    savedAtMs: readSavedKey(key)?.savedAtMs ?? 0,
  }));
  const expired = entries.filter(({ savedAtMs }) => Date.now() - savedAtMs > SAVED_TTL_MS);
  const surplus = entries
    .filter(({ key }) => key.startsWith(`${SAVED_PREFIX}${owner}:`))
    .toSorted((one, other) => other.savedAtMs - one.savedAtMs)
    .slice(SAVED_MAX_PER_USER);
  for (const { key } of [...expired, ...surplus]) removeStored('local', key);
}

export function readSavedDraft(scope: DraftScope, id: string): SavedDraft | null {
  return readSavedKey(savedKey(scope, id));
}

/** Newest first. */
export function listSavedDrafts(scope: DraftScope): SavedDraft[] {
  prune(scope.owner);
  return listStored('local', savedKey(scope, ''))
    .map(readSavedKey)
    .filter((saved) => saved !== null)
    .toSorted((one, other) => other.savedAtMs - one.savedAtMs);
}

/** Returns the new revision, or null when storage is full or blocked. */
export function saveDraft(scope: DraftScope, id: string, draft: unknown): string | null {
  const revision = newId();
  const isSaved = writeStored('local', savedKey(scope, id), JSON.stringify({ savedAtMs: Date.now(), revision, draft }));
  prune(scope.owner);
  return isSaved ? revision : null;
}

export function removeSavedDraft(scope: DraftScope, id: string): void {
  removeStored('local', savedKey(scope, id));
}

/** For signing out: removes all drafts of the tab, and the saved drafts of this user. */
export function removeDraftsOf(owner: string | undefined): void {
  removeStoredByPrefix('session', TAB_PREFIX);
  if (owner !== undefined) removeStoredByPrefix('local', `${SAVED_PREFIX}${owner}:`);
}

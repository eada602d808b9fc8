import { listStored, readStored, removeStored, writeStored } from '#platform/browser-storage.ts';

/**
 * Drafts that outlive their tab, several at a time. They belong to one person and stay when that person signs out, but
 * nobody else is shown them. Each write names who wrote it, so that two tabs with the same draft notice each other.
 */
const PREFIX = 'shelf:';
const SHELF_DRAFTS_MAX = 10;
const SHELF_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface ShelvedDraft {
  readonly id: string;
  readonly savedAtMs: number;
  /** The page that wrote it. */
  readonly writer: string;
  /** As it was written; what is in it is for the reader to check. */
  readonly draft: unknown;
}

/** Whose drafts, and of what: a form's own name. */
export interface Shelf {
  readonly owner: string;
  readonly name: string;
}

function ownerPrefix(owner: string): string {
  return `${PREFIX}${owner}:`;
}

function keyOf({ owner, name }: Shelf, id: string): string {
  return `${ownerPrefix(owner)}${name}:${id}`;
}

function parseEnvelope(key: string, text: string | null): ShelvedDraft | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null) return null;
    const savedAtMs: unknown = Reflect.get(value, 'savedAtMs');
    const writer: unknown = Reflect.get(value, 'writer');
    if (typeof savedAtMs !== 'number' || typeof writer !== 'string') return null;
    return { id: key.slice(key.lastIndexOf(':') + 1), savedAtMs, writer, draft: Reflect.get(value, 'draft') };
  } catch {
    return null;
  }
}

function readAll(prefix: string): { key: string; shelved: ShelvedDraft | null }[] {
  return listStored('local', prefix).map((key) => ({ key, shelved: parseEnvelope(key, readStored('local', key)) }));
}

/** What is too old or cannot be read goes, whoever wrote it. */
function tidy(nowMs: number): void {
  for (const { key, shelved } of readAll(PREFIX)) {
    if (shelved === null || nowMs - shelved.savedAtMs > SHELF_DAYS * DAY_MS) removeStored('local', key);
  }
}

export function readShelved(shelf: Shelf, id: string): ShelvedDraft | null {
  const key = keyOf(shelf, id);
  return parseEnvelope(key, readStored('local', key));
}

/** The newest first. */
export function listShelved(shelf: Shelf, nowMs: number): ShelvedDraft[] {
  tidy(nowMs);
  return readAll(keyOf(shelf, ''))
    .flatMap(({ shelved }) => (shelved === null ? [] : [shelved]))
    .toSorted((one, other) => other.savedAtMs - one.savedAtMs);
}

/** Beyond the tenth the oldest of this person's drafts makes room, whatever form it is of. */
function makeRoom(owner: string, spared: string): void {
  const others = readAll(ownerPrefix(owner)).filter(({ key }) => key !== spared);
  const byAge = others.toSorted((one, other) => (other.shelved?.savedAtMs ?? 0) - (one.shelved?.savedAtMs ?? 0));
  for (const { key } of byAge.slice(SHELF_DRAFTS_MAX - 1)) removeStored('local', key);
}

/** Answers false where the browser keeps nothing. */
export function writeShelved(shelf: Shelf, { id, ...envelope }: ShelvedDraft): boolean {
  const key = keyOf(shelf, id);
  makeRoom(shelf.owner, key);
  return writeStored('local', key, JSON.stringify(envelope));
}

export function removeShelved(shelf: Shelf, id: string): void {
  removeStored('local', keyOf(shelf, id));
}

/** For when the account itself goes. */
export function removeShelvesOf(owner: string): void {
  for (const key of listStored('local', ownerPrefix(owner))) removeStored('local', key);
}

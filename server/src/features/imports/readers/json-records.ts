import { tryParseJson } from '#platform/try-parse-json.ts';

import type { RecipePlace } from './folder-pictures.ts';
import { isRecord, type JsonRecord } from './json-value.ts';
import { type Archive, type ArchiveEntry, FileProblem, type OpenFile } from './reader.ts';

/** An object that may be a recipe, and where it is. */
export interface FoundRecord extends RecipePlace {
  readonly record: JsonRecord;
}

/** A part of a file that looks like JSON but cannot be read. */
export interface UnreadablePart {
  readonly problem: string;
  readonly name: string;
}

const LISTS = ['recipes', '@graph', 'items', 'data', 'results'] as const;
/** They hold no recipes, and are many and large. */
const NOT_READ = /\.(?:jpe?g|png|webp|gif|avif|heic|svg|bmp|tiff?|pdf|html?|xml|css|js|mp4|txt|md|csv)$/iu;
const DAMAGED = 'This part of the file is damaged. Please export it again.';

/** Returns the objects of a JSON document: itself, those of a list, or those of the list in it ("recipes", "@graph"). */
function recordsOf(document: unknown): readonly JsonRecord[] {
  if (Array.isArray(document)) return (document as unknown[]).filter(isRecord);
  if (!isRecord(document)) return [];
  const list = LISTS.map((key) => document[key]).find((value) => Array.isArray(value));
  return list === undefined ? [document] : (list as unknown[]).filter(isRecord);
}

/** True for a text that starts as JSON does. */
const looksLikeJson = (text: string): boolean => /^\s*[[{]/u.test(text);

/** Yields the objects of a JSON file, or of all JSON files in an archive or in the archives within it, one by one. */
export async function* recordsIn(
  file: OpenFile,
  isRead: (entry: ArchiveEntry) => boolean = () => true,
): AsyncIterable<FoundRecord | UnreadablePart> {
  const { archive } = file;
  if (archive === null) yield* recordsOfText(await file.text(), { archive: null, path: file.name });
  else
    for (const entry of archive.entries)
      if (!NOT_READ.test(entry.name) && isRead(entry)) yield* recordsOfEntry(archive, entry);
}

async function* recordsOfEntry(archive: Archive, entry: ArchiveEntry): AsyncIterable<FoundRecord | UnreadablePart> {
  try {
    const inner = await archive.openEntry(entry);
    if (inner.archive !== null) yield* recordsIn(inner);
    else if (looksLikeJson(inner.head)) yield* recordsOfText(await inner.text(), { archive, path: entry.name });
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    yield { problem: error.message, name: entry.name };
  }
}

function* recordsOfText(text: string, place: RecipePlace): Iterable<FoundRecord | UnreadablePart> {
  const document = tryParseJson(text);
  if (document === undefined) yield { problem: DAMAGED, name: place.path };
  for (const record of recordsOf(document)) yield { record, ...place };
}

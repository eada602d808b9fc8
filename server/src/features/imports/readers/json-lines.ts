import { tryParseJson } from '#platform/try-parse-json.ts';

import { FILE_LIMITS } from './file-limits.ts';
import { isRecord, type JsonRecord } from './json-value.ts';
import { type Archive, type ArchiveEntry, FileProblem } from './reader.ts';

/** Parses a record when it is needed. Undefined if it is damaged. */
export type LazyRecord = () => JsonRecord | undefined;

const DAMAGED = 'This part of the file is damaged. Please export it again.';
const [LINE_BREAK = 0, COMMA = 0] = Buffer.from('\n,');

/**
 * Yields the records of a JSON array. If each is in a line of its own, as this app writes them, a large file takes no more memory than
 * its bytes, as long as one of its records is in use. Throws `FileProblem` for an entry that is no JSON array, or too large.
 */
export async function* lazyRecordsIn(archive: Archive, entry: ArchiveEntry): AsyncIterable<LazyRecord> {
  const bytes = await archive.read(entry, FILE_LIMITS.file_max_bytes);
  if (bytes.subarray(0, 3).toString() === '[\n{' && bytes.subarray(-3).toString() === '\n]\n') yield* linesOf(bytes);
  else {
    const records = bytes.length > FILE_LIMITS.text_max_bytes ? undefined : tryParseJson(bytes.toString());
    if (!Array.isArray(records)) throw new FileProblem(DAMAGED);
    for (const record of records as unknown[]) if (isRecord(record)) yield () => record;
  }
}

function* linesOf(bytes: Buffer): Iterable<LazyRecord> {
  let end: number;
  for (let start = 2; start < bytes.length - 2; start = end + 1) {
    end = bytes.indexOf(LINE_BREAK, start);
    const line = bytes.subarray(start, bytes[end - 1] === COMMA ? end - 1 : end);
    yield () => {
      const record = line.length > FILE_LIMITS.recipe_max_bytes ? undefined : tryParseJson(line.toString());
      return isRecord(record) ? record : undefined;
    };
  }
}

import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';

import { parse } from 'csv-parse';
import { parse as parseWhole } from 'csv-parse/sync';

import { FILE_LIMITS } from './file-limits.ts';
import { FileProblem, type OpenFile } from './reader.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
const PIECE_BYTES = 65_536;
const MAX_HEADER_CHARACTERS = 10_000;
/** Excel's first line that states the delimiter. */
const SEPARATOR_LINE = /^\uFEFF?sep=.\r?\n/u;
/** Rows are ragged in real exports, and quotes are not always doubled. */
const LENIENT = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: FILE_LIMITS.recipe_max_bytes,
} as const;

/** The first row of a table, and what separates its cells. */
export interface CsvHeader {
  readonly names: readonly string[];
  readonly delimiter: string;
}

/** Returns the header of a table with commas, semicolons, tabs or bars; null if no line has at least two cells. */
export function csvHeader(file: OpenFile): CsvHeader | null {
  const [line = ''] = file.head
    .replace(SEPARATOR_LINE, '')
    .trimStart()
    .split(/\r?\n|\r/u, 1);
  if (file.archive !== null || line.length > MAX_HEADER_CHARACTERS) return null;
  const headers = DELIMITERS.map((delimiter) => ({ names: cellsOf(line, delimiter), delimiter }));
  const widest = headers.reduce((best, each) => (each.names.length > best.names.length ? each : best));
  return widest.names.length < 2 ? null : widest;
}

function cellsOf(line: string, delimiter: string): string[] {
  try {
    const [row = []] = parseWhole(line, { ...LENIENT, delimiter });
    return row.map((name) => name.trim());
  } catch {
    return [];
  }
}

/** Yields the rows below the header as lists of a name and a value. Throws `FileProblem` at a damaged row, after those before it. */
export async function* csvRows(file: OpenFile, { names, delimiter }: CsvHeader): AsyncIterable<[string, string][]> {
  const bytes = Buffer.from((await file.text()).replace(SEPARATOR_LINE, '').trimStart());
  let isHeader = true;
  for await (const row of rowsOf(bytes, delimiter)) {
    if (!isHeader)
      yield names.map((name, at): [string, string] => [name, row[at] ?? '']).filter(([name]) => name !== '');
    isHeader = false;
  }
}

/** Parses piece by piece. The rows are collected by a callback, because the stream drops those that wait when it fails. */
async function* rowsOf(bytes: Buffer, delimiter: string): AsyncIterable<readonly string[]> {
  const rows: string[][] = [];
  const collect = (row: string[]): null => {
    rows.push(row);
    return null;
  };
  const parser = parse({ ...LENIENT, delimiter, on_record: collect });
  const ended = finished(parser.resume()).then(
    () => true,
    () => false,
  );
  for (let at = 0; at < bytes.length && !parser.destroyed; at += PIECE_BYTES) {
    parser.write(bytes.subarray(at, at + PIECE_BYTES));
    await setImmediate();
    yield* rows.splice(0);
  }
  parser.end();
  const isWhole = await ended;
  yield* rows;
  if (!isWhole)
    throw new FileProblem('A row of this table is damaged: a quotation mark is missing, or a cell is too long.');
}

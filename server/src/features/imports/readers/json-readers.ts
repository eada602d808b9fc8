import { crouton } from './crouton.ts';
import { itemOrProblem, type RecordFormat } from './json-format.ts';
import { type FoundRecord, recordsIn } from './json-records.ts';
import { lineOf } from './json-value.ts';
import { mealie } from './mealie.ts';
import { mela } from './mela.ts';
import { namedJson, recetteTek } from './named-json.ts';
import { paprika } from './paprika.ts';
import { type FileReader, FileProblem, type OpenFile, type ReadItem } from './reader.ts';
import { nextcloud, recipeSage, schemaOrg } from './schema-org.ts';
import { tandoor } from './tandoor.ts';

/** In this order: the names of the later ones occur in the earlier ones, too. */
const FORMATS: readonly RecordFormat[] = [
  paprika,
  tandoor,
  mealie,
  crouton,
  nextcloud,
  recipeSage,
  schemaOrg,
  recetteTek,
  mela,
  namedJson,
];
/** Parts of a file that are read to recognize its format. */
const MAX_SAMPLES = 20;

const formatOf = (found: FoundRecord): RecordFormat | undefined => FORMATS.find(({ matches }) => matches(found));

/** The format of the first recipe in a file. Cached, because each reader asks for it. */
const known = new WeakMap<OpenFile, Promise<RecordFormat | null>>();

function firstFormat(file: OpenFile): Promise<RecordFormat | null> {
  const found = known.get(file) ?? findFormat(file);
  known.set(file, found);
  return found;
}

async function findFormat(file: OpenFile): Promise<RecordFormat | null> {
  if (file.archive === null && !/^\s*[[{]/u.test(file.head)) return null;
  let samples = 0;
  try {
    for await (const part of recordsIn(file)) {
      const format = 'record' in part ? formatOf(part) : undefined;
      if (format !== undefined) return format;
      samples += 1;
      if (samples >= MAX_SAMPLES) return null;
    }
    return null;
  } catch (error) {
    if (error instanceof FileProblem) return null;
    throw error;
  }
}

/** Reads all recipes of a file, each in its own format. Other objects are left out. */
async function* read(file: OpenFile): AsyncIterable<ReadItem> {
  for await (const part of recordsIn(file)) {
    if (!('record' in part)) yield part;
    else {
      const format = formatOf(part);
      const name = lineOf(part.record['name'] ?? part.record['title']) || part.path;
      if (format !== undefined) yield itemOrProblem(name, () => format.read(part));
    }
  }
}

/** The readers of apps that write JSON: alone, in a list, in a ZIP file, or in ZIP files within one. */
export const jsonReaders: readonly FileReader[] = FORMATS.map((format) => ({
  format: format.format,
  recognizes: async (file) => (await firstFormat(file)) === format,
  read,
}));

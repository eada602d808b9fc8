import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { crc32 } from 'node:zlib';

import { type Entry, openPromise, type ZipFile } from 'yauzl';

import {
  BackupError,
  Manifest,
  MANIFEST_FILE,
  NameHash,
  PICTURES_PREFIX,
  SECRET_KEY_FILE,
  tableFile,
} from './manifest.ts';
import type { Row } from './table-shape.ts';

const BATCH_ROWS = 200;
/** The size of a batch of rows. */
const BATCH_CHARACTERS = 2_000_000;

/** A backup file, opened for reading. */
export class BackupFile {
  readonly manifest: Manifest;
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, manifest: Manifest) {
    this.#zip = zip;
    this.#entries = entries;
    this.manifest = manifest;
  }

  /** Throws BackupError if the file is not a backup, is damaged, or has an unknown format. */
  static async open(path: string): Promise<BackupFile> {
    const unreadable = (error: unknown) => {
      throw error instanceof BackupError ? error : new BackupError(`${path} cannot be read (${messageOf(error)}).`);
    };
    const zip = await openPromise(path, { autoClose: false }).catch(unreadable);
    try {
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      const backup = new BackupFile(zip, entries, await readManifest(zip, entries.get(MANIFEST_FILE), path));
      await backup.#check();
      return backup;
    } catch (error) {
      zip.close();
      return unreadable(error);
    }
  }

  /** The rows of a table in batches. */
  async *rows(table: string): AsyncIterable<readonly Row[]> {
    const batch: Row[] = [];
    let characters = 0;
    for await (const line of linesOf(this.#read(tableFile(table)))) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as it was written, which was checked
      batch.push(JSON.parse(line) as Row);
      characters += line.length;
      if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue;
      yield batch.splice(0);
      characters = 0;
    }
    yield batch;
  }

  /** Every picture file with its key. */
  async *pictures(): AsyncIterable<{ readonly key: string; readonly bytes: Buffer }> {
    for (const name of this.#pictureNames())
      yield { key: name.slice(PICTURES_PREFIX.length), bytes: await buffer(this.#read(name)) };
  }

  async secretKey(): Promise<string> {
    return (await buffer(this.#read(SECRET_KEY_FILE))).toString();
  }

  close(): void {
    this.#zip.close();
  }

  /** Verifies that everything is there and intact, before anything is restored. */
  async #check(): Promise<void> {
    const { tables, pictures, secret_key } = this.manifest;
    const named = [...tables.map(({ name }) => tableFile(name)), ...(secret_key.included ? [SECRET_KEY_FILE] : [])];
    const names = this.#pictureNames();
    const hash = new NameHash();
    for (const name of names) hash.add(name);
    if (names.length !== pictures.files || hash.value() !== pictures.names) throw damaged(PICTURES_PREFIX);
    for (const name of [...named, ...names]) await finished(Readable.from(this.#read(name)).resume());
  }

  #pictureNames(): readonly string[] {
    return [...this.#entries.keys()].filter((name) => name.startsWith(PICTURES_PREFIX));
  }

  #read(name: string): AsyncIterable<Buffer> {
    return readChecked(this.#zip, this.#entries.get(name), name);
  }
}

/** The content of an archive entry. Throws BackupError at the end if its checksum is wrong. */
async function* readChecked(zip: ZipFile, entry: Entry | undefined, name: string): AsyncIterable<Buffer> {
  if (entry === undefined) throw damaged(name);
  let sum = 0;
  try {
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stream of bytes without an encoding
      const bytes = piece as Buffer;
      sum = crc32(bytes, sum);
      yield bytes;
    }
  } catch {
    throw damaged(name);
  }
  if (sum !== entry.crc32) throw damaged(name);
}

async function readManifest(zip: ZipFile, entry: Entry | undefined, path: string): Promise<Manifest> {
  const text = entry === undefined ? 'null' : (await buffer(readChecked(zip, entry, MANIFEST_FILE))).toString();
  const { data } = Manifest.safeParse(JSON.parse(text));
  if (data === undefined)
    throw new BackupError(`${path} is not a backup, or was made by a newer version. Nothing was restored.`);
  return data;
}

/** Splits at line feeds only, because strings may contain other line separators. */
async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncIterable<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const piece of pieces) {
    const lines = `${rest}${decoder.write(piece)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

function damaged(name: string): BackupError {
  return new BackupError(`The backup is damaged: ${name} in it is missing or corrupt. Nothing was restored.`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

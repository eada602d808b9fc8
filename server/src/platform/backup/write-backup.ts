import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { type ArchiveFile, streamArchive } from '#platform/archive.ts';
import { type Blobs, KEY_PREFIXES } from '#platform/blobs/blobs.ts';
import { sqlitePath } from '#platform/db/open.ts';
import { Secrets } from '#platform/secrets.ts';

import {
  BackupError,
  type Manifest,
  MANIFEST_FILE,
  NameHash,
  PICTURES_PREFIX,
  SECRET_KEY_FILE,
  tableFile,
} from './manifest.ts';
import { openSnapshot, type StoreAddress } from './open-store.ts';
import type { Snapshot } from './store.ts';
import type { TableShape } from './table-shape.ts';

export interface BackupSource extends StoreAddress {
  readonly blobs: Blobs;
  /** Called once the backup starts. */
  secretKey(): string;
  /** True for a generated key, which no one else has. The archive then contains it. */
  readonly includeSecretKey: boolean;
  readonly version: string;
  readonly now: Date;
}

/** Rows are written in chunks of about this many characters. */
const CHUNK_CHARACTERS = 256 * 1024;
/** Preview cards, which are drawn again on demand, and drafts that an interrupted upload left. */
const EXCLUDED = /(?:\/card\.jpg|\.draft)$/u;

/**
 * Writes a consistent backup to the file `path` while the server runs: the rows of all tables, the pictures, and a
 * generated secret key. The file appears atomically and is readable by its owner only. Throws BackupError if there is
 * no database, or if `path` exists.
 */
export async function writeBackup(source: BackupSource, path: string): Promise<Manifest> {
  if (source.url === undefined && !existsSync(sqlitePath(source.dataDir)))
    throw new BackupError(`There is no database in ${source.dataDir}, so there is nothing to back up.`);
  if (existsSync(path)) throw new BackupError(`${path} already exists. Please choose another name.`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });

  const snapshot = await openSnapshot(source);
  const draft = `${path}.part`;
  try {
    const contents = new Contents(source, snapshot);
    await pipeline(streamArchive(contents.files(), source.now), createWriteStream(draft, { mode: 0o600 }));
    await flush(draft);
    await rename(draft, path);
    await flush(dirname(path));
    return contents.manifest;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await snapshot.close();
  }
}

/** The entries of the archive. The manifest is complete after all others. */
class Contents {
  readonly #source: BackupSource;
  readonly #snapshot: Snapshot;
  readonly #secretKey: string;
  readonly manifest: Manifest;

  constructor(source: BackupSource, snapshot: Snapshot) {
    this.#source = source;
    this.#snapshot = snapshot;
    this.#secretKey = source.secretKey();
    this.manifest = {
      format: 1,
      version: source.version,
      made_at: source.now.toISOString(),
      schema: snapshot.schema,
      secret_key: { check: keyFingerprint(this.#secretKey), included: source.includeSecretKey },
      tables: [],
      pictures: { files: 0, names: '' },
    };
  }

  async *files(): AsyncIterable<ArchiveFile> {
    for (const shape of this.#snapshot.shapes) yield { name: tableFile(shape.name), pieces: this.#lines(shape) };
    yield* this.#pictures();
    if (this.#source.includeSecretKey) yield { name: SECRET_KEY_FILE, pieces: [this.#secretKey] };
    yield { name: MANIFEST_FILE, pieces: [JSON.stringify(this.manifest, null, 2)] };
  }

  async *#lines(shape: TableShape): AsyncIterable<string> {
    let [count, text] = [0, ''];
    for await (const rows of this.#snapshot.rows(shape)) {
      count += rows.length;
      for (const row of rows) {
        text += `${JSON.stringify(row)}\n`;
        if (text.length < CHUNK_CHARACTERS) continue;
        yield text;
        text = '';
      }
    }
    yield text;
    this.manifest.tables.push({ name: shape.name, columns: [...shape.columns], rows: count });
  }

  async *#pictures(): AsyncIterable<ArchiveFile> {
    const { pictures } = this.manifest;
    const names = new NameHash();
    for (const prefix of KEY_PREFIXES) {
      for await (const { key } of this.#source.blobs.list(prefix)) {
        // A picture that was purged meanwhile belongs to no row of the snapshot.
        const blob = EXCLUDED.test(key) ? null : await this.#source.blobs.open(key);
        if (blob === null) continue;
        const name = `${PICTURES_PREFIX}${key}`;
        yield { name, pieces: blob.stream, compressed: true };
        names.add(name);
        pictures.files += 1;
      }
    }
    pictures.names = names.value();
  }
}

/** A fingerprint of the key, from which it cannot be recovered. */
export function keyFingerprint(secretKey: string): string {
  return new Secrets(secretKey).digest('backup', 'key');
}

async function flush(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

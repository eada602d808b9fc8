import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { type BlobEntry, type Blobs, BlobsUnavailableError, type StoredBlob } from './blobs.ts';

const GONE = new Set(['ENOENT', 'ENOTDIR']);
const STILL_USED = new Set(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'EBUSY']);

/** Keeps blobs as files below `root`, spread over folders by the first two characters of their key. */
export class DiskBlobs implements Blobs {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.#pathOf(key);
    const draft = `${path}.${randomUUID()}.draft`;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeThrough(draft, bytes);
      await rename(draft, path);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw new BlobsUnavailableError(error);
    }
  }

  async open(key: string): Promise<StoredBlob | null> {
    const path = this.#pathOf(key);
    try {
      const file = await open(path);
      const { size } = await file.stat();
      return { size, stream: file.createReadStream() };
    } catch (error) {
      if (isCode(error, GONE)) return null;
      throw new BlobsUnavailableError(error);
    }
  }

  async remove(key: string): Promise<void> {
    const path = this.#pathOf(key);
    await rm(path, { force: true });
    // The folder goes with the last file in it.
    await rmdir(dirname(path)).catch((error: unknown) => {
      if (!isCode(error, STILL_USED)) throw error;
    });
  }

  async *list(beginning: string): AsyncIterable<BlobEntry> {
    const top = join(this.#root, beginning);
    for (const entry of await filesBelow(top)) {
      const path = join(entry.parentPath, entry.name);
      const known = await stat(path).catch(() => null);
      if (known !== null) yield { key: relative(top, path).replaceAll('\\', '/'), changedAt: known.mtime };
    }
  }

  #pathOf(key: string): string {
    if (!/^[\da-z][\da-z.-]+(?:\/[\da-z][\da-z.-]*)*$/u.test(key)) throw new TypeError(`Not a key: ${key}`);
    return join(this.#root, key.slice(0, 2), key);
  }
}

/** What is renamed into place afterwards must be on the disk, or a power cut would leave a name without its bytes. */
async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function filesBelow(folder: string) {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile());
  } catch (error) {
    if (isCode(error, GONE)) return [];
    throw new BlobsUnavailableError(error);
  }
}

function isCode(error: unknown, codes: ReadonlySet<string>): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code));
}

import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { type BlobEntry, type Blobs, BlobsUnavailableError, type StoredBlob } from './blobs.ts';

const NOT_FOUND = new Set(['ENOENT', 'ENOTDIR']);
const FOLDER_IN_USE = new Set(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'EBUSY']);

/** Stores blobs as files below `root`, in folders named after the first two characters of the key. */
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
      if (isCode(error, NOT_FOUND)) return null;
      throw new BlobsUnavailableError(error);
    }
  }

  async remove(key: string): Promise<void> {
    const path = this.#pathOf(key);
    await rm(path, { force: true });
    // Removes the folder if it is empty now.
    await rmdir(dirname(path)).catch((error: unknown) => {
      if (!isCode(error, FOLDER_IN_USE)) throw error;
    });
  }

  async *list(prefix: string): AsyncIterable<BlobEntry> {
    const top = join(this.#root, prefix);
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

/** Flushes before the rename, or a power failure could leave a name without its content. */
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
    if (isCode(error, NOT_FOUND)) return [];
    throw new BlobsUnavailableError(error);
  }
}

function isCode(error: unknown, codes: ReadonlySet<string>): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code));
}

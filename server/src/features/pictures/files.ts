import { buffer } from 'node:stream/consumers';

import type { PictureWidth } from '@larder/contract/pictures';

import type { Blobs, StoredBlob } from '#platform/blobs/blobs.ts';

import { encodeWebp } from './process.ts';
import { blobKey, originalKey, type ServedFormat } from './blob-keys.ts';

/**
 * Encodes the missing WebP files of a picture from its original. Returns the bytes of all its files. Idempotent: a concurrent caller
 * writes the same files.
 */
export async function encodeMissing(blobs: Blobs, id: string, widths: readonly PictureWidth[]): Promise<number> {
  let bytes = 0;
  const missing: PictureWidth[] = [];
  for (const width of widths) {
    const existing = await blobs.open(blobKey(id, width, 'webp'));
    existing?.stream.destroy();
    bytes += existing?.size ?? 0;
    if (existing === null) missing.push(width);
  }
  const original = missing.length === 0 ? null : await blobs.open(originalKey(id));
  if (original === null) return bytes;
  for (const file of await encodeWebp(await buffer(original.stream), missing)) {
    await blobs.put(blobKey(id, file.width, 'webp'), file.bytes, 'image/webp');
    bytes += file.bytes.length;
  }
  return bytes;
}

/** Opens served files of pictures, and encodes missing ones on demand. */
export class PictureFiles {
  readonly #blobs: Blobs;
  readonly #enqueue: (work: () => Promise<unknown>) => Promise<unknown>;
  /** Encodings in flight by key, to dedupe concurrent requests. */
  readonly #encoding = new Map<string, Promise<unknown>>();

  constructor(blobs: Blobs, enqueue: (work: () => Promise<unknown>) => Promise<unknown>) {
    this.#blobs = blobs;
    this.#enqueue = enqueue;
  }

  /** Returns null for a file that is missing and cannot be encoded. */
  async open(id: string, width: PictureWidth, format: ServedFormat): Promise<StoredBlob | null> {
    const key = blobKey(id, width, format);
    const existing = await this.#blobs.open(key);
    if (existing !== null || format === 'avif') return existing;
    await (this.#encoding.get(key) ?? this.#encode(key, id, width));
    return this.#blobs.open(key);
  }

  #encode(key: string, id: string, width: PictureWidth): Promise<unknown> {
    const encoding = this.#enqueue(() => encodeMissing(this.#blobs, id, [width])).finally(() =>
      this.#encoding.delete(key),
    );
    this.#encoding.set(key, encoding);
    return encoding;
  }
}

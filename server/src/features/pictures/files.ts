import { buffer } from 'node:stream/consumers';

import type { PictureWidth } from '@larder/contract/pictures';

import type { Blobs, StoredBlob } from '#platform/blobs/blobs.ts';

import { encodeWebp } from './process.ts';
import { blobKey, originalKey, type ServedFormat } from './blob-keys.ts';

/**
 * Makes those WebP files of a picture which are not there yet, of the picture as it came. Gives the bytes of all that are there then.
 * Who does the same at the same time makes the same.
 */
export async function encodeMissing(blobs: Blobs, id: string, widths: readonly PictureWidth[]): Promise<number> {
  let bytes = 0;
  const missing: PictureWidth[] = [];
  for (const width of widths) {
    const there = await blobs.open(blobKey(id, width, 'webp'));
    there?.stream.destroy();
    bytes += there?.size ?? 0;
    if (there === null) missing.push(width);
  }
  const original = missing.length === 0 ? null : await blobs.open(originalKey(id));
  if (original === null) return bytes;
  for (const file of await encodeWebp(await buffer(original.stream), missing)) {
    await blobs.put(blobKey(id, file.width, 'webp'), file.bytes, 'image/webp');
    bytes += file.bytes.length;
  }
  return bytes;
}

/** The files of pictures for who asks for them, made in their turn where they are not there yet. */
export class PictureFiles {
  readonly #blobs: Blobs;
  readonly #inTurn: (work: () => Promise<unknown>) => Promise<unknown>;
  /** What is being made; whoever asks for the same waits for it. */
  readonly #making = new Map<string, Promise<unknown>>();

  constructor(blobs: Blobs, inTurn: (work: () => Promise<unknown>) => Promise<unknown>) {
    this.#blobs = blobs;
    this.#inTurn = inTurn;
  }

  /** Null for one that is not there and cannot be made. */
  async open(id: string, width: PictureWidth, format: ServedFormat): Promise<StoredBlob | null> {
    const key = blobKey(id, width, format);
    const there = await this.#blobs.open(key);
    if (there !== null || format === 'avif') return there;
    const making = this.#making.get(key) ?? this.#make(key, id, width);
    await making;
    return this.#blobs.open(key);
  }

  #make(key: string, id: string, width: PictureWidth): Promise<unknown> {
    const making = this.#inTurn(() => encodeMissing(this.#blobs, id, [width])).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }
}

import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

import pLimit from 'p-limit';

import { ERROR_TEXTS } from '@larder/contract/errors';
import { LINK_CARD } from '@larder/contract/links';
import { widestPictureWidth } from '@larder/contract/pictures';
import { drawingKey, drawnPart } from '@larder/culinary/dish-art-key';

import { AppError } from '#platform/app-error.ts';
import type { Blobs } from '#platform/blobs/blobs.ts';
import { encodeCard } from '#features/pictures/process.ts';
import { PictureFiles } from '#features/pictures/files.ts';
import { cardKey } from '#features/pictures/blob-keys.ts';

import type { LinkedRow } from './queries.ts';

const QUEUED_MAX = 8;
const RETRY_AFTER_SECONDS = 5;

type Pictured = Pick<LinkedRow, 'title' | 'category' | 'ingredients' | 'instructions' | 'picture_id' | 'picture_width'>;

/**
 * Preview images of public links. Each is generated once and stored in the blob store that all instances share. Missing ones are
 * generated one at a time, outside the upload queue, so that anonymous requests cannot delay uploads.
 */
export class LinkCards {
  readonly #blobs: Blobs;
  readonly #files: PictureFiles;
  readonly #limit = pLimit(1);
  /** Requests in flight by name: a link that is posted somewhere is fetched many times at once. */
  readonly #pending = new Map<string, Promise<Buffer>>();

  constructor(blobs: Blobs) {
    this.#blobs = blobs;
    // Not queued again: the card holds the only slot while it encodes its photo.
    this.#files = new PictureFiles(blobs, (work) => work());
  }

  /** Returns a JPEG. Throws `unavailable` while too many cards are queued. */
  get(row: Pictured): Promise<Buffer> {
    const name = cardName(row);
    const pending =
      this.#pending.get(name) ?? this.#findOrGenerate(name, row).finally(() => this.#pending.delete(name));
    this.#pending.set(name, pending);
    return pending;
  }

  async #findOrGenerate(name: string, row: Pictured): Promise<Buffer> {
    const stored = await this.#blobs.open(cardKey(name));
    if (stored !== null) return buffer(stored.stream);
    if (this.#limit.activeCount + this.#limit.pendingCount > QUEUED_MAX) {
      throw new AppError('unavailable', ERROR_TEXTS.unavailable, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    return this.#limit(() => this.#generate(name, row));
  }

  async #generate(name: string, row: Pictured): Promise<Buffer> {
    const photo = await this.#readPhoto(row);
    const card = await encodeCard(photo ?? (await draw(row)), LINK_CARD);
    // A drawing that replaces an unreadable photo is not stored as the photo's card.
    if (photo !== null || row.picture_id === null) await this.#blobs.put(cardKey(name), card, 'image/jpeg');
    return card;
  }

  async #readPhoto({ picture_id: id, picture_width: width }: Pictured): Promise<Buffer | null> {
    if (id === null || width === null) return null;
    const file = await this.#files.open(id, widestPictureWidth(width), 'webp');
    return file === null ? null : buffer(file.stream);
  }
}

async function draw(row: Pictured): Promise<Buffer> {
  // Imported on demand: the drawing code is large.
  const { drawDish } = await import('@larder/culinary/dish-art');
  return Buffer.from(drawDish(row));
}

/** The card's name, which changes with its content. SHA-256, so that nobody can construct a collision. */
export function cardName(row: Pictured): string {
  if (row.picture_id !== null) return row.picture_id;
  const dish = drawnPart(row);
  return createHash('sha256')
    .update(JSON.stringify([drawingKey(dish), dish]))
    .digest('hex');
}

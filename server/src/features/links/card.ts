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

const WAITING_MAX = 8;
const RETRY_AFTER_SECONDS = 5;

type Pictured = Pick<LinkedRow, 'title' | 'category' | 'ingredients' | 'picture_id' | 'picture_width'>;

/**
 * Pictures for previews, which anyone may ask for. Each is made once, with the library's own threads, and kept where all instances
 * find it; those that are not there yet are made one after the other, beside what people upload and not before it.
 */
export class LinkCards {
  readonly #blobs: Blobs;
  readonly #files: PictureFiles;
  readonly #turn = pLimit(1);
  /** Whoever sends a link around has many ask for it at once. */
  readonly #asked = new Map<string, Promise<Buffer>>();

  constructor(blobs: Blobs) {
    this.#blobs = blobs;
    // It is a card's turn already when its photo turns out to be not made yet.
    this.#files = new PictureFiles(blobs, (work) => work());
  }

  /** Throws `unavailable` while too many others wait to be made. */
  get(row: Pictured): Promise<Buffer> {
    const name = cardName(row);
    const asked = this.#asked.get(name) ?? this.#find(name, row).finally(() => this.#asked.delete(name));
    this.#asked.set(name, asked);
    return asked;
  }

  async #find(name: string, row: Pictured): Promise<Buffer> {
    const kept = await this.#blobs.open(cardKey(name));
    if (kept !== null) return buffer(kept.stream);
    if (this.#turn.activeCount + this.#turn.pendingCount > WAITING_MAX) {
      throw new AppError('unavailable', ERROR_TEXTS.unavailable, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    return this.#turn(() => this.#make(name, row));
  }

  async #make(name: string, row: Pictured): Promise<Buffer> {
    const photo = await this.#readPhoto(row);
    const card = await encodeCard(photo ?? (await draw(row)), LINK_CARD);
    // A drawing in the place of a photo that is not there now is no card of the photo.
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
  // What draws is large, and nothing else here needs it.
  const { drawDish } = await import('@larder/culinary/dish-art');
  return Buffer.from(drawDish(row));
}

/** Another where the card would be another. Two dishes have the same with no more than chance, also where somebody looks for such. */
export function cardName(row: Pictured): string {
  if (row.picture_id !== null) return row.picture_id;
  const dish = drawnPart(row);
  return createHash('sha256')
    .update(JSON.stringify([drawingKey(dish), dish]))
    .digest('hex');
}

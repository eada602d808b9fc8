import { buffer } from 'node:stream/consumers';

import { LRUCache } from 'lru-cache';

import { drawnCard } from '@larder/contract/drawing';
import { LINK_CARD } from '@larder/contract/links';
import { PICTURE_WIDTHS, pictureWidths } from '@larder/contract/pictures';
import { drawingKey } from '@larder/culinary/dish-art-key';

import { developCard } from '#features/pictures/develop.ts';
import type { PictureFiles } from '#features/pictures/files.ts';
import type { Uploads } from '#features/pictures/uploads.ts';

import type { LinkedRow } from './queries.ts';

/** Some 5 MB at most. */
const KEPT_MAX = 60;

type Pictured = Pick<LinkedRow, 'title' | 'category' | 'ingredients' | 'picture_id' | 'picture_width'>;

/** Pictures for previews, made in their turn, as any picture is. Whoever sends a link around has many ask for it at once. */
export class LinkCards {
  readonly #files: PictureFiles;
  readonly #uploads: Uploads;
  readonly #kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT_MAX });

  constructor(files: PictureFiles, uploads: Uploads) {
    this.#files = files;
    this.#uploads = uploads;
  }

  async get(row: Pictured): Promise<Buffer> {
    const key = cardKey(row);
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const making = this.#make(row);
    this.#kept.set(key, making);
    try {
      return await making;
    } catch (error) {
      this.#kept.delete(key);
      throw error;
    }
  }

  async #make(row: Pictured): Promise<Buffer> {
    const bytes = (await this.#readPhoto(row)) ?? (await draw(row));
    return this.#uploads.inTurn(() => developCard(bytes, LINK_CARD));
  }

  async #readPhoto({ picture_id: id, picture_width: width }: Pictured): Promise<Buffer | null> {
    if (id === null || width === null) return null;
    const file = await this.#files.open(id, pictureWidths(width).at(-1) ?? PICTURE_WIDTHS[0], 'webp');
    return file === null ? null : buffer(file.stream);
  }
}

async function draw(row: Pictured): Promise<Buffer> {
  // What draws is large, and nothing else here needs it.
  const { drawDish } = await import('@larder/culinary/dish-art');
  return Buffer.from(drawDish(drawnCard(row)));
}

/** Another where the card would be another. */
export function cardKey(row: Pictured): string {
  return row.picture_id ?? drawingKey(drawnCard(row));
}

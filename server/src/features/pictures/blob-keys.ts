import { pictureWidths } from '@larder/contract/pictures';

export type ServedFormat = 'webp' | 'avif';

/** The key of a served size of a picture. */
export function blobKey(id: string, width: number, format: ServedFormat): string {
  return `${id}/${width}.${format}`;
}

/** The key of the uploaded original, stored until all served sizes exist. It is never served. */
export function originalKey(id: string): string {
  return `${id}/original`;
}

/**
 * The key of a link-preview image: by the id of its photo, or by a name for a drawing. A drawing belongs to no picture, so the purge removes
 * it within about two days, and it is drawn again on demand.
 */
export function cardKey(name: string): string {
  return `${name}/card.jpg`;
}

/** The id of the picture that a key belongs to; null for any other key. */
export function pictureOfKey(key: string): string | null {
  return /^([\da-f-]{36})\/(?:\d+\.(?:webp|avif)|card\.jpg|original)$/u.exec(key)?.[1] ?? null;
}

/** All keys that a picture of this width may have. */
export function keysOf({ id, width }: { readonly id: string; readonly width: number }): string[] {
  const files = pictureWidths(width).flatMap((served) => [blobKey(id, served, 'webp'), blobKey(id, served, 'avif')]);
  return [...files, cardKey(id), originalKey(id)];
}

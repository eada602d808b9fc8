import { PICTURE_WIDTHS, pictureUrl, pictureWidths, readPictureUrl } from '@larder/contract/pictures';
import type { Picture } from '@larder/contract/pictures';

import type { SavedCard } from '#features/device-store/model/database.ts';

// The pictures of saved recipes, in Cache Storage. The service worker answers with them when the network does not.

// Stored name, do not rename.
const PREFIX = 'pictures ';
const LIST_WIDTH = 320;
const PAGE_WIDTH = 1024;

/** The URLs that are saved of a picture: one for lists, one for the recipe's page. */
function savedPictureUrls({ id, width }: Pick<Picture, 'id' | 'width'>): string[] {
  const page = pictureWidths(width).findLast((each) => each <= PAGE_WIDTH) ?? LIST_WIDTH;
  return [...new Set([LIST_WIDTH, page])].map((each) => pictureUrl(id, each));
}

/** The URL that is saved of the picture of a step, given that of its largest width. */
export function savedStepPictureUrl(url: string): string {
  return pictureUrl(readPictureUrl(url) ?? '', Math.min(PAGE_WIDTH, Number(url.split('/').at(-1))));
}

/** The URLs of all pictures that are saved of a recipe. */
export function savedPicturesOf({ card, stepPictures = [] }: SavedCard): string[] {
  return [...(card.picture === null ? [] : savedPictureUrls(card.picture)), ...stepPictures];
}

export function isPicturePath(path: string): boolean {
  return readPictureUrl(path) !== null;
}

function openPictures(userId: string): Promise<Cache> {
  return caches.open(PREFIX + userId);
}

/** The paths of a user's saved pictures. */
export async function listSavedPictures(userId: string): Promise<Set<string>> {
  const saved = await (await openPictures(userId)).keys();
  return new Set(saved.map(({ url }) => new URL(url).pathname));
}

/** Fetches and saves a picture. Rejects when the network or the disk fails; a picture that is gone is skipped. */
export async function savePicture(userId: string, path: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(path, { signal });
  if (response.ok) await (await openPictures(userId)).put(path, response);
}

export async function removePictures(userId: string, paths: Iterable<string>): Promise<void> {
  const pictures = await openPictures(userId);
  for (const path of paths) await pictures.delete(path);
}

/** Removes the saved pictures of every user, or of every user but one. */
export async function removePicturesOfOthers(userId?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + (userId ?? ''));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** A saved picture, in this width or another. */
export async function findSavedPicture(path: string): Promise<Response | undefined> {
  const id = readPictureUrl(path);
  if (id === null) return undefined;
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  for (const url of [path, ...PICTURE_WIDTHS.toReversed().map((width) => pictureUrl(id, width))]) {
    for (const cacheName of names) {
      const found = await caches.match(url, { cacheName });
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

import { z } from 'zod';

import { Picture } from './picture-fields.ts';
import { defineRoutes } from './route.ts';

export { Picture };

/** The widths in pixels in which a picture is served. */
export const PICTURE_WIDTHS = [320, 640, 1024, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export const PICTURE_LIMITS = {
  bytes_max: 20 * 1024 * 1024,
  pixels_max: 50_000_000,
  per_hour_max: 120,
  url_max_characters: 2_000,
} as const;

export const PICTURE_TEXTS = {
  too_large: 'This file is larger than 20 MB. Please choose a smaller one.',
  too_many_pixels: 'This picture is larger than 50 megapixels. Please choose a smaller one.',
  none: 'Please choose a picture',
  busy: 'Many pictures are being prepared right now. Yours is not lost; please try again in a moment.',
} as const;

/** The widths in which a picture of this width is served: at least the first. Nothing is upscaled, so the last may be narrower. */
export function pictureWidths(width: number): readonly PictureWidth[] {
  return PICTURE_WIDTHS.filter((_width, index) => index === 0 || (PICTURE_WIDTHS[index - 1] ?? 0) < width);
}

/** The widest of `pictureWidths`: it shows every stored pixel. */
export function widestPictureWidth(width: number): PictureWidth {
  return pictureWidths(width).at(-1) ?? PICTURE_WIDTHS[0];
}

/** The URL of a picture in one of `PICTURE_WIDTHS`. */
export function pictureUrl(id: string, width: number): string {
  return `/pictures/${id}/${width}`;
}

/** The canonical URL under which a recipe refers to a stored picture. Web and server both write this one. */
export function recipePictureUrl({ id, width }: Pick<Picture, 'id' | 'width'>): string {
  return pictureUrl(id, widestPictureWidth(width));
}

const PICTURE_PATH =
  /^(?:https?:\/\/[^/\s]+)?\/pictures\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\/\d{2,5}$/u;

/** The picture id in a URL of our picture store, with any origin; null for another URL. */
export function readPictureUrl(url: string): string | null {
  return PICTURE_PATH.exec(url)?.[1] ?? null;
}

const URL_PROBLEM = 'Please enter a full address, such as https://example.org/soup.jpg';

export const picturesRoutes = defineRoutes({
  uploadPicture: {
    method: 'POST',
    path: '/api/pictures',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Upload a picture: the body is the file itself, a JPEG, PNG, WebP or AVIF of at most 20 MB',
    consumes: ['image/*', 'application/octet-stream'],
    status: 201,
    response: Picture,
    errors: ['quota_exceeded'],
  },
  importPicture: {
    method: 'POST',
    path: '/api/pictures/import',
    access: 'session',
    scope: 'recipes:write',
    summary: 'Import a picture from a public URL',
    body: z.strictObject({
      url: z
        .string(URL_PROBLEM)
        .trim()
        .max(PICTURE_LIMITS.url_max_characters, `At most ${PICTURE_LIMITS.url_max_characters} characters`)
        .refine((url) => URL.canParse(url) && /^https?:$/u.test(new URL(url).protocol), URL_PROBLEM),
    }),
    status: 201,
    response: Picture,
    errors: ['too_large', 'quota_exceeded'],
  },
  getPicture: {
    method: 'GET',
    path: '/pictures/{id}/{width}',
    access: 'public',
    summary: 'Get a picture in one of its widths, as AVIF if accepted, otherwise WebP',
    params: z.strictObject({
      id: z.uuid().toLowerCase(),
      width: z.literal(PICTURE_WIDTHS.map(String)).transform(Number),
    }),
    status: 200,
    response: null,
    produces: 'image/*',
    errors: ['not_found'],
  },
});

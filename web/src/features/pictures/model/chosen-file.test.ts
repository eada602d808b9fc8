import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { acceptText, fitWithin, INGREDIENT_PHOTO, isHeic, selectFile, ONE_ONLY, PHOTO } from './chosen-file.ts';

const JPEG = { name: 'soup.jpg', type: 'image/jpeg' };

describe('selectFile', () => {
  it('accepts one picture of an accepted type', () => {
    expect(selectFile([JPEG], INGREDIENT_PHOTO)).toEqual({ file: JPEG, problem: null });
    expect(selectFile([], PHOTO)).toBeNull();
  });

  it.each([
    ['two pictures', [JPEG, JPEG], INGREDIENT_PHOTO, ONE_ONLY],
    ['a text', [{ name: 'list.txt', type: 'text/plain' }], INGREDIENT_PHOTO, INGREDIENT_PHOTO.refusal],
    ['a text that calls itself a picture', [{ name: 'list.png', type: 'text/plain' }], PHOTO, PHOTO.refusal],
    ['a WebP for reading', [{ name: 'soup.webp', type: 'image/webp' }], INGREDIENT_PHOTO, INGREDIENT_PHOTO.refusal],
    ['a GIF', [{ name: 'soup.gif', type: 'image/gif' }], PHOTO, PHOTO.refusal],
    ['an SVG', [{ name: 'soup.svg', type: 'image/svg+xml' }], PHOTO, PHOTO.refusal],
    ['a file without type and extension', [{ name: 'soup', type: '' }], PHOTO, PHOTO.refusal],
  ])('refuses %s', (_what, files, accepted, problem) => {
    expect(selectFile(files, accepted)).toEqual({ file: null, problem });
  });

  it('goes by the extension when the type is missing', () => {
    expect(selectFile([{ name: 'SOUP.JPG', type: '' }], PHOTO)?.problem).toBeNull();
  });
});

it('acceptText lists types and extensions', () => {
  expect(acceptText(INGREDIENT_PHOTO)).toBe('image/jpeg,image/png,.jpg,.jpeg,.png');
});

describe('isHeic', () => {
  const head = (brand: string): Uint8Array => new TextEncoder().encode(`\0\0\0\u0018ftyp${brand}mif1`);
  it('recognizes HEIC by content', () => {
    expect(isHeic(head('heic'))).toBe(true);
    expect(isHeic(head('mif1'))).toBe(true);
    expect(isHeic(head('avif'))).toBe(false);
    expect(isHeic(new TextEncoder().encode('heic'))).toBe(false);
    expect(isHeic(new Uint8Array(0))).toBe(false);
  });
});

describe('fitWithin', () => {
  const side = fc.integer({ min: 1, max: 30_000 });
  it('fits, keeps the aspect ratio and never enlarges', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fitted = fitWithin({ width, height }, 3200);
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(3200);
        expect(fitted.width).toBeLessThanOrEqual(width);
        expect(fitted.height).toBeGreaterThanOrEqual(1);
        const factor = Math.min(1, 3200 / Math.max(width, height));
        expect(Math.abs(fitted.width - width * factor)).toBeLessThanOrEqual(1);
        expect(Math.abs(fitted.height - height * factor)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

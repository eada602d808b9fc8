import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fileKind, pictureOfKey, blobKey, keysOf, takesAvif, problemOfKind } from './policy.ts';

const box = (...brands: string[]) => Buffer.from(`\0\0\0\x20ftyp${brands.join('')}`, 'latin1');

describe('what a file is', () => {
  test.each([
    ['avif', box('avif', '\0\0\0\0', 'mif1')],
    ['avif', box('mif1', '\0\0\0\0', 'avif')],
    ['avif', box('avis', '\0\0\0\0')],
    ['heic', box('heic', '\0\0\0\0')],
    ['heic', box('mif1', '\0\0\0\0', 'hevc')],
    ['video', box('isom', '\0\0\0\0')],
    ['video', box()],
    ['tiff', Buffer.from('MM\0*', 'latin1')],
    ['svg', Buffer.from('\ufeff<!-- a drawing --><SVG>')],
    ['unknown', Buffer.from('RIFF....WAVE')],
    ['unknown', Buffer.from('\x89PNG')],
    ['unknown', Buffer.from('')],
  ] as const)('%s', (kind, bytes) => {
    expect(fileKind(bytes)).toBe(kind);
  });

  test('is said of anything, and only four kinds are read', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
        const kind = fileKind(bytes);
        expect(problemOfKind(kind) === null).toBe(['jpeg', 'png', 'webp', 'avif'].includes(kind));
      }),
    );
  });
});

test('a key tells its picture, and nothing else does', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 1, max: 9_000 }), (id, width) => {
      expect(pictureOfKey(blobKey(id, 320, 'webp'))).toBe(id);
      for (const key of keysOf({ id, width })) expect(pictureOfKey(key)).toBe(id);
      expect(pictureOfKey(`${id}/320.webp.draft`)).toBeNull();
    }),
  );
});

test.each([
  ['image/avif,image/webp,*/*;q=0.8', true],
  ['text/html, Image/AVIF ;q=0.5', true],
  ['image/avif;q=0', false],
  ['image/avif;q=0.0', false],
  ['image/*', false],
  ['*/*', false],
  [undefined, false],
])('of who accepts %s it is thought that they take AVIF: %s', (accept, takes) => {
  expect(takesAvif(accept)).toBe(takes);
});

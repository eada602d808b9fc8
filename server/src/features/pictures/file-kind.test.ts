import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fileKind, problemOfKind } from './file-kind.ts';

const box = (...brands: string[]) => Buffer.from(`\0\0\0\x20ftyp${brands.join('')}`, 'latin1');

describe('fileKind', () => {
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
  ] as const)('detects %s', (kind, bytes) => {
    expect(fileKind(bytes)).toBe(kind);
  });

  test('classifies any bytes, and only four kinds are supported', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
        const kind = fileKind(bytes);
        expect(problemOfKind(kind) === null).toBe(['jpeg', 'png', 'webp', 'avif'].includes(kind));
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { blobKey, keysOf, pictureOfKey } from './blob-keys.ts';
import { acceptsAvif } from './send-picture.ts';

test('pictureOfKey returns the picture of each of its keys and null for other keys', () => {
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
])('the header "Accept: %s" accepts AVIF: %s', (accept, takes) => {
  expect(acceptsAvif(accept)).toBe(takes);
});

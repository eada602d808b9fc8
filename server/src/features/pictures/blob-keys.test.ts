import fc from 'fast-check';
import { expect, test } from 'vitest';

import { blobKey, keysOf, pictureOfKey } from './blob-keys.ts';

test('pictureOfKey returns the picture of each of its keys and null for other keys', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.integer({ min: 1, max: 9_000 }), (id, width) => {
      expect(pictureOfKey(blobKey(id, 320, 'webp'))).toBe(id);
      for (const key of keysOf({ id, width })) expect(pictureOfKey(key)).toBe(id);
      expect(pictureOfKey(`${id}/320.webp.draft`)).toBeNull();
    }),
  );
});

import { expect, it } from 'vitest';
import { z } from 'zod';

import { uuidV7 } from './new-id.ts';

it('an id is a version 7 UUID that sorts by time', () => {
  const random = new Uint8Array(16).fill(255);
  const early = uuidV7(Date.UTC(2026, 0, 1), random);
  const late = uuidV7(Date.UTC(2026, 0, 2), new Uint8Array(16));
  expect(z.uuidv7().safeParse(early).success).toBe(true);
  expect(z.uuidv7().safeParse(late).success).toBe(true);
  expect(early < late).toBe(true);
});

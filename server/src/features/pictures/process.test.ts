import sharp from 'sharp';
import { expect, test } from 'vitest';

import { asProblem, PictureProblem } from './process.ts';

test('asProblem maps a timeout to unavailable with Retry-After, not to a damaged picture', async () => {
  // Too much for any machine within a second.
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const slow = sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#a33', noise } });
  const timeout = await slow
    .blur(200)
    .timeout({ seconds: 1 })
    .raw()
    .toBuffer()
    .catch((error: unknown) => error);
  expect(timeout).toBeInstanceOf(Error);
  expect(asProblem(timeout)).toMatchObject({ code: 'unavailable', status: 503, retryAfterSeconds: 5, cause: timeout });
});

test('asProblem maps an unreadable file to PictureProblem', async () => {
  const error = await sharp(Buffer.from('no picture'))
    .toBuffer()
    .catch((failure: unknown) => failure);
  expect(asProblem(error)).toBeInstanceOf(PictureProblem);
});

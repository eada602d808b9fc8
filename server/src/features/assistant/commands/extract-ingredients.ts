import type { Readable } from 'node:stream';

import { ASSISTANT_TEXTS, type Extraction } from '@larder/contract/assistant';
import { PICTURE_LIMITS, PICTURE_TEXTS } from '@larder/contract/pictures';

import { fileKind } from '#features/pictures/policy.ts';
import { AppError } from '#platform/app-error.ts';

/** What comes back while there is nobody who can see. */
const SAMPLES = ['2 chicken breasts', '1 cup rice', '2 tomatoes', '1 onion', '2 cloves garlic', '1 tbsp olive oil'];
/** As much of a file as says what it is. */
const HEAD_BYTES = 512;

/** Ingredients of a picture. `saysBytes` is how long the sender says it is. */
export async function extractIngredients(picture: Readable | undefined, saysBytes: number): Promise<Extraction> {
  if (saysBytes > PICTURE_LIMITS.bytes_max) throw tooLarge();
  const kind = fileKind(await readHead(picture));
  if (kind !== 'jpeg' && kind !== 'png') {
    const message = ASSISTANT_TEXTS.not_a_photo;
    throw new AppError('invalid_input', message, { fields: { picture: message } });
  }
  return { ingredients: SAMPLES, is_sample: true, answered_by: 'kitchen' };
}

/** The beginning of a file, which is read to its end but not kept. */
async function readHead(picture: Readable | undefined): Promise<Buffer> {
  const chunks: AsyncIterable<Buffer> | readonly Buffer[] = picture ?? [];
  const head: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    if (size < HEAD_BYTES) head.push(chunk);
    size += chunk.length;
    if (size > PICTURE_LIMITS.bytes_max) throw tooLarge();
  }
  return Buffer.concat(head).subarray(0, HEAD_BYTES);
}

function tooLarge(): AppError {
  return new AppError('too_large', PICTURE_TEXTS.too_large);
}

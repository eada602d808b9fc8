import sharp from 'sharp';

import { asProblem, decode, DECODE_TIMEOUT_SECONDS, decodeTolerant, measure, toPixels } from './process.ts';

const VISION_PIXELS = 1_024;

/** A JPEG for vision models: upright, on white, at most so wide and high. Throws PictureProblem. */
export async function encodeForVision(bytes: Buffer, maxPixels = VISION_PIXELS): Promise<Buffer> {
  try {
    await measure(bytes);
    const { data, info } = await decodeTolerant(bytes, (input) => toPixels(sharp(bytes, input)));
    const { width, height, channels } = info;
    return await sharp(data, { raw: { width, height, channels } })
      .resize({ width: maxPixels, height: maxPixels, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch (error) {
    throw asProblem(error);
  }
}

/** Letters of a page are then some 30 pixels high. More takes longer and is not read better. */
const RECOGNITION_PIXELS = 2_400;
/** A screenshot has small letters: it is enlarged to this width or height. */
const RECOGNITION_PIXELS_MIN = 1_600;

/** A gray PNG for text recognition: upright, on white, with full contrast. Throws PictureProblem. */
export function encodeForRecognition(bytes: Buffer): Promise<Buffer> {
  return decode(bytes, ({ width, height }, input) => {
    const longest = Math.max(width, height);
    const side = Math.min(Math.max(longest, RECOGNITION_PIXELS_MIN), RECOGNITION_PIXELS);
    return sharp(bytes, input)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside' })
      .flatten({ background: '#fff' })
      .grayscale()
      .normalize()
      .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
      .png({ compressionLevel: 1 })
      .toBuffer();
  });
}

/** Turns a picture that `encodeForRecognition` returned by quarters, clockwise. */
export function turnPicture(png: Buffer, quarters: number): Promise<Buffer> {
  return sharp(png)
    .rotate(quarters * 90)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

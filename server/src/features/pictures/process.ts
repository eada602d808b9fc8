import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';

import {
  PICTURE_LIMITS,
  PICTURE_TEXTS,
  type PictureWidth,
  pictureWidths,
  PICTURE_WIDTHS,
} from '@larder/contract/pictures';

import { AppError } from '#platform/app-error.ts';

import { fileKind, problemOfKind } from './file-kind.ts';

const WEBP = { quality: 80, effort: 4 } as const;
const AVIF = { quality: 55, effort: 3, chromaSubsampling: '4:2:0' } as const;
const PREVIEW_PIXELS = 20;
/** The maximum height of a served file. */
const HEIGHT_MAX = 4_096;
const WIDEST = Math.max(...PICTURE_WIDTHS);
/** The limit for formats that must be decoded into memory as a whole. */
const WHOLE_MAX_BYTES = 256 * 1024 * 1024;
export const DECODE_TIMEOUT_SECONDS = 15;
const AVIF_TIMEOUT_SECONDS = 60;

const INPUT: SharpOptions = {
  limitInputPixels: PICTURE_LIMITS.pixels_max,
  sequentialRead: true,
  failOn: 'truncated',
};

/**
 * The allowed loaders; all others stay blocked. Svg is for our own drawings: `fileKind` rejects uploaded SVG before the library
 * sees it.
 */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`);

/** The file cannot be used as a picture. The message is for the user who chose it. */
export class PictureProblem extends Error {
  readonly code: 'invalid_input' | 'too_large';

  constructor(message: string, details: { code?: 'invalid_input' | 'too_large'; cause?: unknown } = {}) {
    super(message, { cause: details.cause });
    this.name = 'PictureProblem';
    this.code = details.code ?? 'invalid_input';
  }
}

export interface EncodedFile {
  readonly width: PictureWidth;
  readonly bytes: Buffer;
}

/** Size after applying the EXIF orientation, and a tiny blurred preview as a data URL. */
export interface PictureInfo {
  readonly width: number;
  readonly height: number;
  readonly preview: string;
}

/** With its encoded files. */
export interface ProcessedPicture extends PictureInfo {
  readonly files: readonly EncodedFile[];
}

/** Configures sharp for untrusted files: blocked loaders, no cache, one thread per picture. */
export function configureSharp(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  sharp.cache(false);
  sharp.concurrency(1);
}

/**
 * Decodes a file, detected by its content, and encodes every served width as WebP: upright, in sRGB, without metadata. Throws
 * PictureProblem.
 */
export function processPicture(bytes: Buffer): Promise<ProcessedPicture> {
  return decode(bytes, async ({ width, height }, input) => {
    const base = await toPixels(sharp(bytes, input));
    const { data, info } = base;
    const preview = await encodePreview(sharp(data, { raw: info }));
    return { width, height, preview, files: await encodeWidths(base, pictureWidths(width)) };
  });
}

/** Decodes the whole file to validate it, but encodes only the preview. Throws PictureProblem. */
export function inspectPicture(bytes: Buffer): Promise<PictureInfo> {
  return decode(bytes, async ({ width, height }, input) => {
    const upright = sharp(bytes, input).autoOrient().timeout({ seconds: DECODE_TIMEOUT_SECONDS });
    return { width, height, preview: await encodePreview(upright) };
  });
}

/** Encodes these widths of an inspected picture as WebP. Throws PictureProblem. */
export async function encodeWebp(bytes: Buffer, widths: readonly PictureWidth[]): Promise<EncodedFile[]> {
  try {
    return await decodeTolerant(bytes, async (input) => encodeWidths(await toPixels(sharp(bytes, input)), widths));
  } catch (error) {
    throw asProblem(error);
  }
}

async function encodeWidths(base: Pixels, widths: readonly PictureWidth[]): Promise<EncodedFile[]> {
  const files: EncodedFile[] = [];
  // Sequential: in parallel it would occupy all libuv threads, which file access and password hashing share.
  for (const width of widths) files.push({ width, bytes: await resizedTo(base, width).webp(WEBP).toBuffer() });
  return files;
}

/** Checks kind and size by the header, then decodes. Throws PictureProblem, or `unavailable` on a timeout. */
export async function decode<Result>(
  bytes: Buffer,
  work: (size: Size, input: SharpOptions) => Promise<Result>,
): Promise<Result> {
  const problem = problemOfKind(fileKind(bytes));
  if (problem !== null) throw new PictureProblem(problem);
  try {
    const size = await measure(bytes);
    return await decodeTolerant(bytes, (input) => work(size, input));
  } catch (error) {
    throw asProblem(error);
  }
}

/** Fills what is missing at the end of a JPEG with gray, as browsers do. */
const INCOMPLETE_INPUT: SharpOptions = { ...INPUT, failOn: 'none' };
/**
 * The library's message for a truncated JPEG. Other truncated formats are rejected: the PNG decoder leaves missing rows as
 * uninitialized memory, which may hold parts of another user's picture.
 */
const TRUNCATED = /premature end of JPEG/u;
/** A truncated JPEG is accepted when at least this part of its height is present. */
const NEARLY_WHOLE = 7 / 8;
/** The gray of missing rows. */
const MISSING_GRAY = 128;

/** Decodes a complete file, or a JPEG that is truncated near its end. */
export async function decodeTolerant<Result>(
  bytes: Buffer,
  work: (input: SharpOptions) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(INPUT);
  } catch (error) {
    const isTruncated = error instanceof Error && TRUNCATED.test(error.message);
    if (!isTruncated || !(await isNearlyWhole(bytes).catch(() => false))) throw error;
    return work(INCOMPLETE_INPUT);
  }
}

/** Samples a row near the bottom: it is missing when all its values are gray. */
async function isNearlyWhole(bytes: Buffer): Promise<boolean> {
  const { width, height } = await sharp(bytes, INCOMPLETE_INPUT).metadata();
  const row = await sharp(bytes, INCOMPLETE_INPUT)
    .extract({ left: 0, top: Math.floor(height * NEARLY_WHOLE), width, height: 1 })
    .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
    .raw()
    .toBuffer();
  return row.some((value) => value !== MISSING_GRAY);
}

/** The library reports timeouts by message only. */
const TIMED_OUT = /^timeout: /mu;
const RETRY_AFTER_SECONDS = 5;

/** The server is too busy for pictures. This says nothing about the file, and the client may retry. */
export function pictureBusy(cause?: unknown): AppError {
  return new AppError('unavailable', PICTURE_TEXTS.busy, { retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
}

export function asProblem(error: unknown): PictureProblem | AppError {
  if (error instanceof PictureProblem || error instanceof AppError) return error;
  if (error instanceof Error && TIMED_OUT.test(error.message)) return pictureBusy(error);
  return new PictureProblem('This picture is damaged or incomplete. Please choose another one.', { cause: error });
}

/** A JPEG of exactly this size, cropped to cover. For our own files and drawings only. */
export async function encodeCard(bytes: Buffer, size: Size): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels_max })
    .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** A JPEG of the same size, for apps that read no WebP. For our own files only. Throws `PictureProblem`. */
export async function encodeJpeg(bytes: Buffer): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels_max })
      .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch (error) {
    throw asProblem(error);
  }
}

/** Encodes these widths as AVIF, from the widest WebP. */
export async function encodeAvif(webp: Buffer, widths: readonly PictureWidth[]): Promise<EncodedFile[]> {
  const base = await toPixels(sharp(webp, INPUT));
  const files: EncodedFile[] = [];
  for (const width of widths) {
    const bytes = await resizedTo(base, width).timeout({ seconds: AVIF_TIMEOUT_SECONDS }).avif(AVIF).toBuffer();
    files.push({ width, bytes });
  }
  return files;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const TOO_MUCH_MEMORY = 'This picture takes too much memory to read. Please save it as a JPEG and choose that.';

/** A picture that decodes into more memory than this is large. */
const LARGE_BYTES = 64 * 1024 * 1024;

/** Returns whether decoding takes much memory. Reads the header only. */
export async function isLarge(bytes: Buffer): Promise<boolean> {
  if (problemOfKind(fileKind(bytes)) !== null) return false;
  try {
    const head = await sharp(bytes, { ...INPUT, limitInputPixels: false }).metadata();
    return !isDecodedByRow(head) && decodedBytes(head) > LARGE_BYTES;
  } catch {
    return false;
  }
}

/** These formats are decoded row by row, not as a whole. */
const isDecodedByRow = ({ format, isProgressive }: Metadata) =>
  (format === 'jpeg' || format === 'png') && !isProgressive;

function decodedBytes({ autoOrient: { width, height }, channels, depth }: Metadata): number {
  return width * height * channels * (depth === 'uchar' ? 1 : 2);
}

/** Reads the header only. Throws PictureProblem for too many pixels or too much memory. */
export async function measure(bytes: Buffer): Promise<Size> {
  // The library's own pixel limit has no usable message.
  const head = await sharp(bytes, { ...INPUT, limitInputPixels: false }).metadata();
  const { autoOrient } = head;
  if (autoOrient.width * autoOrient.height > PICTURE_LIMITS.pixels_max)
    throw new PictureProblem(PICTURE_TEXTS.too_many_pixels);
  if (!isDecodedByRow(head) && decodedBytes(head) > WHOLE_MAX_BYTES) throw new PictureProblem(TOO_MUCH_MEMORY);
  return autoOrient;
}

interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

/** Upright sRGB pixels at the size of the widest file. */
export function toPixels(input: Sharp): Promise<Pixels> {
  return input
    .autoOrient()
    .resize({ width: WIDEST, height: HEIGHT_MAX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function resizedTo({ data, info: { width, height, channels } }: Pixels, maxWidth: number): Sharp {
  return sharp(data, { raw: { width, height, channels } }).resize({ width: Math.min(maxWidth, width) });
}

async function encodePreview(upright: Sharp): Promise<string> {
  const tiny = await upright
    .resize({ width: PREVIEW_PIXELS, height: PREVIEW_PIXELS, fit: 'inside' })
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
    .blur(1)
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

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
/** A picture is never higher than this where it is served, however narrow it is. */
const HEIGHT_MAX = 4_096;
const WIDEST = Math.max(...PICTURE_WIDTHS);
/** What is not written line by line must be in memory as a whole to be read. */
const WHOLE_MAX_BYTES = 256 * 1024 * 1024;
const READ_TIMEOUT_SECONDS = 15;
const AVIF_TIMEOUT_SECONDS = 60;

const INPUT: SharpOptions = {
  limitInputPixels: PICTURE_LIMITS.pixels_max,
  sequentialRead: true,
  failOn: 'truncated',
};

/**
 * The loaders for what we read; everything else that the library knows stays closed. Svg is for our own drawings: a stranger's file
 * is told by its content before the library sees it.
 */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`);

/** A file that cannot be one of our pictures; the message is for who chose it. */
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

/** A picture as it was given, upright. */
export interface PictureInfo {
  readonly width: number;
  readonly height: number;
  readonly preview: string;
}

/** With the files made of it. */
export interface ProcessedPicture extends PictureInfo {
  readonly files: readonly EncodedFile[];
}

/** Sets the library up for files from strangers. One thread for each picture: the process has other things to do. */
export function configureSharp(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  sharp.cache(false);
  sharp.concurrency(1);
}

/**
 * Reads a file by its content and makes every width of it as WebP, upright, in sRGB, and without anything that was written
 * into the file beside the picture. Throws PictureProblem.
 */
export function processPicture(bytes: Buffer): Promise<ProcessedPicture> {
  return read(bytes, async ({ width, height }, input) => {
    const base = await toPixels(sharp(bytes, input));
    const { data, info } = base;
    const preview = await makePreview(sharp(data, { raw: info }));
    return { width, height, preview, files: await makeWebp(base, pictureWidths(width)) };
  });
}

/** Reads all of a file, so that it is known to be a picture, but makes no more than the preview. Throws PictureProblem. */
export function inspectPicture(bytes: Buffer): Promise<PictureInfo> {
  return read(bytes, async ({ width, height }, input) => {
    const upright = sharp(bytes, input).autoOrient().timeout({ seconds: READ_TIMEOUT_SECONDS });
    return { width, height, preview: await makePreview(upright) };
  });
}

/** Some of the files that `processPicture` makes, of a picture that was examined. Throws PictureProblem. */
export async function encodeWebp(bytes: Buffer, widths: readonly PictureWidth[]): Promise<EncodedFile[]> {
  try {
    return await readWith(bytes, async (input) => makeWebp(await toPixels(sharp(bytes, input)), widths));
  } catch (error) {
    throw asProblem(error);
  }
}

async function makeWebp(base: Pixels, widths: readonly PictureWidth[]): Promise<EncodedFile[]> {
  const files: EncodedFile[] = [];
  // One after the other: all at once would take every thread that files and passwords wait for.
  for (const width of widths) files.push({ width, bytes: await narrowed(base, width).webp(WEBP).toBuffer() });
  return files;
}

/** Begins with its head alone; what goes wrong is a PictureProblem, or that there was no time. */
async function read<Result>(
  bytes: Buffer,
  work: (size: Size, input: SharpOptions) => Promise<Result>,
): Promise<Result> {
  const problem = problemOfKind(fileKind(bytes));
  if (problem !== null) throw new PictureProblem(problem);
  try {
    const size = await measure(bytes);
    return await readWith(bytes, (input) => work(size, input));
  } catch (error) {
    throw asProblem(error);
  }
}

/** The same, but what is missing at the end of a JPEG is gray, as in browsers. */
const INCOMPLETE_INPUT: SharpOptions = { ...INPUT, failOn: 'none' };
/**
 * How the library says that a JPEG ends too early. Other formats are refused: in the rows that a PNG lacks, the decoder leaves
 * memory as it is, which may be a part of somebody else's picture.
 */
const TOO_SHORT = /premature end of JPEG/u;
/** From this part of its height on a picture may be missing. */
const NEARLY_WHOLE = 7 / 8;
/** The gray of what is missing. */
const MISSING_GRAY = 128;

/** Reads a file that has all its pixels, or a JPEG that lacks a little at its end. */
async function readWith<Result>(bytes: Buffer, work: (input: SharpOptions) => Promise<Result>): Promise<Result> {
  try {
    return await work(INPUT);
  } catch (error) {
    const isTooShort = error instanceof Error && TOO_SHORT.test(error.message);
    if (!isTooShort || !(await isNearlyWhole(bytes).catch(() => false))) throw error;
    return work(INCOMPLETE_INPUT);
  }
}

/** Looks at a row near the bottom: one without any picture in it is missing. */
async function isNearlyWhole(bytes: Buffer): Promise<boolean> {
  const { width, height } = await sharp(bytes, INCOMPLETE_INPUT).metadata();
  const row = await sharp(bytes, INCOMPLETE_INPUT)
    .extract({ left: 0, top: Math.floor(height * NEARLY_WHOLE), width, height: 1 })
    .timeout({ seconds: READ_TIMEOUT_SECONDS })
    .raw()
    .toBuffer();
  return row.some((value) => value !== MISSING_GRAY);
}

/** The library says so in words alone. */
const OUT_OF_TIME = /^timeout: /mu;
const BUSY_SECONDS = 5;

/** There is no time for a picture now, which says nothing about it. */
export function pictureBusy(cause?: unknown): AppError {
  return new AppError('unavailable', PICTURE_TEXTS.busy, { retryAfterSeconds: BUSY_SECONDS, cause });
}

export function asProblem(error: unknown): PictureProblem | AppError {
  if (error instanceof PictureProblem || error instanceof AppError) return error;
  if (error instanceof Error && OUT_OF_TIME.test(error.message)) return pictureBusy(error);
  return new PictureProblem('This picture is damaged or incomplete. Please choose another one.', { cause: error });
}

const READING_PIXELS = 1_024;

/** A JPEG that is large enough to be looked at, upright and on white. Throws PictureProblem. */
export async function encodeForVision(bytes: Buffer): Promise<Buffer> {
  try {
    await measure(bytes);
    const { data, info } = await readWith(bytes, (input) => toPixels(sharp(bytes, input)));
    const { width, height, channels } = info;
    return await sharp(data, { raw: { width, height, channels } })
      .resize({ width: READING_PIXELS, height: READING_PIXELS, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch (error) {
    throw asProblem(error);
  }
}

/** A JPEG of just this size, cut where the picture has another shape: of one of our own files, or of a drawing of ours. */
export async function encodeCard(bytes: Buffer, size: Size): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels_max })
    .timeout({ seconds: READ_TIMEOUT_SECONDS })
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** The same widths as AVIF, made of the widest WebP. */
export async function encodeAvif(webp: Buffer, widths: readonly PictureWidth[]): Promise<EncodedFile[]> {
  const base = await toPixels(sharp(webp, INPUT));
  const files: EncodedFile[] = [];
  for (const width of widths) {
    const bytes = await narrowed(base, width).timeout({ seconds: AVIF_TIMEOUT_SECONDS }).avif(AVIF).toBuffer();
    files.push({ width, bytes });
  }
  return files;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const TOO_MUCH = 'This picture takes too much room while it is read. Please save it as a JPEG and choose that.';

/** From there on a picture that is in memory as a whole while it is read is large. */
const LARGE_BYTES = 64 * 1024 * 1024;

/** Will it take much room while it is read? Looks at its head alone. */
export async function isLarge(bytes: Buffer): Promise<boolean> {
  if (problemOfKind(fileKind(bytes)) !== null) return false;
  try {
    const head = await sharp(bytes, { ...INPUT, limitInputPixels: false }).metadata();
    return !isLineByLine(head) && bytesOfAll(head) > LARGE_BYTES;
  } catch {
    return false;
  }
}

const isLineByLine = ({ format, isProgressive }: Metadata) => (format === 'jpeg' || format === 'png') && !isProgressive;

function bytesOfAll({ autoOrient: { width, height }, channels, depth }: Metadata): number {
  return width * height * channels * (depth === 'uchar' ? 1 : 2);
}

/** Reads no more than the head of the file. */
async function measure(bytes: Buffer): Promise<Size> {
  // Its own limit would not say what is wrong.
  const head = await sharp(bytes, { ...INPUT, limitInputPixels: false }).metadata();
  const { autoOrient } = head;
  if (autoOrient.width * autoOrient.height > PICTURE_LIMITS.pixels_max)
    throw new PictureProblem(PICTURE_TEXTS.too_many_pixels);
  if (!isLineByLine(head) && bytesOfAll(head) > WHOLE_MAX_BYTES) throw new PictureProblem(TOO_MUCH);
  return autoOrient;
}

interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

/** Upright pixels in sRGB, as many as the widest file has. */
function toPixels(input: Sharp): Promise<Pixels> {
  return input
    .autoOrient()
    .resize({ width: WIDEST, height: HEIGHT_MAX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: READ_TIMEOUT_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function narrowed({ data, info: { width, height, channels } }: Pixels, most: number): Sharp {
  return sharp(data, { raw: { width, height, channels } }).resize({ width: Math.min(most, width) });
}

async function makePreview(upright: Sharp): Promise<string> {
  const tiny = await upright
    .resize({ width: PREVIEW_PIXELS, height: PREVIEW_PIXELS, fit: 'inside' })
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
    .blur(1)
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

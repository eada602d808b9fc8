import type { Readable } from 'node:stream';

import pLimit from 'p-limit';

import { ERROR_TEXTS } from '@larder/contract/errors';
import { PICTURE_LIMITS, PICTURE_TEXTS } from '@larder/contract/pictures';

import { AppError } from '#platform/app-error.ts';
import { type FetchFailure, PublicFetchError } from '#platform/fetch-public/fetch-public.ts';

import {
  asProblem,
  processPicture,
  type ProcessedPicture,
  isLarge,
  pictureBusy,
  PictureProblem,
  configureSharp,
} from './process.ts';

const AT_WORK_MAX = 2;
/** Those that are still arriving and those that wait count as well: each may be 20 MB in memory. */
const INSIDE_MAX = 12;
/** One person with a slow line leaves room for others; and a few with bad intentions do, as each gets no more than are left. */
const INSIDE_PER_PERSON_MAX = 3;

/** Works on pictures a few at a time, and takes in no more of them than there is room for. */
export class Uploads {
  readonly #limit = pLimit(AT_WORK_MAX);
  /** Two large ones at once would take more memory than all else. */
  readonly #largeLimit = pLimit(1);
  /** Whose are inside, one entry for each picture. */
  readonly #inside: string[] = [];

  constructor() {
    configureSharp();
  }

  /** Does what takes the processor, however many are inside, with files of our own: for what cannot be asked to come again later. */
  inTurn<Part>(part: () => Promise<Part>): Promise<Part> {
    return this.#limit(part);
  }

  /** The same with a file from elsewhere, which may be a large one. */
  async enqueueFile<Part>(bytes: Buffer, part: () => Promise<Part>): Promise<Part> {
    const work = () => this.inTurn(part);
    return (await isLarge(bytes)) ? this.#largeLimit(work) : work();
  }

  /** Develops what `read` gives, as `admit` says. */
  take(personId: string, field: string, read: () => Promise<Buffer>): Promise<ProcessedPicture> {
    return this.admit(personId, field, async () => {
      const bytes = await read();
      return this.enqueueFile(bytes, () => processPicture(bytes));
    });
  }

  /**
   * Lets somebody in with a picture; what takes the processor is to be done in its turn. What is wrong with it is said of `field`;
   * `unavailable` when there are too many at once, or too many of theirs.
   */
  async admit<Result>(personId: string, field: string, work: () => Promise<Result>): Promise<Result> {
    const theirs = this.#inside.filter((id) => id === personId).length;
    if (theirs >= Math.min(INSIDE_PER_PERSON_MAX, INSIDE_MAX - this.#inside.length)) throw pictureBusy();
    this.#inside.push(personId);
    try {
      return await work();
    } catch (error) {
      throw asAnswer(error, field);
    } finally {
      this.#inside.splice(this.#inside.indexOf(personId), 1);
    }
  }
}

const BEGINNING_BYTES = 64 * 1024;

/**
 * Reads a body to its end, but no further than a picture may be; one that says so much of itself is not begun. It is put
 * together as it comes: in pieces first it would be there twice.
 */
export async function readUpload(body: Readable, saysBytes: number): Promise<Buffer> {
  if (saysBytes > PICTURE_LIMITS.bytes_max) throw tooLarge();
  let held: Buffer = Buffer.allocUnsafeSlow(Math.max(saysBytes, BEGINNING_BYTES));
  let size = 0;
  // A connection that is cut while they still send would keep from them what is wrong: the rest is let in and dropped.
  const arriving: AsyncIterable<Buffer> = body.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of arriving) {
      const end = size + chunk.length;
      if (end > PICTURE_LIMITS.bytes_max) throw tooLarge();
      if (end > held.length) held = enlarged(held.subarray(0, size), end);
      chunk.copy(held, size);
      size = end;
    }
  } catch (error) {
    body.resume();
    if (error instanceof PictureProblem) throw error;
    // What they packed cannot be unpacked.
    if (error instanceof Error && 'statusCode' in error) throw asProblem(error);
    // Whoever was sending has gone, which is no failure of ours.
    throw new AppError('timeout', ERROR_TEXTS.timeout, { cause: error });
  }
  if (size === 0) throw new PictureProblem(PICTURE_TEXTS.none);
  return held.subarray(0, size);
}

/** Twice as long, so that what comes without its length is not copied with each piece. */
function enlarged(bytes: Buffer, least: number): Buffer {
  const larger = Buffer.allocUnsafeSlow(Math.min(Math.max(2 * bytes.length, least), PICTURE_LIMITS.bytes_max));
  bytes.copy(larger);
  return larger;
}

function tooLarge(): PictureProblem {
  return new PictureProblem(PICTURE_TEXTS.too_large, { code: 'too_large' });
}

const FETCH_TEXTS: Readonly<Record<FetchFailure, string>> = {
  refused: 'This address is not one on the public internet.',
  status: 'There is no picture at this address.',
  too_large: 'The picture at this address has more than 20 MB.',
  unreachable: 'This address could not be reached.',
  too_slow: 'This address took too long to answer.',
};
const UPLOAD_INSTEAD = 'You can upload the picture instead.';

function asAnswer(error: unknown, field: string): unknown {
  if (error instanceof PictureProblem) {
    return new AppError(error.code, error.message, { fields: { [field]: error.message }, cause: error });
  }
  if (error instanceof PublicFetchError) {
    const message = `${FETCH_TEXTS[error.failure]} ${UPLOAD_INSTEAD}`;
    const code = error.failure === 'too_large' ? 'too_large' : 'invalid_input';
    return new AppError(code, message, { fields: { [field]: message }, cause: error });
  }
  return error;
}

import pLimit from 'p-limit';

import { AppError } from '#platform/app-error.ts';
import { type FetchFailure, PublicFetchError } from '#platform/fetch-public/fetch-public.ts';

import {
  processPicture,
  type ProcessedPicture,
  isLarge,
  pictureBusy,
  PictureProblem,
  configureSharp,
} from './process.ts';

const PROCESSING_MAX = 2;
/** Includes pictures that are still arriving or queued: each may take 20 MB of memory. */
const ADMITTED_MAX = 12;
/** A user holds at most as many slots as remain free for others, and never more than this. */
const ADMITTED_PER_USER_MAX = 3;

/** Admission control: limits how many uploads and imports are admitted and processed at once, in total and per user. */
export class PictureProcessing {
  readonly #limit = pLimit(PROCESSING_MAX);
  /** Two large ones at once would take too much memory. */
  readonly #largeLimit = pLimit(1);
  /** The user ids of admitted pictures, one entry per picture. */
  readonly #admitted: string[] = [];

  constructor() {
    configureSharp();
  }

  /** Queues CPU work on our own files, without admission control: for work that cannot be retried by a client. */
  enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#limit(work);
  }

  /** Queues CPU work on an untrusted file. Large files run one at a time. */
  async enqueueFile<Result>(bytes: Buffer, work: () => Promise<Result>): Promise<Result> {
    const run = () => this.enqueue(work);
    return (await isLarge(bytes)) ? this.#largeLimit(run) : run();
  }

  /** Reads and processes one picture, under the limits of `admit`. */
  process(userId: string, field: string, read: () => Promise<Buffer>): Promise<ProcessedPicture> {
    return this.admit(userId, field, async () => {
      const bytes = await read();
      return this.enqueueFile(bytes, () => processPicture(bytes));
    });
  }

  /**
   * Runs `work` while the user holds a slot. Reports problems of the picture under `field`. Throws `unavailable` when too many
   * pictures are admitted, in total or of this user.
   */
  async admit<Result>(userId: string, field: string, work: () => Promise<Result>): Promise<Result> {
    const own = this.#admitted.filter((id) => id === userId).length;
    if (own >= Math.min(ADMITTED_PER_USER_MAX, ADMITTED_MAX - this.#admitted.length)) throw pictureBusy();
    this.#admitted.push(userId);
    try {
      return await work();
    } catch (error) {
      throw toAppError(error, field);
    } finally {
      this.#admitted.splice(this.#admitted.indexOf(userId), 1);
    }
  }
}

const FETCH_TEXTS: Readonly<Record<FetchFailure, string>> = {
  refused: 'This address is not on the public internet.',
  status: 'There is no picture at this address.',
  too_large: 'The picture at this address is larger than 20 MB.',
  unreachable: 'This address could not be reached.',
  too_slow: 'This address took too long to answer.',
};
const UPLOAD_INSTEAD = 'You can upload the picture instead.';

function toAppError(error: unknown, field: string): unknown {
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

import { setImmediate } from 'node:timers/promises';

import { ERROR_TEXTS } from '@larder/contract/errors';

import { AppError } from './app-error.ts';
import { DatabaseUnavailableError } from './db/errors.ts';

/** How one of the jobs of a turn ended. */
export type Outcome<Result> = { readonly result: Result } | { readonly error: unknown };

export interface TurnsOptions<Job, Result> {
  /** Does these jobs together; their outcomes are in the same order. Where it throws, none of them was done. */
  run(key: string, jobs: readonly Job[]): Promise<readonly Outcome<Result>[]>;
  /** Of the jobs of one owner only one is in a turn, the first that came. */
  ownerOf(job: Job): string;
  /** Most jobs in one turn. */
  readonly most: number;
  /** How many may wait for one key; above it they are told to come back. */
  readonly waitingMost: number;
}

interface Waiting<Job, Result> {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

const RETRY_AFTER_SECONDS = 5;

/**
 * What many want to do to the same thing at once is done in turns: what comes while one is under way is done together in
 * the next. So that which each turn costs once is shared by all who are in it.
 */
export class Turns<Job, Result> {
  readonly #options: TurnsOptions<Job, Result>;
  readonly #queues = new Map<string, Waiting<Job, Result>[]>();

  constructor(options: TurnsOptions<Job, Result>) {
    this.#options = options;
  }

  take(key: string, job: Job): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const queue = this.#queues.get(key);
    const waiting = { job, resolve, reject };
    if (queue === undefined) {
      const begun = [waiting];
      this.#queues.set(key, begun);
      void this.#work(key, begun);
    } else if (queue.length < this.#options.waitingMost) {
      queue.push(waiting);
    } else {
      reject(new AppError('unavailable', ERROR_TEXTS.unavailable, { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    }
    return promise;
  }

  async #work(key: string, queue: Waiting<Job, Result>[]): Promise<void> {
    do {
      // The embedded database is done before anything else is read: what has arrived by now comes along.
      await setImmediate();
      await this.#runTurn(key, this.#nextTurn(queue));
    } while (queue.length > 0);
    this.#queues.delete(key);
  }

  /** Takes the jobs of the next turn out of the queue. */
  #nextTurn(queue: Waiting<Job, Result>[]): readonly Waiting<Job, Result>[] {
    const turn = new Map<string, Waiting<Job, Result>>();
    const left = queue.splice(0).filter((waiting) => {
      const owner = this.#options.ownerOf(waiting.job);
      if (turn.size >= this.#options.most || turn.has(owner)) return true;
      turn.set(owner, waiting);
      return false;
    });
    queue.push(...left);
    return [...turn.values()];
  }

  async #runTurn(key: string, turn: readonly Waiting<Job, Result>[]): Promise<void> {
    try {
      const outcomes = await this.#options.run(
        key,
        turn.map(({ job }) => job),
      );
      for (const [at, { resolve, reject }] of turn.entries()) {
        const outcome = outcomes[at] ?? { error: new Error('A turn left one of its jobs without an outcome') };
        if ('result' in outcome) resolve(outcome.result);
        else reject(outcome.error);
      }
    } catch (error) {
      // Who is to blame is not known, but alone it takes nobody along. A database that is away would be so for each of them.
      if (turn.length > 1 && !(error instanceof DatabaseUnavailableError)) {
        for (const waiting of turn) await this.#runTurn(key, [waiting]);
      } else {
        for (const { reject } of turn) reject(error);
      }
    }
  }
}

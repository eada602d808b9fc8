import { type RateLimit, scaled } from '#platform/rate-limit.ts';

/** Far above what a user types, far below what a faulty program sends. */
const WRITES_PER_USER: RateLimit = { max: 600, windowSeconds: 10 * 60 };

export interface WritingDeps {
  /** Multiplies the number of recipe writes that are allowed in ten minutes. */
  readonly limitFactor: number;
  /** Writes of another name are counted apart. */
  readonly limitName?: string;
}

export function writeLimit({ limitFactor }: WritingDeps): RateLimit {
  return scaled(WRITES_PER_USER, limitFactor);
}

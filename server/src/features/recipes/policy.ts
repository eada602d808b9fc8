import { type RateLimit, scaled } from '#platform/rate-limit.ts';

/** Far more than anybody writes, and far less than a program that has gone wrong. */
const WRITES_PER_PERSON: RateLimit = { max: 600, windowSeconds: 10 * 60 };

export interface WritingDeps {
  /** Multiplies how often somebody may write recipes in ten minutes. */
  readonly limitFactor: number;
}

export function writeLimit({ limitFactor }: WritingDeps): RateLimit {
  return scaled(WRITES_PER_PERSON, limitFactor);
}

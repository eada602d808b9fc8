import { type RateLimit, scaled } from '#platform/rate-limit.ts';

/** Far more than a person writes, and far fewer than a faulty program. */
const WRITES_PER_PERSON: RateLimit = { max: 600, windowSeconds: 10 * 60 };

export interface WritingDeps {
  /** Multiplies the number of recipe writes that are allowed in ten minutes. */
  readonly limitFactor: number;
}

export function writeLimit({ limitFactor }: WritingDeps): RateLimit {
  return scaled(WRITES_PER_PERSON, limitFactor);
}

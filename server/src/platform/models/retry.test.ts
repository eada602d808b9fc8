import { expect, test } from 'vitest';

import { retry } from './retry.ts';
import { Deadline } from './deadline.ts';
import { ModelError } from './model-error.ts';

/** A deadline with a constant remaining time. */
class FixedDeadline extends Deadline {
  readonly #leftMs: number;

  constructor(leftMs: number) {
    super(new AbortController().signal, 60_000);
    this.#leftMs = leftMs;
  }

  override remainingMs(): number {
    return this.#leftMs;
  }
}

// A retry happens only if its wait fits into the remaining time, so the number of attempts shows the length of the waits.
test.each([
  ['no wait', 10, 1],
  ['a wait', 11, 2],
  ['a wait, but not one of twice that', 20, 2],
  ['a wait of twice that', 21, 3],
  ['any wait', 60_000, 3],
])('with time for %s, %i ms at waits of 10 ms, there are %i attempts', async (_what, leftMs, attempts) => {
  let attemptCount = 0;
  const ask = async () => {
    attemptCount += 1;
    throw new ModelError('overloaded', 'Busy');
  };
  const pending = retry(ask, { deadline: new FixedDeadline(leftMs), waitMs: 10 });
  await expect(pending).rejects.toMatchObject({ failure: 'overloaded' });
  expect(attemptCount).toBe(attempts);
});

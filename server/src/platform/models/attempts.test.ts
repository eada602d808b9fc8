import { expect, test } from 'vitest';

import { attempt } from './attempts.ts';
import { Deadline } from './deadline.ts';
import { ModelError } from './model-error.ts';

/** However much time has passed, so much is left. */
class AlwaysLeft extends Deadline {
  readonly #leftMs: number;

  constructor(leftMs: number) {
    super(new AbortController().signal, 60_000);
    this.#leftMs = leftMs;
  }

  override remainingMs(): number {
    return this.#leftMs;
  }
}

// An attempt is made only where its wait fits into what is left, so that the number of attempts tells how long the waits are.
test.each([
  ['no wait', 10, 1],
  ['a wait', 11, 2],
  ['a wait, but not one of twice that', 20, 2],
  ['a wait of twice that', 21, 3],
  ['any wait', 60_000, 3],
])('where there is time for %s, %i ms with waits of 10 ms, there are %i attempts', async (_what, leftMs, attempts) => {
  let made = 0;
  const ask = async () => {
    made += 1;
    throw new ModelError('overloaded', 'Busy');
  };
  const asked = attempt(ask, { deadline: new AlwaysLeft(leftMs), waitMs: 10 });
  await expect(asked).rejects.toMatchObject({ failure: 'overloaded' });
  expect(made).toBe(attempts);
});

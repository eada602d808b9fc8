import { setImmediate } from 'node:timers/promises';

import { describe, expect, test } from 'vitest';

import { AppError } from './app-error.ts';
import { DatabaseUnavailableError } from './db/errors.ts';
import { type Outcome, Turns } from './turns.ts';

interface Job {
  readonly owner: string;
  readonly word: string;
}

/** Turns that note what each of them had to do, and shout it; the first waits until it is told to go on. */
function shouting({ most = 100, waitingMost = 100, fail }: { most?: number; waitingMost?: number; fail?: Error } = {}) {
  const done: string[] = [];
  const begun = Promise.withResolvers<void>();
  const turns = new Turns<Job, string>({
    most,
    waitingMost,
    ownerOf: ({ owner }) => owner,
    async run(key, jobs): Promise<readonly Outcome<string>[]> {
      done.push(`${key}: ${jobs.map(({ word }) => word).join(' ')}`);
      if (done.length === 1) await begun.promise;
      if (fail !== undefined && jobs.some(({ word }) => word === 'bad')) throw fail;
      return jobs.map(({ word }) =>
        word === 'sad' ? { error: new Error('refused') } : { result: word.toUpperCase() },
      );
    },
  });
  /** All of one key, by their first letter: the first, and the others while it is under way. */
  const take = async (first: string, ...others: readonly string[]) => {
    const takeOne = (word: string) => turns.take('k', { owner: word.slice(0, 1), word });
    const one = takeOne(first);
    await setImmediate();
    const taken = Promise.allSettled([one, ...others.map(takeOne)]);
    begun.resolve();
    const ends = await taken;
    return ends.map((end) => (end.status === 'fulfilled' ? end.value : (end.reason as Error).message));
  };
  return { turns, done, take, begin: begun.resolve };
}

describe('what comes while a turn is under way', () => {
  test('is done together in the next, and each is told its own', async () => {
    const { take, done } = shouting();
    expect(await take('one', 'two', 'sad', 'four')).toEqual(['ONE', 'TWO', 'refused', 'FOUR']);
    expect(done).toEqual(['k: one', 'k: two sad four']);
  });

  test('is done in several turns where it is more than fits in one, or of one owner, in order', async () => {
    const { take, done } = shouting({ most: 2 });
    await take('one', 'a1', 'a2', 'b1', 'a3', 'c1');
    expect(done).toEqual(['k: one', 'k: a1 b1', 'k: a2 c1', 'k: a3']);
  });

  test('is told to come back where too many wait', async () => {
    const { take } = shouting({ waitingMost: 2 });
    const ends = await take('one', 'two', 'three', 'four');
    expect(ends.slice(0, 2)).toEqual(['ONE', 'TWO']);
    const { turns } = shouting({ waitingMost: 0 });
    void turns.take('k', { owner: 'a', word: 'a' });
    const refused = turns.take('k', { owner: 'b', word: 'b' });
    await expect(refused).rejects.toBeInstanceOf(AppError);
    await expect(refused).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  });

  test('of another key does not wait', async () => {
    const { turns, begin } = shouting();
    const first = turns.take('k', { owner: 'a', word: 'slow' });
    expect(await turns.take('other', { owner: 'a', word: 'quick' })).toBe('QUICK');
    begin();
    expect(await first).toBe('SLOW');
  });

  test('begins anew when all was done', async () => {
    const { take, done } = shouting();
    await take('one');
    expect(await take('two')).toEqual(['TWO']);
    expect(done).toEqual(['k: one', 'k: two']);
  });
});

describe('a turn that fails', () => {
  test('is done one by one, so that only what is to blame fails', async () => {
    const { take, done } = shouting({ fail: new Error('broken') });
    expect(await take('one', 'two', 'bad', 'four')).toEqual(['ONE', 'TWO', 'broken', 'FOUR']);
    expect(done).toEqual(['k: one', 'k: two bad four', 'k: two', 'k: bad', 'k: four']);
  });

  test('for want of a database fails for all in it, and the next has its try', async () => {
    const { take, done } = shouting({ most: 2, fail: new DatabaseUnavailableError(undefined) });
    const gone = 'The database cannot answer right now';
    expect(await take('one', 'bad', 'two', 'four')).toEqual(['ONE', gone, gone, 'FOUR']);
    expect(done).toEqual(['k: one', 'k: bad two', 'k: four']);
  });
});

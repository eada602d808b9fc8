import { setTimeout } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { offMainThread, runMetered } from '#platform/main-thread.ts';

import { startWorker, type WorkControl } from './worker.ts';

const NEVER_MS = 1_000_000;
const fail = (error: unknown) => {
  throw error;
};

test('a worker never runs twice at the same time, and loses no wake-up', async () => {
  let [running, most, done] = [0, 0, 0];
  const work = async () => {
    most = Math.max(most, ++running);
    await setTimeout(300);
    running--;
    done++;
  };
  const worker = startWorker(work, NEVER_MS, fail);
  for (let wakes = 0; wakes < 5; wakes++) {
    await setTimeout(50);
    worker.wake();
  }
  await expect.poll(() => done).toBe(2);
  await worker.stop();
  expect(most).toBe(1);
});

test('a worker reports a failure and runs again at the next poll', async () => {
  let tries = 0;
  const failures: unknown[] = [];
  const work = async () => {
    tries++;
    if (tries === 1) throw new Error('away');
  };
  const worker = startWorker(work, 20, (error) => failures.push(error));
  await expect.poll(() => tries).toBeGreaterThan(1);
  await worker.stop();
  expect(failures).toEqual([new Error('away')]);
});

test('stop waits for running work, aborts it after a while, and lets no further work begin', async () => {
  const begun: WorkControl[] = [];
  const work = async (control: WorkControl) => {
    begun.push(control);
    await setTimeout(60_000, undefined, { signal: control.signal });
  };
  const failures: unknown[] = [];
  const worker = startWorker(work, 1, (error) => failures.push(error));
  const [control] = begun;
  expect(control?.isStopping()).toBe(false);
  const stopped = worker.stop();
  expect([control?.isStopping(), control?.signal.aborted]).toEqual([true, false]);
  await stopped;
  expect(control?.signal.aborted).toBe(true);
  worker.wake();
  await setTimeout(300);
  expect(begun).toHaveLength(1);
  expect(failures).toHaveLength(1);
});

test('the work is not charged to the client whose request wakes it', async () => {
  const charged: string[] = [];
  const meter = { pause: () => charged.push('pause'), resume: () => charged.push('resume') };
  let done = 0;
  const work = async () => {
    await offMainThread(setTimeout(1));
    done++;
  };
  const worker = startWorker(work, NEVER_MS, fail);
  await expect.poll(() => done).toBe(1);
  runMetered(meter, () => worker.wake());
  await expect.poll(() => done).toBe(2);
  await worker.stop();
  expect(charged).toEqual([]);
});

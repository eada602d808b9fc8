import { setTimeout } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { startWorker, type WorkControl } from './worker.ts';

const NEVER_MS = 1_000_000;
const fail = (error: unknown) => {
  throw error;
};

test('work is never done twice at once, however often somebody nudges, and no nudge is lost', async () => {
  let [running, most, done] = [0, 0, 0];
  const work = async () => {
    most = Math.max(most, ++running);
    await setTimeout(300);
    running--;
    done++;
  };
  const worker = startWorker(work, NEVER_MS, fail);
  for (let nudges = 0; nudges < 5; nudges++) {
    await setTimeout(50);
    worker.nudge();
  }
  await expect.poll(() => done).toBe(2);
  await worker.stop();
  expect(most).toBe(1);
});

test('what fails as a whole is told and tried again at the next look', async () => {
  let tries = 0;
  const told: unknown[] = [];
  const work = async () => {
    tries++;
    if (tries === 1) throw new Error('away');
  };
  const worker = startWorker(work, 20, (error) => told.push(error));
  await expect.poll(() => tries).toBeGreaterThan(1);
  await worker.stop();
  expect(told).toEqual([new Error('away')]);
});

test('whoever stops it waits for what is under way, gives it up at last, and begins nothing further', async () => {
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
  worker.nudge();
  await setTimeout(300);
  expect(begun).toHaveLength(1);
  expect(failures).toHaveLength(1);
});

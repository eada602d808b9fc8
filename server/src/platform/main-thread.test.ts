import { expect, test } from 'vitest';

import { offMainThread, runMetered } from './main-thread.ts';

function newMeter() {
  const calls: string[] = [];
  return { calls, pause: () => void calls.push('pause'), resume: () => void calls.push('resume') };
}

test('offMainThread pauses the meter during the work and resumes it afterwards', async () => {
  const anna = newMeter();
  const result = await runMetered(anna, async () => {
    const rows = await offMainThread(Promise.resolve(['row']));
    return [...rows, ...anna.calls];
  });
  expect(result).toEqual(['row', 'pause', 'resume']);
});

test('offMainThread resumes the meter after a failure', async () => {
  const anna = newMeter();
  await expect(runMetered(anna, () => offMainThread(Promise.reject(new Error('gone'))))).rejects.toThrow('gone');
  expect(anna.calls).toEqual(['pause', 'resume']);
});

test('concurrent work resumes the meter of its own client', async () => {
  const [anna, bob] = [newMeter(), newMeter()];
  const answer = Promise.withResolvers<void>();
  const waiting = [anna, bob].map((each) => runMetered(each, () => offMainThread(answer.promise)));
  expect([anna.calls, bob.calls]).toEqual([['pause'], ['pause']]);
  answer.resolve();
  await Promise.all(waiting);
  expect([anna.calls, bob.calls]).toEqual([
    ['pause', 'resume'],
    ['pause', 'resume'],
  ]);
});

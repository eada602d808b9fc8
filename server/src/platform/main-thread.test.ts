import { expect, test } from 'vitest';

import { offMainThread, runMetered } from './main-thread.ts';

function newMeter() {
  const heard: string[] = [];
  return { heard, pause: () => void heard.push('pause'), resume: () => void heard.push('resume') };
}

test('offMainThread pauses the meter during the work and resumes it afterwards', async () => {
  const anna = newMeter();
  const result = await runMetered(anna, async () => {
    const rows = await offMainThread(Promise.resolve(['row']));
    return [...rows, ...anna.heard];
  });
  expect(result).toEqual(['row', 'pause', 'resume']);
});

test('offMainThread resumes the meter after a failure', async () => {
  const anna = newMeter();
  await expect(runMetered(anna, () => offMainThread(Promise.reject(new Error('gone'))))).rejects.toThrow('gone');
  expect(anna.heard).toEqual(['pause', 'resume']);
});

test('concurrent work resumes the meter of its own client', async () => {
  const [anna, bob] = [newMeter(), newMeter()];
  const answer = Promise.withResolvers<void>();
  const waiting = [anna, bob].map((each) => runMetered(each, () => offMainThread(answer.promise)));
  expect([anna.heard, bob.heard]).toEqual([['pause'], ['pause']]);
  answer.resolve();
  await Promise.all(waiting);
  expect([anna.heard, bob.heard]).toEqual([
    ['pause', 'resume'],
    ['pause', 'resume'],
  ]);
});

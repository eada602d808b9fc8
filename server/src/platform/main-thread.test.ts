import { expect, test } from 'vitest';

import { offMainThread, runMetered } from './main-thread.ts';

function newMeter() {
  const heard: string[] = [];
  return { heard, pause: () => void heard.push('pause'), resume: () => void heard.push('resume') };
}

test('work off the main thread is charged to nobody, and what follows it to whom it is for', async () => {
  const anna = newMeter();
  const result = await runMetered(anna, async () => {
    const rows = await offMainThread(Promise.resolve(['row']));
    return [...rows, ...anna.heard];
  });
  expect(result).toEqual(['row', 'pause', 'resume']);
});

test('a failure off the main thread comes back to whom it is for as well', async () => {
  const anna = newMeter();
  await expect(runMetered(anna, () => offMainThread(Promise.reject(new Error('gone'))))).rejects.toThrow('gone');
  expect(anna.heard).toEqual(['pause', 'resume']);
});

test('several at once are each told of their own', async () => {
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

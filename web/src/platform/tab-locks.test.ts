import { afterEach, expect, it } from 'vitest';

import { openTabLocks } from './tab-locks.ts';
import type { TabLocks } from './tab-locks.ts';

const opened: TabLocks[] = [];

function openTab(tab: string): TabLocks {
  const locks = openTabLocks(tab);
  opened.push(locks);
  return locks;
}

afterEach(() => {
  for (const locks of opened.splice(0)) locks.close();
});

it('a free lock is acquired once', async () => {
  const one = openTab('1');
  const other = openTab('2');
  expect(await one.tryAcquire('soup')).not.toBeNull();
  expect(await one.tryAcquire('soup')).toBeNull();
  expect(await other.tryAcquire('soup')).toBeNull();
  expect(await other.tryAcquire('salad')).not.toBeNull();
});

it('a lock is free after its release and after its tab closed', async () => {
  const one = openTab('1');
  const other = openTab('2');
  const release = one.acquire('soup');
  one.acquire('salad');
  release();
  expect(await other.tryAcquire('soup')).not.toBeNull();
  one.close();
  expect(await other.tryAcquire('salad')).not.toBeNull();
});

it.each([
  ['1', '2'],
  ['2', '1'],
])('one of two tabs that ask at the same time gets the lock: %s before %s', async (first, second) => {
  const answers = await Promise.all([openTab(first), openTab(second)].map((tab) => tab.tryAcquire('soup')));
  expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
});

it('one of two tabs gets the lock when the second asks before the first is answered', async () => {
  const late = openTab('1');
  const early = openTab('2').tryAcquire('soup');
  await new Promise((resolve) => setTimeout(resolve));
  const answers = await Promise.all([early, late.tryAcquire('soup')]);
  expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
});

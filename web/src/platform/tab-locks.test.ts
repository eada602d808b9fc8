import { afterEach, expect, it } from 'vitest';

import { openTabLocks } from './tab-locks.ts';
import type { Claims } from './tab-locks.ts';

const opened: Claims[] = [];

function openTab(tab: string): Claims {
  const claims = openTabLocks(tab);
  opened.push(claims);
  return claims;
}

afterEach(() => {
  for (const claims of opened.splice(0)) claims.close();
});

it('what no tab sees to can be claimed, once', async () => {
  const one = openTab('1');
  const other = openTab('2');
  expect(await one.claim('soup')).not.toBeNull();
  expect(await one.claim('soup')).toBeNull();
  expect(await other.claim('soup')).toBeNull();
  expect(await other.claim('salad')).not.toBeNull();
});

it('what a tab lets go of, or held when it was closed, is free', async () => {
  const one = openTab('1');
  const other = openTab('2');
  const letGo = one.hold('soup');
  one.hold('salad');
  letGo();
  expect(await other.claim('soup')).not.toBeNull();
  one.close();
  expect(await other.claim('salad')).not.toBeNull();
});

it.each([
  ['1', '2'],
  ['2', '1'],
])('of tabs that ask at the same time, first %s, then %s, one gets it', async (first, second) => {
  const answers = await Promise.all([openTab(first), openTab(second)].map((tab) => tab.claim('soup')));
  expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
});

it('of a tab that asks while another still waits for an answer, one gets it', async () => {
  const late = openTab('1');
  const early = openTab('2').claim('soup');
  await new Promise((resolve) => setTimeout(resolve));
  const answers = await Promise.all([early, late.claim('soup')]);
  expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
});

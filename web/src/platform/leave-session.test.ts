import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { beginLeaving, cancelLeaving, finishLeaving, onLeaveSession } from './leave-session.ts';

const cleaned: string[] = [];
let fails = false;

beforeEach(() => {
  cleaned.length = 0;
  const entries = new Map<string, string>();
  const storage = {
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage });
});
afterEach(() => vi.unstubAllGlobals());

it('an interrupted sign-out is finished once, as soon as stored data can be removed', async () => {
  beginLeaving('anna');
  await finishLeaving();
  onLeaveSession(async (userId) => {
    if (fails) throw new Error('The database is blocked');
    cleaned.push(userId);
  });
  fails = true;
  await expect(finishLeaving()).rejects.toThrow('blocked');
  fails = false;
  await finishLeaving();
  await finishLeaving();
  expect(cleaned).toEqual(['anna']);
});

it('a sign-out that failed removes nothing', async () => {
  beginLeaving('anna');
  cancelLeaving();
  await finishLeaving();
  expect(cleaned).toEqual([]);
});

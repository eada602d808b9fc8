import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SAVED = async (): Promise<string> => 'saved';
const NOTHING_SAVED = async (): Promise<null> => null;

/** The modules anew, because the timeout adapts to earlier answers. */
async function load() {
  vi.resetModules();
  const { orSaved } = await import('./api.ts');
  const { isServerReachable } = await import('#platform/reachability.ts');
  const { writeDeviceUser } = await import('#platform/device-user.ts');
  writeDeviceUser({ id: 'anna', email: 'a@example.org', name: 'Anna', is_admin: false, has_eating_rules: false });
  return { orSaved, isServerReachable };
}

function answerAfter(milliseconds: number): () => Promise<string> {
  return () => new Promise((resolve) => setTimeout(() => resolve('answer'), milliseconds));
}

beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reads the saved answer while the server does not answer', async () => {
  const { orSaved, isServerReachable } = await load();
  const read = orSaved(answerAfter(60_000), SAVED);
  await vi.advanceTimersByTimeAsync(4_000);
  await expect(read).resolves.toBe('saved');
  expect(isServerReachable()).toBe(false);
});

it('waits for a late answer when nothing is saved', async () => {
  const { orSaved, isServerReachable } = await load();
  const read = orSaved(answerAfter(60_000), NOTHING_SAVED);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(read).resolves.toBe('answer');
  expect(isServerReachable()).toBe(true);
});

it('waits longer for a server that has answered late before', async () => {
  const { orSaved } = await load();
  const late = orSaved(answerAfter(6_000), NOTHING_SAVED);
  await vi.advanceTimersByTimeAsync(6_000);
  await late;
  const next = orSaved(answerAfter(6_000), SAVED);
  await vi.advanceTimersByTimeAsync(6_000);
  await expect(next).resolves.toBe('answer');
});

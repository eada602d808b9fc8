import { expect, it, vi } from 'vitest';

import { readWithReconnect } from './read-with-reconnect.ts';

type Step = string | Error;

/** What each time of asking gives, in turn; after the last nobody wants to hear of it any more. */
async function follow(...streams: readonly (readonly Step[])[]) {
  const leaving = new AbortController();
  const heard: string[] = [];
  const waits: number[] = [];
  const rest = [...streams];
  await readWithReconnect<string>({
    open: async function* open() {
      for (const step of rest.shift() ?? []) {
        if (step instanceof Error) throw step;
        yield step;
      }
    },
    hear: (event) => heard.push(event),
    signal: leaving.signal,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      if (rest.length === 0) leaving.abort();
    },
  });
  return { heard, waits };
}

const away = new Error('away');

it('listens again after a stream that ended, and soon', async () => {
  const { heard, waits } = await follow(['a', 'b'], ['c']);
  expect(heard).toEqual(['a', 'b', 'c']);
  expect(Math.max(...waits)).toBeLessThan(1_000);
});

it('waits longer and longer while nobody answers, at moments of its own, and begins anew once it heard something', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { heard, waits } = await follow([away], [away], [away], [away], [away], [away], [away], ['a', away]);
  vi.restoreAllMocks();
  expect(heard).toEqual(['a']);
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 1_000]);
});

it('asks at once when the browser is back in the network', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.useFakeTimers();
  const leaving = new AbortController();
  let asked = 0;
  const done = readWithReconnect<string>({
    // oxlint-disable-next-line require-yield -- nobody answers
    open: async function* open() {
      asked += 1;
      throw away;
    },
    hear: () => undefined,
    signal: leaving.signal,
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toBe(1);
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toBe(2);
  leaving.abort();
  await done;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tells nothing that comes after nobody wants to hear of it', async () => {
  const leaving = new AbortController();
  const heard: string[] = [];
  await readWithReconnect<string>({
    open: async function* open() {
      yield 'a';
      leaving.abort();
      yield 'b';
    },
    hear: (event) => heard.push(event),
    signal: leaving.signal,
  });
  expect(heard).toEqual(['a']);
});

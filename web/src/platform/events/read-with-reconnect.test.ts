import { expect, it, vi } from 'vitest';

import { readWithReconnect } from './read-with-reconnect.ts';

type Step = string | Error;

/** Reads these streams one after the other, and aborts after the last. */
async function read(...streams: readonly (readonly Step[])[]) {
  const leaving = new AbortController();
  const received: string[] = [];
  const waits: number[] = [];
  const rest = [...streams];
  await readWithReconnect<string>({
    open: async function* open() {
      for (const step of rest.shift() ?? []) {
        if (step instanceof Error) throw step;
        yield step;
      }
    },
    onEvent: (event) => received.push(event),
    signal: leaving.signal,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      if (rest.length === 0) leaving.abort();
    },
  });
  return { received, waits };
}

const refused = new Error('refused');

it('reopens the stream shortly after it ended', async () => {
  const { received, waits } = await read(['a', 'b'], ['c']);
  expect(received).toEqual(['a', 'b', 'c']);
  expect(Math.max(...waits)).toBeLessThan(1_000);
});

it('backs off exponentially with jitter after failures, and starts over after an event', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const failures = Array.from({ length: 7 }, () => [refused]);
  const { received, waits } = await read(...failures, ['a', refused]);
  vi.restoreAllMocks();
  expect(received).toEqual(['a']);
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 1_000]);
});

it('reconnects at once when the browser is online again', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.useFakeTimers();
  const leaving = new AbortController();
  let attempts = 0;
  const done = readWithReconnect<string>({
    // oxlint-disable-next-line require-yield -- every attempt fails
    open: async function* open() {
      attempts += 1;
      throw refused;
    },
    onEvent: () => undefined,
    signal: leaving.signal,
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(attempts).toBe(1);
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(attempts).toBe(2);
  leaving.abort();
  await done;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('drops events that arrive after the abort', async () => {
  const leaving = new AbortController();
  const received: string[] = [];
  await readWithReconnect<string>({
    open: async function* open() {
      yield 'a';
      leaving.abort();
      yield 'b';
    },
    onEvent: (event) => received.push(event),
    signal: leaving.signal,
  });
  expect(received).toEqual(['a']);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { subscribeOncePerBrowser } from './once-per-browser.ts';

let browser = 0;
beforeEach(() => {
  browser += 1;
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setVisibility(visibilityState: 'visible' | 'hidden'): void {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

function openTab() {
  const leaving = new AbortController();
  const received: string[] = [];
  const subscriptions: { publish: (event: string) => void; isFirst: boolean }[] = [];
  const onGap = vi.fn<() => void>();
  const done = subscribeOncePerBrowser<string>({
    name: `tabs ${browser}`,
    onEvent: (event) => received.push(event),
    onGap,
    signal: leaving.signal,
    subscribe: (publish, signal, isFirst) =>
      new Promise((resolve) => {
        subscriptions.push({ publish, isFirst });
        signal.addEventListener('abort', () => resolve());
      }),
  });
  const close = (): Promise<void> => {
    leaving.abort();
    return done;
  };
  return { received, subscriptions, onGap, close };
}

it('one tab subscribes for all, and another takes over when it closes', async () => {
  const one = openTab();
  await vi.waitFor(() => expect(one.subscriptions).toMatchObject([{ isFirst: true }]));
  one.subscriptions[0]?.publish('a');
  // A tab that joins receives the recent events.
  const other = openTab();
  await vi.waitFor(() => expect(other.received).toEqual(['a']));
  one.subscriptions[0]?.publish('b');
  await vi.waitFor(() => expect(other.received).toEqual(['a', 'b']));
  expect(one.received).toEqual(['a', 'b']);
  expect(other.subscriptions).toEqual([]);
  await one.close();
  await vi.waitFor(() => expect(other.subscriptions).toMatchObject([{ isFirst: false }]));
  await other.close();
});

it('one tab subscribes for all where Web Locks are missing, as on plain HTTP', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('navigator', {});
  const one = openTab();
  await vi.advanceTimersByTimeAsync(1_000);
  const other = openTab();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(one.subscriptions).toMatchObject([{ isFirst: true }]);
  expect(other.subscriptions).toEqual([]);
  await one.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(other.subscriptions).toMatchObject([{ isFirst: false }]);
  await other.close();
});

it('a tab unsubscribes after five minutes hidden, and catches up when it is visible again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const tab = openTab();
  await vi.waitFor(() => expect(tab.subscriptions).toHaveLength(1));
  setVisibility('hidden');
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  setVisibility('visible');
  setVisibility('hidden');
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  expect(tab.onGap).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  setVisibility('visible');
  await vi.waitFor(() => expect(tab.onGap).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(tab.subscriptions).toHaveLength(2));
  expect(tab.subscriptions[1]?.isFirst).toBe(false);
  await tab.close();
});

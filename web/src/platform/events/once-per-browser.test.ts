import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { subscribeOncePerBrowser } from './once-per-browser.ts';

let name = 0;
beforeEach(() => {
  name += 1;
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Looks away from this tab, or at it. */
function show(visibilityState: 'visible' | 'hidden'): void {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

function openTab() {
  const leaving = new AbortController();
  const heard: string[] = [];
  const listening: { pass: (event: string) => void; isFirst: boolean }[] = [];
  const onBack = vi.fn<() => void>();
  const done = subscribeOncePerBrowser<string>({
    name: `tabs ${name}`,
    hear: (event) => heard.push(event),
    onBack,
    signal: leaving.signal,
    listen: (pass, signal, isFirst) =>
      new Promise((resolve) => {
        listening.push({ pass, isFirst });
        signal.addEventListener('abort', () => resolve());
      }),
  });
  const close = (): Promise<void> => {
    leaving.abort();
    return done;
  };
  return { heard, listening, onBack, close };
}

it('of several tabs one listens, all hear, and when it goes another takes over and says that it was not the first', async () => {
  const one = openTab();
  await vi.waitFor(() => expect(one.listening).toMatchObject([{ isFirst: true }]));
  one.listening[0]?.pass('a');
  // Whoever joins hears what happened just before.
  const other = openTab();
  await vi.waitFor(() => expect(other.heard).toEqual(['a']));
  one.listening[0]?.pass('b');
  await vi.waitFor(() => expect(other.heard).toEqual(['a', 'b']));
  expect(one.heard).toEqual(['a', 'b']);
  expect(other.listening).toEqual([]);
  await one.close();
  await vi.waitFor(() => expect(other.listening).toMatchObject([{ isFirst: false }]));
  await other.close();
});

it('the same where there are no locks, as on a page without https', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('navigator', {});
  const one = openTab();
  await vi.advanceTimersByTimeAsync(1_000);
  const other = openTab();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(one.listening).toMatchObject([{ isFirst: true }]);
  expect(other.listening).toEqual([]);
  await one.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(other.listening).toMatchObject([{ isFirst: false }]);
  await other.close();
});

it('a tab that nobody looks at for long stops, and catches up when it is seen again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const tab = openTab();
  await vi.waitFor(() => expect(tab.listening).toHaveLength(1));
  show('hidden');
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  show('visible');
  show('hidden');
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  expect(tab.onBack).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  show('visible');
  await vi.waitFor(() => expect(tab.onBack).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(tab.listening).toHaveLength(2));
  expect(tab.listening[1]?.isFirst).toBe(false);
  await tab.close();
});

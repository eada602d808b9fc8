import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { pointerReleased, trackPointer } from './pointer-release.ts';

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  trackPointer();
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function point(kind: string, fields: object = {}): void {
  page.dispatchEvent(Object.assign(new Event(kind), { button: 0, pointerType: 'mouse', ...fields }));
}

/** Whether `pointerReleased` resolves within the time. */
async function resolvesWithin(milliseconds: number): Promise<boolean> {
  let isResolved = false;
  void pointerReleased().then(() => (isResolved = true));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return isResolved;
}

it('resolves at once when no pointer is down, and while another button is', async () => {
  expect(await resolvesWithin(0)).toBe(true);
  point('pointerdown', { button: 2 });
  expect(await resolvesWithin(0)).toBe(true);
});

it('waits until the click of a mouse press was dispatched', async () => {
  point('pointerdown');
  expect(await resolvesWithin(2_000)).toBe(false);
  point('pointerup');
  let isResolved = false;
  void pointerReleased().then(() => (isResolved = true));
  await Promise.resolve();
  expect(isResolved).toBe(false);
  expect(await resolvesWithin(0)).toBe(true);
});

it('waits for the click that follows the release of a touch', async () => {
  point('pointerdown', { pointerType: 'touch' });
  point('pointerup', { pointerType: 'touch' });
  expect(await resolvesWithin(50)).toBe(false);
  point('click');
  expect(await resolvesWithin(0)).toBe(true);
});

it.each(['pointercancel', 'blur'])('resolves on %s', async (kind) => {
  point('pointerdown');
  point(kind);
  expect(await resolvesWithin(0)).toBe(true);
});

it('resolves after three seconds when the end of a press is never reported', async () => {
  point('pointerdown');
  expect(await resolvesWithin(3_000)).toBe(true);
});

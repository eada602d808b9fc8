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

/** Whether what waits for the end of the press has gone on after so many milliseconds. */
async function goesOnWithin(milliseconds: number): Promise<boolean> {
  let isOver = false;
  void pointerReleased().then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return isOver;
}

it('nothing waits while no pointer is down, and for no button but the first', async () => {
  expect(await goesOnWithin(0)).toBe(true);
  point('pointerdown', { button: 2 });
  expect(await goesOnWithin(0)).toBe(true);
});

it('a press holds up until its click has been heard', async () => {
  point('pointerdown');
  expect(await goesOnWithin(2_000)).toBe(false);
  point('pointerup');
  let isOver = false;
  void pointerReleased().then(() => (isOver = true));
  await Promise.resolve();
  expect(isOver).toBe(false);
  expect(await goesOnWithin(0)).toBe(true);
});

it('a touch holds up until its click, which comes a moment after the release', async () => {
  point('pointerdown', { pointerType: 'touch' });
  point('pointerup', { pointerType: 'touch' });
  expect(await goesOnWithin(50)).toBe(false);
  point('click');
  expect(await goesOnWithin(0)).toBe(true);
});

it.each(['pointercancel', 'blur'])('a press ends with %s', async (kind) => {
  point('pointerdown');
  point(kind);
  expect(await goesOnWithin(0)).toBe(true);
});

it('a press whose end is never seen holds nothing up for good', async () => {
  point('pointerdown');
  expect(await goesOnWithin(3_000)).toBe(true);
});

import { setImmediate } from 'node:timers/promises';

import { describe, expect, test } from 'vitest';

import { Slots, type SlotLimits } from './slots.ts';

const LIMITS: SlotLimits = {
  perKey: 1,
  total: 2,
  waitingPerKey: 2,
  waitMs: 60_000,
  refusal: 'Please wait.',
  busy: 'Others are here.',
};
const REFUSED = { code: 'too_many_requests', message: 'Please wait.', retryAfterSeconds: expect.any(Number) };

/** Enters one after the other, and notes who got in. */
function watch(slots: Slots) {
  const entered: string[] = [];
  const enter = (key: string, name = key, signal = new AbortController().signal) =>
    slots.enter(key, signal).then((release) => {
      entered.push(name);
      return release;
    });
  return { entered, enter };
}

describe('slots', () => {
  test('let the waiting in one by one, in the order in which they came', async () => {
    const { entered, enter } = watch(new Slots(LIMITS));
    const first = await enter('anna', 'first');
    const [second, third] = [enter('anna', 'second'), enter('anna', 'third')];
    first();
    (await second)();
    await third;
    expect(entered).toEqual(['first', 'second', 'third']);
  });

  test('pass over a key that has its share, and keep to the total', async () => {
    const { entered, enter } = watch(new Slots(LIMITS));
    const anna = await enter('anna');
    const again = enter('anna', 'anna again');
    const bruno = await enter('bruno');
    const clara = enter('clara');
    bruno();
    await clara;
    expect(entered).toEqual(['anna', 'bruno', 'clara']);
    anna();
    await again;
    expect(entered.at(-1)).toBe('anna again');
  });

  test('give a slot back once, however often that is said', async () => {
    const slots = new Slots({ ...LIMITS, total: 1 });
    const anna = slots.tryEnter('anna');
    anna?.();
    await setImmediate();
    expect(slots.tryEnter('bruno')).toBeDefined();
    anna?.();
    await setImmediate();
    expect(slots.tryEnter('clara')).toBeUndefined();
  });

  test('are free in the next turn of the event loop, so that one key does not keep all others waiting', async () => {
    const slots = new Slots(LIMITS);
    slots.tryEnter('anna')?.();
    expect(slots.tryEnter('anna')).toBeUndefined();
    await setImmediate();
    expect(slots.tryEnter('anna')).toBeDefined();
  });

  test('refuse at once where too many wait, and after a while who is not let in', async () => {
    const { enter } = watch(new Slots({ ...LIMITS, waitMs: 1, waitingPerKey: 1 }));
    await enter('anna');
    const waiting = enter('anna');
    await expect(enter('anna')).rejects.toMatchObject(REFUSED);
    await expect(waiting).rejects.toMatchObject(REFUSED);
  });

  test('are not kept for who has left', async () => {
    const { entered, enter } = watch(new Slots(LIMITS));
    const anna = await enter('anna');
    const left = new AbortController();
    const waiting = enter('anna', 'left', left.signal);
    const last = enter('anna', 'last');
    left.abort();
    await expect(waiting).rejects.toMatchObject(REFUSED);
    await expect(enter('bruno', 'gone', left.signal)).rejects.toMatchObject({
      ...REFUSED,
      message: 'Others are here.',
    });
    anna();
    await last;
    expect(entered).toEqual(['anna', 'last']);
  });

  test('say whether the key itself or others have the slots', async () => {
    const { enter } = watch(new Slots({ ...LIMITS, total: 1, waitMs: 1 }));
    await enter('anna');
    await expect(enter('anna')).rejects.toMatchObject(REFUSED);
    await expect(enter('bruno')).rejects.toMatchObject({ ...REFUSED, message: 'Others are here.' });
  });

  test('leave some for newcomers, however many requests a few keys send', () => {
    const slots = new Slots({ ...LIMITS, perKey: 4, total: 16 });
    const greedy = ['anna', 'bruno', 'clara', 'dora'];
    const taken = Array.from({ length: 16 }, () => greedy.map((key) => slots.tryEnter(key)));
    expect(taken.flat().filter((release) => release !== undefined)).toHaveLength(13);
    expect(slots.tryEnter('emil')).toBeDefined();
  });

  test('go to others before the key that gives one back', async () => {
    const { entered, enter } = watch(new Slots({ ...LIMITS, total: 1 }));
    const anna = await enter('anna');
    const again = enter('anna', 'anna again');
    const bruno = enter('bruno');
    anna();
    (await bruno)();
    await again;
    expect(entered).toEqual(['anna', 'bruno', 'anna again']);
  });

  test('are contended while a key waits only because others have them', async () => {
    const slots = new Slots(LIMITS);
    const { enter } = watch(slots);
    const [anna, bruno] = [await enter('anna'), await enter('bruno')];
    const again = enter('anna');
    expect(slots.isContended).toBe(false);
    const clara = enter('clara');
    expect(slots.isContended).toBe(true);
    bruno();
    await clara;
    expect(slots.isContended).toBe(false);
    anna();
    await again;
  });
});

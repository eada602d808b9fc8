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

/** Records the order in which requests enter. */
function watch(slots: Slots) {
  const entered: string[] = [];
  const enter = (key: string, name = key, signal = new AbortController().signal) =>
    slots.enter(key, signal).then((release) => {
      entered.push(name);
      return release;
    });
  return { entered, enter };
}

describe('Slots', () => {
  test('serves waiting requests in order', async () => {
    const { entered, enter } = watch(new Slots(LIMITS));
    const first = await enter('anna', 'first');
    const [second, third] = [enter('anna', 'second'), enter('anna', 'third')];
    first();
    (await second)();
    await third;
    expect(entered).toEqual(['first', 'second', 'third']);
  });

  test('skips a key at its limit, and respects the total', async () => {
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

  test('releases a slot once, however often the release function is called', async () => {
    const slots = new Slots({ ...LIMITS, total: 1 });
    const anna = slots.tryEnter('anna');
    anna?.();
    await setImmediate();
    expect(slots.tryEnter('bruno')).toBeDefined();
    anna?.();
    await setImmediate();
    expect(slots.tryEnter('clara')).toBeUndefined();
  });

  test('releases in the next turn of the event loop, so that one key does not starve others', async () => {
    const slots = new Slots(LIMITS);
    slots.tryEnter('anna')?.();
    expect(slots.tryEnter('anna')).toBeUndefined();
    await setImmediate();
    expect(slots.tryEnter('anna')).toBeDefined();
  });

  test('refuses at once when too many wait, and each waiting request after its timeout', async () => {
    const { enter } = watch(new Slots({ ...LIMITS, waitMs: 1, waitingPerKey: 1 }));
    await enter('anna');
    const waiting = enter('anna');
    await expect(enter('anna')).rejects.toMatchObject(REFUSED);
    await expect(waiting).rejects.toMatchObject(REFUSED);
  });

  test('reserves no slot for a client that disconnected', async () => {
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

  test('reports whether the key itself or others use the slots', async () => {
    const { enter } = watch(new Slots({ ...LIMITS, total: 1, waitMs: 1 }));
    await enter('anna');
    await expect(enter('anna')).rejects.toMatchObject(REFUSED);
    await expect(enter('bruno')).rejects.toMatchObject({ ...REFUSED, message: 'Others are here.' });
  });

  test('leaves some slots for new keys, however many requests a few keys send', () => {
    const slots = new Slots({ ...LIMITS, perKey: 4, total: 16 });
    const greedy = ['anna', 'bruno', 'clara', 'dora'];
    const taken = Array.from({ length: 16 }, () => greedy.map((key) => slots.tryEnter(key)));
    expect(taken.flat().filter((release) => release !== undefined)).toHaveLength(13);
    expect(slots.tryEnter('emil')).toBeDefined();
  });

  test('prefers other keys to the one that releases', async () => {
    const { entered, enter } = watch(new Slots({ ...LIMITS, total: 1 }));
    const anna = await enter('anna');
    const again = enter('anna', 'anna again');
    const bruno = enter('bruno');
    anna();
    (await bruno)();
    await again;
    expect(entered).toEqual(['anna', 'bruno', 'anna again']);
  });

  test('is contended while a key waits only because others have the slots', async () => {
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

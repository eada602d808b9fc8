import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Frame } from '#platform/http/event-stream.ts';

import { LiveEvents, type LiveDeps, type LiveTimes } from './live.ts';
import { readMessage } from './message.ts';
import type { Notice, Topic } from './notice.ts';

/** What a thing is like when it is told of. */
let value = 0;
let fails = false;
const log = { warn: vi.fn<() => void>() };
const lives: LiveEvents<string>[] = [];
beforeEach(() => {
  value = 0;
  fails = false;
});
afterEach(() => Promise.all(lives.splice(0).map((live) => live.close())));

const present: LiveDeps<string>['present'] = async (notices) => {
  if (fails) throw new Error('away');
  return notices.map(({ to, id }) => ({ to, event: `${id}=${value}` }));
};

function start(times: Partial<LiveTimes> = {}): LiveEvents<string> {
  const live = new LiveEvents<string>({
    openChannel: undefined,
    present,
    listening: 'hello',
    missed: 'missed',
    log,
    times: { gatherMs: 10, ...times },
  });
  lives.push(live);
  return live;
}

// What they are about is all the same here.
const about = (id: string, to = 'everyone') => ({ to, topic: 'thing' as Topic, id }) satisfies Notice;

/** Somebody who listens, and reads only while they are told to. */
async function listen(live: LiveEvents<string>, personId = 'anna', mayListen = async () => true) {
  const leaving = new AbortController();
  const frames = live.listen({ personId, mayListen }).begin(leaving.signal)[Symbol.asyncIterator]();
  const read = async () => {
    const next = await frames.next();
    // Events of Live come as frames.
    return next.done === true ? 'end' : (next.value as Frame<string>).event;
  };
  expect(await read()).toBe('hello');
  return { read, leave: () => leaving.abort() };
}

test('what happens often in a moment is told once, as it is in the end', async () => {
  const live = start();
  const anna = await listen(live);
  for (let n = 0; n < 500; n += 1) live.publish(about('a'));
  live.publish(about('b'));
  value = 500;
  expect([await anna.read(), await anna.read()]).toEqual(['a=500', 'b=500']);
  value = 501;
  live.publish(about('a'));
  expect(await anna.read()).toBe('a=501');
});

test('what concerns one person is told to them alone, in each of their browsers', async () => {
  const live = start();
  const [anna, again, bruno] = [await listen(live), await listen(live), await listen(live, 'bruno')];
  live.publish(about('a', 'anna'));
  live.publish(about('all'));
  expect([await anna.read(), await again.read(), await bruno.read()]).toEqual(['a=0', 'a=0', 'all=0']);
});

test.each([
  [100, 'thing-0=0'],
  [101, 'missed'],
])('of %i things at once the first told is %s', async (count, first) => {
  const live = start();
  const anna = await listen(live);
  for (let n = 0; n < count; n += 1) live.publish(about(`thing-${n}`));
  expect(await anna.read()).toBe(first);
});

test('where it cannot be found out what happened, something was missed, and it goes on', async () => {
  const live = start();
  const anna = await listen(live);
  fails = true;
  live.publish(about('a'));
  expect(await anna.read()).toBe('missed');
  fails = false;
  live.publish(about('b'));
  expect(await anna.read()).toBe('b=0');
});

test('whether people may still listen is looked at in one pass at a time, however often something was missed', async () => {
  const live = start();
  const held = Promise.withResolvers<void>();
  let passes = 0;
  const mayListen = async () => {
    passes += 1;
    await held.promise;
    return true;
  };
  await listen(live, 'anna', mayListen);
  const bruno = await listen(live, 'bruno');
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 101; n += 1) live.publish(about(`thing-${n}`));
    expect(await bruno.read()).toBe('missed');
  }
  expect(passes).toBe(1);
  held.resolve();
  await expect.poll(() => passes).toBe(2);
});

test('for whoever does not read so much waits and no more', async () => {
  const live = start({ gatherMs: 1, recentMs: 0 });
  const [slow, quick] = [await listen(live), await listen(live, 'bruno')];
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 50; n += 1) live.publish(about(`${round}-${n}`));
    for (let n = 0; n < 50; n += 1) expect(await quick.read()).toBe(`${round}-${n}=0`);
  }
  expect(await slow.read()).toBe('missed');
  live.publish(about('now'));
  await vi.waitFor(async () => expect(await quick.read()).toBe('now=0'));
  const later: string[] = [];
  while (later.at(-1) !== 'now=0') later.push(await slow.read());
  expect(later.length).toBeLessThanOrEqual(100);
});

test('of more than ten streams of one person the oldest ends, and of nobody else', async () => {
  const live = start();
  const bruno = await listen(live, 'bruno');
  const oldest = await listen(live);
  for (let n = 0; n < 10; n += 1) await listen(live);
  expect(await oldest.read()).toBe('end');
  live.publish(about('a'));
  expect(await bruno.read()).toBe('a=0');
});

test('who leaves is told nothing more, and makes room', async () => {
  const live = start();
  const oldest = await listen(live);
  (await listen(live)).leave();
  for (let n = 0; n < 9; n += 1) await listen(live);
  live.publish(about('a'));
  expect(await oldest.read()).toBe('a=0');
});

test('a stream ends after its time', async () => {
  expect(await (await listen(start({ lastingMs: 10 }))).read()).toBe('end');
});

test('whoever may listen no more hears the end, and the others do not', async () => {
  const live = start({ gatherMs: 1, checkMs: 5 });
  let mayAnna = true;
  const anna = await listen(live, 'anna', async () => mayAnna);
  const unknown = await listen(live, 'clara', () => Promise.reject(new Error('away')));
  mayAnna = false;
  expect(await anna.read()).toBe('end');
  live.publish(about('a'));
  expect(await unknown.read()).toBe('a=0');
});

test('whoever is to be looked at again and may listen no more hears the end; the others hear of nothing', async () => {
  const live = start({ recentMs: 0 });
  let mayAnna = true;
  const [anna, again] = [await listen(live, 'anna', async () => mayAnna), await listen(live)];
  const bruno = await listen(live, 'bruno', async () => mayAnna);
  mayAnna = false;
  live.recheckAccess('anna');
  expect(await anna.read()).toBe('end');
  live.publish(about('a'));
  expect([await again.read(), await bruno.read()]).toEqual(['a=0', 'a=0']);
  live.recheckAccess('bruno');
  expect(await bruno.read()).toBe('end');
});

test('whoever was to be looked at a moment before they came is looked at', async () => {
  const live = start();
  const bruno = await listen(live, 'bruno');
  live.recheckAccess('anna');
  live.publish(about('a'));
  expect(await bruno.read()).toBe('a=0');
  expect(await (await listen(live, 'anna', async () => false)).read()).toBe('end');
  expect(await (await listen(live, 'clara', async () => false)).read()).toBe('a=0');
});

test('where not all is known of what happened, all who listen are looked at', async () => {
  const live = start({ recentMs: 0 });
  let mayAnna = true;
  const [anna, bruno] = [await listen(live, 'anna', async () => mayAnna), await listen(live, 'bruno')];
  mayAnna = false;
  for (let n = 0; n < 101; n += 1) live.publish(about(`thing-${n}`));
  expect(await bruno.read()).toBe('missed');
  const rest = [await anna.read(), await anna.read()];
  expect(rest).toContain('end');
});

test('who begins to listen is told what happened a moment before, as it is now, and nobody else', async () => {
  const live = start({ recentMs: 10_000 });
  const bruno = await listen(live, 'bruno');
  live.publish(about('a'));
  live.publish(about('hers', 'anna'));
  live.publish(about('his', 'bruno'));
  expect([await bruno.read(), await bruno.read()]).toEqual(['a=0', 'his=0']);
  value = 1;
  const anna = await listen(live);
  expect([await anna.read(), await anna.read()]).toEqual(['a=1', 'hers=1']);
  live.publish(about('b'));
  expect([await anna.read(), await bruno.read()]).toEqual(['b=1', 'b=1']);
});

test.each([
  [0, 100, 'later=0'],
  [10_000, 101, 'missed'],
])('of what happened within %i ms before, %i things, the first told is %s', async (recentMs, count, first) => {
  const live = start({ recentMs });
  const bruno = await listen(live, 'bruno');
  for (let n = 0; n < count; n += 1) live.publish(about(`thing-${n}`));
  await bruno.read();
  const anna = await listen(live);
  live.publish(about('later'));
  expect(await anna.read()).toBe(first);
});

test('what others could not be told is said to them when they can be: that something was missed', async () => {
  const said: string[] = [];
  let onGap: ((unsaid: boolean) => void) | undefined;
  const live = new LiveEvents<string>({
    openChannel: (hearing) => {
      ({ onGap } = hearing);
      const ready = async () => undefined;
      return { ready, close: ready, send: async (text) => void said.push(text) };
    },
    present,
    listening: 'hello',
    missed: 'missed',
    log,
  });
  lives.push(live);
  const anna = await listen(live);
  onGap?.(false);
  expect(await anna.read()).toBe('missed');
  expect(said).toEqual([]);
  onGap?.(true);
  expect(await anna.read()).toBe('missed');
  expect(said.map((text) => readMessage(text).batch)).toEqual([{ said: [], missed: true }]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Frame } from '#platform/http/event-stream.ts';

import { LiveEvents, type LiveDeps, type LiveTimes } from './live-events.ts';
import { readPayload } from './payload.ts';
import type { Notice, Topic } from './notice.ts';

/** The current state that `present` reads. */
let value = 0;
let fails = false;
const log = { warn: vi.fn<() => void>() };
const instances: LiveEvents<string>[] = [];
beforeEach(() => {
  value = 0;
  fails = false;
});
afterEach(() => Promise.all(instances.splice(0).map((live) => live.close())));

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
  instances.push(live);
  return live;
}

// The topic does not matter here.
const about = (id: string, to = 'everyone') => ({ to, topic: 'thing' as Topic, id }) satisfies Notice;

/** A subscriber that reads one event per `read` call. */
async function subscribe(live: LiveEvents<string>, userId = 'anna', mayListen = async () => true) {
  const leaving = new AbortController();
  const frames = live.subscribe({ userId, mayListen }).begin(leaving.signal)[Symbol.asyncIterator]();
  const read = async () => {
    const next = await frames.next();
    // LiveEvents yields frames.
    return next.done === true ? 'end' : (next.value as Frame<string>).event;
  };
  expect(await read()).toBe('hello');
  return { read, leave: () => leaving.abort() };
}

test('repeated notices are sent once, with the current state', async () => {
  const live = start();
  const anna = await subscribe(live);
  for (let n = 0; n < 500; n += 1) live.publish(about('a'));
  live.publish(about('b'));
  value = 500;
  expect([await anna.read(), await anna.read()]).toEqual(['a=500', 'b=500']);
  value = 501;
  live.publish(about('a'));
  expect(await anna.read()).toBe('a=501');
});

test('a notice for one user reaches all browsers of that user and no other user', async () => {
  const live = start();
  const [anna, again, bruno] = [await subscribe(live), await subscribe(live), await subscribe(live, 'bruno')];
  live.publish(about('a', 'anna'));
  live.publish(about('all'));
  expect([await anna.read(), await again.read(), await bruno.read()]).toEqual(['a=0', 'a=0', 'all=0']);
});

test.each([
  [100, 'thing-0=0'],
  [101, 'missed'],
])('%i notices in one batch arrive as %s', async (count, first) => {
  const live = start();
  const anna = await subscribe(live);
  for (let n = 0; n < count; n += 1) live.publish(about(`thing-${n}`));
  expect(await anna.read()).toBe(first);
});

test('notices that cannot be presented become a gap, and later notices arrive', async () => {
  const live = start();
  const anna = await subscribe(live);
  fails = true;
  live.publish(about('a'));
  expect(await anna.read()).toBe('missed');
  fails = false;
  live.publish(about('b'));
  expect(await anna.read()).toBe('b=0');
});

test('checks whether streams may continue run in one pass at a time, however many gaps there are', async () => {
  const live = start();
  const blocked = Promise.withResolvers<void>();
  let passes = 0;
  const mayListen = async () => {
    passes += 1;
    await blocked.promise;
    return true;
  };
  await subscribe(live, 'anna', mayListen);
  const bruno = await subscribe(live, 'bruno');
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 101; n += 1) live.publish(about(`thing-${n}`));
    expect(await bruno.read()).toBe('missed');
  }
  expect(passes).toBe(1);
  blocked.resolve();
  await expect.poll(() => passes).toBe(2);
});

test('the queue of a slow reader is bounded', async () => {
  const live = start({ gatherMs: 1, recentMs: 0 });
  const [slow, quick] = [await subscribe(live), await subscribe(live, 'bruno')];
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

test('the eleventh stream of a user ends the oldest of that user, and no stream of another user', async () => {
  const live = start();
  const bruno = await subscribe(live, 'bruno');
  const oldest = await subscribe(live);
  for (let n = 0; n < 10; n += 1) await subscribe(live);
  expect(await oldest.read()).toBe('end');
  live.publish(about('a'));
  expect(await bruno.read()).toBe('a=0');
});

test('a stream that its reader closes gets no further events and frees its place', async () => {
  const live = start();
  const oldest = await subscribe(live);
  (await subscribe(live)).leave();
  for (let n = 0; n < 9; n += 1) await subscribe(live);
  live.publish(about('a'));
  expect(await oldest.read()).toBe('a=0');
});

test('a stream ends after its maximum duration', async () => {
  expect(await (await subscribe(start({ lastingMs: 10 }))).read()).toBe('end');
});

test('a stream ends when its session is no longer valid, and other streams continue', async () => {
  const live = start({ gatherMs: 1, checkMs: 5 });
  let mayAnna = true;
  const anna = await subscribe(live, 'anna', async () => mayAnna);
  const unknown = await subscribe(live, 'clara', () => Promise.reject(new Error('away')));
  mayAnna = false;
  expect(await anna.read()).toBe('end');
  live.publish(about('a'));
  expect(await unknown.read()).toBe('a=0');
});

test('recheckAccess ends the streams of invalid sessions without an event for valid ones', async () => {
  const live = start({ recentMs: 0 });
  let mayAnna = true;
  const [anna, again] = [await subscribe(live, 'anna', async () => mayAnna), await subscribe(live)];
  const bruno = await subscribe(live, 'bruno', async () => mayAnna);
  mayAnna = false;
  live.recheckAccess('anna');
  expect(await anna.read()).toBe('end');
  live.publish(about('a'));
  expect([await again.read(), await bruno.read()]).toEqual(['a=0', 'a=0']);
  live.recheckAccess('bruno');
  expect(await bruno.read()).toBe('end');
});

test('a new stream is checked when recheckAccess was called a moment before', async () => {
  const live = start();
  const bruno = await subscribe(live, 'bruno');
  live.recheckAccess('anna');
  live.publish(about('a'));
  expect(await bruno.read()).toBe('a=0');
  expect(await (await subscribe(live, 'anna', async () => false)).read()).toBe('end');
  expect(await (await subscribe(live, 'clara', async () => false)).read()).toBe('a=0');
});

test('a gap rechecks all streams', async () => {
  const live = start({ recentMs: 0 });
  let mayAnna = true;
  const [anna, bruno] = [await subscribe(live, 'anna', async () => mayAnna), await subscribe(live, 'bruno')];
  mayAnna = false;
  for (let n = 0; n < 101; n += 1) live.publish(about(`thing-${n}`));
  expect(await bruno.read()).toBe('missed');
  const rest = [await anna.read(), await anna.read()];
  expect(rest).toContain('end');
});

test('a new stream replays the recent notices of its user with the current state', async () => {
  const live = start({ recentMs: 10_000 });
  const bruno = await subscribe(live, 'bruno');
  live.publish(about('a'));
  live.publish(about('hers', 'anna'));
  live.publish(about('his', 'bruno'));
  expect([await bruno.read(), await bruno.read()]).toEqual(['a=0', 'his=0']);
  value = 1;
  const anna = await subscribe(live);
  expect([await anna.read(), await anna.read()]).toEqual(['a=1', 'hers=1']);
  live.publish(about('b'));
  expect([await anna.read(), await bruno.read()]).toEqual(['b=1', 'b=1']);
});

test.each([
  [0, 100, 'later=0'],
  [10_000, 101, 'missed'],
])('with a replay window of %i ms, a new stream after %i notices gets %s first', async (recentMs, count, first) => {
  const live = start({ recentMs });
  const bruno = await subscribe(live, 'bruno');
  for (let n = 0; n < count; n += 1) live.publish(about(`thing-${n}`));
  await bruno.read();
  const anna = await subscribe(live);
  live.publish(about('later'));
  expect(await anna.read()).toBe(first);
});

test('a channel gap reaches the local pages, and the other instances when they missed something too', async () => {
  const sent: string[] = [];
  let onGap: ((isForOthers: boolean) => void) | undefined;
  const live = new LiveEvents<string>({
    openChannel: (hearing) => {
      ({ onGap } = hearing);
      const ready = async () => undefined;
      return { ready, close: ready, send: async (text) => void sent.push(text) };
    },
    present,
    listening: 'hello',
    missed: 'missed',
    log,
  });
  instances.push(live);
  const anna = await subscribe(live);
  onGap?.(false);
  expect(await anna.read()).toBe('missed');
  expect(sent).toEqual([]);
  onGap?.(true);
  expect(await anna.read()).toBe('missed');
  expect(sent.map((text) => readPayload(text).batch)).toEqual([{ messages: [], hasGap: true }]);
});

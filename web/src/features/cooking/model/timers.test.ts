import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  addMinute,
  findTimer,
  removeExpiredTimers,
  sortTimers,
  remainingMs,
  MINUTE_MS,
  parseTimers,
  pauseTimer,
  resumeTimer,
  startTimer,
  timerState,
  stopTimer,
  TIMERS_MAX,
} from '#features/cooking/model/timers.ts';
import type { NewTimer, Timer } from '#features/cooking/model/timers.ts';

const NOW = 1_800_000_000_000;

function newTimer(id: string, changes: Partial<NewTimer> = {}): NewTimer {
  return {
    id,
    label: 'Simmer',
    recipeId: 'soup',
    recipeTitle: 'Soup',
    step: 1,
    index: Number(id),
    seconds: 60,
    upToSeconds: 60,
    ...changes,
  };
}

function onlyTimer(timers: readonly Timer[]): Timer {
  const [timer] = timers;
  if (timer === undefined || timers.length !== 1) throw new Error(`${timers.length} timers`);
  return timer;
}

const started = startTimer([], newTimer('1'), NOW);

test('a timer runs down, and rings from its end on', () => {
  const timer = onlyTimer(started);
  expect(timerState(timer, NOW)).toBe('running');
  expect(remainingMs(timer, NOW + 10_000)).toBe(50_000);
  expect(timerState(timer, NOW + 59_999)).toBe('running');
  expect(timerState(timer, NOW + 60_000)).toBe('ringing');
  expect(remainingMs(timer, NOW + 999_000)).toBe(0);
});

test('a paused timer keeps its remaining time until it is resumed', () => {
  const paused = pauseTimer(started, '1', NOW + 20_000);
  expect(timerState(onlyTimer(paused), NOW + 999_000)).toBe('paused');
  expect(remainingMs(onlyTimer(paused), NOW + 999_000)).toBe(40_000);
  const resumed = onlyTimer(resumeTimer(paused, '1', NOW + 100_000));
  expect(timerState(resumed, NOW + 139_999)).toBe('running');
  expect(timerState(resumed, NOW + 140_000)).toBe('ringing');
});

test('a ringing timer cannot be paused, and a running one cannot be resumed', () => {
  expect(pauseTimer(started, '1', NOW + 60_000)).toEqual(started);
  expect(resumeTimer(started, '1', NOW + 5)).toEqual(started);
});

test('addMinute adds a minute, also while paused, and gives a ringing timer a full minute', () => {
  expect(remainingMs(onlyTimer(addMinute(started, '1', NOW + 20_000)), NOW + 20_000)).toBe(40_000 + MINUTE_MS);
  const paused = pauseTimer(started, '1', NOW + 20_000);
  expect(remainingMs(onlyTimer(addMinute(paused, '1', NOW + 30_000)), NOW + 90_000)).toBe(40_000 + MINUTE_MS);
  expect(remainingMs(onlyTimer(addMinute(started, '1', NOW + 500_000)), NOW + 500_000)).toBe(MINUTE_MS);
});

test('startTimer allows one timer for each time of a step', () => {
  expect(startTimer(started, newTimer('2', { index: 1 }), NOW)).toBe(started);
  expect(startTimer(started, newTimer('2'), NOW)).toHaveLength(2);
  expect(startTimer(started, newTimer('2', { index: 1, step: 2 }), NOW)).toHaveLength(2);
  expect(findTimer(started, { recipeId: 'soup', step: 1, index: 1 })?.id).toBe('1');
  expect(findTimer(started, { recipeId: 'stew', step: 1, index: 1 })).toBeUndefined();
});

test('startTimer stops at the limit of timers', () => {
  let timers: readonly Timer[] = [];
  for (let index = 0; index < TIMERS_MAX + 5; index += 1) timers = startTimer(timers, newTimer(String(index)), NOW);
  expect(timers).toHaveLength(TIMERS_MAX);
});

test('removeExpiredTimers drops timers that ended half a day ago, but no paused ones', () => {
  const later = NOW + 13 * 60 * MINUTE_MS;
  expect(removeExpiredTimers(started, NOW + 11 * 60 * MINUTE_MS)).toHaveLength(1);
  expect(removeExpiredTimers(started, later)).toHaveLength(0);
  expect(removeExpiredTimers(pauseTimer(started, '1', NOW), later)).toHaveLength(1);
});

test('sortTimers puts the next to ring first, the paused last', () => {
  const three = [
    ...startTimer([], newTimer('1', { seconds: 300 }), NOW),
    ...pauseTimer(startTimer([], newTimer('2'), NOW), '2', NOW),
    ...startTimer([], newTimer('3', { seconds: 30 }), NOW),
  ];
  expect(sortTimers(three).map(({ id }) => id)).toEqual(['3', '1', '2']);
});

const anyMove = fc.record({
  move: fc.constantFrom('start', 'pause', 'resume', 'minute', 'stop'),
  id: fc.constantFrom('1', '2', '3'),
  waitMs: fc.integer({ min: 0, max: 120_000 }),
});

test('time passes only while a timer runs, and stored timers can be parsed, after any actions', () => {
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 40 }), (moves) => {
      let timers: readonly Timer[] = [];
      let now = NOW;
      for (const { move, id, waitMs } of moves) {
        const before = timers;
        if (move === 'start') timers = startTimer(timers, newTimer(id), now);
        else if (move === 'pause') timers = pauseTimer(timers, id, now);
        else if (move === 'resume') timers = resumeTimer(timers, id, now);
        else if (move === 'minute') timers = addMinute(timers, id, now);
        else timers = stopTimer(timers, id);
        for (const timer of timers) {
          const old = before.find((each) => each.id === timer.id);
          if (old === undefined) expect(remainingMs(timer, now)).toBe(60_000);
          else if (move === 'minute' && id === timer.id)
            expect(remainingMs(timer, now)).toBe(remainingMs(old, now) + MINUTE_MS);
          else expect(remainingMs(timer, now)).toBe(remainingMs(old, now));
          const passed = remainingMs(timer, now) - remainingMs(timer, now + waitMs);
          const isRunning = timerState(timer, now) === 'running';
          expect(passed).toBe(isRunning ? Math.min(waitMs, remainingMs(timer, now)) : 0);
        }
        now += waitMs;
      }
      expect(parseTimers(JSON.parse(JSON.stringify(timers)))).toEqual(timers);
    }),
  );
});

test('parseTimers drops anything that is not a timer', () => {
  expect(parseTimers([...started, { id: '2' }, null, 'x', { ...onlyTimer(started), endsAt: 'soon' }])).toEqual(started);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(Array.isArray(parseTimers(value))).toBe(true);
    }),
  );
});

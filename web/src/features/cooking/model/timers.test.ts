import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  addMinute,
  findTimer,
  forgetOldTimers,
  inOrder,
  leftOf,
  MINUTE_MS,
  parseTimers,
  pauseTimer,
  resumeTimer,
  startTimer,
  stateOf,
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

function theOne(timers: readonly Timer[]): Timer {
  const [timer] = timers;
  if (timer === undefined || timers.length !== 1) throw new Error(`${timers.length} timers`);
  return timer;
}

const started = startTimer([], newTimer('1'), NOW);

test('a timer runs down, rings when its time is up, and goes on ringing', () => {
  const timer = theOne(started);
  expect(stateOf(timer, NOW)).toBe('running');
  expect(leftOf(timer, NOW + 10_000)).toBe(50_000);
  expect(stateOf(timer, NOW + 59_999)).toBe('running');
  expect(stateOf(timer, NOW + 60_000)).toBe('ringing');
  expect(leftOf(timer, NOW + 999_000)).toBe(0);
});

test('a paused timer stands still until it goes on', () => {
  const paused = pauseTimer(started, '1', NOW + 20_000);
  expect(stateOf(theOne(paused), NOW + 999_000)).toBe('paused');
  expect(leftOf(theOne(paused), NOW + 999_000)).toBe(40_000);
  const resumed = theOne(resumeTimer(paused, '1', NOW + 100_000));
  expect(stateOf(resumed, NOW + 139_999)).toBe('running');
  expect(stateOf(resumed, NOW + 140_000)).toBe('ringing');
});

test('what rings cannot be paused, and what runs cannot be resumed', () => {
  expect(pauseTimer(started, '1', NOW + 60_000)).toEqual(started);
  expect(resumeTimer(started, '1', NOW + 5)).toEqual(started);
});

test('a minute more is a minute more, also while paused; one that rings gets a whole minute', () => {
  expect(leftOf(theOne(addMinute(started, '1', NOW + 20_000)), NOW + 20_000)).toBe(40_000 + MINUTE_MS);
  const paused = pauseTimer(started, '1', NOW + 20_000);
  expect(leftOf(theOne(addMinute(paused, '1', NOW + 30_000)), NOW + 90_000)).toBe(40_000 + MINUTE_MS);
  expect(leftOf(theOne(addMinute(started, '1', NOW + 500_000)), NOW + 500_000)).toBe(MINUTE_MS);
});

test('of one time in one step only one timer runs, of different ones several', () => {
  expect(startTimer(started, newTimer('2', { index: 1 }), NOW)).toBe(started);
  expect(startTimer(started, newTimer('2'), NOW)).toHaveLength(2);
  expect(startTimer(started, newTimer('2', { index: 1, step: 2 }), NOW)).toHaveLength(2);
  expect(findTimer(started, { recipeId: 'soup', step: 1, index: 1 })?.id).toBe('1');
  expect(findTimer(started, { recipeId: 'stew', step: 1, index: 1 })).toBeUndefined();
});

test('there is an end to how many run', () => {
  let timers: readonly Timer[] = [];
  for (let index = 0; index < TIMERS_MAX + 5; index += 1) timers = startTimer(timers, newTimer(String(index)), NOW);
  expect(timers).toHaveLength(TIMERS_MAX);
});

test('one that ended half a day ago is forgotten, a paused one never', () => {
  const later = NOW + 13 * 60 * MINUTE_MS;
  expect(forgetOldTimers(started, NOW + 11 * 60 * MINUTE_MS)).toHaveLength(1);
  expect(forgetOldTimers(started, later)).toHaveLength(0);
  expect(forgetOldTimers(pauseTimer(started, '1', NOW), later)).toHaveLength(1);
});

test('the next to ring comes first, the paused last', () => {
  const three = [
    ...startTimer([], newTimer('1', { seconds: 300 }), NOW),
    ...pauseTimer(startTimer([], newTimer('2'), NOW), '2', NOW),
    ...startTimer([], newTimer('3', { seconds: 30 }), NOW),
  ];
  expect(inOrder(three).map(({ id }) => id)).toEqual(['3', '1', '2']);
});

const anyMove = fc.record({
  move: fc.constantFrom('start', 'pause', 'resume', 'minute', 'stop'),
  id: fc.constantFrom('1', '2', '3'),
  waitMs: fc.integer({ min: 0, max: 120_000 }),
});

test('whatever is pressed, time passes only while a timer runs, and what is kept can be read again', () => {
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
          if (old === undefined) expect(leftOf(timer, now)).toBe(60_000);
          else if (move === 'minute' && id === timer.id) expect(leftOf(timer, now)).toBe(leftOf(old, now) + MINUTE_MS);
          else expect(leftOf(timer, now)).toBe(leftOf(old, now));
          const passed = leftOf(timer, now) - leftOf(timer, now + waitMs);
          const isRunning = stateOf(timer, now) === 'running';
          expect(passed).toBe(isRunning ? Math.min(waitMs, leftOf(timer, now)) : 0);
        }
        now += waitMs;
      }
      expect(parseTimers(JSON.parse(JSON.stringify(timers)))).toEqual(timers);
    }),
  );
});

test('what is no timer is left out, whatever lies in the storage', () => {
  expect(parseTimers([...started, { id: '2' }, null, 'x', { ...theOne(started), endsAt: 'soon' }])).toEqual(started);
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(Array.isArray(parseTimers(value))).toBe(true);
    }),
  );
});

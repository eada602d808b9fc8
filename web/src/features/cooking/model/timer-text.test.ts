import { expect, test } from 'vitest';

import {
  clockText,
  doneText,
  durationText,
  rangeNote,
  timerLabel,
  ringingText,
} from '#features/cooking/model/timer-text.ts';

test('clockText rounds up to whole seconds', () => {
  expect([0, 1, 1000, 59_001, 245_000, 3_750_000].map(clockText)).toEqual([
    '0:00',
    '0:01',
    '0:01',
    '1:00',
    '4:05',
    '1:02:30',
  ]);
});

test('durationText leaves out zero parts', () => {
  expect([0, 45, 720, 5400, 3600, 90].map(durationText)).toEqual([
    '0 s',
    '45 s',
    '12 min',
    '1 h 30 min',
    '1 h',
    '1 min 30 s',
  ]);
});

test('the texts of a range name its upper end', () => {
  const range = { seconds: 600, upToSeconds: 720 };
  expect(rangeNote(range)).toBe('may take 12 min');
  expect(ringingText(range)).toBe('May take up to 12 min');
  expect(rangeNote({ seconds: 600, upToSeconds: 600 })).toBeNull();
  expect(ringingText({ seconds: 600, upToSeconds: 600 })).toBe('Time is up');
});

test('a timer is named after the activity of its step', () => {
  expect(timerLabel('simmer')).toBe('Simmer');
  expect(timerLabel(null)).toBe('Timer');
  expect(doneText({ label: 'Simmer' })).toBe('Simmer: time is up');
  expect(doneText({ label: 'Timer' })).toBe('A timer is done');
});

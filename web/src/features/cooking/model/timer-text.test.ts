import { expect, test } from 'vitest';

import {
  clockText,
  doneText,
  durationText,
  rangeNote,
  timerLabel,
  upText,
} from '#features/cooking/model/timer-text.ts';

test('a clock shows the last second until it is over', () => {
  expect([0, 1, 1000, 59_001, 245_000, 3_750_000].map(clockText)).toEqual([
    '0:00',
    '0:01',
    '0:01',
    '1:00',
    '4:05',
    '1:02:30',
  ]);
});

test('a duration leaves out what is nothing', () => {
  expect([0, 45, 720, 5400, 3600, 90].map(durationText)).toEqual([
    '0 s',
    '45 s',
    '12 min',
    '1 h 30 min',
    '1 h',
    '1 min 30 s',
  ]);
});

test('a range rings at its near end and says so', () => {
  const range = { seconds: 600, upToSeconds: 720 };
  expect(rangeNote(range)).toBe('may take 12 min');
  expect(upText(range)).toBe('May take up to 12 min');
  expect(rangeNote({ seconds: 600, upToSeconds: 600 })).toBeNull();
  expect(upText({ seconds: 600, upToSeconds: 600 })).toBe('Time is up');
});

test('a timer is named after what it is for, where the step says so', () => {
  expect(timerLabel('simmer')).toBe('Simmer');
  expect(timerLabel(null)).toBe('Timer');
  expect(doneText({ label: 'Simmer' })).toBe('Simmer: time is up');
  expect(doneText({ label: 'Timer' })).toBe('A timer is done');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cutAtTimes } from '#features/cooking/model/step-pieces.ts';

const TEXT = 'Bake for 10–12 minutes, then rest overnight.';
const time = (start: number, end: number, low: number, high = low) => ({ start, end, low, high, label: 'bake' });

test('a time becomes a timer at the near end of its range', () => {
  expect(cutAtTimes(TEXT, [time(9, 22, 600, 720)])).toEqual([
    { text: 'Bake for ', timer: null },
    { text: '10–12 minutes', timer: { index: 0, seconds: 600, upToSeconds: 720, label: 'bake' } },
    { text: ', then rest overnight.', timer: null },
  ]);
});

test('a blink and a month are no timers', () => {
  expect(cutAtTimes(TEXT, [time(9, 22, 2), time(34, 43, 30 * 86_400)])).toEqual([{ text: TEXT, timer: null }]);
});

test('whatever times are found, the pieces together are the text', () => {
  const times = fc.array(
    fc.tuple(fc.integer({ min: -5, max: 60 }), fc.integer({ min: -5, max: 60 }), fc.integer({ min: 0, max: 1e6 })),
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), times, (text, found) => {
      const pieces = cutAtTimes(
        text,
        found.map(([start, end, low]) => time(start, end, low)),
      );
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      const indexes = pieces.flatMap(({ timer }) => (timer === null ? [] : [timer.index]));
      expect(new Set(indexes).size).toBe(indexes.length);
    }),
  );
});

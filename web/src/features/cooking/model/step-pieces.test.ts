import fc from 'fast-check';
import { expect, test } from 'vitest';

import { splitAtTimes } from '#features/cooking/model/step-pieces.ts';

const TEXT = 'Bake for 10–12 minutes, then rest overnight.';
const time = (start: number, end: number, low: number, high = low) => ({ start, end, low, high, label: 'bake' });

test('splitAtTimes makes a timer for the lower end of a range', () => {
  expect(splitAtTimes(TEXT, [time(9, 22, 600, 720)])).toEqual([
    { text: 'Bake for ', timer: null },
    { text: '10–12 minutes', timer: { index: 0, seconds: 600, upToSeconds: 720, label: 'bake' } },
    { text: ', then rest overnight.', timer: null },
  ]);
});

test('splitAtTimes ignores times that are too short or too long', () => {
  expect(splitAtTimes(TEXT, [time(9, 22, 2), time(34, 43, 30 * 86_400)])).toEqual([{ text: TEXT, timer: null }]);
});

test('splitAtTimes preserves the text for any times', () => {
  const times = fc.array(
    fc.tuple(fc.integer({ min: -5, max: 60 }), fc.integer({ min: -5, max: 60 }), fc.integer({ min: 0, max: 1e6 })),
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), times, (text, found) => {
      const pieces = splitAtTimes(
        text,
        found.map(([start, end, low]) => time(start, end, low)),
      );
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      const indexes = pieces.flatMap(({ timer }) => (timer === null ? [] : [timer.index]));
      expect(new Set(indexes).size).toBe(indexes.length);
    }),
  );
});

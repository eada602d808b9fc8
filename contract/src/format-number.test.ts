import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatNumber } from './format-number.ts';

test('numbers are formatted as Intl does in English', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.nat({ max: 3 }), (eighths, maxDecimals) => {
      // Eighths have an exact binary value, so both round the same number.
      const value = eighths / 8;
      // Intl writes "-0".
      fc.pre(Math.abs(value) >= 1);
      expect(formatNumber(value, maxDecimals)).toBe(value.toLocaleString('en', { maximumFractionDigits: maxDecimals }));
    }),
  );
  expect(formatNumber(0)).toBe('0');
  expect(formatNumber(1.5)).toBe('1.5');
});

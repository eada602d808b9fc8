import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatNumber } from './format-number.ts';

test('numbers are formatted as Intl does in English', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.nat({ max: 2 }), (hundredths, maxDecimals) => {
      const value = Number((hundredths / 100).toFixed(maxDecimals));
      // Intl writes "-0".
      fc.pre(value !== 0);
      expect(formatNumber(value, maxDecimals)).toBe(value.toLocaleString('en', { maximumFractionDigits: maxDecimals }));
    }),
  );
  expect(formatNumber(0)).toBe('0');
});

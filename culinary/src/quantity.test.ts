import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grams, millilitres } from '#measure';
import { formatGrams, formatMillilitres, formatQuantity, formatSpoons, roundForScale } from '#quantity';

describe('formatting amounts', () => {
  test.each([
    [0.5, '½'],
    [1 / 3, '⅓'],
    [1.34, '1⅓'],
    [0.98, '1'],
    [2.75, '2¾'],
    [0.05, '¼'],
    [12.4, '12'],
    [3, '3'],
  ])('%d reads %s', (value, text) => expect(formatQuantity(value)).toBe(text));

  test.each([
    [1, '1 tsp'],
    [0.1, '¼ tsp'],
    [3, '1 tbsp'],
    [4.5, '1½ tbsp'],
    [30, '10 tbsp'],
  ])('%d teaspoons are %s', (value, text) => expect(formatSpoons(value)).toBe(text));

  test('rounds weights and volumes to what scales and jugs show', () => {
    expect(formatGrams(grams(412))).toBe('400 g');
    expect(formatGrams(grams(1240))).toBe('1.2 kg');
    expect(formatMillilitres(millilitres(15))).toBe('1 tbsp');
    expect(formatMillilitres(millilitres(480))).toBe('475 ml');
  });

  test('never rounds off more than a seventh, nor to zero', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 5000, noNaN: true }), (value) => {
        const rounded = roundForScale(value);
        expect(rounded).toBeGreaterThan(0);
        expect(Math.abs(rounded - value) / value).toBeLessThan(0.35);
      }),
    );
  });
});

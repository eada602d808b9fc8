import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describePan, panArea, panFor, panOf, type PanSize } from '#pan';

describe('tins', () => {
  test.each<[PanSize, number]>([
    [{ shape: 'round', side: 20 }, 314.16],
    [{ shape: 'square', side: 20 }, 400],
    [{ shape: 'rectangle', side: 20, other: 30 }, 600],
    [{ shape: 'loaf', side: 13, other: 23 }, 299],
  ])('%o', (pan, area) => expect(panArea(pan)).toBeCloseTo(area, 1));

  test.each<[PanSize, number, string, number]>([
    [{ shape: 'round', side: 20 }, 2, '28 cm round tin', 1],
    [{ shape: 'round', side: 18 }, 2, '25 cm round tin', 1],
    [{ shape: 'square', side: 20 }, 0.5, '16 cm round tin', 1],
    [{ shape: 'square', side: 20 }, 1.5, '25 cm square tin', 1],
    [{ shape: 'rectangle', side: 23, other: 33 }, 2, '33 × 46 cm rectangular tin', 1],
    [{ shape: 'loaf', side: 13, other: 23 }, 2, '13 × 23 cm loaf tin', 2],
    [{ shape: 'round', side: 28 }, 4, '28 cm round tin', 4],
  ])('%o times %d', (pan, factor, words, count) => {
    const choice = panFor(pan, factor);
    expect(choice === null ? null : describePan(choice.pan)).toBe(words);
    expect(choice?.count).toBe(count);
  });

  test('what is chosen fits within 15 %, and senseless factors choose nothing', () => {
    fc.assert(
      fc.property(fc.double({ min: 8, max: 40, noNaN: true }), fc.double(), (side, factor) => {
        const choice = panFor({ shape: 'round', side }, factor);
        if (choice !== null) {
          const real = (panArea(choice.pan) * choice.count) / (panArea({ shape: 'round', side }) * factor);
          expect(real).toBeCloseTo(choice.fit, 6);
          expect(Math.abs(Math.log(real))).toBeLessThanOrEqual(0.151);
        }
      }),
    );
    for (const factor of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(panFor({ shape: 'square', side: 20 }, factor)).toBeNull();
  });

  test.each([
    ['springform tin', '23 cm springform tin', [23], 'round'],
    ['square tin', '20 cm square tin', [20], 'square'],
    ['cake tin', '20 cm square cake tin', [20], 'square'],
    ['baking dish', '9x13 baking dish', [23, 33], 'rectangle'],
    ['loaf tin', '23 x 13 cm loaf tin', [23, 13], 'loaf'],
    ['springform tin', '23 x 7 cm springform tin', [23, 7], 'round'],
    ['frying pan', '28 cm frying pan', [28], undefined],
    ['tin', '20 cm tin', [20], undefined],
  ])('%s of "%s"', (name, words, sides, shape) => expect(panOf(name, words, sides)?.shape).toBe(shape));
});

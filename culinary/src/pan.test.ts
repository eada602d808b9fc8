import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describePan, loafPanFor, panArea, panFor, panOf, type PanSize } from '#pan';

describe('panFor and panOf', () => {
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
    // Another shape within 8 % is preferred to several tins, and several tins to one that is 15 % off when scaling up.
    [{ shape: 'round', side: 16 }, 5, '25 × 38 cm rectangular tin', 1],
    [{ shape: 'round', side: 23 }, 2.5, '18 cm round tin', 4],
    [{ shape: 'round', side: 20 }, 0.5, '15 cm round tin', 1],
    [{ shape: 'round', side: 16 }, 0.5, '12 cm round tin', 1],
    [{ shape: 'round', side: 23 }, 1 / 3, '10 cm round tin', 2],
    [{ shape: 'round', side: 8 }, 2, '8 cm round tin', 2],
    [{ shape: 'round', side: 20 }, 6, '28 cm round tin', 3],
    [{ shape: 'loaf', side: 9, other: 16 }, 2.5, '11 × 30 cm loaf tin', 1],
    [{ shape: 'loaf', side: 10, other: 13 }, 2, '10 × 13 cm loaf tin', 2],
    [{ shape: 'loaf', side: 13, other: 23 }, 5, '11 × 30 cm loaf tin', 4],
  ])('%o times %d', (pan, factor, words, count) => {
    const choice = panFor(pan, factor);
    expect(choice === null ? null : describePan(choice.pan)).toBe(words);
    expect(choice?.count).toBe(count);
  });

  test('stay within 15 %, and return null for implausible factors', () => {
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
    // Implausibly small and large sizes.
    expect(panFor({ shape: 'round', side: 3 }, 2)).toBeNull();
    expect(panFor({ shape: 'round', side: 100 }, 3)).toBeNull();
    // No tin of that size, nor up to four.
    expect(panFor({ shape: 'round', side: 8 }, 1.25)).toBeNull();
    expect(panFor({ shape: 'round', side: 4 }, 5)).toBeNull();
    for (const factor of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(panFor({ shape: 'square', side: 20 }, factor)).toBeNull();
  });

  test.each<[PanSize, string]>([
    [{ shape: 'round', side: 24 }, '9.5 inch round pan'],
    [{ shape: 'rectangle', side: 23, other: 33 }, '9 × 13 inch rectangular pan'],
  ])('%o in inches', (pan, words) => expect(describePan(pan, true)).toBe(words));

  test.each([
    [450, '9 × 16 cm loaf tin'],
    [900, '13 × 23 cm loaf tin'],
  ])('a loaf of %d g', (grams, words) => expect(describePan(loafPanFor(grams))).toBe(words));

  test.each([
    ['springform tin', '23 cm springform tin', [23], 'round'],
    ['square tin', '20 cm square tin', [20], 'square'],
    ['cake tin', '20 cm square cake tin', [20], 'square'],
    ['baking dish', '9x13 baking dish', [23, 33], 'rectangle'],
    ['loaf tin', '23 x 13 cm loaf tin', [23, 13], 'loaf'],
    ['springform tin', '23 x 7 cm springform tin', [23, 7], 'round'],
    ['frying pan', '28 cm frying pan', [28], undefined],
    ['tin', '20 cm tin', [20], undefined],
    ['pan', '9x13 pan', [23, 33], 'rectangle'],
    ['dish', '8-inch square dish', [20], 'square'],
    ['pan', '10-inch pan', [25], undefined],
    ['tin', '20 cm round tin', [20], 'round'],
    ['cake tin', '20 cm cake tin', [20], 'round'],
    ['cake tin', '20 x 20 cm cake tin', [20, 20], 'square'],
    ['tart tin', '24 cm tart tin', [24], 'round'],
    ['pie dish', '23 cm pie dish', [23], 'round'],
    ['baking dish', '20 cm baking dish', [20], 'square'],
    ['loaf tin', '20 cm loaf tin', [20], undefined],
    ['muffin tin', '20 x 30 cm muffin tin', [20, 30], undefined],
    ['bundt tin', '24 x 24 cm bundt tin', [24, 24], undefined],
    ['roasting tin', '30 x 40 cm roasting tin', [30, 40], undefined],
  ])('%s of "%s"', (name, words, sides, shape) => expect(panOf(name, words, sides)?.shape).toBe(shape));

  test.each(['loaf tin', 'baking dish'])('put the shorter side of a %s first', (name) => {
    expect(panOf(name, `30 x 20 cm ${name}`, [30, 20])).toMatchObject({ side: 20, other: 30 });
  });
});

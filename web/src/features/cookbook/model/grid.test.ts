import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { gridFor, placeOf, placesOf, rowsOf } from './grid.ts';

const REM_PX = 16;

describe('gridFor', () => {
  it.each([
    [358, 1, true],
    [700, 2, false],
    [930, 3, false],
    [1150, 4, false],
  ])('on %i pixels has %i columns', (width, columns, isCompact) => {
    expect(gridFor(width, REM_PX)).toMatchObject({ columns, isCompact });
  });

  it('uses fewer columns for larger text', () => {
    expect(gridFor(930, 2 * REM_PX).isCompact).toBe(true);
  });

  it('places cards without overlap within the width', () => {
    fc.assert(
      fc.property(fc.integer({ min: 240, max: 4000 }), fc.integer({ min: 0, max: 10_000 }), (width, index) => {
        const grid = gridFor(width, REM_PX);
        const place = placeOf(index, grid);
        const next = placeOf(index + 1, grid);
        const isBeside = next.top === place.top && next.left >= place.left + grid.cardWidth;
        const isBelow = next.top >= place.top + grid.cardHeight && next.left === 0;
        expect(isBeside || isBelow).toBe(true);
        expect(place.left + grid.cardWidth).toBeLessThanOrEqual(width + 0.001);
        expect(rowsOf(index + 1, grid) * (grid.cardHeight + grid.gap)).toBeGreaterThan(place.top);
      }),
    );
  });
});

describe('placesOf', () => {
  const grid = gridFor(930, REM_PX);

  it('counts all matches before they are loaded', () => {
    expect(placesOf({ count: 48, hasMore: true, total: 10_000 }, grid)).toBe(10_000);
    expect(placesOf({ count: 48, hasMore: false, total: 50 }, grid)).toBe(48);
  });

  it('reserves a row when the total is unknown', () => {
    expect(placesOf({ count: 48, hasMore: true, total: undefined }, grid)).toBe(51);
    expect(placesOf({ count: 48, hasMore: true, total: 3 }, grid)).toBe(51);
  });
});

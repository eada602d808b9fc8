import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { placeCard } from './place-card.ts';

const SCREEN = { width: 1000, height: 800 };
const CARD = { width: 300, height: 200 };

describe('placeCard', () => {
  it.each([
    ['below', { left: 100, top: 10, width: 400, height: 44 }, { left: 150, top: 74 }],
    ['below, within the screen', { left: 940, top: 10, width: 44, height: 44 }, { left: 688, top: 74 }],
    ['above a target at the bottom', { left: 900, top: 700, width: 56, height: 56 }, { left: 688, top: 480 }],
    ['to the right of a tall target', { left: 0, top: 50, width: 200, height: 700 }, { left: 220, top: 50 }],
    ['to the left of a tall target', { left: 700, top: 50, width: 200, height: 700 }, { left: 380, top: 50 }],
    [
      'at the bottom of a target that fills the screen',
      { left: 0, top: 0, width: 1000, height: 800 },
      { left: 350, top: 588 },
    ],
    ['in the center without a target', null, { left: 350, top: 300 }],
  ])('puts the card %s', (_position, target, place) => {
    expect(placeCard(target, CARD, SCREEN)).toEqual(place);
  });

  test('keeps the card on the screen for any target', () => {
    const length = fc.integer({ min: -500, max: 2000 });
    const side = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(fc.record({ left: length, top: length, width: side, height: side }), (target) => {
        const { left, top } = placeCard(target, CARD, SCREEN);
        expect(left).toBeGreaterThanOrEqual(12);
        expect(top).toBeGreaterThanOrEqual(12);
        expect(left + CARD.width).toBeLessThanOrEqual(SCREEN.width - 12);
        expect(top + CARD.height).toBeLessThanOrEqual(SCREEN.height - 12);
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { clampStep, moveOfKey, moveOfSwipe, moveStep, parseCookSearch } from '#features/cooking/model/cook-position.ts';

test('moving never leaves the steps, and forth and back is where one was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.integer(), (steps, wanted) => {
      const step = clampStep(wanted, steps);
      for (const move of ['next', 'back', 'first', 'last'] as const) {
        const moved = moveStep(step, steps, move);
        expect(moved).toBeGreaterThanOrEqual(1);
        expect(moved).toBeLessThanOrEqual(steps);
      }
      if (step < steps) expect(moveStep(moveStep(step, steps, 'next'), steps, 'back')).toBe(step);
    }),
  );
});

test('an address names a step, or none', () => {
  expect(parseCookSearch(3)).toBe(3);
  for (const value of ['3', 0, -1, 1.5, null, undefined, true]) expect(parseCookSearch(value)).toBeUndefined();
});

test('keys move, but the space bar belongs to the button it is on', () => {
  expect(moveOfKey('ArrowRight', true)).toBe('next');
  expect(moveOfKey('ArrowLeft', false)).toBe('back');
  expect(moveOfKey(' ', false)).toBe('next');
  expect(moveOfKey(' ', true)).toBeNull();
  expect(moveOfKey('ArrowDown', false)).toBeNull();
  expect(moveOfKey('x', false)).toBeNull();
});

test('a swipe is sideways; scrolling and a trembling finger are none', () => {
  expect(moveOfSwipe(-90, 10)).toBe('next');
  expect(moveOfSwipe(90, -10)).toBe('back');
  expect(moveOfSwipe(-90, 80)).toBeNull();
  expect(moveOfSwipe(-30, 0)).toBeNull();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  clampStep,
  moveForKey,
  moveForSwipe,
  moveStep,
  parseCookSearch,
} from '#features/cooking/model/cook-position.ts';

test('moveStep stays within the steps, and back undoes next', () => {
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

test('parseCookSearch accepts step numbers only', () => {
  expect(parseCookSearch(3)).toBe(3);
  for (const value of ['3', 0, -1, 1.5, null, undefined, true]) expect(parseCookSearch(value)).toBeUndefined();
});

test('moveForKey maps keys, except the space bar on a control', () => {
  expect(moveForKey('ArrowRight', true)).toBe('next');
  expect(moveForKey('ArrowLeft', false)).toBe('back');
  expect(moveForKey(' ', false)).toBe('next');
  expect(moveForKey(' ', true)).toBeNull();
  expect(moveForKey('ArrowDown', false)).toBeNull();
  expect(moveForKey('x', false)).toBeNull();
});

test('moveForSwipe accepts horizontal swipes only', () => {
  expect(moveForSwipe(-90, 10)).toBe('next');
  expect(moveForSwipe(90, -10)).toBe('back');
  expect(moveForSwipe(-90, 80)).toBeNull();
  expect(moveForSwipe(-30, 0)).toBeNull();
});

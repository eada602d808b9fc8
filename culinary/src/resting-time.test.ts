import { describe, expect, test } from 'vitest';

import { restingMinutes } from '#resting-time';

const resting = (steps: readonly string[], preparing: number | null = 15, cooking: number | null = 30): number =>
  restingMinutes({ instructions: steps, preparation_time: preparing, cooking_time: cooking });

describe('restingMinutes', () => {
  test.each([
    [['Mix.', 'Chill for 2 hours.'], 120],
    [['Rest overnight in the fridge.'], 720],
    [['Let the dough rise for 1 hour.', 'Bake for 30 minutes at 200°C.'], 60],
    [['Rest the dough for 30 minutes.', 'Chill the tart for 30 minutes.', 'Bake for 30 minutes.'], 60],
    [['Den Teig 1 Stunde ruhen lassen.'], 60],
  ])('of %j is %i', (steps, minutes) => {
    expect(resting(steps)).toBe(minutes);
  });

  test('is nothing for work, cooking, short rests and advice on storage', () => {
    expect(resting(['Simmer for 3 hours.'])).toBe(0);
    expect(resting(['Knead for 30 minutes.'])).toBe(0);
    expect(resting(['Let the steak rest for 5 minutes.'])).toBe(0);
    expect(resting(['Keeps for 3 days in the fridge.'])).toBe(0);
  });

  test('is nothing if the times of the recipe include it, and counts without times', () => {
    expect(resting(['Chill for 2 hours.'], 120, 30)).toBe(0);
    expect(resting(['Chill for 2 hours.'], null, null)).toBe(120);
  });
});

import { describe, expect, test } from 'vitest';
import { loadAllNames } from '#all-names';
import { composeRecipe } from '#compose';
import { isReady, leftoverFit, readyFood, readyName } from '#compose/leftovers';
import { cutOf, minutesOf, panMethod, roastMethod } from '#compose/technique';
import { findFood, getFood } from '#ingredient-catalogue';

loadAllNames();

describe('cooked foods', () => {
  test.each([
    ['leftover chicken', true],
    ['rotisserie chicken', true],
    ['grilled salmon', true],
    ['day-old rice', true],
    ['boiled potatoes', true],
    // Cuts, tins, and foods that are always sold so.
    ['chicken', false],
    ['roasting chicken', false],
    ['beef roast', false],
    ['chuck roast', false],
    ['cooked butter', false],
    ['leftover cheese', false],
  ])('%s: %s', (text, ready) => {
    const found = findFood(text);
    expect(found === null ? null : isReady(text, found.food)).toBe(ready);
  });

  test('are neither peeled nor swollen and reheat to 74 °C', () => {
    const potato = readyFood(getFood('potato'));
    expect([potato.ready, potato.peel, minutesOf(potato, 'pan')]).toEqual([true, undefined, 3]);
    expect(readyFood(getFood('long-grain rice')).cooked).toBeUndefined();
    expect(readyFood(getFood('potato'))).toBe(potato);
    const chicken = readyFood(getFood('roasting chicken'));
    expect(cutOf(chicken, 'dice')).toBe('');
    expect(panMethod(chicken)).toMatchObject({ minutes: 4, cue: expect.stringContaining('74 °C') });
    expect(roastMethod(chicken, 2000)).toMatchObject({ minutes: 12, cue: expect.stringContaining('74 °C') });
  });

  test.each([
    ['salmon', 'cooked salmon'],
    ['roasting chicken', 'cooked chicken'],
    ['roasted pepper', 'roasted pepper'],
  ])('%s is listed as %s', (name, listed) => expect(readyName(name)).toBe(listed));

  test('suit some dishes, while others need raw food', () => {
    for (const id of ['fried-rice', 'sandwich']) expect(leftoverFit(id), id).toBeGreaterThan(0);
    for (const id of ['schnitzel', 'seared-plate', 'roast-dinner']) expect(leftoverFit(id), id).toBeLessThan(-4);
    expect(leftoverFit('wibble')).toBe(0);
  });
});

test('rice that is cooked already is warmed beside a dish, and not boiled again', () => {
  const { recipe } = composeRecipe({ ingredients: ['leftover rice', 'schnitzel'], seed: 's' });
  expect(recipe?.instructions.join(' ')).toMatch(/warm the rice/u);
});

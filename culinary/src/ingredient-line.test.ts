import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFood } from '#ingredient-catalogue';
import { parseIngredientLine, weightOfLine } from '#ingredient-line';

describe('an ingredient line', () => {
  test.each([
    ['2 chicken breasts', 2, undefined, 'chicken breasts', 340],
    ['400g beef mince', 400, 'g', 'beef mince', 400],
    ['half an onion', 0.5, undefined, 'onion', 60],
    ['1 1/2 cups flour', 1.5, 'cup', 'flour', 180],
    ['1½ tbsp olive oil', 1.5, 'tbsp', 'olive oil', 19.5],
    ['2-3 cloves garlic, minced', 2, 'clove', 'garlic', 6],
    ['half a dozen eggs', 6, undefined, 'eggs', 300],
    ['1,5 kg potatoes', 1.5, 'kg', 'potatoes', 1500],
    ['a knob of butter', 1, 'knob', 'butter', 15],
    ['2 tins of chickpeas', 2, 'can', 'chickpeas', 480],
    ['a bag of spinach', 1, 'pack', 'spinach', null],
    ['salt', undefined, undefined, 'salt', null],
  ] as const)('%s', (line, quantity, unit, name, weight) => {
    const parsed = parseIngredientLine(line);
    expect([parsed.quantity, parsed.unit, parsed.name]).toEqual([quantity, unit, name]);
    const food = findFood(parsed.name)?.food;
    if (food === undefined) throw new Error(`no food in ${line}`);
    expect(weightOfLine(parsed, food)).toBe(weight);
  });

  test('keeps what is neither amount nor name', () => {
    expect(parseIngredientLine('1 (14-oz) can tomatoes, drained').comment).toBe('14-oz; drained');
  });

  test('never throws', { timeout: 40_000 }, () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 1000 }), fc.string({ unit: 'binary' })), (line) => {
        const { quantity } = parseIngredientLine(line);
        expect(quantity ?? 1).toBeGreaterThan(0);
      }),
    );
  });
});

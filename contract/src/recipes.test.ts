import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { NewRecipe, Recipe, RECIPE_LIMITS, RecipeChange } from './recipes.ts';

const soup = {
  title: 'Soup',
  description: 'Warm.',
  ingredients: ['6 tomatoes'],
  instructions: ['Cook.'],
};

describe('NewRecipe', () => {
  test('accepts lists as JSON text and booleans as 0 and 1', () => {
    const lists = fc
      .array(fc.string({ unit: 'grapheme', maxLength: 30 }), { minLength: 1, maxLength: 10 })
      .filter((rows) => rows.some((row) => row.trim() !== ''));
    fc.assert(
      fc.property(lists, lists, fc.boolean(), fc.boolean(), (ingredients, instructions, isFavorite, isGenerated) => {
        const asValues = { ...soup, ingredients, instructions, is_favorite: isFavorite, is_ai_generated: isGenerated };
        const asTexts = {
          ...soup,
          ingredients: JSON.stringify(ingredients),
          instructions: JSON.stringify(instructions),
          is_favorite: isFavorite ? 1 : 0,
          is_ai_generated: isGenerated ? 1 : 0,
          user_id: 'somebody',
        };
        expect(NewRecipe.parse(asTexts)).toEqual(NewRecipe.parse(asValues));
      }),
    );
  });

  test('is parsed idempotently', () => {
    const disturbing = fc.constantFrom('\u202E', '\u0007', '\u200B', '\u00A0', '\uFEFF', 'e\u0301', '\r\n', ' ', '🍲');
    const unit = fc.oneof(disturbing, fc.string({ maxLength: 5 }));
    const text = fc.array(unit, { maxLength: 6 }).map((parts) => parts.join(''));
    const address = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true, size: '+1' }),
      text.map((path) => ` https://Example.org:443/a b/../${path} `),
      fc.constant(`https://example.org/${'é'.repeat(1_900)}`),
      fc.constant(''),
    );
    const filled = text.map((rest) => `x${rest}`);
    const input = fc.record({
      title: filled,
      description: filled,
      more: fc.array(text, { maxLength: 4 }),
      image_url: address,
    });
    fc.assert(
      fc.property(input, ({ more, ...sent }) => {
        const { success, data } = NewRecipe.safeParse({
          ...sent,
          ingredients: ['salt', ...more],
          instructions: [...more, 'Stir.'],
        });
        fc.pre(success);
        expect(NewRecipe.parse(data)).toEqual(data);
      }),
      { numRuns: 40 },
    );
  });

  test('accepts every field up to its limit and refuses more', () => {
    const rows = (count: number, length: number) => Array.from({ length: count }, () => 'x'.repeat(length));
    const most = {
      title: 'x'.repeat(RECIPE_LIMITS.title_max_characters),
      description: 'x'.repeat(RECIPE_LIMITS.description_max_characters),
      ingredients: rows(RECIPE_LIMITS.ingredients_max, RECIPE_LIMITS.ingredient_max_characters),
      instructions: rows(RECIPE_LIMITS.instructions_max, RECIPE_LIMITS.instruction_max_characters),
    };
    const rest = RECIPE_LIMITS.text_max_characters - most.title.length - most.description.length;
    const steps = rows(1, 4_000);
    for (const part of [
      { ingredients: most.ingredients, instructions: steps },
      { instructions: rows(rest / 5_000 - 1, 5_000), ingredients: ['x'] },
    ]) {
      expect(NewRecipe.safeParse({ ...most, ...part }).success).toBe(true);
    }
    expect(NewRecipe.safeParse(most).success, 'all of it together').toBe(false);
    const largest = { ...most, ingredients: ['x'], instructions: ['x'] };
    for (const [field, value] of Object.entries(largest)) {
      const larger = typeof value === 'string' ? `${value}x` : rows(RECIPE_LIMITS.ingredients_max + 1, 1);
      expect(NewRecipe.safeParse({ ...largest, [field]: larger }).success, field).toBe(false);
    }
  });
});

describe('RecipeChange', () => {
  test('contains only the fields that were sent', () => {
    expect(RecipeChange.parse({ is_favorite: 1 })).toEqual({ is_favorite: true });
    expect(RecipeChange.parse({ ingredients: '["salt"]', version: 3 })).toEqual({ ingredients: ['salt'], version: 3 });
  });

  test('requires a version for any field but is_favorite', () => {
    expect(RecipeChange.safeParse({ is_favorite: false }).success).toBe(true);
    const refused = RecipeChange.safeParse({ is_favorite: false, title: 'Other' });
    expect(refused.error?.issues.map(({ path }) => path.join('.'))).toEqual(['version']);
  });

  test('refuses an empty change and read-only fields', () => {
    for (const change of [
      {},
      { version: 1 },
      { user_id: 'x' },
      { is_ai_generated: true },
      { created_at: '2026-01-01' },
    ]) {
      expect(RecipeChange.safeParse(change).success, JSON.stringify(change)).toBe(false);
    }
  });

  test('accepts every field that the server does not set', () => {
    const own = [
      'id',
      'user_id',
      'is_ai_generated',
      'picture',
      'drawing',
      'version',
      'conflicts',
      'created_at',
      'updated_at',
    ];
    const changeable = Object.keys(Recipe.shape).filter((field) => !own.includes(field));
    const read = NewRecipe.parse(soup);
    for (const field of changeable)
      expect(RecipeChange.safeParse({ version: 1, [field]: read[field as keyof typeof read] }).success, field).toBe(
        true,
      );
  });
});

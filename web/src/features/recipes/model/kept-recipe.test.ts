import { NewRecipe } from '@larder/contract/recipes';
import type { Recipe } from '@larder/contract/recipes';
import { describe, expect, it } from 'vitest';

import { changesSince } from './kept-recipe.ts';

const ID = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
const sent = NewRecipe.parse({
  id: ID,
  title: 'Soup',
  description: 'Warm.',
  ingredients: ['leek', ''],
  instructions: ['Boil.'],
});

function kept(overrides: Partial<Recipe> = {}): Recipe {
  return {
    id: ID,
    user_id: ID,
    title: 'Soup',
    description: 'Warm.',
    ingredients: ['leek'],
    instructions: ['Boil.'],
    image_url: null,
    is_ai_generated: false,
    category: 'Main Dish',
    preparation_time: null,
    cooking_time: null,
    servings: null,
    is_favorite: true,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    ...overrides,
  };
}

describe('what was kept against what was sent', () => {
  it('needs nothing when it is the same', () => {
    expect(changesSince(kept(), sent)).toBeNull();
  });

  it('is brought up to what was sent last when an earlier sending had arrived', () => {
    expect(changesSince(kept({ title: 'Sop', ingredients: ['leek', 'salt'] }), sent)).toMatchObject({
      title: 'Soup',
      ingredients: ['leek'],
    });
  });
});

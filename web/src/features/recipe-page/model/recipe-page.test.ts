import type { RecipeDetail } from '@larder/contract/recipes';
import { expect, test } from 'vitest';

import { originText } from '#features/recipe-page/model/origin-text.ts';
import { parseRecipeSearch } from '#features/recipe-page/model/recipe-search.ts';

const RECIPE: RecipeDetail = {
  id: '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b',
  user_id: '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2c',
  title: 'Leek soup',
  description: 'Green.',
  ingredients: ['2 leeks'],
  instructions: ['Simmer.'],
  image_url: null,
  picture: null,
  drawing: '1-a',
  conflicts: [],
  is_ai_generated: false,
  category: 'Soup',
  preparation_time: 10,
  cooking_time: 20,
  servings: 4,
  is_favorite: true,
  version: 3,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  source: 'own',
  shared_by: null,
  shared_by_name: null,
  rating: 0,
  ratings_count: 0,
  hidden_reason: null,
  culprits: [],
};

test('originText names the author of a recipe, and is null for the user’s own', () => {
  expect(originText(RECIPE, false)).toBeNull();
  expect(originText({ source: 'shared', shared_by_name: 'Ann' }, false)).toBe('Shared by Ann');
  expect(originText({ source: 'community', shared_by_name: 'Ann' }, false)).toBe('From the community, by Ann');
  expect(originText({ source: 'community', shared_by_name: 'Ann' }, true)).toBe('From the community, by you');
  expect(originText({ source: 'shared', shared_by_name: null }, false)).toBe('Shared by a cook');
});

test('parseRecipeSearch returns size and current step, and drops other parameters', () => {
  expect(parseRecipeSearch({ servings: 6, cook: 3, evil: 'yes' })).toEqual({ servings: 6, times: undefined, cook: 3 });
  expect(parseRecipeSearch({ servings: 'six', cook: 'now' })).toEqual({
    servings: undefined,
    times: undefined,
    cook: undefined,
  });
});

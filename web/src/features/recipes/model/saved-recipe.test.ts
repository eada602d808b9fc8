import { NewRecipe } from '@larder/contract/recipes';
import type { Recipe } from '@larder/contract/recipes';
import { describe, expect, it } from 'vitest';

import { changesSince, ownDetail } from './saved-recipe.ts';

const ID = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
const sent = NewRecipe.parse({
  id: ID,
  title: 'Soup',
  description: 'Warm.',
  ingredients: ['leek', ''],
  instructions: ['Boil.'],
});

function saved(overrides: Partial<Recipe> = {}): Recipe {
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
    picture: null,
    drawing: '1-a',
    conflicts: [],
    version: 3,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    ...overrides,
  };
}

describe('changesSince', () => {
  it('is null when the saved recipe equals the sent one', () => {
    expect(changesSince(saved(), sent)).toBeNull();
  });

  it('returns the last sent texts when an earlier request was saved', () => {
    expect(changesSince(saved({ title: 'Sop', ingredients: ['leek', 'salt'] }), sent)).toMatchObject({
      title: 'Soup',
      ingredients: ['leek'],
      version: 3,
    });
  });

  it('ignores that the server has imported the picture', () => {
    const linked = { ...sent, image_url: 'https://example.org/soup.jpg' };
    const fetched = `/pictures/${ID}/1024`;
    expect(changesSince(saved({ image_url: fetched }), linked)).toBeNull();
    const uploaded = { ...sent, image_url: `/pictures/${ID.replace('0190', '0191')}/1024` };
    expect(changesSince(saved({ image_url: fetched }), uploaded)).toMatchObject({ image_url: uploaded.image_url });
    expect(changesSince(saved({ image_url: null }), linked)).toMatchObject({ image_url: linked.image_url });
    expect(changesSince(saved({ image_url: fetched }), sent)).toMatchObject({ image_url: null });
    expect(changesSince(saved({ image_url: fetched, title: 'Sop' }), linked)).not.toHaveProperty('image_url');
  });
});

describe('ownDetail', () => {
  it('marks the recipe as the user’s own and retains why it is hidden', () => {
    const detail = ownDetail(saved());
    expect(detail).toMatchObject({ title: 'Soup', source: 'own', shared_by: null, hidden_reason: null });
    expect(ownDetail(saved(), { ...detail, hidden_reason: 'Spam' }).hidden_reason).toBe('Spam');
  });
});

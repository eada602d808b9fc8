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
    picture: null,
    drawing: '1-a',
    version: 3,
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
      version: 3,
    });
  });

  it('is the same when its picture was fetched meanwhile', () => {
    const linked = { ...sent, image_url: 'https://example.org/soup.jpg' };
    const fetched = `/pictures/${ID}/1024`;
    expect(changesSince(kept({ image_url: fetched }), linked)).toBeNull();
    const uploaded = { ...sent, image_url: `/pictures/${ID.replace('0190', '0191')}/1024` };
    expect(changesSince(kept({ image_url: fetched }), uploaded)).toMatchObject({ image_url: uploaded.image_url });
    expect(changesSince(kept({ image_url: null }), linked)).toMatchObject({ image_url: linked.image_url });
    expect(changesSince(kept({ image_url: fetched }), sent)).toMatchObject({ image_url: null });
    expect(changesSince(kept({ image_url: fetched, title: 'Sop' }), linked)).not.toHaveProperty('image_url');
  });
});

describe('what a write answers with', () => {
  it("is shown as one's own", () => {
    const detail = ownDetail(kept());
    expect(detail).toMatchObject({ title: 'Soup', source: 'own', shared_by: null, hidden_reason: null });
    expect(ownDetail(kept(), { ...detail, hidden_reason: 'Spam' }).hidden_reason).toBe('Spam');
  });
});

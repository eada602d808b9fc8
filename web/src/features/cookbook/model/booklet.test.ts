import type { Recipe } from '@larder/contract/recipes';
import { describe, expect, it } from 'vitest';

import { BOOKLET_MAX_RECIPES, coverTitle, factsLine, parseBookletChoice } from './booklet.ts';

const ID = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';

function recipe(changes: Partial<Recipe>): Recipe {
  return {
    id: ID,
    user_id: ID,
    title: 'Soup',
    description: 'Warm.',
    ingredients: ['leek'],
    instructions: ['Boil.'],
    image_url: null,
    picture: null,
    drawing: '1-a',
    conflicts: [],
    is_ai_generated: false,
    category: null,
    preparation_time: null,
    cooking_time: null,
    servings: null,
    is_favorite: false,
    version: 1,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}

describe('parseBookletChoice', () => {
  it('accepts a stored list of ids and nothing else', () => {
    expect(parseBookletChoice([ID])).toEqual([ID]);
    expect(parseBookletChoice(['soup'])).toBeUndefined();
    expect(parseBookletChoice({ ids: [ID] })).toBeUndefined();
    expect(parseBookletChoice(Array.from({ length: BOOKLET_MAX_RECIPES + 1 }, () => ID))).toBeUndefined();
  });
});

describe('coverTitle', () => {
  it.each([
    ['Ada', 'Ada’s cookbook'],
    // Otherwise the bidi algorithm would place the suffix before the name.
    ['سارة', '\u200eسارة’s cookbook'],
    ['  ', 'My cookbook'],
    [undefined, 'My cookbook'],
  ])('of %j is %s', (name, title) => {
    expect(coverTitle(name)).toBe(title);
  });
});

describe('factsLine', () => {
  it('lists the known facts', () => {
    expect(factsLine(recipe({ preparation_time: 10, cooking_time: 25, servings: 1 }))).toBe('35 minutes · 1 serving');
    expect(factsLine(recipe({ servings: 4 }))).toBe('4 servings');
    expect(factsLine(recipe({}))).toBe('');
  });
});

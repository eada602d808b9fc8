import type { Recipe } from '@larder/contract/recipes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { exportName, isoDuration, recipeAsSchema, schemaDocument } from './schema-org.ts';

const ID = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
const ORIGIN = 'https://larder.example';

function recipe(changes: Partial<Recipe> = {}): Recipe {
  return {
    id: ID,
    user_id: ID,
    title: 'Leek soup',
    description: 'Green and warm.',
    ingredients: ['2 leeks', '1/2 l stock'],
    instructions: ['Slice.', 'Simmer.'],
    image_url: null,
    picture: null,
    drawing: '1-a',
    conflicts: [],
    is_ai_generated: false,
    category: 'Soup',
    preparation_time: 10,
    cooking_time: 80,
    servings: 4,
    is_favorite: false,
    version: 1,
    created_at: '2026-01-02T03:04:05.000Z',
    updated_at: '2026-02-02T03:04:05.000Z',
    ...changes,
  };
}

function parse(recipes: readonly Recipe[]): unknown {
  return JSON.parse(schemaDocument(recipes, ORIGIN).join(''));
}

describe('isoDuration', () => {
  it.each([
    [0, 'PT0M'],
    [5, 'PT5M'],
    [60, 'PT1H'],
    [95, 'PT1H35M'],
    [43_200, 'PT720H'],
  ])('of %i minutes is %s', (minutes, text) => {
    expect(isoDuration(minutes)).toBe(text);
  });
});

describe('recipeAsSchema', () => {
  it('maps every known value', () => {
    expect(parse([recipe()])).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      '@id': `urn:uuid:${ID}`,
      name: 'Leek soup',
      description: 'Green and warm.',
      datePublished: '2026-01-02T03:04:05.000Z',
      dateModified: '2026-02-02T03:04:05.000Z',
      recipeCategory: 'Soup',
      recipeYield: '4 servings',
      prepTime: 'PT10M',
      cookTime: 'PT1H20M',
      totalTime: 'PT1H30M',
      recipeIngredient: ['2 leeks', '1/2 l stock'],
      recipeInstructions: [
        { '@type': 'HowToStep', position: 1, text: 'Slice.' },
        { '@type': 'HowToStep', position: 2, text: 'Simmer.' },
      ],
    });
  });

  it('omits unknown values', () => {
    const bare = recipe({ category: null, preparation_time: null, cooking_time: null, servings: null });
    const text = JSON.stringify(recipeAsSchema(bare, ORIGIN));
    for (const field of ['recipeCategory', 'prepTime', 'cookTime', 'totalTime', 'recipeYield', 'image'])
      expect(text).not.toContain(`"${field}"`);
  });

  it('links the picture by an absolute URL', () => {
    const picture = { id: ID, width: 900, height: 600, preview: 'data:,' };
    expect(recipeAsSchema(recipe({ picture, image_url: `/pictures/${ID}/640` }), ORIGIN).image).toBe(
      `${ORIGIN}/pictures/${ID}/1024`,
    );
    expect(recipeAsSchema(recipe({ image_url: 'https://x.example/a b.jpg' }), ORIGIN).image).toBe(
      'https://x.example/a%20b.jpg',
    );
    expect(recipeAsSchema(recipe({ image_url: `/pictures/${ID}/640` }), ORIGIN).image).toBe(
      `${ORIGIN}/pictures/${ID}/640`,
    );
  });

  it('is part of a graph when there are several', () => {
    expect(parse([recipe(), recipe({ title: 'Cake' })])).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [{ name: 'Leek soup' }, { name: 'Cake' }],
    });
    expect(parse([])).toMatchObject({ '@graph': [] });
  });

  it('preserves every text', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
    const texts = fc.array(text, { minLength: 1, maxLength: 5 });
    const one = fc.record({ title: text, description: text, ingredients: texts, instructions: texts });
    fc.assert(
      fc.property(fc.array(one, { minLength: 2, maxLength: 4 }), (written) => {
        const graph = written.map((changes) => ({
          name: changes.title,
          description: changes.description,
          recipeIngredient: changes.ingredients,
          recipeInstructions: changes.instructions.map((step) => ({ text: step })),
        }));
        expect(parse(written.map((changes) => recipe(changes)))).toMatchObject({ '@graph': graph });
      }),
    );
  });
});

describe('exportName', () => {
  it('contains the date', () => {
    expect(exportName(new Date(2026, 1, 3))).toBe('recipes-2026-02-03.json');
  });
});

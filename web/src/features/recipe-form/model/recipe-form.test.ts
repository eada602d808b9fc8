import { NO_DETAILS } from '@larder/contract/details-of';
import type { RecipeDetails } from '@larder/contract/detail-fields';
import { NewRecipe, RECIPE_LIMITS } from '@larder/contract/recipes';
import type { Recipe } from '@larder/contract/recipes';
import { describe, expect, it } from 'vitest';

import { findIssues, readNewRecipe } from './contract-rules.ts';
import { filledRows } from './form-rows.ts';
import {
  pictureUrlToFetch,
  emptyForm,
  applyGenerated,
  toForm,
  isSameForm,
  toNewRecipe,
  typedTexts,
} from './recipe-form.ts';
import type { RecipeForm } from './recipe-form.ts';
import * as steps from './wizard-steps.ts';
import { isShownAtField, problemFromServer, stepOf } from './wizard-steps.ts';

function form(overrides: Partial<RecipeForm> = {}): RecipeForm {
  return {
    ...emptyForm(),
    title: 'Soup',
    description: 'Warm.',
    ingredients: [{ text: '1 leek' }],
    instructions: [{ text: 'Boil.' }],
    ...overrides,
  };
}

const checkStep = (step: number, typed: RecipeForm) => steps.checkStep(step, typed, findIssues);
const checkAll = (typed: RecipeForm) => steps.checkAll(typed, findIssues);

const GENERATED = {
  title: 'Leek soup',
  description: 'Green.',
  ingredients: ['2 leeks', 'salt'],
  instructions: ['Cut.', 'Boil.'],
  preparation_time: 10,
  cooking_time: 20,
  servings: 4,
  category: 'Soup',
} as const;

const GENERATED_RECIPE = {
  ...GENERATED,
  ingredients: [...GENERATED.ingredients],
  instructions: [...GENERATED.instructions],
};

describe('the form', () => {
  it('differs after any change of a text or a row', () => {
    expect(isSameForm({ ...emptyForm(), title: ' ' }, emptyForm())).toBe(false);
    expect(isSameForm({ ...emptyForm(), ingredients: [{ text: '' }, { text: '' }] }, emptyForm())).toBe(false);
  });

  it('differs after any change of a section, a note or a detail', () => {
    const changes: Partial<RecipeForm>[] = [
      { ingredients: [{ text: '', section: true }] },
      { instructions: [{ text: '', note: 'Low heat.' }] },
      { tags: ['quick'] },
      { nutrition: { calories: '200 kcal' } },
    ];
    for (const change of changes) expect(isSameForm({ ...emptyForm(), ...change }, emptyForm())).toBe(false);
  });

  it('is equal whatever the order of its fields', () => {
    const { title, ...rest } = form();
    expect(isSameForm({ ...rest, title }, form())).toBe(true);
    expect(isSameForm(form({ servings: 2 }), form())).toBe(false);
  });

  it('keeps the picture when a generated recipe fills it', () => {
    const filled = applyGenerated(form({ image_url: 'https://example.org/a.jpg' }), {
      ...GENERATED,
      ingredients: [],
      instructions: ['Cut.'],
    });
    expect(filled).toMatchObject({ image_url: 'https://example.org/a.jpg', is_ai_generated: true });
    expect(filled.ingredients).toEqual([{ text: '' }]);
    expect(filled.instructions).toEqual([{ text: 'Cut.' }]);
  });

  it('keeps a typed title and description when a generated recipe fills it', () => {
    expect(applyGenerated(form(), GENERATED_RECIPE)).toMatchObject({ title: 'Soup', description: 'Warm.' });
    expect(applyGenerated(form({ title: ' ' }), GENERATED_RECIPE)).toMatchObject({
      title: 'Leek soup',
      description: 'Warm.',
    });
    expect(applyGenerated(emptyForm(), GENERATED_RECIPE)).toMatchObject({ title: 'Leek soup', description: 'Green.' });
  });

  it('keeps a title that was typed over a generated one when the recipe is regenerated', () => {
    const generated = { before: form({ title: '' }), after: form({ title: 'Leek soup', description: 'Green.' }) };
    expect(typedTexts(generated.after, generated)).toEqual({ title: '', description: 'Warm.' });
    expect(typedTexts({ title: 'Mine', description: 'Green.' }, generated)).toEqual({
      title: 'Mine',
      description: 'Warm.',
    });
  });

  it('keeps notes, tags and source when a generated recipe fills it', () => {
    const details = {
      notes: 'Good.',
      tags: ['quick'],
      source_name: 'Grandma',
      resting_time: 5,
      nutrition: { fat: '1 g' },
    };
    expect(applyGenerated(form(details), GENERATED_RECIPE)).toMatchObject(details);
  });

  it('is sent with blank rows, so that row numbers match', () => {
    const sent = toNewRecipe(form({ ingredients: [{ text: '' }, { text: 'salt' }] }), 'id');
    expect(sent.ingredients).toEqual(['', 'salt']);
    expect(filledRows([{ text: ' ' }, { text: ' salt ' }])).toEqual(['salt']);
  });
});

describe('a stored recipe', () => {
  const recipe: Recipe = {
    ...GENERATED,
    id: '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b',
    user_id: '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2c',
    ingredients: [...GENERATED.ingredients],
    instructions: [...GENERATED.instructions],
    image_url: null,
    is_ai_generated: false,
    is_favorite: true,
    picture: null,
    drawing: '1-a',
    conflicts: [],
    version: 3,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
  };

  const details: RecipeDetails = {
    notes: 'Better the next day.',
    step_notes: [{ step: 1, note: 'Low heat.' }],
    linked_recipes: [],
    step_pictures: [{ step: 1, image_url: '/pictures/018f3a52-0000-7000-8000-000000000001/640' }],
    source_name: 'Grandma’s notebook',
    source_url: 'https://example.org/soup',
    author: 'Ada',
    video_url: 'https://example.org/video',
    resting_time: 15,
    yield_text: '2 liters',
    tags: ['quick', 'freezer'],
    equipment: ['whisk'],
    nutrition: { calories: '200 kcal' },
  };

  it.each([
    ['with all details', details],
    ['with sections', { ...NO_DETAILS, ingredients: ['For the soup:', '2 leeks'], instructions: ['Day 1:', 'Boil.'] }],
    ['without details', NO_DETAILS],
  ])('%s survives the way into the form and back unchanged', (_what, given) => {
    const full = { ...recipe, ...given };
    const sent = NewRecipe.parse(toNewRecipe(toForm(full), recipe.id));
    const {
      user_id: _u,
      picture: _p,
      drawing: _w,
      conflicts: _f,
      version: _v,
      created_at: _c,
      updated_at: _d,
      ...stored
    } = full;
    expect(sent).toEqual({ ...stored, is_favorite: false });
  });

  it('lacks the details that were left out, and has them empty in the form', () => {
    expect(toForm(recipe)).toMatchObject({ notes: '', tags: [], resting_time: null, nutrition: null });
    expect(readNewRecipe(toForm(recipe), recipe.id)).toMatchObject(NO_DETAILS);
  });

  it('has no category in the form when its category is unknown', () => {
    expect(toForm({ ...recipe, category: 'Fondue', ingredients: [] })).toMatchObject({
      category: null,
      ingredients: [{ text: '' }],
    });
  });
});

describe('pictureUrlToFetch', () => {
  const picture = { id: 'p', width: 1, height: 1, preview: '' };
  it.each([
    ['https://example.org/a.jpg ', null, 'https://example.org/a.jpg'],
    ['https://example.org/a.jpg', picture, null],
    ['/pictures/0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b/640', null, null],
    ['ftp://example.org/a.jpg', null, null],
    ['soup.jpg', null, null],
    ['', null, null],
  ])('of %o with picture %o is %o', (image_url, there, url) => {
    expect(pictureUrlToFetch(form({ image_url, picture: there }))).toBe(url);
  });
});

describe('checkStep', () => {
  it('requires title and description, each at its field', () => {
    expect(checkStep(0, emptyForm())).toEqual({
      summary: 'Please enter a title for your recipe',
      errors: [
        { path: 'title', message: 'Please enter a title for your recipe' },
        { path: 'description', message: 'Please enter a description for your recipe' },
      ],
    });
    expect(checkStep(0, form({ description: '  ' }))?.summary).toBe('Please enter a description for your recipe');
    expect(checkStep(0, form())).toBeNull();
  });

  it('marks each blank ingredient and each blank instruction', () => {
    const rows = [{ text: 'a' }, { text: ' ' }, { text: '' }];
    const ingredients = checkStep(1, form({ ingredients: rows }));
    expect(ingredients?.summary).toBe('Please fill in all ingredient fields or remove empty ones');
    expect(ingredients?.errors.map(({ path }) => path)).toEqual(['ingredients.1.text', 'ingredients.2.text']);
    expect(checkStep(2, form({ instructions: rows }))?.summary).toBe(
      'Please fill in all instruction steps or remove empty ones',
    );
  });

  it('reports the limits of the contract in the step of their field', () => {
    const long = form({ title: 'x'.repeat(RECIPE_LIMITS.title_max_characters + 1), servings: 0, cooking_time: -5 });
    expect(checkStep(0, long)?.errors).toEqual([{ path: 'title', message: 'At most 200 characters' }]);
    expect(checkStep(1, long)).toBeNull();
    expect(checkStep(3, long)?.errors).toEqual([
      { path: 'servings', message: 'Servings must be at least 1' },
      { path: 'cooking_time', message: 'Time cannot be less than 0 minutes' },
    ]);
    expect(checkStep(3, form({ servings: 1.5 }))?.summary).toBe('Please enter whole servings');
    expect(checkStep(0, form({ image_url: 'soup.jpg' }))?.errors[0]?.path).toBe('image_url');
  });

  it('reports the row that is too long', () => {
    const rows = [{ text: 'a' }, { text: 'x'.repeat(RECIPE_LIMITS.ingredient_max_characters + 1) }];
    expect(checkStep(1, form({ ingredients: rows }))?.errors[0]?.path).toBe('ingredients.1.text');
  });

  it('reports an invalid detail at its field', () => {
    const long = 'x'.repeat(RECIPE_LIMITS.name_max_characters + 1);
    expect(checkStep(3, form({ tags: ['a', long], source_url: 'grandma', resting_time: -1 }))?.errors).toEqual([
      { path: 'resting_time', message: 'Time cannot be less than 0 minutes' },
      { path: 'tags', message: 'At most 60 characters in one tag' },
      { path: 'source_url', message: 'Please enter a full address, such as https://example.org/soup' },
    ]);
  });

  it('reports a note that is too long at the row of its step', () => {
    const note = 'x'.repeat(RECIPE_LIMITS.step_note_max_characters + 1);
    const rows = [
      { text: 'Day 1', section: true as const },
      { text: 'Boil.', note },
    ];
    expect(checkStep(2, form({ instructions: rows }))?.errors.map(({ path }) => path)).toEqual(['instructions.1.note']);
  });

  it('reports a blank section', () => {
    const rows = [{ text: ' ', section: true as const }, { text: 'Boil.' }];
    expect(checkStep(2, form({ instructions: rows }))?.errors[0]?.path).toBe('instructions.0.text');
  });

  it('reports too many rows', () => {
    const rows = Array.from({ length: RECIPE_LIMITS.ingredients_max + 1 }, () => ({ text: 'a' }));
    expect(checkStep(1, form({ ingredients: rows }))?.summary).toBe('At most 300 ingredients');
  });
});

describe('checkAll', () => {
  it('reports the first missing field', () => {
    expect(checkAll(emptyForm())?.summary).toBe('Please enter a title and description');
    expect(checkAll(form({ description: '' }))?.errors.map(({ path }) => path)).toEqual(['description']);
    expect(checkAll(form({ ingredients: [{ text: ' ' }] }))?.summary).toBe('Please add at least one ingredient');
    expect(checkAll(form({ instructions: [{ text: '' }] }))?.summary).toBe('Please add at least one instruction step');
    expect(checkAll(form())).toBeNull();
  });

  it('reports errors of the earliest invalid step only', () => {
    const problem = checkAll(form({ servings: 0, image_url: 'nowhere' }));
    expect(new Set(problem?.errors.map(({ path }) => stepOf(path)))).toEqual(new Set([0]));
  });
});

describe('a server error', () => {
  it('appears at its field', () => {
    expect(problemFromServer({ 'ingredients.3': 'Too long' }, emptyForm())?.errors).toEqual([
      { path: 'ingredients.3.text', message: 'Too long' },
    ]);
    expect(problemFromServer({ instructions: 'Too many' }, emptyForm())?.errors[0]?.path).toBe('instructions.0.text');
    expect(problemFromServer({ 'step_notes.2.note': 'Too long' }, emptyForm())?.errors[0]?.path).toBe(
      'instructions.2.note',
    );
    expect(problemFromServer({ 'tags.3': 'Too long' }, emptyForm())?.errors[0]?.path).toBe('tags');
    const linked = {
      ...emptyForm(),
      ingredients: [{ text: 'Salt' }, { text: 'Dough', recipe: { id: 'x', title: 'Dough' } }],
    };
    expect(problemFromServer({ 'linked_recipes.0': 'A loop' }, linked)?.errors).toEqual([
      { path: 'ingredients.1.text', message: 'A loop' },
    ]);
    expect(problemFromServer({ user_id: 'No such field', body: 'x' }, emptyForm())).toBeNull();
    expect(problemFromServer({}, emptyForm())).toBeNull();
  });

  it('is shown once: at its field if it has one', () => {
    expect(isShownAtField({ summary: 'A', errors: [{ path: 'title', message: 'A' }] })).toBe(true);
    expect(isShownAtField({ summary: 'A', errors: [{ path: 'title', message: '' }] })).toBe(false);
  });
});

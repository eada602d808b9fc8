import { NewRecipe, RECIPE_LIMITS } from '@larder/contract/recipes';
import type { Recipe } from '@larder/contract/recipes';
import { describe, expect, it } from 'vitest';

import { issuesOf } from './contract-rules.ts';
import {
  addressToFetch,
  emptyForm,
  filledRows,
  fillWith,
  formOf,
  isSameForm,
  toNewRecipe,
  typedWords,
} from './recipe-form.ts';
import type { RecipeForm } from './recipe-form.ts';
import * as steps from './wizard-steps.ts';
import { isToldByField, problemOfFields, stepOf } from './wizard-steps.ts';

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

const checkStep = (step: number, typed: RecipeForm) => steps.checkStep(step, typed, issuesOf);
const checkAll = (typed: RecipeForm) => steps.checkAll(typed, issuesOf);

const MADE = {
  title: 'Leek soup',
  description: 'Green.',
  ingredients: ['2 leeks', 'salt'],
  instructions: ['Cut.', 'Boil.'],
  preparation_time: 10,
  cooking_time: 20,
  servings: 4,
  category: 'Soup',
} as const;

const MADE_RECIPE = { ...MADE, ingredients: [...MADE.ingredients], instructions: [...MADE.instructions] };

describe('the form', () => {
  it('changes with each letter and each row', () => {
    expect(isSameForm({ ...emptyForm(), title: ' ' }, emptyForm())).toBe(false);
    expect(isSameForm({ ...emptyForm(), ingredients: [{ text: '' }, { text: '' }] }, emptyForm())).toBe(false);
  });

  it('is the same whatever the order of its fields', () => {
    const { title, ...rest } = form();
    expect(isSameForm({ ...rest, title }, form())).toBe(true);
    expect(isSameForm(form({ servings: 2 }), form())).toBe(false);
  });

  it('takes a made recipe and keeps the picture that was given', () => {
    const filled = fillWith(form({ image_url: 'https://example.org/a.jpg' }), {
      ...MADE,
      ingredients: [],
      instructions: ['Cut.'],
    });
    expect(filled).toMatchObject({ image_url: 'https://example.org/a.jpg', is_ai_generated: true });
    expect(filled.ingredients).toEqual([{ text: '' }]);
    expect(filled.instructions).toEqual([{ text: 'Cut.' }]);
  });

  it('keeps a typed title and description, and takes the generated ones where they are blank', () => {
    expect(fillWith(form(), MADE_RECIPE)).toMatchObject({ title: 'Soup', description: 'Warm.' });
    expect(fillWith(form({ title: ' ' }), MADE_RECIPE)).toMatchObject({ title: 'Leek soup', description: 'Warm.' });
    expect(fillWith(emptyForm(), MADE_RECIPE)).toMatchObject({ title: 'Leek soup', description: 'Green.' });
  });

  it('keeps a title that was typed over a generated one, when another recipe comes', () => {
    const generated = { before: form({ title: '' }), after: form({ title: 'Leek soup', description: 'Green.' }) };
    expect(typedWords(generated.after, generated)).toEqual({ title: '', description: 'Warm.' });
    expect(typedWords({ title: 'Mine', description: 'Green.' }, generated)).toEqual({
      title: 'Mine',
      description: 'Warm.',
    });
  });

  it('sends blank rows along, so that rows keep their numbers', () => {
    const sent = toNewRecipe(form({ ingredients: [{ text: '' }, { text: 'salt' }] }), 'id');
    expect(sent.ingredients).toEqual(['', 'salt']);
    expect(filledRows([{ text: ' ' }, { text: ' salt ' }])).toEqual(['salt']);
  });
});

describe('a kept recipe', () => {
  const recipe: Recipe = {
    ...MADE,
    id: '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b',
    user_id: '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2c',
    ingredients: [...MADE.ingredients],
    instructions: [...MADE.instructions],
    image_url: null,
    is_ai_generated: false,
    is_favorite: true,
    picture: null,
    drawing: '1-a',
    version: 3,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
  };

  it('stands in the form as it is, and sending it back changes nothing', () => {
    const sent = NewRecipe.parse(toNewRecipe(formOf(recipe), recipe.id));
    const { user_id: _u, picture: _p, drawing: _w, version: _v, created_at: _c, updated_at: _d, ...kept } = recipe;
    expect(sent).toEqual({ ...kept, is_favorite: false });
  });

  it('of another time has no category rather than a wrong one', () => {
    expect(formOf({ ...recipe, category: 'Fondue', ingredients: [] })).toMatchObject({
      category: null,
      ingredients: [{ text: '' }],
    });
  });
});

describe('the address of a picture', () => {
  const picture = { id: 'p', width: 1, height: 1, preview: '' };
  it.each([
    ['https://example.org/a.jpg ', null, 'https://example.org/a.jpg'],
    ['https://example.org/a.jpg', picture, null],
    ['/pictures/0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b/640', null, null],
    ['ftp://example.org/a.jpg', null, null],
    ['soup.jpg', null, null],
    ['', null, null],
  ])('%o is to be fetched unless it is ours already', (image_url, there, url) => {
    expect(addressToFetch(form({ image_url, picture: there }))).toBe(url);
  });
});

describe('leaving a step', () => {
  it('asks for title and description, each at its field', () => {
    expect(checkStep(0, emptyForm())).toEqual({
      summary: 'Please enter a title for your recipe',
      faults: [
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
    expect(ingredients?.faults.map(({ path }) => path)).toEqual(['ingredients.1.text', 'ingredients.2.text']);
    expect(checkStep(2, form({ instructions: rows }))?.summary).toBe(
      'Please fill in all instruction steps or remove empty ones',
    );
  });

  it('holds the bounds of the contract, in the step they belong to', () => {
    const long = form({ title: 'x'.repeat(RECIPE_LIMITS.title_max_characters + 1), servings: 0, cooking_time: -5 });
    expect(checkStep(0, long)?.faults).toEqual([{ path: 'title', message: 'At most 200 characters' }]);
    expect(checkStep(1, long)).toBeNull();
    expect(checkStep(3, long)?.faults).toEqual([
      { path: 'servings', message: 'Servings must be at least 1' },
      { path: 'cooking_time', message: 'Time cannot be less than 0 minutes' },
    ]);
    expect(checkStep(3, form({ servings: 1.5 }))?.summary).toBe('Please enter whole servings');
    expect(checkStep(0, form({ image_url: 'soup.jpg' }))?.faults[0]?.path).toBe('image_url');
  });

  it('leads to the row that is too long', () => {
    const rows = [{ text: 'a' }, { text: 'x'.repeat(RECIPE_LIMITS.ingredient_max_characters + 1) }];
    expect(checkStep(1, form({ ingredients: rows }))?.faults[0]?.path).toBe('ingredients.1.text');
  });

  it('says when there are too many rows', () => {
    const rows = Array.from({ length: RECIPE_LIMITS.ingredients_max + 1 }, () => ({ text: 'a' }));
    expect(checkStep(1, form({ ingredients: rows }))?.summary).toBe('At most 300 ingredients');
  });
});

describe('sending the recipe', () => {
  it('names the first thing that is missing', () => {
    expect(checkAll(emptyForm())?.summary).toBe('Please enter a title and description');
    expect(checkAll(form({ description: '' }))?.faults.map(({ path }) => path)).toEqual(['description']);
    expect(checkAll(form({ ingredients: [{ text: ' ' }] }))?.summary).toBe('Please add at least one ingredient');
    expect(checkAll(form({ instructions: [{ text: '' }] }))?.summary).toBe('Please add at least one instruction step');
    expect(checkAll(form())).toBeNull();
  });

  it('goes to the earliest step at fault only', () => {
    const problem = checkAll(form({ servings: 0, image_url: 'nowhere' }));
    expect(new Set(problem?.faults.map(({ path }) => stepOf(path)))).toEqual(new Set([0]));
  });
});

describe('the word of the server', () => {
  it('finds its field', () => {
    expect(problemOfFields({ 'ingredients.3': 'Too long' })?.faults).toEqual([
      { path: 'ingredients.3.text', message: 'Too long' },
    ]);
    expect(problemOfFields({ instructions: 'Too many' })?.faults[0]?.path).toBe('instructions.0.text');
    expect(problemOfFields({ user_id: 'No such field', body: 'x' })).toBeNull();
    expect(problemOfFields({})).toBeNull();
  });

  it('is told once: at its field if it stands there', () => {
    expect(isToldByField({ summary: 'A', faults: [{ path: 'title', message: 'A' }] })).toBe(true);
    expect(isToldByField({ summary: 'A', faults: [{ path: 'title', message: '' }] })).toBe(false);
  });
});

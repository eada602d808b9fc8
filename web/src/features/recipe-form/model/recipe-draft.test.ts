import { describe, expect, it } from 'vitest';

import { isWorthSaving, nameOfDraft, newDraft, newEdit, parseDraft } from './recipe-draft.ts';

const ID = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';

describe('a draft', () => {
  it('is parsed as it was saved', () => {
    const draft = { ...newDraft(ID), step: 2 };
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([
    ['nothing', null],
    ['a text', 'draft'],
    ['another shape', { title: 'Soup' }],
    ['a step that is no number', { ...newDraft(ID), step: '4' }],
    ['a list without a row', { ...newDraft(ID), form: { ...newDraft(ID).form, ingredients: [] } }],
    ['a row without text', { ...newDraft(ID), form: { ...newDraft(ID).form, ingredients: [{}] } }],
    ['a generated recipe of another shape', { ...newDraft(ID), made: { asked: [] } }],
    ['an edit without the recipe', { ...newDraft(ID), edited: { recipe_id: ID, version: 1 } }],
    ['an edit of another shape', { ...newDraft(ID), edited: { recipe_id: ID } }],
  ])('with %s is ignored', (_what, stored) => {
    expect(parseDraft(stored)).toBeUndefined();
  });

  it('is worth saving once something was typed', () => {
    const draft = newDraft(ID);
    expect(isWorthSaving(draft)).toBe(false);
    expect(isWorthSaving({ ...draft, form: { ...draft.form, description: 'Warm' } })).toBe(true);
  });

  it('of an edit is worth saving once it differs from the recipe', () => {
    const before = { ...newDraft(ID).form, title: 'Soup' };
    const draft = newEdit(ID, { recipe_id: ID, version: 2, before });
    expect(isWorthSaving(draft)).toBe(false);
    expect(isWorthSaving({ ...draft, form: { ...before, title: '' } })).toBe(true);
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('keeps its text when its category no longer exists', () => {
    const form = { ...newDraft(ID).form, title: 'Soup' };
    const draft = { ...newDraft(ID), form: { ...form, category: 'Fondue' } };
    expect(parseDraft(draft)?.form).toEqual({ ...form, category: null });
  });

  it('of an earlier version of the form is parsed', () => {
    const { edited: _edited, ...old } = newDraft(ID);
    const { picture: _picture, ...form } = old.form;
    expect(parseDraft({ ...old, form })).toEqual(newDraft(ID));
  });

  it('of a version without notes and tags is parsed, with the recipe that it edits or was generated from', () => {
    const { id, step, form, ...rest } = newDraft(ID);
    const { title, description, image_url, ingredients, instructions, category, servings } = form;
    const { preparation_time, cooking_time, is_ai_generated } = form;
    const texts = { title, description, image_url, ingredients, instructions, category, servings };
    const old = { ...texts, preparation_time, cooking_time, is_ai_generated };
    const made = { asked: [], before: old, after: old, unusable: [], notes: [], answered_by: 'kitchen' };
    const edited = { recipe_id: ID, version: 1, before: old };
    expect(parseDraft({ id, step, ...rest, form: old, made, edited })).toEqual({
      ...newDraft(ID),
      made: { ...made, before: form, after: form },
      edited: { ...edited, before: form },
    });
  });

  it('keeps sections, notes and tags', () => {
    const rows = [
      { text: 'For the sauce', section: true as const },
      { text: 'Boil.', note: 'Low heat.' },
    ];
    const form = { ...newDraft(ID).form, instructions: rows, tags: ['quick', 'vegan'], nutrition: { fat: '1 g' } };
    const draft = newEdit(ID, { recipe_id: ID, version: 2, before: form });
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([
    [{ title: ' Soup ' }, 'Soup'],
    [{ ingredients: [{ text: ' ' }, { text: '2 leeks' }] }, '2 leeks'],
    [{ ingredients: [{ text: 'For the sauce', section: true as const }, { text: '2 leeks' }] }, '2 leeks'],
    [{ description: 'Warm.' }, 'Warm.'],
    [{}, 'Untitled recipe'],
    [{ title: 'x'.repeat(61) }, `${'x'.repeat(60)}…`],
  ])('is named by its title or its first text (%#)', (typed, name) => {
    const draft = newDraft(ID);
    expect(nameOfDraft({ ...draft, form: { ...draft.form, ...typed } })).toBe(name);
  });
});

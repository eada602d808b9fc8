import { describe, expect, it } from 'vitest';

import { parseDraft } from './parse-draft.ts';
import { isTaken, isWorthKeeping, nameOfDraft, newDraft, newEdit } from './recipe-draft.ts';

const ID = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';

describe('a draft', () => {
  it('comes back as it was written', () => {
    const draft = { ...newDraft(ID), step: 2 };
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it.each([
    ['nothing', null],
    ['a text', 'draft'],
    ['another shape', { title: 'Soup' }],
    ['a step that does not exist', { ...newDraft(ID), step: 4 }],
    ['a list without a row', { ...newDraft(ID), form: { ...newDraft(ID).form, ingredients: [] } }],
    ['a category of another time', { ...newDraft(ID), form: { ...newDraft(ID).form, category: 'Fondue' } }],
  ])('that is %s counts as none', (_what, kept) => {
    expect(parseDraft(kept)).toBeUndefined();
  });

  it('is worth keeping once something stands in it', () => {
    const draft = newDraft(ID);
    expect(isWorthKeeping(draft)).toBe(false);
    expect(isWorthKeeping({ ...draft, form: { ...draft.form, description: 'Warm' } })).toBe(true);
  });

  it('of an edit is worth keeping once it differs from the recipe', () => {
    const before = { ...newDraft(ID).form, title: 'Soup' };
    const draft = newEdit(ID, { recipe_id: ID, version: 2, before });
    expect(isWorthKeeping(draft)).toBe(false);
    expect(isWorthKeeping({ ...draft, form: { ...before, title: '' } })).toBe(true);
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });

  it('of an older form is still read', () => {
    const { edited: _edited, ...old } = newDraft(ID);
    const { picture: _picture, ...form } = old.form;
    expect(parseDraft({ ...old, form })).toEqual(newDraft(ID));
  });

  it.each([
    [{ title: ' Soup ' }, 'Soup'],
    [{ ingredients: [{ text: ' ' }, { text: '2 leeks' }] }, '2 leeks'],
    [{ description: 'Warm.' }, 'Warm.'],
    [{}, 'a recipe without a title'],
    [{ title: 'x'.repeat(61) }, `${'x'.repeat(60)}…`],
  ])('is known again by what stands in it (%#)', (typed, name) => {
    const draft = newDraft(ID);
    expect(nameOfDraft({ ...draft, form: { ...draft.form, ...typed } })).toBe(name);
  });
});

describe('a draft in two tabs', () => {
  const mine = { writer: 'here', savedAtMs: 5 };
  it.each([
    ['nobody has kept', null, null, false],
    ['is as this page left it', mine, mine, false],
    ['was written by another tab', { writer: 'there', savedAtMs: 5 }, mine, true],
    ['was written again by a tab of which it was read', { writer: 'here', savedAtMs: 6 }, mine, true],
    ['was ended elsewhere', null, mine, true],
    ['was there before anybody looked', mine, null, true],
  ])('that %s', (_what, kept, seen, taken) => {
    expect(isTaken(kept, seen)).toBe(taken);
  });
});

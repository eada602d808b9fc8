import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { isWorthKeeping, newDraft, parseDraft, uuidV7 } from './recipe-draft.ts';

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
});

describe('an id', () => {
  it('is a version 7 UUID that sorts by time', () => {
    const random = new Uint8Array(16).fill(255);
    const early = uuidV7(Date.UTC(2026, 0, 1), random);
    const late = uuidV7(Date.UTC(2026, 0, 2), new Uint8Array(16));
    expect(z.uuidv7().safeParse(early).success).toBe(true);
    expect(z.uuidv7().safeParse(late).success).toBe(true);
    expect(early < late).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { changedFields, EDITED_FIELDS, fieldValue, findChanges, isSameField } from './form-changes.ts';
import { emptyForm } from './recipe-form.ts';
import type { RecipeForm } from './recipe-form.ts';
import { chooseAll, findDifferences, mergeForms, suggestedChoices } from './merge-versions.ts';

const BEFORE: RecipeForm = {
  ...emptyForm(),
  title: 'Soup',
  description: 'Warm.',
  ingredients: [{ text: '1 leek' }],
  instructions: [{ text: 'Boil.' }],
  servings: 2,
};

const Word = fc.constantFrom('', ' ', 'leek', 'leek ', 'soup', 'stock');
const Rows = fc.array(
  Word.map((text) => ({ text })),
  { minLength: 1, maxLength: 3 },
);
const Steps = fc.array(fc.record({ text: Word, note: Word }), { minLength: 1, maxLength: 3 });
const Names = fc.uniqueArray(fc.constantFrom('quick', 'vegan'));
const Minutes = fc.constantFrom(null, 0, 5, 30);
const Form: fc.Arbitrary<RecipeForm> = fc.record({
  title: Word,
  description: Word,
  image_url: Word,
  picture: fc.constant(null),
  ingredients: Rows,
  instructions: Steps,
  category: fc.constantFrom(null, 'Soup', 'Salad'),
  servings: Minutes,
  preparation_time: Minutes,
  cooking_time: Minutes,
  resting_time: Minutes,
  yield_text: Word,
  notes: Word,
  tags: Names,
  equipment: Names,
  source_name: Word,
  author: Word,
  source_url: Word,
  video_url: Word,
  nutrition: fc.constant(null),
  is_ai_generated: fc.boolean(),
});

describe('an edit conflict', () => {
  it('lists the fields that differ, and suggests the side that changed', () => {
    const mine = { ...BEFORE, title: 'Leek soup', servings: 4 };
    const theirs = { ...BEFORE, title: 'Green soup', description: 'Green.', ingredients: [{ text: '1 leek ' }] };
    expect(findDifferences(BEFORE, mine, theirs)).toEqual([
      { field: 'title', isChangedInBoth: true, suggestion: 'mine' },
      { field: 'description', isChangedInBoth: false, suggestion: 'theirs' },
      { field: 'servings', isChangedInBoth: false, suggestion: 'mine' },
    ]);
  });

  it('merges fields that only one side changed', () => {
    const mine = { ...BEFORE, title: 'Leek soup' };
    const theirs = { ...BEFORE, description: 'Green.' };
    const merged = mergeForms(mine, theirs, suggestedChoices(findDifferences(BEFORE, mine, theirs)));
    expect(merged).toMatchObject({ title: 'Leek soup', description: 'Green.' });
  });

  it('merges the steps together with their notes', () => {
    const mine = { ...BEFORE, instructions: [{ text: 'Boil.', note: 'Low heat.' }] };
    const theirs = { ...BEFORE, instructions: [{ text: 'Cut.' }, { text: 'Boil.' }] };
    expect(findDifferences(BEFORE, mine, theirs)).toEqual([
      { field: 'instructions', isChangedInBoth: true, suggestion: 'mine' },
    ]);
    expect(mergeForms(mine, theirs, { instructions: 'theirs' }).instructions).toEqual(theirs.instructions);
    expect(mergeForms(mine, theirs, { instructions: 'mine' }).instructions).toEqual(mine.instructions);
  });

  it('merges the picture together with its URL', () => {
    const picture = { id: 'p', width: 1, height: 1, preview: '' };
    const theirs = { ...BEFORE, image_url: '/pictures/p/320', picture };
    expect(mergeForms(BEFORE, theirs, { image_url: 'theirs' }).picture).toEqual(picture);
    expect(mergeForms(theirs, BEFORE, { image_url: 'mine' }).picture).toEqual(picture);
    expect(mergeForms(BEFORE, theirs, {}).picture).toBeNull();
  });

  it('merges each field from one side only, as chosen', () => {
    fc.assert(
      fc.property(Form, Form, Form, (before, mine, theirs) => {
        const differences = findDifferences(before, mine, theirs);
        const choices = suggestedChoices(differences);
        const merged = mergeForms(mine, theirs, choices);
        for (const field of EDITED_FIELDS) {
          expect(isSameField(field, merged, choices[field] === 'theirs' ? theirs : mine)).toBe(true);
          const { isChangedInBoth = false } = differences.find((difference) => difference.field === field) ?? {};
          if (!isChangedInBoth && !isSameField(field, mine, before))
            expect(fieldValue(merged, field)).toEqual(fieldValue(mine, field));
          if (!isChangedInBoth && !isSameField(field, theirs, before))
            expect(fieldValue(merged, field)).toEqual(fieldValue(theirs, field));
        }
      }),
    );
  });

  it('merges to one side entirely when all its fields are chosen', () => {
    fc.assert(
      fc.property(Form, Form, Form, (before, mine, theirs) => {
        const differences = findDifferences(before, mine, theirs);
        const allMine = mergeForms(mine, theirs, chooseAll(differences, 'mine'));
        const allTheirs = mergeForms(mine, theirs, chooseAll(differences, 'theirs'));
        expect(findDifferences(before, allMine, mine)).toEqual([]);
        expect(findDifferences(before, allTheirs, theirs)).toEqual([]);
      }),
    );
  });
});

describe('findChanges', () => {
  it('returns only the changed fields', () => {
    const mine = { ...BEFORE, title: 'Leek soup', ingredients: [{ text: '1 leek' }, { text: ' ' }], category: null };
    expect(findChanges(mine, BEFORE)).toEqual({ title: 'Leek soup', category: null });
    expect(findChanges({ ...BEFORE, ingredients: [{ text: '2 leeks' }, { text: '' }] }, BEFORE)).toEqual({
      ingredients: ['2 leeks', ''],
    });
  });

  it('sends the notes with changed steps, which the server would otherwise move along', () => {
    const before = { ...BEFORE, instructions: [{ text: 'Cut.', note: 'Thin.' }, { text: 'Boil.' }] };
    const swapped = { ...BEFORE, instructions: [{ text: 'Boil.', note: 'Thin.' }, { text: 'Cut.' }] };
    const notes = [
      { step: 0, note: 'Thin.' },
      { step: 1, note: '' },
    ];
    expect(findChanges(swapped, before)).toEqual({ instructions: ['Boil.', 'Cut.'], step_notes: notes });
    const removed = { ...BEFORE, instructions: [{ text: 'Cut.', note: ' ' }, { text: 'Boil.' }] };
    expect(findChanges(removed, before)).toEqual({ step_notes: [expect.anything(), expect.anything()] });
    expect(changedFields(removed, before)).toEqual({ step_notes: [] });
    expect(findChanges({ ...BEFORE, instructions: [{ text: 'Cut.' }] }, BEFORE)).toEqual({ instructions: ['Cut.'] });
  });

  it('clears a detail that was emptied', () => {
    const before = { ...BEFORE, notes: 'Good.', tags: ['quick'], resting_time: 5 };
    expect(findChanges(BEFORE, before)).toEqual({ notes: '', tags: [], resting_time: null });
    expect(changedFields(BEFORE, before)).toEqual({ notes: null, tags: [], resting_time: null });
  });

  it('never sends the nutrition facts, which are not edited', () => {
    expect(findChanges({ ...BEFORE, nutrition: { calories: '200 kcal' } }, BEFORE)).toBeNull();
  });

  it('returns null when nothing changed', () => {
    expect(findChanges({ ...BEFORE, title: 'Soup ', is_ai_generated: true }, BEFORE)).toBeNull();
  });
});

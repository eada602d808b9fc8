import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { findChanges, EDITED_FIELDS, emptyForm, isSameField, fieldValue } from './recipe-form.ts';
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
const Minutes = fc.constantFrom(null, 0, 5, 30);
const Form: fc.Arbitrary<RecipeForm> = fc.record({
  title: Word,
  description: Word,
  image_url: Word,
  picture: fc.constant(null),
  ingredients: Rows,
  instructions: Rows,
  category: fc.constantFrom(null, 'Soup', 'Salad'),
  servings: Minutes,
  preparation_time: Minutes,
  cooking_time: Minutes,
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

  it('returns null when nothing changed', () => {
    expect(findChanges({ ...BEFORE, title: 'Soup ', is_ai_generated: true }, BEFORE)).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { changesIn, EDITED_FIELDS, emptyForm, isSameIn, valueOf } from './recipe-form.ts';
import type { RecipeForm } from './recipe-form.ts';
import { chooseAll, findDifferences, mergeForms, suggestedChoices } from './two-versions.ts';

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

describe('two versions of a recipe', () => {
  it('differ where they say different things, and the changed side is suggested', () => {
    const mine = { ...BEFORE, title: 'Leek soup', servings: 4 };
    const theirs = { ...BEFORE, title: 'Green soup', description: 'Green.', ingredients: [{ text: '1 leek ' }] };
    expect(findDifferences(BEFORE, mine, theirs)).toEqual([
      { field: 'title', both: true, suggestion: 'mine' },
      { field: 'description', both: false, suggestion: 'theirs' },
      { field: 'servings', both: false, suggestion: 'mine' },
    ]);
  });

  it('become what both changed where only one of them did', () => {
    const mine = { ...BEFORE, title: 'Leek soup' };
    const theirs = { ...BEFORE, description: 'Green.' };
    const merged = mergeForms(mine, theirs, suggestedChoices(findDifferences(BEFORE, mine, theirs)));
    expect(merged).toMatchObject({ title: 'Leek soup', description: 'Green.' });
  });

  it('keep the picture with its address', () => {
    const picture = { id: 'p', width: 1, height: 1, preview: '' };
    const theirs = { ...BEFORE, image_url: '/pictures/p/320', picture };
    expect(mergeForms(BEFORE, theirs, { image_url: 'theirs' }).picture).toEqual(picture);
    expect(mergeForms(theirs, BEFORE, { image_url: 'mine' }).picture).toEqual(picture);
    expect(mergeForms(BEFORE, theirs, {}).picture).toBeNull();
  });

  it('lose nothing: each field is one of the two, by choice', () => {
    fc.assert(
      fc.property(Form, Form, Form, (before, mine, theirs) => {
        const differences = findDifferences(before, mine, theirs);
        const choices = suggestedChoices(differences);
        const merged = mergeForms(mine, theirs, choices);
        for (const field of EDITED_FIELDS) {
          expect(isSameIn(field, merged, choices[field] === 'theirs' ? theirs : mine)).toBe(true);
          const { both = false } = differences.find((difference) => difference.field === field) ?? {};
          if (!both && !isSameIn(field, mine, before)) expect(valueOf(merged, field)).toEqual(valueOf(mine, field));
          if (!both && !isSameIn(field, theirs, before)) expect(valueOf(merged, field)).toEqual(valueOf(theirs, field));
        }
      }),
    );
  });

  it('are one of the two altogether when all is chosen from one side', () => {
    fc.assert(
      fc.property(Form, Form, Form, (before, mine, theirs) => {
        const differences = findDifferences(before, mine, theirs);
        const kept = mergeForms(mine, theirs, chooseAll(differences, 'mine'));
        const taken = mergeForms(mine, theirs, chooseAll(differences, 'theirs'));
        expect(findDifferences(before, kept, mine)).toEqual([]);
        expect(findDifferences(before, taken, theirs)).toEqual([]);
      }),
    );
  });
});

describe('what is sent of an edit', () => {
  it('is what was changed, and nothing else', () => {
    const mine = { ...BEFORE, title: 'Leek soup', ingredients: [{ text: '1 leek' }, { text: ' ' }], category: null };
    expect(changesIn(mine, BEFORE)).toEqual({ title: 'Leek soup', category: null });
    expect(changesIn({ ...BEFORE, ingredients: [{ text: '2 leeks' }, { text: '' }] }, BEFORE)).toEqual({
      ingredients: ['2 leeks', ''],
    });
  });

  it('is nothing when nothing was', () => {
    expect(changesIn({ ...BEFORE, title: 'Soup ', is_ai_generated: true }, BEFORE)).toBeNull();
  });
});

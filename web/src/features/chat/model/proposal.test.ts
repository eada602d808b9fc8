import type { Proposal, RecipeText } from '@larder/contract/chat';
import { describe, expect, it } from 'vitest';

import { proposedChanges, proposedTitle } from './proposal.ts';

const SOUP: RecipeText = {
  title: 'Leek soup',
  description: 'Green.',
  ingredients: ['2 leeks', '1 l stock'],
  instructions: ['Slice.', 'Simmer.'],
  category: 'Soup',
  preparation_time: 10,
  cooking_time: 20,
  servings: 4,
};

function proposal(kind: Proposal['kind'], before: RecipeText | null, after: RecipeText | null): Proposal {
  return { id: 'p', kind, state: 'open', recipe_id: null, before, after };
}

describe('proposedChanges', () => {
  it('lists only the differences of an edit', () => {
    const after = { ...SOUP, title: 'Leek and potato soup', ingredients: ['2 leeks', '1 potato', '1 l stock'] };
    const edit = proposal('edit', SOUP, after);
    expect(proposedChanges(edit).map(({ label }) => label)).toEqual(['Title', 'Ingredients']);
    expect(proposedChanges(edit)[0]).toMatchObject({ before: 'Leek soup', after: 'Leek and potato soup' });
    expect(proposedTitle(edit)).toBe('Leek soup');
  });

  it('lists all of a new recipe, with nothing before it', () => {
    const save = proposal('save', null, SOUP);
    const changes = proposedChanges(save);
    expect(changes.map(({ label }) => label)).toEqual([
      'Title',
      'Description',
      'Category',
      'Preparation time',
      'Cooking time',
      'Servings',
      'Ingredients',
      'Instructions',
    ]);
    expect(changes.every((change) => change.kind !== 'field' || change.before === null)).toBe(true);
    expect(proposedTitle(save)).toBe('Leek soup');
  });

  it('is empty when only the favorites change', () => {
    expect(proposedChanges(proposal('favorite', SOUP, SOUP))).toEqual([]);
  });

  it('lists all of a deleted recipe, with nothing after it', () => {
    const changes = proposedChanges(proposal('delete', SOUP, null));
    expect(changes).toHaveLength(8);
    expect(changes.every((change) => change.kind !== 'field' || change.after === null)).toBe(true);
  });
});

import type { DraftCard } from '@larder/contract/imports';
import { expect, test } from 'vitest';

import {
  contentText,
  duplicateText,
  parseShow,
  stillSelected,
  togglePosition,
} from '#features/imports/model/draft-review.ts';

const RECIPE = '0192f0c0-0000-7000-8000-000000000051';

function card(position: number, change: Partial<DraftCard> = {}): DraftCard {
  return {
    position,
    title: 'Leek soup',
    picture: null,
    image_url: null,
    ingredient_count: 2,
    step_count: 1,
    doubt_count: 0,
    duplicate: null,
    choice: 'keep',
    recipe_id: null,
    problem: null,
    is_readable: true,
    ...change,
  };
}

const CARDS = [
  card(0),
  card(1, { choice: 'skip' }),
  card(2, { recipe_id: RECIPE }),
  card(3, { is_readable: false }),
  card(4, { choice: 'version' }),
];

test('a selection is saved without what was left out or saved meanwhile, in the order of the file', () => {
  expect(stillSelected(new Set([9, 4, 2, 1, 0]), CARDS)).toEqual([0, 4, 9]);
});

test('a position is selected and deselected without changing the selection before', () => {
  const none: ReadonlySet<number> = new Set();
  const one = togglePosition(none, 3);
  expect([[...none], [...one], [...togglePosition(one, 3)]]).toEqual([[], [3], []]);
});

test.for([
  [{ by: 'address', recipe_id: RECIPE, title: 'Soup' }, 'You already have “Soup”: same address'],
  [{ by: 'title', recipe_id: RECIPE, title: 'Soup' }, 'You already have “Soup”: same title'],
  [{ by: 'title', recipe_id: null, title: 'Soup' }, '“Soup” is in this file twice: same title'],
] as const)('a duplicate %j is explained', ([duplicate, text]) => {
  expect(duplicateText(duplicate)).toBe(text);
});

test('counts have singular and plural', () => {
  expect(contentText(card(0, { ingredient_count: 1, step_count: 1_200 }))).toBe('1 ingredient, 1,200 steps');
});

test.for([
  ['saved', 'saved'],
  ['nonsense', 'all'],
  [undefined, 'all'],
] as const)('the filter %j of a URL shows %s', ([value, show]) => {
  expect(parseShow({ show: value })).toBe(show);
});

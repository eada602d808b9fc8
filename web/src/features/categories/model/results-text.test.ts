import { expect, it } from 'vitest';

import { endText, originText, ratingText } from './results-text.ts';

it('a list that came in pages says that it has ended', () => {
  expect(endText(48)).toBe('That is all: 48 recipes.');
});

it.each([
  [{ rating: 0, ratings_count: 0 }, null],
  [{ rating: 5, ratings_count: 1 }, 'Rated 5 of 5 by 1 person'],
  [{ rating: 10 / 3, ratings_count: 1200 }, 'Rated 3.3 of 5 by 1,200 people'],
])('%j is read out as %s', (rated, text) => {
  expect(ratingText(rated)).toBe(text);
});

it.each([
  [{ source: 'own', shared_by_name: null } as const, null],
  [{ source: 'shared', shared_by_name: 'Bruno' } as const, 'Shared by Bruno'],
  [{ source: 'community', shared_by_name: 'A cook' } as const, 'Community · A cook'],
])('where %j comes from is told as %s', (recipe, text) => {
  expect(originText(recipe)).toBe(text);
});

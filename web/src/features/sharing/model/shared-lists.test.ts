import type { ReceivedCard, Share } from '@larder/contract/sharing';
import { expect, test } from 'vitest';

import { withoutShare, withViewed } from './shared-lists.ts';

const CARD: ReceivedCard = {
  id: 'a',
  title: 'Leek soup',
  description: 'Green.',
  image_url: null,
  picture: null,
  drawing: '1-a',
  conflicts: [],
  is_ai_generated: false,
  category: null,
  preparation_time: null,
  cooking_time: null,
  servings: null,
  is_favorite: false,
  created_at: '2026-01-01T00:00:00.000Z',
  source: 'shared',
  shared_by: 'x',
  shared_by_name: 'Ann',
  rating: 0,
  ratings_count: 0,
  viewed: false,
  shared_at: '2026-01-01T00:00:00.000Z',
};
const SHARE: Share = { person_id: 'a', name: 'Ann', email: null, viewed: false, shared_at: CARD.shared_at };

test('withViewed marks a recipe as viewed on any page', () => {
  const pages = [
    { recipes: [CARD], next_cursor: 'n' },
    { recipes: [{ ...CARD, id: 'b' }], next_cursor: null },
  ];
  const cards = withViewed({ pages, pageParams: [null, 'n'] }, 'b').pages.flatMap((page) => page.recipes);
  expect(cards.map(({ id, viewed }) => [id, viewed])).toEqual([
    ['a', false],
    ['b', true],
  ]);
});

test('withoutShare removes a person from all pages', () => {
  const pages = [{ shares: [SHARE, { ...SHARE, person_id: 'b' }], next_cursor: null }];
  const left = withoutShare({ pages, pageParams: [null] }, 'a').pages.flatMap((page) => page.shares);
  expect(left.map(({ person_id }) => person_id)).toEqual(['b']);
});

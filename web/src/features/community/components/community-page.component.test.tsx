import { accountRoutes } from '@larder/contract/account';
import { communityRoutes } from '@larder/contract/community';
import { ratingsRoutes } from '@larder/contract/ratings';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { answerEmptyKitchen } from '#test/empty-kitchen.ts';
import type { FakeApi } from '#test/fake-api.ts';
import { GUEST, openPage, SIGNED_IN } from '#test/open-page.tsx';
import { NO_RECIPES, PUBLISHED_SOUP } from '#test/recipes.ts';

const PARTS = [communityRoutes.listTrending, communityRoutes.listRecommended, communityRoutes.listCommunity] as const;

function answerCommunity(api: FakeApi, recipes = [PUBLISHED_SOUP]): void {
  answerEmptyKitchen(api);
  api.answer(communityRoutes.listTrending, { recipes });
  api.answer(communityRoutes.listRecommended, { recipes, reason: null });
  api.answer(communityRoutes.listCommunity, { ...NO_RECIPES, recipes });
}

test('each part of the community page that fails to load offers its own retry', async () => {
  const { user, api } = await openPage('/community', {
    session: SIGNED_IN,
    prepare: (fake) => {
      answerEmptyKitchen(fake);
      for (const route of PARTS) fake.refuse(route, 500, 'internal');
    },
  });
  for (const text of [
    'Failed to load trending recipes',
    'Failed to load recommended recipes',
    'Failed to load recipes',
  ]) {
    await screen.findByRole('heading', { name: text });
  }
  const retries = () => screen.queryAllByRole('button', { name: 'Try Again' });
  expect(retries()).toHaveLength(3);
  answerCommunity(api);
  for (const left of [2, 1, 0]) {
    await user.click(retries()[0] ?? expect.fail('no retry'));
    await waitFor(() => expect(retries()).toHaveLength(left));
  }
});

test('an empty community shows its empty state', async () => {
  await openPage('/community', { session: SIGNED_IN, prepare: (api) => answerCommunity(api, []) });
  await screen.findByRole('heading', { name: 'No recipes found' });
  expect(screen.getByText('Try adjusting your search or filters')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Trending Now' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Share one of your own' })).toBeDefined();
});

test('rating after the session has ended asks for a login first', async () => {
  const { user, api, address } = await openPage('/community', { session: SIGNED_IN, prepare: answerCommunity });
  const list = within(await screen.findByRole('list', { name: 'All Recipes' }));
  api.refuse(ratingsRoutes.rateRecipe, 401, 'not_authenticated');
  api.answer(accountRoutes.getSession, GUEST);
  await user.click(list.getByRole('radio', { name: '4 stars' }));
  await screen.findByText('Please log in to rate recipes');
  await waitFor(() => expect(address()).toMatch(/^\/login/u));
});

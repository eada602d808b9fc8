import { communityRoutes } from '@larder/contract/community';
import { profileRoutes } from '@larder/contract/profile';
import { ratingsRoutes } from '@larder/contract/ratings';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { answerEmptyKitchen } from '#test/empty-kitchen.ts';
import type { FakeApi } from '#test/fake-api.ts';
import { expectDescription, field } from '#test/forms.ts';
import { openPage, SIGNED_IN, PROFILE } from '#test/open-page.tsx';
import { NO_RECIPES, PUBLISHED_SOUP } from '#test/recipes.ts';

const COPY = '0192f0c0-0000-7000-8000-0000000000c0';

/** Opens the community as a user without a name; `rated` and `saved` are the requests that the server receives. */
async function openCommunity(prepare: (api: FakeApi) => void = () => undefined) {
  const requests = { rated: [] as readonly unknown[], saved: [] as readonly unknown[] };
  const page = await openPage('/community', {
    session: SIGNED_IN,
    prepare: (api) => {
      answerEmptyKitchen(api);
      const recipes = [PUBLISHED_SOUP];
      api.answer(communityRoutes.listTrending, { recipes: [] });
      api.answer(communityRoutes.listRecommended, { recipes: [], reason: null });
      api.answer(communityRoutes.listCommunity, { ...NO_RECIPES, recipes });
      api.answer(profileRoutes.getProfile, PROFILE);
      requests.saved = api.answer(profileRoutes.updateProfile, { ...PROFILE, username: 'Ada L' });
      requests.rated = api.answer(ratingsRoutes.rateRecipe, {
        rating: 4,
        ratings_count: 1,
        own: { rating: 4, comment: null, id: COPY, hidden_reason: null },
      });
      prepare(api);
    },
  });
  const list = within(await screen.findByRole('list', { name: 'All Recipes' }));
  const rate = () => page.user.click(list.getByRole('radio', { name: '4 stars' }));
  return { ...page, requests, rate };
}

const question = () => screen.findByRole('dialog', { name: 'How should your name appear?' });
const press = async (name: string) => within(await question()).getByRole('button', { name });

test('a user without a name is asked for one before the first rating, and nothing is sent until then', async () => {
  const { user, rate, requests } = await openCommunity();
  await rate();
  await question();
  expect(field('Your name').value).toBe('');
  expect(requests.rated).toEqual([]);
  await user.click(await press('Use “Ada”'));
  expect(field('Your name').value).toBe('Ada');
  await user.type(field('Your name'), ' L');
  await user.click(await press('Save and rate'));
  await waitFor(() => expect(requests.rated).toHaveLength(1));
  expect(requests.saved).toMatchObject([{ body: { username: 'Ada L' } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a name that is not saved publishes nothing, and what was typed stays', async () => {
  const { user, rate, requests } = await openCommunity((api) =>
    api.refuse(profileRoutes.updateProfile, 500, 'internal', 'Out of order'),
  );
  await rate();
  await user.click(await press('Save and rate'));
  await expectDescription(field('Your name'), 'Please enter a name');
  await user.type(field('Your name'), 'Ada');
  await user.click(await press('Save and rate'));
  await expectDescription(field('Your name'), 'Nothing was published yet.');
  expect(field('Your name').value).toBe('Ada');
  expect(requests.rated).toEqual([]);
});

test('cancelling rates nothing; “without a name” is a choice that is remembered', async () => {
  const { user, rate, requests } = await openCommunity();
  await rate();
  await user.click(await press('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests.rated).toEqual([]);
  await rate();
  await user.click(await press('Rate without a name'));
  await waitFor(() => expect(requests.rated).toHaveLength(1));
  await rate();
  await waitFor(() => expect(requests.rated).toHaveLength(2));
  expect(requests.saved).toEqual([]);
});

test('without the profile, nothing is published', async () => {
  const { rate, requests } = await openCommunity((api) => api.refuse(profileRoutes.getProfile, 503, 'unavailable'));
  await rate();
  await screen.findByText('Failed to load profile');
  expect(requests.rated).toEqual([]);
});

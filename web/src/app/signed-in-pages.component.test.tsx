import { accountRoutes } from '@larder/contract/account';
import { assistantRoutes } from '@larder/contract/assistant';
import { binRoutes } from '@larder/contract/bin';
import { categoriesRoutes } from '@larder/contract/categories';
import { collectionsRoutes } from '@larder/contract/collections';
import { communityRoutes } from '@larder/contract/community';
import { importsRoutes } from '@larder/contract/imports';
import { recipesRoutes } from '@larder/contract/recipes';
import { sharingRoutes } from '@larder/contract/sharing';
import { versionsRoutes } from '@larder/contract/versions';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { COLLECTION } from '#test/collections.ts';
import { answerEmptyKitchen } from '#test/empty-kitchen.ts';
import { type FakeApi, json } from '#test/fake-api.ts';
import { button, field } from '#test/forms.ts';
import { LOGIN_ANSWER, openPage, SIGNED_IN } from '#test/open-page.tsx';
import { answerProfile } from '#test/profile-page.ts';
import { NO_RECIPES, SOUP, STATUS } from '#test/recipes.ts';

const PAGES = [
  ['/dashboard', 'My Recipes'],
  ['/create-recipe', 'Create Recipe'],
  [`/recipe/${SOUP.id}`, 'Leek soup'],
  [`/recipe/${SOUP.id}/edit`, 'Edit Recipe'],
  [`/recipe/${SOUP.id}/history`, 'Earlier versions'],
  ['/community', 'Community'],
  ['/my-cookbook', 'My Cookbook'],
  ['/my-cookbook/booklet', 'No recipes chosen for this booklet'],
  ['/import', 'Import recipes'],
  ['/categories', 'Categories'],
  ['/categories/Soup', 'Soup'],
  ['/collections', 'Collections'],
  [`/collections/${COLLECTION.id}`, COLLECTION.name],
  ['/shared-with-me', 'Shared with me'],
  ['/bin', 'Recently Deleted'],
  ['/profile', 'Profile Settings'],
] as const;

/** Answers what any signed-in page asks, for a user with one recipe. */
function answerEverything(api: FakeApi): void {
  api.answer(collectionsRoutes.getCollection, COLLECTION);
  api.answer(collectionsRoutes.listCollectionRecipes, { recipes: [], next_cursor: null });
  api.answer(collectionsRoutes.listCollections, { collections: [], next_cursor: null });
  api.answer(collectionsRoutes.listReceivedCollections, { collections: [], next_cursor: null });
  // Its path also matches the paths of other routes, whose handlers come later.
  api.answer(recipesRoutes.getRecipe, SOUP);
  answerProfile(api);
  api.answer(assistantRoutes.getAssistantStatus, STATUS);
  api.answer(communityRoutes.getCommunityCopy, { copy: null });
  api.answer(versionsRoutes.listVersions, { versions: [], next_before: null });
  api.answer(communityRoutes.listCommunity, NO_RECIPES);
  api.answer(communityRoutes.listTrending, { recipes: [] });
  api.answer(communityRoutes.listRecommended, { recipes: [], reason: null });
  api.answer(categoriesRoutes.browseRecipes, NO_RECIPES);
  api.answer(categoriesRoutes.countBrowsed, { count: 0, more: false });
  api.answer(sharingRoutes.listReceived, { recipes: [], next_cursor: null });
  api.answer(importsRoutes.listImports, { imports: [], photos: 'none' });
  api.answer(binRoutes.listBin, { recipes: [], count: 0, next_cursor: null });
}

describe('every signed-in page', () => {
  test.each(PAGES)('%s requires a session', async (path) => {
    const { address } = await openPage(path);
    await screen.findByRole('heading', { name: 'Log in' });
    expect(address()).toBe(`/login?next=${encodeURIComponent(path)}`);
  });

  // Those of one recipe have their own tests.
  test.each(PAGES.filter(([path]) => !/^\/recipe\/[^/]+(?:\/edit)?$/u.test(path)))(
    '%s has one h1, the top bar and the sidebar',
    async (path, title) => {
      const { address } = await openPage(path, { session: SIGNED_IN, prepare: answerEverything });
      await screen.findByRole('heading', { name: title });
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(screen.getByRole('navigation', { name: 'Main' })).toBeDefined();
      expect(screen.getByRole('navigation', { name: 'Sidebar' })).toBeDefined();
      expect(address().split('?')[0]).toBe(path);
    },
  );
});

test('a redirect target on another site is ignored after login', async () => {
  const { user, api, address } = await openPage('/login?next=https://example.com/');
  answerEmptyKitchen(api);
  api.answer(accountRoutes.signIn, () => {
    api.answer(accountRoutes.getSession, SIGNED_IN);
    return LOGIN_ANSWER;
  });
  await user.type(field('Email'), 'ada@example.org');
  await user.type(field('Password'), 'a pinch of salt');
  await user.click(button('Log in'));
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test.each(['/login', '/register', '/admin'])('%s redirects a signed-in user to the dashboard', async (path) => {
  const { address } = await openPage(path, { session: SIGNED_IN, prepare: answerEmptyKitchen });
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test('a request sent while the session cookie is renewed is retried once', async () => {
  let asked = 0;
  await openPage('/dashboard', {
    session: SIGNED_IN,
    prepare: (api) => {
      answerEmptyKitchen(api);
      api.respond(assistantRoutes.listGenerations, () => {
        asked += 1;
        if (asked > 1) return json(200, { generations: [] });
        const error = { code: 'not_authenticated', message: 'x', fields: {}, requestId: 'component-test' };
        return json(401, { error });
      });
    },
  });
  await waitFor(() => expect(asked).toBe(2));
  await screen.findByRole('heading', { name: 'My Recipes' });
});

const MAIL_PAGES = [
  ['/forgot-password', 'Forgot password?'],
  ['/reset-password#cut-off', 'Set a new password'],
  ['/confirm-email#cut-off', 'Confirm your address'],
] as const;

describe('pages linked from mail are public', () => {
  test.each(MAIL_PAGES)('%s', async (path, title) => {
    const refuse = (api: FakeApi) => void api.refuse(accountRoutes.inspectLink, 404, 'not_found');
    for (const session of [undefined, SIGNED_IN]) {
      await openPage(path, { ...(session === undefined ? {} : { session }), prepare: refuse });
      await screen.findByRole('heading', { name: title, level: 1 });
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      const back = session === undefined ? 'Back to Login' : 'Back to Dashboard';
      expect(screen.getByRole('link', { name: back })).toBeDefined();
    }
  });
});

test('the sidebar marks the current page and links to categories', async () => {
  const { user, address } = await openPage('/dashboard?q=soup', { session: SIGNED_IN, prepare: answerEverything });
  const sidebar = await screen.findByRole('navigation', { name: 'Sidebar' });
  const current = () => sidebar.querySelector('[aria-current=page]')?.textContent;
  expect(current()).toBe('Dashboard');
  for (const [label, path] of [
    ['Create Recipe', '/create-recipe'],
    ['Community', '/community'],
    ['My Cookbook', '/my-cookbook'],
    ['All Categories', '/categories'],
    ['Main Dishes', '/categories/Main%20Dish'],
    ['Desserts', '/categories/Dessert'],
    ['Beverages', '/categories/Beverage'],
    ['Dashboard', '/dashboard'],
  ] as const) {
    await user.click(within(sidebar).getByRole('link', { name: label }));
    await waitFor(() => expect(address().split('?')[0]).toBe(path));
    await waitFor(() => expect(current()).toBe(label));
  }
});

import { cookbookRoutes } from '@larder/contract/cookbook';
import { recipesRoutes } from '@larder/contract/recipes';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { answerEmptyKitchen } from '#test/empty-kitchen.ts';
import { type FakeApi, refused } from '#test/fake-api.ts';
import { button } from '#test/forms.ts';
import { openPage, SIGNED_IN } from '#test/open-page.tsx';
import { NO_RECIPES, SOUP_CARD } from '#test/recipes.ts';

// Without a layout no card fits into the grid.
beforeEach(() => {
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1_000, 20));
  onTestFinished(() => measured.mockRestore());
});

function answerCookbook(api: FakeApi): void {
  answerEmptyKitchen(api);
  api.answer(recipesRoutes.listRecipes, { ...NO_RECIPES, recipes: [SOUP_CARD] });
  api.answer(recipesRoutes.countRecipes, { count: 1, more: false });
  api.answer(cookbookRoutes.listRecipeIds, { ids: [SOUP_CARD.id] });
}

const checkbox = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select Leek soup' });

/** Opens the cookbook, selects the soup and confirms its deletion. */
async function deleteSoup(prepare: (api: FakeApi) => void) {
  const page = await openPage('/my-cookbook', { session: SIGNED_IN, prepare: answerCookbook });
  await page.user.click(await checkbox());
  prepare(page.api);
  await confirmDeletion(page.user);
  return page;
}

async function confirmDeletion(user: Awaited<ReturnType<typeof openPage>>['user']): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
}

test('a cookbook that fails to load offers a retry', async () => {
  const { user, api } = await openPage('/my-cookbook', {
    session: SIGNED_IN,
    prepare: (fake) => {
      answerEmptyKitchen(fake);
      fake.refuse(recipesRoutes.listRecipes, 500, 'internal');
    },
  });
  await screen.findByRole('heading', { name: 'Failed to load your cookbook' });
  answerCookbook(api);
  await user.click(button('Try Again'));
  await checkbox();
});

test('a failed deletion restores the recipes and their selection', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const { user, api } = await deleteSoup((fake) => fake.respond(cookbookRoutes.deleteRecipes, refused));
  await screen.findByText('Failed to delete recipes');
  expect((await checkbox()).checked).toBe(true);
  expect(screen.getByText('1 recipe')).toBeDefined();
  expect(logged.mock.calls[0]?.[0]).toMatch(/^Not deleted/u);
  // The next attempt replaces the message.
  api.answer(cookbookRoutes.deleteRecipes, { ids: [SOUP_CARD.id] });
  await confirmDeletion(user);
  await screen.findByText('Successfully deleted 1 recipe(s)');
  await waitFor(() => expect(screen.queryByText('Failed to delete recipes')).toBeNull());
});

test('recipes already deleted in another tab count as deleted', async () => {
  await deleteSoup((api) => {
    api.answer(cookbookRoutes.deleteRecipes, { ids: [] });
    answerEmptyKitchen(api);
  });
  const message = await screen.findByText('Successfully deleted 1 recipe(s)');
  expect(message.closest('[data-sonner-toast]')?.textContent).toContain('It was already in the bin.');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select Leek soup' })).toBeNull());
});

import { communityRoutes } from '@larder/contract/community';
import { type RecipeDetail, recipesRoutes } from '@larder/contract/recipes';
import { sharingRoutes } from '@larder/contract/sharing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { answerEmptyKitchen } from '#test/empty-kitchen.ts';
import { type FakeApi, json } from '#test/fake-api.ts';
import { button, expectFocus } from '#test/forms.ts';
import { openPage, SIGNED_IN } from '#test/open-page.tsx';
import { SOUP } from '#test/recipes.ts';

const PATH = `/recipe/${SOUP.id}`;

function answerRecipe(api: FakeApi, recipe: RecipeDetail = SOUP): void {
  // Its path also matches the paths of other routes, whose handlers come later.
  api.answer(recipesRoutes.getRecipe, recipe);
  answerEmptyKitchen(api);
  api.answer(communityRoutes.getCommunityCopy, { copy: null });
}

async function openRecipe(recipe: RecipeDetail = SOUP) {
  const page = await openPage(PATH, { session: SIGNED_IN, prepare: (api) => answerRecipe(api, recipe) });
  await screen.findByRole('heading', { name: 'Leek soup', level: 1 });
  return page;
}

const confirmDelete = async () =>
  within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' });

test('a recipe that fails to load says so, with a retry and a way back', async () => {
  const { user, api } = await openPage(PATH, {
    session: SIGNED_IN,
    prepare: (fake) => {
      answerRecipe(fake);
      fake.refuse(recipesRoutes.getRecipe, 500, 'internal');
    },
  });
  await screen.findByRole('heading', { name: 'Failed to load recipe. Please try again.' });
  expect(screen.getByRole('link', { name: 'Return to Dashboard' })).toBeDefined();
  const release = api.hold(recipesRoutes.getRecipe);
  api.answer(recipesRoutes.getRecipe, SOUP);
  await user.click(button('Try Again'));
  release();
  await expectFocus(await screen.findByRole('heading', { name: 'Leek soup', level: 1 }));
});

test('a recipe that is loading says so, with a way back', async () => {
  let release = (): void => undefined;
  const opened = await openPage(PATH, {
    session: SIGNED_IN,
    prepare: (api) => {
      answerRecipe(api);
      release = api.hold(recipesRoutes.getRecipe);
    },
  });
  await screen.findByText('Loading recipe...');
  expect(screen.getByRole('link', { name: 'Return to Dashboard' })).toBeDefined();
  release();
  await screen.findByRole('heading', { name: 'Leek soup', level: 1 });
  expect(opened.address()).toBe(PATH);
});

test.each([SOUP.id, 'not-an-id'])('a missing recipe (%s) says so, with a way back', async (id) => {
  const { user, address } = await openPage(`/recipe/${id}`, {
    session: SIGNED_IN,
    prepare: (api) => {
      api.refuse(recipesRoutes.getRecipe, 404, 'not_found');
      answerEmptyKitchen(api);
    },
  });
  await screen.findByRole('heading', { name: 'Recipe Not Found' });
  await user.click(screen.getByRole('link', { name: 'Return to Dashboard' }));
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test('a drawing that fails to load is drawn in the browser', async () => {
  await openRecipe();
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Picture of Leek soup' });
  fireEvent.error(picture);
  await waitFor(() => {
    const drawn = screen.getByRole<HTMLImageElement>('img', { name: 'Picture of Leek soup' });
    expect(drawn.src).toMatch(/^data:image\/svg/u);
  });
});

test('a recipe is deleted once, however fast Delete is pressed', async () => {
  const { user, api } = await openRecipe();
  const deletions = api.respond(recipesRoutes.deleteRecipe, () => json(204, undefined));
  await user.click(button('Delete'));
  const confirm = await confirmDelete();
  // Double click before anything re-renders.
  act(() => {
    confirm.click();
    confirm.click();
  });
  await screen.findByText('Recipe moved to the bin');
  await screen.findByRole('heading', { name: 'My Recipes' });
  expect(deletions).toHaveLength(1);
});

test('a recipe deleted in another tab counts as deleted', async () => {
  const { user, api } = await openRecipe();
  api.refuse(recipesRoutes.deleteRecipe, 404, 'not_found');
  await user.click(button('Delete'));
  await user.click(await confirmDelete());
  await screen.findByText('Recipe moved to the bin');
  await screen.findByRole('heading', { name: 'My Recipes' });
});

test('the owner can edit and browse the history', async () => {
  const { user } = await openRecipe();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  for (const name of ['Main', 'Sidebar']) expect(screen.getByRole('navigation', { name })).toBeDefined();
  for (const name of ['Favorite', 'Share', 'Delete']) expect(button(name)).toBeDefined();
  await user.click(button('More'));
  const edit = await screen.findByRole('menuitem', { name: 'Edit' });
  expect(edit.getAttribute('href')).toBe(`${PATH}/edit`);
  expect(screen.getByRole('menuitem', { name: 'History' }).getAttribute('href')).toBe(`${PATH}/history`);
});

test('a reader can copy and leave a shared recipe, and nothing else', async () => {
  const { user, api } = await openPage(PATH, {
    session: SIGNED_IN,
    prepare: (fake) => {
      const shared_by = '0192f0c0-0000-7000-8000-0000000000b0';
      answerRecipe(fake, { ...SOUP, source: 'shared', user_id: shared_by, shared_by, shared_by_name: 'Bruno' });
      fake.answer(sharingRoutes.listReceived, { recipes: [], next_cursor: null });
    },
  });
  await screen.findByText(/^Shared by/u);
  for (const name of ['Favorite', 'Share', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
  await user.click(button('More'));
  await screen.findByRole('menuitem', { name: 'Remove from my list' });
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
  const copies = api.answer(recipesRoutes.copyRecipe, { ...SOUP, id: '0192f0c0-0000-7000-8000-000000000052' });
  answerRecipe(api, { ...SOUP, id: '0192f0c0-0000-7000-8000-000000000052' });
  await user.click(screen.getByRole('menuitem', { name: 'Copy to my cookbook' }));
  await screen.findByRole('button', { name: 'Delete' });
  expect(copies).toHaveLength(1);
});

import { communityRoutes } from '@larder/contract/community';
import { linksRoutes } from '@larder/contract/links';
import { recipesRoutes } from '@larder/contract/recipes';
import { type Share, sharingRoutes } from '@larder/contract/sharing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';

import { json, refused } from '#test/fake-api.ts';
import { type OpenPage, openPage, SIGNED_IN } from '#test/open-page.tsx';
import { RecipeServer } from '#test/recipe-server.ts';

const ID = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
const OTHER_ID = '0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2c';
const NOW = '2030-01-01T00:00:00.000Z';

interface OpenRecipe extends OpenPage {
  readonly server: RecipeServer;
}

async function openRecipe(): Promise<OpenRecipe> {
  const server = new RecipeServer();
  const texts = { title: 'Leek soup', description: 'Green.', ingredients: ['2 leeks'], instructions: ['Boil.'] };
  server.create({ ...texts, id: ID });
  const page = await openPage(`/recipe/${ID}`, { session: SIGNED_IN, prepare: (api) => server.answer(api) });
  await screen.findByRole('heading', { name: 'Leek soup' });
  return { ...page, server };
}

async function confirmDeletion({ user }: OpenPage): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
}

const favorite = () => screen.findByRole('button', { name: 'Favorite' });

describe('when the answer to a write is lost, the recipe page shows what is stored', () => {
  test('of a favorite', async () => {
    const { user, api, server } = await openRecipe();
    api.respond(recipesRoutes.updateRecipe, () => {
      server.change(ID, { is_favorite: true });
      return refused();
    });
    const reads = vi.fn<() => void>();
    api.respond(recipesRoutes.getRecipe, () => {
      reads();
      return json(200, server.recipes.get(ID));
    });
    await user.click(await favorite());
    await waitFor(() => expect(reads).toHaveBeenCalled());
    await waitFor(async () => expect((await favorite()).getAttribute('aria-pressed')).toBe('true'));
    expect(screen.queryByText('The favorite could not be changed')).toBeNull();
  });

  test('of a deletion', async () => {
    const page = await openRecipe();
    page.api.respond(recipesRoutes.deleteRecipe, () => {
      page.server.recipes.clear();
      return refused();
    });
    await confirmDeletion(page);
    await screen.findByText('Recipe moved to the bin');
    await screen.findByRole('heading', { name: 'My Recipes' });
  });

  test('of a share', async () => {
    const { user, api } = await openRecipe();
    const shares: Share[] = [];
    api.answer(linksRoutes.findLink, { link: null });
    api.answer(communityRoutes.getCommunityCopy, { copy: null });
    api.answer(sharingRoutes.listShares, () => ({ shares, next_cursor: null }));
    api.respond(sharingRoutes.shareRecipe, () => {
      shares.push({ person_id: OTHER_ID, name: 'Bea', email: 'bea@example.org', viewed: false, shared_at: NOW });
      return refused();
    });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.type(await screen.findByLabelText('Email address'), 'bea@example.org{Enter}');
    await screen.findByText('Recipe shared successfully!');
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByRole('listitem')).textContent).toContain('bea@example.org');
  });
});

test('a write whose outcome is unknown is claimed neither as done nor as failed until the server answers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = await openRecipe();
  const { user, api, server } = page;
  api.respond(recipesRoutes.updateRecipe, () => {
    server.change(ID, { is_favorite: true });
    return refused();
  });
  api.respond(recipesRoutes.getRecipe, refused);
  await user.click(await favorite());
  await screen.findByText('The favorite could not be changed');
  await screen.findByText(/^We couldn’t reach the server, so we don’t know whether it was saved\./u);
  server.answer(api);
  fireEvent.offline(window);
  fireEvent.online(window);
  await waitFor(async () => expect((await favorite()).getAttribute('aria-pressed')).toBe('true'));

  api.respond(recipesRoutes.deleteRecipe, refused);
  api.respond(recipesRoutes.getRecipe, refused);
  await confirmDeletion(page);
  await screen.findByText('Failed to delete recipe');
  await screen.findByText(/we don’t know whether it was deleted\./u);
});

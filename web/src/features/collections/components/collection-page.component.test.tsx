import { collectionsRoutes } from '@larder/contract/collections';
import type { SourcedCard } from '@larder/contract/recipes';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { COLLECTION } from '#test/collections.ts';
import { answerEmptyKitchen } from '#test/empty-kitchen.ts';
import { type FakeApi, refused } from '#test/fake-api.ts';
import { button } from '#test/forms.ts';
import { openPage, SIGNED_IN } from '#test/open-page.tsx';
import { SOUP } from '#test/recipes.ts';

const card = (id: string, title: string): SourcedCard => ({ ...SOUP, id, title });
const CARDS = [
  card('0192f0c0-0000-7000-8000-0000000000d1', 'Leek soup'),
  card('0192f0c0-0000-7000-8000-0000000000d2', 'Apple pie'),
  card('0192f0c0-0000-7000-8000-0000000000d3', 'Bean stew'),
];

function openCollection(prepare?: (api: FakeApi) => void, collection = COLLECTION) {
  return openPage(`/collections/${COLLECTION.id}`, {
    session: SIGNED_IN,
    prepare: (api) => {
      answerEmptyKitchen(api);
      api.answer(collectionsRoutes.getCollection, collection);
      api.answer(collectionsRoutes.listCollectionRecipes, { recipes: CARDS, next_cursor: null });
      prepare?.(api);
    },
  });
}

const order = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map((row) => CARDS.find(({ title }) => row.textContent.includes(title))?.title);

test('a recipe moves at once, and the request names the recipe before it', async () => {
  let stored = CARDS;
  const { user, api } = await openCollection((fake) =>
    fake.answer(collectionsRoutes.listCollectionRecipes, () => ({ recipes: stored, next_cursor: null })),
  );
  const moves = api.respond(collectionsRoutes.moveInCollection, () => {
    stored = [...CARDS.slice(0, 1), ...CARDS.slice(2), ...CARDS.slice(1, 2)];
    return new Response(null, { status: 204 });
  });
  await user.click(await screen.findByRole('button', { name: 'Rearrange' }));
  await user.click(button('Move up Bean stew'));
  await waitFor(() => expect(order()).toEqual(['Leek soup', 'Bean stew', 'Apple pie']));
  await waitFor(() => expect(moves[0]?.body).toEqual({ recipe_id: CARDS[2]?.id, after: CARDS[0]?.id }));
});

test('a recipe at the end of the list stays there, and nothing is sent', async () => {
  const { user, api } = await openCollection();
  const moves = api.respond(collectionsRoutes.moveInCollection, refused);
  await user.click(await screen.findByRole('button', { name: 'Rearrange' }));
  await user.click(button('Move up Leek soup'));
  await user.click(button('Move down Bean stew'));
  expect(order()).toEqual(['Leek soup', 'Apple pie', 'Bean stew']);
  expect(moves).toEqual([]);
});

test('a refused move is reported, and the order is that of the server again', async () => {
  const { user, api } = await openCollection();
  api.respond(collectionsRoutes.moveInCollection, refused);
  await user.click(await screen.findByRole('button', { name: 'Rearrange' }));
  await user.click(button('Move down Leek soup'));
  await screen.findByText('Failed to move the recipe');
  await waitFor(() => expect(order()).toEqual(['Leek soup', 'Apple pie', 'Bean stew']));
});

test('a received collection names its owner and can be left, but not changed', async () => {
  const received = { ...COLLECTION, shared_by: SOUP.user_id, shared_by_name: 'Bruno' };
  await openCollection(undefined, received);
  expect((await screen.findByText('Bruno')).closest('header')?.textContent).toContain('Shared by Bruno');
  expect(button('Remove from my list')).toBeDefined();
  for (const name of ['Rearrange', 'Share', 'More']) expect(screen.queryByRole('button', { name })).toBeNull();
});

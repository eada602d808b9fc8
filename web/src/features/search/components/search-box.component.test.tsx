import { assistantRoutes } from '@larder/contract/assistant';
import { completionsRoutes } from '@larder/contract/completions';
import { searchRoutes } from '@larder/contract/search';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { answerEmptyKitchen } from '#test/empty-kitchen.ts';
import { proxyPage, refused } from '#test/fake-api.ts';
import { fill } from '#test/forms.ts';
import { openPage, SIGNED_IN } from '#test/open-page.tsx';
import { NO_RECIPES, SOUP } from '#test/recipes.ts';

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Ask REECE to find recipes...' });

async function openDashboard() {
  const page = await openPage('/dashboard', { session: SIGNED_IN, prepare: answerEmptyKitchen });
  const searchFor = async (phrase: string): Promise<void> => {
    await fill(page.user, box(), phrase);
    await page.user.keyboard('{Enter}');
  };
  return { ...page, searchFor };
}

const found = async (text: RegExp | string) => {
  await waitFor(() => expect(screen.getAllByText(text)).not.toEqual([]));
};

test('REECE answers where no recipe matches, and failures say so', async () => {
  const { api, searchFor } = await openDashboard();
  api.answer(searchRoutes.searchRecipes, NO_RECIPES);
  api.respond(assistantRoutes.suggestRecipes, () => proxyPage(503));
  const asked = api.answer(completionsRoutes.askReece, { type: 'text', answer: 'Griddle cakes are thick pancakes.' });
  await searchFor('griddle cakes');
  const answer = await screen.findByRole('region', { name: 'REECE’s answer' });
  await waitFor(() => expect(answer.textContent).toContain('thick pancakes'));
  expect(asked.map(({ body }) => body)).toEqual([{ query: 'recipe for griddle cakes' }]);
  api.answer(completionsRoutes.askReece, { type: 'search_results', results: [] });
  await searchFor('griddle cakes');
  await found('No recipes found matching "griddle cakes".');
  api.answer(completionsRoutes.askReece, { error: 'the stove is off' });
  await searchFor('griddle cakes');
  await found('Error: the stove is off');
  api.respond(completionsRoutes.askReece, () => Response.json({}));
  await searchFor('griddle cakes');
  await found('Received an unexpected response format from the assistant.');
  api.respond(completionsRoutes.askReece, () => proxyPage(502));
  await searchFor('griddle cakes');
  await found('Error: 502');
  api.respond(completionsRoutes.askReece, refused);
  await searchFor('griddle cakes');
  await found(/^Search failed: We couldn’t reach the server\./u);
  api.refuse(searchRoutes.searchRecipes, 500, 'internal', 'The shelf fell down.');
  await searchFor('griddle cakes');
  await found('Search failed: The shelf fell down.');
  await found('Failed to search recipes: The shelf fell down.');
});

test('a newer search cancels an older one', async () => {
  const { api, searchFor } = await openDashboard();
  const { id, title, description, image_url, picture, category, source } = SOUP;
  const hit = { conflicts: [], id, title, description, image_url, picture, category, source, shared_by_name: null };
  const release = api.hold(searchRoutes.searchRecipes);
  const requests = api.respond(searchRoutes.searchRecipes, ({ query }) =>
    Response.json({ words: [], mended: null, recipes: [{ ...hit, title: `Found by ${query['q']}` }] }),
  );
  await searchFor('salsify');
  const queries = () => requests.map(({ query }) => query['q']);
  await waitFor(() => expect(queries()).toContain('salsify'));
  await found('Searching…');
  await searchFor('medlar');
  await waitFor(() => expect(queries()).toContain('medlar'));
  release();
  await screen.findByRole('option', { name: /Found by medlar/u });
  const list = within(screen.getByRole('listbox', { name: 'Search results' }));
  expect(list.getAllByRole('option')).toHaveLength(1);
});

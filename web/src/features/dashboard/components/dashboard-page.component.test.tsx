import { recipesRoutes } from '@larder/contract/recipes';
import { statsRoutes } from '@larder/contract/stats';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { answerEmptyKitchen } from '#test/empty-kitchen.ts';
import { json, refused } from '#test/fake-api.ts';
import { expectFocus } from '#test/forms.ts';
import { openPage, SIGNED_IN } from '#test/open-page.tsx';
import { NO_RECIPES, SOUP_CARD } from '#test/recipes.ts';

const STATS = {
  totalRecipes: 1,
  aiGeneratedRecipes: 0,
  manualRecipes: 1,
  sharedRecipes: 0,
  totalCookingTime: 20,
  averageCookingTime: 20,
  mostUsedIngredients: [],
  recentActivity: [],
};

const glance = () => screen.findByRole('region', { name: 'At a glance' });

test('a new user is offered three ways to start', async () => {
  const { user, address } = await openPage('/dashboard', { session: SIGNED_IN, prepare: answerEmptyKitchen });
  await screen.findByRole('heading', { name: 'No recipes found' });
  const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(linkTo('Write one down')).toBe('/create-recipe');
  expect(linkTo('Browse the community')).toBe('/community');
  await user.click(screen.getByRole('link', { name: 'Cook from the fridge' }));
  await waitFor(() => expect(address()).toMatch(/^\/create-recipe\?.*step=2/u));
});

test('a new user sees one line of statistics and no zeros', async () => {
  await openPage('/dashboard', { session: SIGNED_IN, prepare: answerEmptyKitchen });
  const panel = await glance();
  await within(panel).findByText('No recipes yet');
  expect(within(panel).queryAllByRole('definition')).toEqual([]);
  expect(screen.getByRole('main').textContent).not.toMatch(/\b0\b/u);
});

test('figures appear as there is something to count', async () => {
  await openPage('/dashboard', {
    session: SIGNED_IN,
    prepare: (api) => {
      answerEmptyKitchen(api);
      api.answer(statsRoutes.getStats, { ...STATS, totalCookingTime: 0, averageCookingTime: 0 });
    },
  });
  const panel = within(await glance());
  await panel.findByRole('definition');
  expect(panel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1']);
  // Of any recipes, the share of generated ones is a figure, also when it is zero.
  expect(panel.getByText('0% AI generated')).toBeDefined();
});

test('a list that fails to load offers a retry, and failed statistics show a sample', async () => {
  const { user, api } = await openPage('/dashboard', {
    session: SIGNED_IN,
    prepare: (fake) => {
      answerEmptyKitchen(fake);
      fake.refuse(recipesRoutes.listRecipes, 500, 'internal');
      fake.refuse(statsRoutes.getStats, 500, 'internal');
    },
  });
  const figures = within(await glance());
  await figures.findByText('Sample data');
  expect(figures.getByText('Roast tomato soup')).toBeDefined();
  expect(figures.queryByRole('link')).toBeNull();
  await screen.findByRole('heading', { name: 'Failed to load recipes' });

  api.answer(statsRoutes.getStats, STATS);
  api.answer(recipesRoutes.listRecipes, { ...NO_RECIPES, recipes: [SOUP_CARD] });
  await user.click(figures.getByRole('button', { name: 'Try Again' }));
  await expectFocus(screen.getByRole('heading', { name: 'My Recipes' }));
  await waitFor(() => expect(screen.queryByText('Sample data')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByRole('article');
  await expectFocus(screen.getByRole('heading', { name: 'My Recipes' }));
});

test('statistics of a server that cannot be reached say so and show zeros', async () => {
  await openPage('/dashboard', {
    session: SIGNED_IN,
    prepare: (api) => {
      answerEmptyKitchen(api);
      api.respond(statsRoutes.getStats, refused);
    },
  });
  const figures = within(await glance());
  await figures.findByText(/We couldn’t reach the server/u);
  expect(figures.queryByText('Sample data')).toBeNull();
  expect(figures.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '0',
    '0',
    '0 min',
    '0 min',
  ]);
  expect(figures.getByText('0% AI generated')).toBeDefined();
});

test('statistics arrive without moving the focus', async () => {
  await openPage('/dashboard', {
    session: SIGNED_IN,
    prepare: (api) => {
      answerEmptyKitchen(api);
      api.respond(statsRoutes.getStats, () => json(200, STATS));
    },
  });
  await within(await glance()).findByText('recipe');
  expect(document.activeElement).toBe(document.body);
});

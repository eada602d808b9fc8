import { ratingsRoutes } from '@larder/contract/ratings';
import { recipesRoutes } from '@larder/contract/recipes';
import { sharingRoutes } from '@larder/contract/sharing';
import type { Page } from '@playwright/test';

import { expect, test } from '../harness/test.ts';
import {
  answerTo,
  button,
  publishRecipe,
  heading,
  createRecipe,
  dropResponseTo,
  signIn,
  savedTitles,
  toast,
} from './steps.ts';

test.beforeEach(({ allowedProblems }) => {
  allowedProblems.push(/Failed to load resource/u, /console error: Not deleted/u);
});

async function read<Answer>(page: Page, path: string, schema: { parse: (body: unknown) => Answer }): Promise<Answer> {
  const answer = await page.request.get(path);
  return schema.parse(await answer.json());
}

async function isFavorite(page: Page, id: string): Promise<boolean> {
  const recipe = await read(page, `/api/recipes/${id}`, recipesRoutes.getRecipe.response);
  return recipe.is_favorite;
}

test.describe('when the answer to a write is lost, the screen shows what is stored', () => {
  test('of a favorite', async ({ page, app }) => {
    await signIn(page, app);
    const id = await createRecipe(page, app);
    await page.goto(`/recipe/${id}`);
    await dropResponseTo(page, 'PATCH', /\/api\/recipes\//u);
    await expect(button(page, 'Favorite')).toBeVisible();
    const reread = page.waitForResponse((answer) => answer.url().endsWith(`/api/recipes/${id}`));
    await button(page, 'Favorite').click();
    await (await reread).finished();
    await expect(button(page, 'Favorite')).toHaveAttribute('aria-pressed', 'true');
    expect(await isFavorite(page, id)).toBe(true);
    // Not retried: a toast disappears by itself.
    expect(await toast(page, 'The favorite could not be changed').count()).toBe(0);
  });

  test('of a rating', async ({ page, app, browser }) => {
    const author = await (await browser.newContext({ baseURL: app.url })).newPage();
    await signIn(author, app);
    const copy = await publishRecipe(author, app, await createRecipe(author, app, { title: 'Rated soup' }));
    await author.context().close();
    await signIn(page, app);
    await page.goto(`/recipe/${copy}`);
    await dropResponseTo(page, 'POST', /\/ratings$/u);
    const section = page.getByRole('region', { name: 'Ratings and comments' });
    await section.scrollIntoViewIfNeeded();
    const stars = section.getByRole('radio', { name: '4 stars' });
    await stars.click();
    await expect(toast(page, 'Rating submitted successfully')).toBeVisible();
    await expect(stars).toBeChecked();
    const { own } = await read(page, `/api/community/${copy}/ratings`, ratingsRoutes.listRatings.response);
    expect(own?.rating).toBe(4);
  });

  test('of a share', async ({ page, app, browser }) => {
    const reader = await (await browser.newContext({ baseURL: app.url })).newPage();
    const email = await signIn(reader, app);
    await reader.context().close();
    await signIn(page, app);
    const id = await createRecipe(page, app);
    await page.goto(`/recipe/${id}`);
    await dropResponseTo(page, 'POST', /\/shares$/u);
    await button(page, 'Share').click();
    await page.getByLabel('Email address').fill(email);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Recipe shared successfully!')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('listitem')).toContainText([email]);
    const { shares } = await read(page, `/api/recipes/${id}/shares`, sharingRoutes.listShares.response);
    expect(shares.map((share) => share.email)).toEqual([email]);
  });

  test('of recipes deleted in the cookbook', async ({ page, app }) => {
    await signIn(page, app);
    for (const title of ['Leek soup', 'Plum cake', 'Bean stew']) await createRecipe(page, app, { title });
    await page.goto('/my-cookbook');
    await dropResponseTo(page, 'POST', /\/api\/cookbook\/delete$/u);
    for (const title of ['Leek soup', 'Plum cake'])
      await page.getByRole('checkbox', { name: `Select ${title}` }).click();
    await button(page, 'Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Successfully deleted 2 recipe(s)')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByText('recipe(s) selected')).toHaveCount(0);
    expect(await savedTitles(page, app)).toEqual(['Bean stew']);
    await dropResponseTo(page, 'POST', /\/api\/cookbook\/restore$/u);
    await button(page, 'Undo').click();
    await expect(toast(page, '2 recipes restored')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(3);
    expect(await savedTitles(page, app)).toHaveLength(3);
  });

  test('of a recipe deleted on its page', async ({ page, app }) => {
    await signIn(page, app);
    const id = await createRecipe(page, app);
    await page.goto(`/recipe/${id}`);
    await dropResponseTo(page, 'DELETE', /\/api\/recipes\//u);
    await button(page, 'Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Recipe moved to the bin')).toBeVisible();
    await expect(heading(page, 'My Recipes')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(await savedTitles(page, app)).toEqual([]);
  });
});

test('a write that never reached the server is shown as not done once the server can be asked', async ({
  page,
  app,
}) => {
  await signIn(page, app);
  await createRecipe(page, app);
  await page.goto('/my-cookbook');
  await answerTo(page, 'POST', /\/api\/cookbook\/delete$/u, (route) => route.abort());
  await page.getByRole('checkbox', { name: 'Select Leek soup' }).click();
  await button(page, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Failed to delete recipes')).toContainText('They’re all still here, and still selected.');
  await expect(page.getByRole('checkbox', { name: 'Select Leek soup' })).toBeChecked();
});

test('nothing is claimed about a write until the server can be asked', async ({ page, app, context }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app);
  await page.goto(`/recipe/${id}`);
  await expect(heading(page, 'Leek soup')).toBeVisible();
  const recipe = `**/api/recipes/${id}`;
  await page.route(recipe, async (route) => {
    if (route.request().method() === 'PATCH') await route.fetch();
    await route.abort();
  });
  await button(page, 'Favorite').click();
  await expect(toast(page, 'The favorite could not be changed')).toContainText(
    "We couldn't reach the server, so we don't know whether it was saved.",
  );
  expect(await isFavorite(page, id)).toBe(true);
  await page.unroute(recipe);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(button(page, 'Favorite')).toHaveAttribute('aria-pressed', 'true');

  await page.route(recipe, (route) => route.abort());
  await button(page, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Failed to delete recipe')).toContainText("we don't know whether it was deleted.");
});

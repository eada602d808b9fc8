import { communityRoutes } from '@larder/contract/community';
import { ratingsRoutes } from '@larder/contract/ratings';
import type { Page } from '@playwright/test';

import type { AppServer } from '../harness/server.ts';
import { expect, test } from '../harness/test.ts';
import { button, heading, createRecipe, logIn, signIn } from './steps.ts';

/** Publishes a new recipe; returns the id of the community copy. */
async function give(page: Page, app: AppServer, title: string): Promise<string> {
  const id = await createRecipe(page, app, { title });
  const answer = await page.request.post(`${app.url}/api/recipes/${id}/community`, { headers: { origin: app.url } });
  return communityRoutes.shareToCommunity.response.parse(await answer.json()).id;
}

const cards = (page: Page, title: string) =>
  page.getByRole('list', { name: 'All Recipes' }).getByRole('article', { name: title });

const isEvents = (request: { url: () => string }): boolean => request.url().endsWith('/api/events');

test('changes by others appear on open pages, with one listening tab per browser', async ({
  page,
  app,
  browser,
  context,
  watch,
}) => {
  await signIn(page, app);
  await give(page, app, 'First soup');
  const elsewhere = await browser.newContext({ baseURL: app.url });
  const other = await elsewhere.newPage();
  watch(other);
  await signIn(other, app);

  const streams: string[] = [];
  context.on('request', (request) => {
    if (isEvents(request)) streams.push(request.url());
  });
  const listening = page.waitForResponse(isEvents);
  await page.goto('/community?sort=newest');
  await expect(cards(page, 'First soup')).toBeVisible();
  await listening;
  const second = await context.newPage();
  watch(second);
  await second.goto('/community?sort=newest');

  const id = await give(other, app, 'Second soup');
  await expect(cards(page, 'Second soup')).toBeVisible();
  await expect(cards(second, 'Second soup')).toBeVisible();

  await other.goto('/community?sort=newest');
  await cards(other, 'First soup').getByRole('radio', { name: '4 stars' }).click();
  for (const each of [page, second])
    await expect(cards(each, 'First soup').getByText('4.0 (1)', { exact: true })).toBeVisible();
  expect(streams).toHaveLength(1);

  const withdrawn = await other.request.delete(`${app.url}/api/community/${id}`, { headers: { origin: app.url } });
  expect(withdrawn.status()).toBe(204);
  await expect(cards(second, 'Second soup')).toHaveCount(0);

  // The next tab becomes the listener; a reader further down is offered the new recipes.
  const again = second.waitForResponse(isEvents);
  await page.close();
  await again;
  await second.evaluate(() => {
    document.body.style.minHeight = '3000px';
    window.scrollTo(0, 600);
  });
  await give(other, app, 'Third soup');
  await second.getByRole('button', { name: 'Show new recipes' }).click();
  await expect(cards(second, 'Third soup')).toBeVisible();
  await elsewhere.close();
});

test('an open recipe shows new comments, ratings and changed ratings', async ({ page, app, browser, watch }) => {
  await signIn(page, app);
  const id = await give(page, app, 'Minestrone');
  const elsewhere = await browser.newContext({ baseURL: app.url });
  const other = await elsewhere.newPage();
  watch(other);
  await signIn(other, app);

  const listening = page.waitForResponse(isEvents);
  await page.goto(`/recipe/${id}`);
  const ratings = page.getByRole('region', { name: 'Ratings and comments' });
  await ratings.scrollIntoViewIfNeeded();
  await expect(ratings.getByText('No ratings yet.', { exact: true })).toBeVisible();
  await listening;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/api/community/${id}/ratings`)) asked.push(request.url());
  });
  const rate = (data: { rating: number; comment?: string }) =>
    other.request.post(`${app.url}/api/community/${id}/ratings`, { headers: { origin: app.url }, data });
  expect((await rate({ rating: 4 })).status()).toBe(200);
  await expect(ratings.getByText('4.0 out of 5 stars', { exact: true })).toBeVisible();
  await expect(ratings.getByText('1 rating', { exact: true })).toBeVisible();
  // The event carried the new average.
  expect(asked).toEqual([]);

  const said = await rate({ rating: 5, comment: 'Better on the second day' });
  const { own } = ratingsRoutes.rateRecipe.response.parse(await said.json());
  await expect(page.getByText('Better on the second day', { exact: true })).toBeVisible();
  const taken = await other.request.delete(`${app.url}/api/ratings/${own.id}/comment`, {
    headers: { origin: app.url },
  });
  expect(taken.status()).toBe(204);
  await expect(page.getByText('Better on the second day')).toHaveCount(0);
  await elsewhere.close();
});

test('the owner sees when a share was viewed; deleting suspends a share, restoring resumes it', async ({
  page,
  app,
  browser,
  watch,
}) => {
  const elsewhere = await browser.newContext({ baseURL: app.url });
  const other = await elsewhere.newPage();
  watch(other);
  const email = await signIn(other, app);
  await signIn(page, app);
  const id = await createRecipe(page, app, { title: 'Ribollita' });
  const listening = page.waitForResponse(isEvents);
  await page.goto(`/recipe/${id}`);
  await listening;
  await button(page, 'Share').click();
  const dialog = page.getByRole('dialog', { name: 'Share this recipe' });
  await dialog.getByLabel('Email address').fill(email);
  await page.keyboard.press('Enter');
  const people = dialog.getByRole('list', { name: 'Shared with' }).getByRole('listitem');
  await expect(people).toContainText(['not viewed yet']);

  await other.goto(`/recipe/${id}`);
  await expect(heading(other, 'Ribollita')).toBeVisible();
  await expect(people).not.toContainText(['not viewed yet']);

  const listeningToo = other.waitForResponse(isEvents);
  await other.goto('/shared-with-me');
  const card = other.getByRole('main').getByRole('listitem');
  await expect(card).toHaveCount(1);
  await listeningToo;
  const headers = { origin: app.url };
  expect((await page.request.delete(`${app.url}/api/recipes/${id}`, { headers })).ok()).toBe(true);
  await expect(card).toHaveCount(0);
  expect((await page.request.post(`${app.url}/api/recipes/${id}/restore`, { headers })).ok()).toBe(true);
  await expect(card).toHaveCount(1);
  await elsewhere.close();
});

test('signing out everywhere ends the other browsers’ sessions at once', async ({
  page,
  app,
  browser,
  watch,
  allowedProblems,
}) => {
  allowedProblems.push(/401/u);
  const email = await signIn(page, app);
  const elsewhere = await browser.newContext({ baseURL: app.url });
  const other = await elsewhere.newPage();
  watch(other);
  await other.goto('/login');
  await logIn(other, email);
  await expect(other).toHaveURL(/\/dashboard/u);
  const listening = page.waitForResponse(isEvents);
  await page.goto('/community');
  await listening;
  const ended = await other.request.post(`${app.url}/api/auth/revoke-sessions`, { headers: { origin: app.url } });
  expect(ended.ok()).toBe(true);
  await expect(page).toHaveURL(/\/login/u);
  await elsewhere.close();
});

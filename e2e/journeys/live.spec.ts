import { communityRoutes } from '@larder/contract/community';
import type { Page } from '@playwright/test';

import type { AppServer } from '../harness/server.ts';
import { expect, test } from '../harness/test.ts';
import { keepRecipe, signIn } from './steps.ts';

/** Gives everyone a new recipe; answers with the id of what they have. */
async function give(page: Page, app: AppServer, title: string): Promise<string> {
  const id = await keepRecipe(page, app, { title });
  const answer = await page.request.post(`${app.url}/api/recipes/${id}/community`, { headers: { origin: app.url } });
  return communityRoutes.shareToCommunity.response.parse(await answer.json()).id;
}

const cards = (page: Page, title: string) =>
  page.getByRole('list', { name: 'All Recipes' }).getByRole('article', { name: title });

const isEvents = (told: { url: () => string }): boolean => told.url().endsWith('/api/events');

test('what others do is seen on open pages without loading them again, and one tab listens for all', async ({
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
  for (const each of [page, second]) await expect(cards(each, 'First soup').getByText('4.0 (1)')).toBeVisible();
  expect(streams).toHaveLength(1);

  const withdrawn = await other.request.delete(`${app.url}/api/community/${id}`, { headers: { origin: app.url } });
  expect(withdrawn.status()).toBe(204);
  await expect(cards(second, 'Second soup')).toHaveCount(0);

  // The next tab takes over, and whoever reads further down is offered what is new.
  const again = second.waitForResponse(isEvents);
  await page.close();
  await again;
  await second.evaluate(() => {
    document.body.style.minHeight = '3000px';
    window.scrollTo(0, 600);
  });
  await give(other, app, 'Third soup');
  await second.getByRole('button', { name: 'New recipes — Show' }).click();
  await expect(cards(second, 'Third soup')).toBeVisible();
  await elsewhere.close();
});

import type { Page } from '@playwright/test';

import { expect, test } from '../harness/test.ts';
import { createRecipe, publishRecipe, signIn, toast } from './steps.ts';

// A server of its own, whose community nobody else visits.
test.use({ serverEnv: { WELCOME_TOUR: 'off' } });

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a community that nobody has viewed or rated says so', async ({ page, app }) => {
  for (const title of ['Soup', 'Stew', 'Pie', 'Cake']) {
    await signIn(page, app);
    await publishRecipe(page, app, await createRecipe(page, app, { title }));
  }
  await signIn(page, app);
  await page.goto('/community');
  await expect(region(page, 'Trending Now').getByText('Nothing has been viewed yet. Be the first.')).toBeVisible();
  await expect(region(page, 'Recommended').getByText('Nothing has been rated yet. Some to start with.')).toBeVisible();
  const card = page.getByRole('list', { name: 'All Recipes' }).getByRole('listitem').first();
  await card.getByRole('radio', { name: '5 stars' }).click();
  await expect(toast(page, 'Rating submitted successfully')).toBeVisible();
  await card.getByRole('link', { name: 'View Recipe' }).click();
  await page.goto('/community');
  await expect(region(page, 'Trending Now').getByText('Most viewed')).toBeVisible();
  await expect(region(page, 'Recommended').getByText(/^Top rated/u)).toBeVisible();
});

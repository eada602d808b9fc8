import type { Page } from '@playwright/test';

import { RECIPE_CATEGORIES } from '@larder/culinary/recipe-category';

import { expectAccessible } from '../harness/accessibility.ts';
import { changeDatabase } from '../harness/database.ts';
import type { AppServer } from '../harness/server.ts';
import { expect, test } from '../harness/test.ts';
import { button, publishRecipe, heading, delayRequests, createRecipe, signIn, tabTo, toast } from './steps.ts';

// Recipes that other tests published would appear in the lists.
test.beforeEach(({ app }) => changeDatabase(app, 'delete from community_recipes'));

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Within 'All Recipes': the same recipe may appear among the picks above. */
function card(page: Page, title: string) {
  return region(page, 'All Recipes').getByRole('article', { name: title, exact: true });
}

function titles(page: Page): Promise<string[]> {
  return region(page, 'All Recipes').getByRole('heading', { level: 3 }).allInnerTexts();
}

function isDrawn(picture: SVGElement | HTMLElement): boolean {
  return picture instanceof HTMLImageElement && picture.naturalWidth > 0;
}

/** Another user publishes three recipes; returns the ids of the copies. */
async function publishThree(page: Page, app: AppServer): Promise<readonly [string, string, string]> {
  const give = async (changes: object) => publishRecipe(page, app, await createRecipe(page, app, { ...changes }));
  return [
    await give({ title: 'Leek soup', is_ai_generated: true }),
    await give({
      title: 'Plum cake',
      ingredients: ['6 plums'],
      instructions: ['Bake.'],
      description: 'Sweet.',
      category: 'Dessert',
    }),
    await give({ title: 'Leek tart', category: 'Main Dish' }),
  ];
}

test('the community can be searched, filtered, sorted and rated, and views are counted', async ({
  page,
  app,
  allowedProblems,
}) => {
  allowedProblems.push(/ERR_FAILED|A view was not counted/u);
  await signIn(page, app);
  const [soupId] = await publishThree(page, app);
  await page.context().clearCookies();
  await signIn(page, app);
  await page.goto('/community');
  await expect(heading(page, 'Community')).toBeVisible();
  await expect(region(page, 'Trending Now').getByRole('article')).toHaveCount(3);
  await expect(region(page, 'Recommended').getByRole('article')).toHaveCount(3);
  const soup = card(page, 'Leek soup');
  await expect(soup.getByText('AI Generated', { exact: true })).toBeVisible();
  await expect(soup.getByText('Green, warm and quick.', { exact: true })).toBeVisible();
  await expect(soup.locator('img')).toHaveAttribute('src', /\/drawing\//u);
  await expect.poll(() => soup.locator('img').evaluate(isDrawn)).toBe(true);
  expect(await soup.getByRole('radio').evaluateAll((stars) => stars.map((star) => star.ariaLabel))).toEqual([
    '1 star',
    '2 stars',
    '3 stars',
    '4 stars',
    '5 stars',
  ]);
  await expect(soup).toContainText('Not rated yet');
  await expect(soup).toContainText('0 views');
  await expect(soup.getByRole('button', { name: 'Share' })).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Search community recipes' }).fill('leek');
  await expect.poll(() => titles(page)).toHaveLength(2);
  const sort = page.getByLabel('Sort by', { exact: true });
  await expect(sort.getByRole('option')).toHaveText(['Top Rated', 'Most Viewed', 'Newest']);
  await sort.selectOption('Newest');
  await expect.poll(() => titles(page)).toEqual(['Leek tart', 'Leek soup']);
  await expect(page.getByLabel('Category', { exact: true }).getByRole('option')).toHaveText([
    'All Categories',
    ...RECIPE_CATEGORIES,
  ]);
  await page.getByLabel('Category').selectOption('Dessert');
  await expect(heading(page, 'No recipes found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filters', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/community\?q=leek&category=Dessert&sort=newest$/u);
  await button(page, 'Clear search and filters').click();
  await expect(page).toHaveURL(/\/community\?sort=newest$/u);
  await expect.poll(() => titles(page)).toEqual(['Leek tart', 'Plum cake', 'Leek soup']);

  // Hovered or focused stars look filled but are not submitted.
  const filled = () =>
    soup
      .getByRole('radio')
      .evaluateAll((stars) =>
        stars.map((star) => getComputedStyle(star.firstElementChild ?? star).fill !== 'rgba(0, 0, 0, 0)'),
      );
  await soup.getByRole('radio', { name: '2 stars' }).hover();
  expect(await filled()).toEqual([true, true, false, false, false]);
  await heading(page, 'Community').hover();
  expect(await filled()).toEqual([false, false, false, false, false]);
  await soup.getByRole('radio', { name: '1 star' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(filled).toEqual([true, true, true, false, false]);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(filled).toEqual([false, false, false, false, false]);
  await expect(soup.getByRole('radio', { checked: true })).toHaveCount(0);

  // By pointer: optimistic, in every place the recipe appears.
  const ratings = `**/api/community/${soupId}/ratings`;
  const { release } = await delayRequests(page, ratings);
  await soup.getByRole('radio', { name: '4 stars' }).click();
  await expect(soup.getByText('Rated 4 of 5 by 1 person', { exact: true })).toBeAttached();
  await expect(region(page, 'Trending Now').getByText('Rated 4 of 5 by 1 person', { exact: true })).toBeAttached();
  release();
  await expect(toast(page, 'Rating submitted successfully')).toBeVisible();
  await page.unrouteAll();
  // By keyboard: arrows only move; a rejected rating is rolled back.
  await page.route(ratings, (route) => route.abort());
  await soup.getByRole('radio', { name: '4 stars' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(soup.getByRole('radio', { name: '2 stars' })).toBeFocused();
  await expect(soup.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await page.keyboard.press('Space');
  await expect(toast(page, 'Failed to submit rating')).toBeVisible();
  await expect(soup.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(soup.getByText('Rated 4 of 5 by 1 person', { exact: true })).toBeAttached();
  await page.unrouteAll();

  // An uncounted view never blocks navigation; a counted one shows after going back.
  const views = `**/api/community/${soupId}/views`;
  const logged = page.waitForEvent('console', (message) => message.text().includes('A view was not counted'));
  await page.route(views, (route) => route.abort());
  await soup.getByRole('link', { name: 'View Recipe' }).click();
  await expect(page).toHaveURL(new RegExp(soupId, 'u'));
  await expect(page.getByRole('heading', { level: 1, name: 'Leek soup' })).toBeVisible();
  await logged;
  await expect(page.locator('[data-sonner-toast]', { hasText: /view|look|fail/iu })).toHaveCount(0);
  await page.unrouteAll();
  await page.goBack();
  await soup.getByRole('link', { name: 'View Recipe' }).click();
  await expect(page).toHaveURL(new RegExp(soupId, 'u'));
  await expect(page.getByRole('heading', { level: 1, name: 'Leek soup' })).toBeVisible();

  const said = region(page, 'Ratings and comments');
  await said.scrollIntoViewIfNeeded();
  await expect(said.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await said.getByRole('textbox', { name: 'Write a comment' }).fill('Twice the <b>leeks</b> next time.');
  await said.getByRole('button', { name: 'Post comment' }).click();
  await expect(said.getByText('Twice the <b>leeks</b> next time.', { exact: true })).toBeVisible();
  await expect(toast(page, 'Comment posted')).toHaveCount(1);
  await said.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(said.getByText('No comments yet.')).toBeVisible();
  await expect(toast(page, 'Comment deleted')).toHaveCount(1);
  await expect(said.getByText('4.0 out of 5 stars', { exact: true })).toBeAttached();
  await page.goBack();
  await expect(soup).toContainText('1 view');
  // No recipe without views ranks above it.
  await expect(region(page, 'Trending Now').getByRole('article').first()).toHaveAccessibleName('Leek soup');
  await expect.poll(() => titles(page)).toEqual(['Leek tart', 'Plum cake', 'Leek soup']);
  await sort.selectOption('Most Viewed');
  await expect(page).toHaveURL(/\/community\?sort=views$/u);
  await expect.poll(async () => (await titles(page))[0]).toBe('Leek soup');
  await sort.selectOption('Top Rated');
  await expect(page).toHaveURL(/\/community$/u);
  // The loaded list keeps its order.
  await page.route('**/drawing/**', (route) => route.abort());
  await page.reload();
  await expect.poll(async () => (await titles(page))[0]).toBe('Leek soup');
  await expect(soup.locator('img')).toHaveAttribute('src', /^data:image\/svg/u);
});

test('authors are never offered stars for their own recipe', async ({ page, app }) => {
  await signIn(page, app);
  const id = await publishRecipe(page, app, await createRecipe(page, app, { title: 'Chard tart' }));
  await page.context().clearCookies();
  const guest = page.context().request;
  await signIn(page, app);
  const rated = await guest.post(`${app.url}/api/community/${id}/ratings`, {
    headers: { origin: app.url },
    data: { rating: 4, comment: 'Crisp.' },
  });
  expect(rated.ok(), await rated.text()).toBe(true);
  await publishRecipe(page, app, await createRecipe(page, app, { title: 'My own quiche' }));
  await page.goto('/community');
  const own = card(page, 'My own quiche');
  await expect(own.getByText('Your recipe', { exact: true })).toBeVisible();
  await expect(own).toContainText('Not rated yet');
  await expect(own.getByRole('radiogroup')).toHaveCount(0);
  await expect(card(page, 'Chard tart').getByRole('radio', { name: '4 stars' })).toBeChecked();

  await own.getByRole('link', { name: 'View Recipe' }).click();
  const said = region(page, 'Ratings and comments');
  await said.scrollIntoViewIfNeeded();
  await expect(said.getByText('Your recipe', { exact: true })).toBeVisible();
  await expect(said.getByText('No comments yet.', { exact: true })).toBeVisible();
  await expect(said.getByRole('radiogroup')).toHaveCount(0);
  await expect(said.getByRole('textbox')).toHaveCount(0);
  // The sticky bar covers no content at the top.
  await page.evaluate(() => window.scrollTo(0, 0));
});

test('the author updates and withdraws a community copy', async ({ page, app, allowedProblems }) => {
  // While leaving, a catch-up event may refetch a recipe that no longer exists.
  allowedProblems.push(/404.*\/api\/(?:recipes|community)\//u);
  await signIn(page, app);
  const id = await createRecipe(page, app, { title: 'Bean stew' });
  await page.goto(`/recipe/${id}`);
  const section = page.getByRole('dialog').getByRole('region', { name: 'With everyone' });
  await button(page, 'Share').click();
  await section.getByRole('button', { name: 'Share to community' }).click();
  await expect(toast(page, 'Recipe shared to community!')).toBeVisible();
  const headers = { origin: app.url };
  const changed = await page.request.patch(`${app.url}/api/recipes/${id}`, {
    headers,
    data: { version: 1, title: 'Bean stew with sage' },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  await button(page, 'Share').click();
  await expect(section).toContainText('Your recipe has changed since then.');
  // Rapid clicks still send one request.
  await section.getByRole('button', { name: 'Update' }).evaluate((update: HTMLElement) => {
    update.focus();
    update.click();
    update.click();
  });
  await expect(section).toContainText('Up to date.');
  await expect(toast(page, 'Community copy updated')).toHaveCount(1);
  await expect(section.getByRole('heading', { name: 'With everyone' })).toBeFocused();
  await expect(section.getByRole('button', { name: 'Update' })).toHaveCount(0);
  await section.getByRole('link', { name: 'See it as others do' }).click();
  await expect(heading(page, 'Bean stew with sage')).toBeVisible();
  const note = region(page, 'Your copy in the community');
  await expect(note).toContainText('It is the same as your own recipe.');
  await expect(note.getByRole('button', { name: 'Update' })).toHaveCount(0);
  await expect(page.getByText('From the community, by you', { exact: true })).toBeVisible();
  const again = { version: 2, title: 'Bean stew with thyme' };
  expect((await page.request.patch(`${app.url}/api/recipes/${id}`, { headers, data: again })).ok()).toBe(true);
  await page.reload();
  await expect(note).toContainText('It is older than your own recipe.');
  await expectAccessible(page);
  await note.getByRole('button', { name: 'Update' }).click();
  await expect(heading(page, 'Bean stew with thyme')).toBeVisible();
  await expect(note.getByRole('button', { name: 'Update' })).toHaveCount(0);
  await tabTo(page, button(page, 'Withdraw'));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('its ratings, comments and views will be gone for good');
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(heading(page, 'Community')).toBeVisible();
  await expect(card(page, 'Bean stew with thyme')).toHaveCount(0);
  await page.goto(`/recipe/${id}`);
  await button(page, 'Share').click();
  await expect(section.getByRole('button', { name: 'Share to community' })).toBeVisible();
});

import { randomUUID } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';

import type { AppServer } from '../harness/server.ts';
import { expect, test } from '../harness/test.ts';
import { button, heading, createRecipe, newEmail, publishRecipe, register, signIn, tabTo, toast } from './steps.ts';

const CARDS = 'article';
const CATEGORIES = [
  'Main Dish',
  'Side Dish',
  'Appetizer',
  'Dessert',
  'Breakfast',
  'Soup',
  'Salad',
  'Beverage',
  'Snack',
];

const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories', exact: true }).getByRole('link', { name, exact: true });

async function createMany(page: Page, app: AppServer, count: number): Promise<void> {
  const changes = (n: number) => ({
    title: `Soup ${n}`,
    category: n % 10 === 0 ? 'Dessert' : 'Soup',
    preparation_time: 10,
    cooking_time: n % 2 === 0 ? 5 : 80,
    servings: n % 4 === 0 ? 4 : 2,
  });
  await Promise.all(Array.from({ length: count }, (_, n) => createRecipe(page, app, changes(n))));
}

test('category, filters and search narrow the list, and each can be removed', async ({ page, app }) => {
  await signIn(page, app);
  await createMany(page, app, 12);
  await page.goto('/categories?source=mine');
  await expect(page.getByText('12 recipes', { exact: true })).toBeVisible();
  await expect(chip(page, 'All Categories')).toHaveAttribute('aria-current', 'page');
  const chips = page.getByRole('navigation', { name: 'Categories', exact: true }).getByRole('link');
  await expect(chips).toHaveText(['All Categories', ...CATEGORIES]);
  expect(await chips.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    ['', ...CATEGORIES.map((name) => `/${encodeURIComponent(name)}`)].map((end) => `/categories${end}?source=mine`),
  );
  const optionsOf = (label: string) => page.getByLabel(label, { exact: true }).getByRole('option');
  await expect(optionsOf('Source')).toHaveText(['All Recipes', 'My Recipes', 'Community Recipes']);
  await expect(optionsOf('Sort by')).toHaveText(['Newest First', 'Highest Rated', 'Quickest']);
  await expect(page.getByLabel('Sort by', { exact: true })).toHaveValue('newest');

  await chip(page, 'Dessert').click();
  await expect(heading(page, 'Dessert')).toBeFocused();
  await expect(page).toHaveURL(/\/categories\/Dessert\?source=mine$/u);
  await expect(page.locator(CARDS)).toHaveCount(2);
  await expect(chip(page, 'Dessert')).toHaveAttribute('aria-current', 'page');
  await expect(chip(page, 'All Categories')).not.toHaveAttribute('aria-current');

  await chip(page, 'All Categories').click();
  const filters = button(page, 'Filters');
  for (const isOpen of [true, false, true]) {
    await filters.click();
    await expect(filters).toHaveAttribute('aria-expanded', `${isOpen}`);
    await expect(page.getByLabel('Cooking time', { exact: true })).toHaveCount(isOpen ? 1 : 0);
  }
  await expect(optionsOf('Cooking time')).toHaveText([
    'Any',
    '15 minutes or less',
    '30 minutes or less',
    '60 minutes or less',
    '120 minutes or less',
  ]);
  await expect(optionsOf('Servings')).toHaveText(['Any', '1', '2', '4', '6+']);
  await page.getByLabel('Cooking time').selectOption('15 minutes or less');
  await page.getByLabel('Servings').selectOption('4');
  await page.getByLabel('Sort by').selectOption('Quickest');
  await expect(page.getByText('3 recipes', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill('soup 4');
  await expect(page).toHaveURL(/\/categories\?q=soup(?:\+|%20)4&source=mine&sort=quickest&minutes=15&servings=4$/u);
  await expect(page.locator('mark').first()).toBeVisible();

  await button(page, 'Remove filter “soup 4”').click();
  await expect(page.getByRole('searchbox', { name: 'Search recipes' })).toHaveValue('');
  await button(page, 'Remove filter 4 servings').click();
  await expect(page.getByText('6 recipes', { exact: true })).toBeVisible();
  await page.getByLabel('Servings').selectOption('6+');
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill('soup');
  await expect(page).toHaveURL(/\/categories\?q=soup&source=mine&sort=quickest&minutes=15&servings=6$/u);
  await expect(button(page, 'Remove filter 6+ servings')).toBeVisible();
  await button(page, 'Reset All Filters').click();
  await expect(page).toHaveURL(`${app.url}/categories`);
  await expect(page.getByRole('searchbox', { name: 'Search recipes' })).toHaveValue('');
  for (const label of ['Cooking time', 'Servings']) await expect(page.getByLabel(label)).toHaveValue('');
  await page.getByLabel('Source').selectOption('My Recipes');
  await expect(page.getByText('12 recipes', { exact: true })).toBeVisible();
  await page.getByLabel('Servings').selectOption('1');
  await expect(heading(page, 'No recipes found')).toBeVisible();
  await button(page, 'Clear all filters').click();
  await expect(page).toHaveURL(/\/categories$/u);
  await chip(page, 'Snack').click();
  await page.getByLabel('Source').selectOption('My Recipes');
  await button(page, 'Remove filter My Recipes').click();
  await page.goto('/categories/Beverages');
  await expect(page.getByText('There are no recipes in the Beverage category yet.', { exact: true })).toBeVisible();
  await button(page, 'Clear all filters').click();
  await expect(heading(page, 'Categories')).toBeVisible();
  await page.goto('/categories/Cakes');
  await expect(heading(page, 'No such category')).toBeVisible();
});

test('an invalid category in the URL redirects like any unknown page', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(/404.*%E0%A4%A/u);
  const answer = await page.goto('/categories/%E0%A4%A');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Clicks a link of the app. Resolves to the scroll position at the click: earlier, a loading font or scrolling may still shift the page. */
async function clickForScroll(page: Page, link: Locator): Promise<number> {
  await page.evaluate(() => {
    const store = () => sessionStorage.setItem('scroll-at-click', String(window.scrollY));
    window.addEventListener('click', store, { capture: true, once: true });
  });
  await link.click();
  return page.evaluate(() => Number(sessionStorage.getItem('scroll-at-click')));
}

test('going back from a recipe restores the scroll position and all loaded pages', async ({ page, app }) => {
  await signIn(page, app);
  await createMany(page, app, 34);
  await page.goto('/categories?source=mine&sort=quickest');
  await expect(page.locator(CARDS)).toHaveCount(24);
  await page.locator(CARDS).last().scrollIntoViewIfNeeded();
  await expect(page.getByText('That’s all 34 recipes.', { exact: true })).toBeAttached();
  const card = page.locator(CARDS).nth(28);
  await card.scrollIntoViewIfNeeded();
  const link = card.getByRole('link');
  const title = await link.innerText();
  const before = await clickForScroll(page, link);
  await expect(heading(page, title)).toBeVisible();
  await page.goBack();
  await expect(page.locator(CARDS)).toHaveCount(34);
  await expect(page).toHaveURL(/\/categories\?source=mine&sort=quickest$/u);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('going back before the recipe has loaded restores the scroll position too', async ({ page, app }) => {
  await signIn(page, app);
  await createMany(page, app, 24);
  // The page's script, which never loads.
  await page.route(/\/assets\/recipe-page-[^/]+\.js$/u, () => undefined);
  await page.goto('/categories?source=mine');
  await expect(page.locator(CARDS)).toHaveCount(24);
  const link = page.locator(CARDS).last().getByRole('link');
  const before = await clickForScroll(page, link);
  await expect(page.getByText('Loading the page', { exact: true })).toBeAttached();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before);
  await page.goBack();
  await expect(page.locator(CARDS)).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a recipe is shared with one person and with the community by keyboard', async ({
  page,
  app,
  allowedProblems,
}) => {
  allowedProblems.push(/404.*\/shares/u, /409.*\/community/u);
  const friend = await register(page, app);
  await signIn(page, app);
  const id = await createRecipe(page, app);
  await page.goto(`/recipe/${id}`);
  await tabTo(page, button(page, 'Share'));
  await page.keyboard.press('Enter');
  const email = page.getByLabel('Email address');
  await expect(email).toBeFocused();
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
  await email.fill(newEmail());
  await page.keyboard.press('Enter');
  await expect(page.getByText('User not found', { exact: true })).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill(friend);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Recipe shared successfully!')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Share')).toBeFocused();

  await page.keyboard.press('Enter');
  const everyone = page.getByRole('dialog').getByRole('button', { name: 'Share to community' });
  await tabTo(page, everyone);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Recipe shared to community!')).toBeVisible();
  // A second recipe with the same title.
  await page.goto(`/recipe/${await createRecipe(page, app)}`);
  await tabTo(page, button(page, 'Share'));
  await page.keyboard.press('Enter');
  await tabTo(page, everyone);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Recipe already shared to community')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Share')).toBeFocused();
});

test('a recipe that was shared with the user and published is listed once', async ({ page, app, browser, watch }) => {
  const owner = await (await browser.newContext({ baseURL: app.url })).newPage();
  watch(owner);
  await signIn(owner, app);
  const email = await signIn(page, app);
  const title = `Ribollita ${randomUUID().slice(0, 8)}`;
  const id = await createRecipe(owner, app, { title });
  await publishRecipe(owner, app, id);
  const path = `/api/recipes/${id}/shares`;
  await owner.request.post(`${app.url}${path}`, { headers: { origin: app.url }, data: { email } });
  await page.goto(`/categories?q=${encodeURIComponent(title)}`);
  await expect(page.locator(CARDS)).toHaveCount(1);
  await expect(page.locator(CARDS)).toContainText('Shared');
  await expect(page.getByText(/^1 recipe/u)).toBeVisible();
  await owner.context().close();
});

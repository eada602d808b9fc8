import { expect, test } from '../harness/test.ts';
import { serveShell, waitForHydration } from './documents.ts';
import {
  button,
  heading,
  delayRequests,
  endSessionBeforeChange,
  logIn,
  register,
  row,
  signIn,
  signInAs,
  toast,
} from './steps.ts';

test('a guest is redirected to the login and returns to the requested page', async ({ page, app }) => {
  const email = await register(page, app);
  await page.goto('/dashboard?q=leek');
  await expect(page).toHaveURL(/\/login\?next=/u);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/dashboard\?q=leek$/u);
});

test('an unknown URL redirects to the front page', async ({ page, app, allowedProblems }) => {
  // An unknown URL answers 404 and still serves the page.
  allowedProblems.push(/404.*%zz/u);
  const expectFrontPage = async (path: string) => {
    await page.goto(path);
    await expect(page).toHaveURL(`${app.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  for (const path of ['/no/such/page?q=1#there', '/recipe', '/admin/unknown', '/index.html', '/unknown.page'])
    await expectFrontPage(path);
  await signIn(page, app);
  for (const path of ['/categories/Soup/unknown', '/a%2Fb', '/%zz', `/${'long'.repeat(80)}`])
    await expectFrontPage(path);
});

test('a readable placeholder shows while the browser checks the session', async ({ page, app }) => {
  await serveShell(page);
  await signIn(page, app);
  const { release } = await delayRequests(page, '**/api/session');
  await page.goto('/dashboard');
  await expect(page.getByText('Loading your culinary experience...', { exact: true })).toBeVisible();
  release();
  await expect(heading(page, 'My Recipes')).toBeVisible();
});

test('typed text survives a session that ends', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(/401/u);
  const email = await signIn(page, app);
  await page.goto('/create-recipe');
  await page.getByLabel('Recipe Title*').fill('Soup of patience');
  await page.getByLabel('Description*').fill('Typed with love.');
  await button(page, 'Next').click();
  await row(page, 'Ingredient 1').fill('2 leeks');
  await button(page, 'Next').click();
  await row(page, 'Step 1').fill('Slice them.');
  await button(page, 'Next').click();
  await expect(heading(page, 'Details')).toBeVisible();
  await endSessionBeforeChange(page);
  await button(page, 'Create Recipe').click();
  await expect(toast(page, 'Failed to create recipe')).toContainText('Your session has ended.');
  await expect(page).toHaveURL(/\/login\?next=/u);
  await logIn(page, email);
  await expect(heading(page, 'Details')).toBeVisible();
  await expect(page.getByText('Your draft is back, as you left it.', { exact: true })).toBeVisible();
  await button(page, 'Create Recipe').click();
  await expect(heading(page, 'Soup of patience')).toBeVisible();
  await expect(page.getByText('2 leeks', { exact: true })).toBeVisible();
});

test('a draft is visible to its author only, and sign-out deletes it', async ({ page, app }) => {
  const email = await signIn(page, app);
  await page.goto('/create-recipe');
  await waitForHydration(page);
  await page.getByLabel('Recipe Title*').fill('My secret soup');
  await page.goto('/dashboard');
  await expect(heading(page, 'My Recipes')).toBeVisible();
  await signIn(page, app);
  await page.goto('/create-recipe');
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('');
  await expect(page.getByText('You were writing')).toHaveCount(0);

  await signInAs(page, app, email);
  await page.goto('/create-recipe');
  await expect(page.getByText('You were writing “My secret soup”')).toBeVisible();
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login/u);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('My secret soup');
});

test('signing out or in applies to all tabs', async ({ page, app, context, watch }) => {
  const email = await signIn(page, app);
  const other = await context.newPage();
  watch(other);
  await page.goto('/dashboard');
  await other.goto('/create-recipe');
  await expect(heading(other, 'Create Recipe')).toBeVisible();
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(heading(page, 'Log in')).toBeVisible();
  await expect(heading(other, 'Log in')).toBeVisible();
  await logIn(page, email);
  await expect(heading(page, 'My Recipes')).toBeVisible();
  await expect(heading(other, 'Create Recipe')).toBeVisible();
});

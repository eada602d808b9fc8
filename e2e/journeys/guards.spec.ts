import type { Page } from '@playwright/test';

import { expectAccessible } from '../harness/accessibility.ts';
import type { AppServer } from '../harness/server.ts';
import { expect, test } from '../harness/test.ts';
import {
  answerTo,
  button,
  errorBody,
  heading,
  delayRequests,
  createRecipe,
  logIn,
  newEmail,
  PASSWORD,
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

/** The signed-in pages, each with its heading. */
const signedInPages = (recipe: string) =>
  [
    ['/dashboard', 'My Recipes'],
    ['/create-recipe', 'Create Recipe'],
    [`/recipe/${recipe}`, 'Leek soup'],
    [`/recipe/${recipe}/edit`, 'Edit Recipe'],
    [`/recipe/${recipe}/history`, 'Earlier versions'],
    ['/community', 'Community'],
    ['/my-cookbook', 'My Cookbook'],
    ['/my-cookbook/booklet', 'No recipes chosen for this booklet'],
    ['/categories', 'Categories'],
    ['/categories/Soup', 'Soup'],
    ['/shared-with-me', 'Shared with me'],
    ['/bin', 'Recently Deleted'],
    ['/profile', 'Profile Settings'],
  ] as const;

test('every signed-in page requires a session', async ({ page }) => {
  for (const [path] of signedInPages('0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b')) {
    await page.goto(path);
    await expect(heading(page, 'Log in')).toBeVisible();
    await expect(page).toHaveURL(/\/login\?next=/u);
  }
});

test('every signed-in page has one h1, the top bar and the sidebar', async ({ page, app }) => {
  await signIn(page, app);
  const recipe = await createRecipe(page, app);
  for (const [path, title] of signedInPages(recipe)) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Sidebar', exact: true })).toBeVisible();
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
  }
});

test('a redirect target on another site is ignored after login', async ({ page, app }) => {
  const email = await register(page, app);
  await page.goto('/login?next=https://example.com/');
  await logIn(page, email);
  await expect(page).toHaveURL(`${app.url}/dashboard`);
});

test('login and sign-up redirect a signed-in user to the dashboard', async ({ page, app }) => {
  await signIn(page, app);
  for (const path of ['/login', '/register', '/admin']) {
    await page.goto(path);
    await expect(page).toHaveURL(`${app.url}/dashboard`);
  }
});

test('an unknown URL redirects to the front page', async ({ page, app, allowedProblems }) => {
  // An unknown URL answers 404 and still serves the page.
  allowedProblems.push(/404.*%zz/u);
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await signIn(page, app);
    for (const path of [
      '/no/such/page?q=1#there',
      '/recipe',
      '/admin/unknown',
      '/dashboard/unknown',
      '/categories/Soup/unknown',
      '/index.html',
      '/unknown.page',
      '/a%2Fb',
      '/%zz',
      `/${'long'.repeat(80)}`,
    ]) {
      await page.goto(path);
      await expect(page).toHaveURL(`${app.url}/`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  }
});

test('a readable placeholder shows while the session is checked', async ({ page, app }) => {
  await signIn(page, app);
  const { release } = await delayRequests(page, '**/api/session');
  await page.goto('/dashboard');
  await expect(page.getByText('Loading your culinary experience...', { exact: true })).toBeVisible();
  release();
  await expect(heading(page, 'My Recipes')).toBeVisible();
});

test('a request that meets a renewed session cookie is retried once', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(/401/u);
  await signIn(page, app);
  let asked = 0;
  await answerTo(page, 'GET', '**/api/assistant/generations', (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    const body = errorBody('not_authenticated', 'Please sign in.');
    return route.fulfill({ status: 401, contentType: 'application/json', body });
  });
  await page.goto('/dashboard');
  await expect.poll(() => asked).toBe(2);
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
  await page.context().clearCookies();
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

test('pages linked from mail are public', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(/404/u);
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await signIn(page, app);
    for (const [path, title] of [
      ['/forgot-password', 'Forgot password?'],
      ['/reset-password#cut-off', 'Set a new password'],
      ['/confirm-email#cut-off', 'Confirm your address'],
    ] as const) {
      await page.goto(path);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('link', { name: isSignedIn ? 'Back to Dashboard' : 'Back to Log in' })).toBeVisible();
    }
  }
});

test.describe('a request that needs a fresh login', () => {
  const CHANGE_EMAIL = '**/api/auth/change-email';
  const stale = { status: 403, contentType: 'application/json', body: errorBody('fresh_login_required', 'x') };

  /** Changes the email address; the server answers that the login is not fresh. */
  async function begin(page: Page, app: AppServer): Promise<void> {
    await signIn(page, app);
    await page.goto('/profile');
    let isFresh = false;
    await page.route(CHANGE_EMAIL, (route) => (isFresh ? route.fallback() : route.fulfill(stale)));
    page.on('response', (response) => {
      if (response.url().endsWith('/reauthenticate') && response.ok()) isFresh = true;
    });
    await page.getByLabel('Email', { exact: true }).fill(newEmail());
    await button(page, 'Update Email').click();
  }

  test('continues after the password is confirmed', async ({ page, app, allowedProblems }) => {
    allowedProblems.push(/40[13]/u);
    await begin(page, app);
    const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
    const password = dialog.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(password).toHaveAccessibleDescription('Please enter your password');
    await password.fill('not the password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(password).toBeFocused();
    await password.fill(PASSWORD);
    await button(page, 'Confirm').click();
    await expect(dialog).toHaveCount(0);
    await expect(toast(page, 'Email update initiated. Please check your inbox.')).toBeVisible();
    await expect(button(page, 'Update Email')).toBeFocused();
  });

  test('does not run when the confirmation is cancelled', async ({ page, app, allowedProblems }) => {
    allowedProblems.push(/403/u);
    await begin(page, app);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, 'Update Email')).toBeFocused();
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  });
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

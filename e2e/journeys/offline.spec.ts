import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../harness/test.ts';
import { waitForHydration } from './documents.ts';
import { readSavedTitles, waitUntilSaved } from './saved-recipes.ts';
import { button, createRecipe, heading, signIn, signInAs, toast } from './steps.ts';

test.use({ serviceWorkers: 'allow' });

const OFFLINE_LINE = 'You’re offline. Showing the recipes saved on this device.';

test.beforeEach(({ allowedProblems }) => {
  allowedProblems.push(/Failed to load resource/u, /net::ERR_/u);
});

const SOUP = {
  title: 'Leek soup',
  ingredients: ['2 leeks', '1 l stock'],
  instructions: ['Slice the leeks.', 'Simmer for 20 minutes.'],
  servings: 4,
};

test('without a server, saved recipes can be listed, searched, opened, scaled and cooked', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, SOUP);
  await createRecipe(page, app, { title: 'Plum cake', ingredients: ['500 g plums'] });
  await page.goto('/dashboard');
  await waitUntilSaved(page, ['Leek soup', 'Plum cake']);
  await app.kill9();
  await page.context().setOffline(true);

  await page.goto('/my-cookbook');
  await expect(page.getByText(OFFLINE_LINE)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('plum');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Plum cake');

  await page.goto(`/recipe/${id}?servings=8`);
  await expect(heading(page, 'Leek soup')).toBeVisible();
  await expect(page.getByText('4 leeks')).toBeVisible();
  await button(page, 'Start cooking').click();
  await expect(page.getByRole('dialog').getByText('Slice the')).toBeVisible();
  await page.context().setOffline(false);
  await app.restart();
});

test('while the server does not answer, a saved recipe opens all the same', async ({ page, app }) => {
  await signIn(page, app);
  await createRecipe(page, app, SOUP);
  await page.goto('/dashboard');
  await waitUntilSaved(page, ['Leek soup']);
  await waitForHydration(page);
  const isAnswering = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await isAnswering.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Leek soup', exact: true }).click();
  await expect(heading(page, 'Leek soup')).toBeVisible();
  await expect(page.getByText(OFFLINE_LINE)).toBeVisible();
  isAnswering.resolve();
  await expect(page.getByText(OFFLINE_LINE)).toBeHidden();
});

test('a favorite and edits made offline survive a reload and arrive once', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, SOUP);
  await page.goto('/dashboard');
  await waitUntilSaved(page, ['Leek soup']);
  await page.context().setOffline(true);

  await page.goto(`/recipe/${id}`);
  await favorite(page).click();
  await expect(button(page, '1 change not sent yet')).toBeVisible();
  await page.goto(`/recipe/${id}/edit`);
  await page.getByLabel('Recipe Title*').fill('Leek and potato soup');
  await saveEdit(page);
  await expect(toast(page, 'Saved on this device')).toBeVisible();
  await expect(heading(page, 'Leek and potato soup')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Leek and potato soup')).toBeVisible();
  await expect(favorite(page)).toHaveAttribute('aria-pressed', 'true');
  await button(page, '2 changes not sent yet').click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.context().setOffline(false);
  await expect(page.getByText('not sent yet')).toBeHidden();
  await expect(page.getByText(OFFLINE_LINE)).toBeHidden();
  const answer = await page.request.get(`/api/recipes/${id}`);
  expect(await answer.json()).toMatchObject({ title: 'Leek and potato soup', is_favorite: true, version: 2 });
});

test('an edit that conflicts with one made elsewhere waits until the user has chosen', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, SOUP);
  await page.goto('/dashboard');
  await waitUntilSaved(page, ['Leek soup']);
  await page.context().setOffline(true);
  await page.goto(`/recipe/${id}/edit`);
  await page.getByLabel('Recipe Title*').fill('My soup');
  await saveEdit(page);
  await expect(heading(page, 'My soup')).toBeVisible();
  const headers = { origin: app.url };
  const data = { title: 'Their soup', version: 1 };
  expect((await page.request.patch(`${app.url}/api/recipes/${id}`, { headers, data })).status()).toBe(200);

  await page.context().setOffline(false);
  await button(page, '1 change not sent yet').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open' }).click();
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('My soup');
  await saveEdit(page);
  await expect(heading(page, 'Two versions of this recipe')).toBeVisible();
});

test('signing out asks while a change is unsent, and removes everything; another user sees nothing', async ({
  page,
  app,
}) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, SOUP);
  await page.goto('/dashboard');
  await waitUntilSaved(page, ['Leek soup']);
  // The favorite cannot be sent, everything else can.
  await page.route(`**/api/recipes/${id}`, (route) => route.abort());
  await page.goto(`/recipe/${id}`);
  await favorite(page).click();
  await expect(button(page, '1 change not sent yet')).toBeVisible();
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out and lose your changes?' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toBeHidden();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toBeHidden();
  await button(page, 'Sign Out Everywhere').click();
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await question.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page).toHaveURL(/\/login/u);
  // The login page loads as a new document.
  await expect(async () => {
    expect(await page.evaluate(readSavedTitles)).toEqual([]);
    expect(await page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith('pictures')))).toBe(
      false,
    );
  }).toPass({ timeout: 10_000 });

  await signIn(page, app);
  await page.goto('/dashboard');
  await expect(heading(page, 'My Recipes')).toBeVisible();
  await page.context().setOffline(true);
  await page.goto(`/recipe/${id}`);
  await expect(page.getByText('Leek soup')).toHaveCount(0);
});

test('without a session, an unsent change waits, and the next user does not see the saved recipes', async ({
  page,
  app,
}) => {
  const email = await signIn(page, app);
  const id = await createRecipe(page, app, SOUP);
  await page.goto('/dashboard');
  await waitUntilSaved(page, ['Leek soup']);
  await page.context().setOffline(true);
  await page.goto(`/recipe/${id}`);
  await favorite(page).click();
  await expect(button(page, '1 change not sent yet')).toBeVisible();
  await page.context().clearCookies();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/login/u);

  await signIn(page, app);
  await page.goto('/dashboard');
  await expect.poll(() => page.evaluate(readSavedTitles)).toEqual([]);
  await page.context().clearCookies();
  await signInAs(page, app, email);
  await page.goto('/dashboard');
  await expect
    .poll(async () => (await page.request.get(`/api/recipes/${id}`)).text(), { timeout: 20_000 })
    .toContain('"is_favorite":true');
});

test('a new version is offered and loads when the user asks for it', async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/dashboard');
  await waitUntilSaved(page, []);
  const restore = releaseNewVersion();
  try {
    await page.reload();
    await expect(toast(page, 'A new version is ready.')).toBeVisible();
    const isFirstPage = () => page.evaluate(() => Reflect.get(window, 'isFirstPage') === true);
    await page.evaluate(() => Reflect.set(window, 'isFirstPage', true));
    await button(page, 'Reload').click();
    await expect(async () => expect(await isFirstPage()).toBe(false)).toPass({ timeout: 10_000 });
    await expect(heading(page, 'My Recipes')).toBeVisible();
    await expect(toast(page, 'A new version is ready.')).toHaveCount(0);
  } finally {
    restore();
  }
});

test('a text that another app shares without a network stays in the field, and is read later', async ({
  page,
  app,
}) => {
  await signIn(page, app);
  await page.goto('/create-recipe');
  await waitForHydration(page);
  await page.goto('/dashboard');
  await waitUntilSaved(page, []);
  await page.context().setOffline(true);
  const text = 'Leek soup\n\n2 leeks\n1 l stock\n\n1. Slice the leeks.\n2. Simmer for 20 minutes.';
  await page.goto(`/create-recipe?text=${encodeURIComponent(text)}`);
  await expect(page.getByText('Nothing is lost: try again when you’re connected.')).toBeVisible();
  await expect(page.getByLabel('Have it somewhere already?')).toHaveValue(text);
  await page.context().setOffline(false);
  await button(page, 'Fill in').click();
  await expect(page.getByText('Filled in: 2 ingredient lines and 2 steps.')).toBeVisible();
});

test('without a network, the page that a bookmark opens is still connected to it', async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/dashboard');
  await waitUntilSaved(page, []);
  await page.context().setOffline(true);
  const policyOf = async (path: string) => (await page.goto(path))?.headers()['cross-origin-opener-policy'];
  expect(await policyOf('/import/page')).toBe('unsafe-none');
  expect(await policyOf('/import')).toBe('same-origin');
});

test('a text that another app shares opens the wizard with it', async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/create-recipe?title=Leek%20soup&text=From%20a%20friend&url=https%3A%2F%2Fexample.org%2Fsoup');
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('Leek soup');
  await page.reload();
  await expect(page.getByLabel('Description*')).toHaveValue('From a friend\nhttps://example.org/soup');
});

function favorite(page: Page): Locator {
  return button(page, 'Favorite');
}

/** Saves the edit at the last step of the form. */
async function saveEdit(page: Page): Promise<void> {
  const save = button(page, 'Save Changes');
  while (!(await save.isVisible())) await button(page, 'Next').click();
  await save.click();
}

/** Changes the service worker as a new build does. Returns how to restore it. */
function releaseNewVersion(): () => void {
  const file = join(import.meta.dirname, '../../web/dist/sw.js');
  const names = [file, `${file}.br`, `${file}.gz`] as const;
  const before = names.map((name) => readFileSync(name));
  const script = Buffer.from(`${readFileSync(file, 'utf8')}\n// ${randomUUID()}`);
  for (const [at, content] of [script, brotliCompressSync(script), gzipSync(script)].entries())
    writeFileSync(names[at] ?? file, content);
  return () => before.forEach((content, at) => writeFileSync(names[at] ?? file, content));
}

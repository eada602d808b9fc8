import type { Page } from '@playwright/test';

import type { AppServer } from '../harness/server.ts';
import { expect, test } from '../harness/test.ts';
import { answerTo, button, errorBody, heading, delayRequests, createRecipe, signIn, toast } from './steps.ts';

async function binRecipe(page: Page, app: AppServer, title: string): Promise<string> {
  const id = await createRecipe(page, app, { title });
  const answer = await page.request.delete(`${app.url}/api/recipes/${id}`, { headers: { origin: app.url } });
  expect(answer.status()).toBe(204);
  return id;
}

async function changeRecipe(page: Page, app: AppServer, id: string, data: Record<string, unknown>): Promise<void> {
  const answer = await page.request.patch(`${app.url}/api/recipes/${id}`, { headers: { origin: app.url }, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('a recipe in the bin can be restored or deleted for good', async ({ page, app }) => {
  await signIn(page, app);
  for (const title of ['First', 'Second', 'Third', 'Fourth']) await binRecipe(page, app, title);
  await page.goto('/dashboard');
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Recently Deleted' }).click();
  const rows = page.locator('article');
  await expect(rows.getByRole('heading')).toHaveText(['Fourth', 'Third', 'Second', 'First']);
  await expect(rows.first()).toContainText('permanently deleted in 30 days');

  // Optimistic: the row disappears before the server answers.
  const held = await delayRequests(page, /\/restore$/u);
  const restore = rows.filter({ hasText: 'Third' }).getByRole('button', { name: 'Restore' });
  // Double click before anything re-renders.
  await restore.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect(page.getByText('3 recipes in the bin', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(3);
  held.release();
  await expect(toast(page, 'Recipe restored')).toHaveCount(1);
  await expect(heading(page, 'Recently Deleted')).toBeFocused();

  await rows.filter({ hasText: 'Second' }).getByRole('button', { name: 'Delete for good' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(toast(page, 'Deleted for good')).toBeVisible();
  await expect(rows.getByRole('heading')).toHaveText(['Fourth', 'First']);

  await button(page, 'Empty bin').click();
  await expect(page.getByRole('alertdialog')).toContainText('2 recipes will be deleted for good.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Empty bin' }).click();
  await expect(heading(page, 'The bin is empty')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'The bin is empty')).toBeVisible();
  await page.getByRole('link', { name: 'Go to My Recipes' }).click();
  await expect(page.locator('article')).toHaveCount(1);
  await expect(page.locator('article')).toContainText('Third');
});

test('a failed restore returns the recipe to the bin, and its error clears on success', async ({
  page,
  app,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to load resource/u);
  await signIn(page, app);
  await binRecipe(page, app, 'Leek soup');
  await page.goto('/bin');
  const answer = { status: 500, body: errorBody('internal', 'No') };
  await answerTo(page, 'POST', /\/restore$/u, (route) => route.fulfill(answer));
  await button(page, 'Restore').click();
  await expect(toast(page, 'The recipe could not be restored')).toBeVisible();
  await expect(page.locator('article')).toContainText('Leek soup');
  await expect(page.getByText('1 recipe in the bin', { exact: true })).toBeVisible();

  // A hovered toast does not time out; the next attempt replaces it.
  await toast(page, 'The recipe could not be restored').hover();
  await page.unroute(/\/restore$/u);
  await button(page, 'Restore').press('Enter');
  await expect(toast(page, 'Recipe restored')).toBeVisible();
  await expect(toast(page, 'The recipe could not be restored')).toHaveCount(0);
});

test('a failed permanent deletion keeps the recipe, and its error clears on success', async ({
  page,
  app,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to load resource/u, /console error: Not deleted/u);
  await signIn(page, app);
  await binRecipe(page, app, 'Leek soup');
  await page.goto('/bin');
  const deletion = /\/api\/bin/u;
  const remove = async (): Promise<void> => {
    await button(page, 'Delete for good').press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).press('Enter');
  };
  await answerTo(page, 'DELETE', deletion, (route) =>
    route.fulfill({ status: 500, body: errorBody('internal', 'No') }),
  );
  await remove();
  await toast(page, 'Failed to delete recipe').hover();
  await page.unroute(deletion);
  await remove();
  await expect(toast(page, 'Deleted for good')).toBeVisible();
  await expect(toast(page, 'Failed to delete recipe')).toHaveCount(0);
});

test('an earlier version of a recipe can be viewed and restored', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(/Failed to load resource/u);
  await signIn(page, app);
  const id = await createRecipe(page, app);
  await changeRecipe(page, app, id, { version: 1, title: 'Leek stew', ingredients: ['3 leeks', '1/2 l stock'] });
  await page.goto(`/recipe/${id}/history`);
  const versions = page.locator('article');
  await expect(versions.first()).toContainText('Changed: title, ingredients (1 added, 1 removed)');
  await expect(versions.last()).toContainText('First version');
  await versions.last().getByRole('button', { name: 'View' }).click();
  await expect(versions.last()).toContainText('Slice the leeks.');

  // Another tab deleted it first.
  await changeRecipe(page, app, id, { version: 2, servings: 6 });
  await versions.last().getByRole('button', { name: 'Restore this version' }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Restore this version' });
  await confirm.click();
  await expect(toast(page, 'This recipe has changed since you opened it. Nothing was overwritten.')).toBeVisible();
  await expect(versions).toHaveCount(3);
  await versions.last().getByRole('button', { name: 'Restore this version' }).click();
  await confirm.click();
  await expect(toast(page, 'Earlier version restored')).toBeVisible();
  await expect(versions).toHaveCount(4);
  await page.getByRole('link', { name: 'Back to the recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leek soup' })).toBeVisible();
});

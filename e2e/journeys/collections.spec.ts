import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../harness/test.ts';
import { button, createRecipe, heading, signIn, tabTo, toast } from './steps.ts';

const order = (page: Page): Locator => page.getByRole('main').getByRole('listitem');

/** Creates a collection in the open dialog. */
async function createCollection(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'New collection' });
  await dialog.getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

test('a cook collects recipes, puts them in order by keyboard, and deletes the collection', async ({ page, app }) => {
  await signIn(page, app);
  const soup = await createRecipe(page, app, { title: 'Leek soup' });
  for (const title of ['Apple pie', 'Bean stew']) await createRecipe(page, app, { title });

  await page.goto(`/recipe/${soup}`);
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Add to collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to collection' });
  await expect(dialog.getByText('You don’t have any collections yet.')).toBeVisible();
  await button(dialog, 'New Collection').click();
  await createCollection(page, 'Sunday dinners');
  await expect(toast(page, '1 recipe added')).toBeVisible();
  await expect(button(dialog, 'Remove')).toBeVisible();
  await button(dialog, 'Done').click();

  await page.goto('/my-cookbook');
  for (const title of ['Apple pie', 'Bean stew']) await page.getByLabel(`Select ${title}`).click();
  await button(page, 'Add to collection').click();
  await button(dialog, 'Add').click();
  await expect(toast(page, '2 recipes added')).toBeVisible();

  await page.getByRole('link', { name: 'Collections' }).click();
  await expect(page.getByText('3 recipes')).toBeVisible();
  await page.getByRole('link', { name: 'Sunday dinners' }).click();
  await expect(heading(page, 'Sunday dinners')).toBeVisible();
  await expect(order(page)).toContainText(['Leek soup', 'Bean stew', 'Apple pie']);

  await button(page, 'Rearrange').click();
  const up = button(page, 'Move up Apple pie');
  await tabTo(page, up);
  await page.keyboard.press('Enter');
  await expect(order(page)).toContainText(['Leek soup', 'Apple pie', 'Bean stew']);
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(order(page)).toContainText(['Apple pie', 'Leek soup', 'Bean stew']);
  await expect(page.getByText('Apple pie is now 1 of 3')).toBeAttached();
  await page.keyboard.press('Enter');
  await button(page, 'Move down Leek soup').click();
  await expect(order(page)).toContainText(['Apple pie', 'Bean stew', 'Leek soup']);
  await button(page, 'Remove Bean stew from the collection').click();
  await expect(order(page)).toHaveCount(2);
  await button(page, 'Done').click();
  await page.reload();
  await expect(order(page)).toContainText(['Apple pie', 'Leek soup']);

  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit collection' });
  await edit.getByLabel('Name').fill('Weeknights');
  await edit.getByLabel('Description (optional)').fill('Quick and warm.');
  await button(edit, 'Save').click();
  await expect(heading(page, 'Weeknights')).toBeVisible();
  await expect(page.getByText('Quick and warm.')).toBeVisible();
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await button(page.getByRole('alertdialog'), 'Delete').click();
  await expect(heading(page, 'No collections yet')).toBeVisible();
  await page.goto('/my-cookbook');
  await expect(page.getByRole('link', { name: 'Leek soup' })).toBeVisible();
});

test('a collection is shared, read, left and no longer readable', async ({
  page,
  app,
  browser,
  watch,
  allowedProblems,
}) => {
  allowedProblems.push(/404.*\/api\/(?:collections|recipes)\//u);
  const bruno = await (await browser.newContext({ baseURL: app.url })).newPage();
  watch(bruno);
  const email = await signIn(bruno, app);
  await signIn(page, app);
  const soup = await createRecipe(page, app, { title: 'Ribollita' });
  await page.goto('/collections');
  await button(page, 'New Collection').click();
  await createCollection(page, 'Tuscany');
  await expect(heading(page, 'Tuscany')).toBeVisible();
  await button(page, 'Share').click();
  const dialog = page.getByRole('dialog', { name: 'Share this collection' });
  await dialog.getByLabel('Email address').fill(email);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Collection shared successfully!')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Shared with' })).toContainText(email);

  await bruno.goto('/shared-with-me');
  await bruno.getByRole('region', { name: 'Collections' }).getByRole('link', { name: 'Tuscany' }).click();
  await expect(heading(bruno, 'No recipes here yet')).toBeVisible();
  await page.goto(`/recipe/${soup}`);
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Add to collection' }).click();
  await button(page, 'Add').click();
  await expect(toast(page, '1 recipe added')).toBeVisible();
  await bruno.getByRole('link', { name: 'Ribollita' }).click();
  await expect(heading(bruno, 'Ribollita')).toBeVisible();
  await bruno.goBack();
  await button(bruno, 'Remove from my list').click();
  await button(bruno.getByRole('alertdialog'), 'Remove').click();
  await expect(heading(bruno, 'Nothing is shared with you yet')).toBeVisible();
  await bruno.goto(`/recipe/${soup}`);
  await expect(heading(bruno, 'Recipe Not Found')).toBeVisible();
});

test('a collection that does not exist says so', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(/404.*\/api\/collections\//u);
  await signIn(page, app);
  await page.goto('/collections/0192f0c0-0000-7000-8000-0000000000c1');
  await expect(heading(page, 'Collection not found')).toBeVisible();
});

import { readFileSync } from 'node:fs';

import type { Download, Locator, Page } from '@playwright/test';

import { expect, test } from '../harness/test.ts';
import { button, createRecipe, heading, signIn, toast } from './steps.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Export / });

/** Chooses a format in the open dialog and downloads the file. */
async function download(page: Page, format: string): Promise<Download> {
  await dialog(page).getByRole('combobox', { name: 'Format' }).selectOption({ label: format });
  const saved = page.waitForEvent('download');
  await button(page, 'Download').click();
  return saved;
}

const bytesOf = async (saved: Download): Promise<Buffer> => readFileSync(await saved.path());

test('recipes are exported as a selection, all and one by one, and the dialog says what a format cannot hold', async ({
  page,
  app,
}) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, { title: 'Leek soup', notes: 'Freezes well.' });
  for (const title of ['Plum cake', 'Apple cake']) await createRecipe(page, app, { title });
  await page.goto('/my-cookbook');

  for (const title of ['Plum cake', 'Leek soup'])
    await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).click();
  await button(page, 'Export').click();
  await expect(dialog(page)).toHaveAccessibleName('Export 2 recipes');
  await dialog(page).getByRole('combobox', { name: 'Format' }).selectOption({ label: 'Paprika' });
  await expect(dialog(page).getByText(/^Not included: .*your cook log/u)).toBeVisible();
  await expect(dialog(page).getByText(/^Written into the notes: .*tools/u)).toBeVisible();
  const selection = await download(page, 'JSON-LD (schema.org)');
  const file: unknown = JSON.parse((await bytesOf(selection)).toString());
  expect(file).toMatchObject({ '@graph': [{ name: 'Plum cake' }, { name: 'Leek soup' }] });
  await expect(toast(page, 'Exported to JSON-LD (schema.org)')).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  await button(page, 'Export all').click();
  await expect(dialog(page)).toHaveAccessibleName('Export all recipes');
  const all = await download(page, 'CSV');
  expect((await bytesOf(all)).toString().split('\r\n')).toHaveLength(5);
  expect(all.suggestedFilename()).toMatch(/^recipes-[\d-]+\.csv$/u);

  await page.goto(`/recipe/${id}`);
  await expect(heading(page, 'Leek soup')).toBeVisible();
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
  const one = await download(page, 'Archive');
  expect((await bytesOf(one)).toString('latin1', 0, 2)).toBe('PK');
  expect(one.suggestedFilename()).toMatch(/\.zip$/u);
});

import { IMPORT_LIMITS } from '@larder/contract/imports';
import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '../harness/accessibility.ts';
import { expect, test } from '../harness/test.ts';
import { waitForHydration } from './documents.ts';
import { button, createRecipe, heading, savedTitles, signIn, tabTo, toast } from './steps.ts';

const SOUP_URL = 'https://example.org/leek-soup';

function recipe(name: string, more: object = {}): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    recipeIngredient: ['2 leeks', '1 l stock'],
    recipeInstructions: ['Slice the leeks.', 'Simmer for 20 minutes.'],
    recipeYield: '4',
    ...more,
  };
}

/** Three recipes, of which the first may be in the cookbook already. */
const CONTENT = JSON.stringify([
  recipe('Leek soup', { url: SOUP_URL, isBasedOn: SOUP_URL }),
  recipe('Ribollita 🥬', { recipeIngredient: ['1 kg cavolo nero', '4 slices of bread'] }),
  recipe('Carrot cake', { recipeIngredient: ['3 carrots', '200 g flour'] }),
]);

function file(content: string) {
  return { name: 'recipes.json', mimeType: 'application/json', buffer: Buffer.from(content) };
}

async function chooseFile(page: Page, label: string, content = CONTENT): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, label).click();
  await (await chooser).setFiles(file(content));
}

function item(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: heading(page, title) });
}

test('a cook imports a file, edits one recipe, saves all but a duplicate and undoes the import', async ({
  page,
  app,
}) => {
  await signIn(page, app);
  await createRecipe(page, app, { source_url: SOUP_URL });
  await page.goto('/my-cookbook');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(heading(page, 'Import recipes')).toBeVisible();
  await expectAccessible(page);
  await chooseFile(page, 'Choose files');
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByText('3 recipes to review')).toBeVisible();

  const soup = item(page, 'Leek soup');
  await expect(soup).toContainText('You already have “Leek soup”: same address');
  await soup.getByRole('combobox').selectOption('Skip');
  await expect(soup).toContainText('Left out');
  await expectAccessible(page);

  const cake = item(page, 'Carrot cake');
  const edit = button(cake, 'Edit');
  await tabTo(page, edit);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit recipe' });
  await expect(dialog.getByLabel('Ingredients')).toHaveValue('3 carrots\n200 g flour');
  await expectAccessible(page);
  await dialog.getByLabel('Title').fill('Carrot cake for Ada');
  await dialog.getByLabel('Ingredients').fill('Cake:\n3 carrots\n200 g flour\n2 eggs');
  await button(dialog, 'Save changes').click();
  await expect(toast(page, 'Changes saved')).toBeVisible();
  await expect(item(page, 'Carrot cake for Ada')).toContainText('3 ingredients');

  await button(page, 'Save all 2 recipes').click();
  await expect(page.getByText('2 of 3 recipes saved')).toBeVisible();
  expect(new Set(await savedTitles(page, app))).toEqual(new Set(['Carrot cake for Ada', 'Ribollita 🥬', 'Leek soup']));
  await page.reload();
  await item(page, 'Carrot cake for Ada').getByRole('link', { name: 'View recipe' }).click();
  await expect(heading(page, 'Carrot cake for Ada')).toBeVisible();
  await expect(page.getByText('2 eggs')).toBeVisible();

  await page.goBack();
  await button(page, 'Undo this import').click();
  await button(page.getByRole('alertdialog'), 'Undo this import').click();
  await expect(page.getByText('3 recipes to review')).toBeVisible();
  expect(await savedTitles(page, app)).toEqual(['Leek soup']);
});

test('an interrupted upload continues with the parts that are missing', async ({ page, app }) => {
  await signIn(page, app);
  const parts: string[] = [];
  page.on('request', (request) => {
    const [, part] = /\/parts\/(\d+)$/u.exec(request.url()) ?? [];
    if (part !== undefined) parts.push(part);
  });
  // The second part does not arrive.
  let isBroken = true;
  await page.route(/\/parts\/1$/u, (route) => (isBroken ? undefined : route.continue()));
  const content = CONTENT.padEnd(IMPORT_LIMITS.part_bytes + 1_000, ' ');
  await page.goto('/import');
  await chooseFile(page, 'Choose files', content);
  await expect.poll(() => parts).toEqual(['0', '1']);
  isBroken = false;
  await page.reload();

  await expect(page.getByText('Choose the same file again to continue')).toBeVisible();
  await chooseFile(page, 'Choose the same file again');
  await expect(page.getByText('This is another file: its name or size is different.')).toBeVisible();
  await chooseFile(page, 'Choose the same file again', content);
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByText('3 recipes to review')).toBeVisible();
  expect(parts).toEqual(['0', '1', '1']);
});

test('a cook pastes a recipe into the form of a new one', async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/create-recipe');
  await waitForHydration(page);
  await page
    .getByLabel('Have it somewhere already?')
    .fill(['Leek soup', '', '2 leeks', '1 l stock', '', '1. Slice the leeks.', '2. Simmer for 20 minutes.'].join('\n'));
  await button(page, 'Fill in').click();
  await expect(page.getByText('Filled in: 2 ingredient lines and 2 steps.')).toBeVisible();
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('Leek soup');
  await button(page, 'Undo').click();
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('');
  await expect(page.getByLabel('Have it somewhere already?')).toBeVisible();
});

import { expect, test } from '../harness/test.ts';
import { button, heading, createRecipe, signIn, toast } from './steps.ts';
import type { Page } from '@playwright/test';

/** Goes through all steps of the wizard. */
async function goToDetails(page: Page): Promise<void> {
  for (const name of ['Ingredients', 'Instructions', 'Details']) {
    await button(page, 'Next').click();
    await expect(heading(page, name)).toBeFocused();
  }
}

test('editing survives a reload and never overwrites a newer version', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(/409/u);
  await signIn(page, app);
  const id = await createRecipe(page, app);
  await page.goto(`/recipe/${id}/edit`);
  await page.getByText('Step by step', { exact: true }).click();
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('Leek soup');
  await page.getByLabel('Recipe Title*').fill('My leek soup');
  await page.getByLabel('Description*').fill('Mine.');
  await page.reload();
  await expect(page.getByText('Your changes are back, as you left them.', { exact: true })).toBeVisible();
  await goToDetails(page);
  const newer = { version: 1, title: 'Their leek soup', servings: 8 };
  await page.request.patch(`${app.url}/api/recipes/${id}`, { headers: { origin: app.url }, data: newer });

  await button(page, 'Save Changes').click();
  await expect(heading(page, 'Two versions of this recipe')).toBeFocused();
  await page.getByRole('group', { name: 'Title' }).getByText('Their leek soup').click();
  await button(page, 'Save my choices').click();
  await expect(toast(page, 'Recipe updated successfully!')).toBeVisible();
  await expect(heading(page, 'Their leek soup')).toBeVisible();
  await expect(page.getByText('Mine.', { exact: true })).toBeVisible();
  const stored: unknown = await (await page.request.get(`${app.url}/api/recipes/${id}`)).json();
  expect(stored).toMatchObject({ title: 'Their leek soup', description: 'Mine.', servings: 8, version: 3 });
});

test('an edit is saved from any step, and steps open by keyboard', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app);
  await page.goto(`/recipe/${id}/edit`);
  await page.getByText('Step by step', { exact: true }).click();
  await button(page, 'Instructions').focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Instructions')).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'Instructions' }).first()).toHaveAttribute(
    'aria-current',
    'step',
  );
  await page.getByLabel('Step 1', { exact: true }).fill('Simmer the leeks.');
  await button(page, 'Save Changes').click();
  await expect(toast(page, 'Recipe updated successfully!')).toBeVisible();
  await expect(page.getByText('Simmer the leeks.')).toBeVisible();
  // The steps of the form are not in the history.
  await page.goBack();
  await expect(page).not.toHaveURL(/\/edit/u);
});

test('a short recipe is edited on one page, with the button in reach of the thumb', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/recipe/${id}/edit`);
  await expect(page.getByRole('radio', { name: 'All on one page' })).toBeChecked();
  await page.getByLabel('Step 1', { exact: true }).fill('');
  await expect(button(page, 'Save Changes')).toBeInViewport({ ratio: 1 });
  await button(page, 'Save Changes').click();
  await expect(page.getByLabel('Step 1', { exact: true })).toBeFocused();
  await page.getByLabel('Step 1', { exact: true }).fill('Simmer.');
  await page.evaluate(() => window.scrollTo(0, 0));
  await button(page, 'Save Changes').click();
  await expect(toast(page, 'Recipe updated successfully!')).toBeVisible();
  await expect(page.getByText('Simmer.')).toBeVisible();
});

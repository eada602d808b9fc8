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

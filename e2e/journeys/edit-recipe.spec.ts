import { expect, test } from '../harness/test.ts';
import { button, heading, createRecipe, dropResponseTo, row, signIn, savedTitles, toast } from './steps.ts';
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
  const meanwhile = { version: 1, title: 'Their leek soup', servings: 8 };
  await page.request.patch(`${app.url}/api/recipes/${id}`, { headers: { origin: app.url }, data: meanwhile });

  await button(page, 'Save Changes').click();
  await expect(heading(page, 'Two versions of this recipe')).toBeFocused();
  const title = page.getByRole('group', { name: 'Title' });
  await expect(title.getByRole('radio', { name: 'Mine' })).toBeChecked();
  await expect(page.getByRole('group', { name: 'Servings' }).getByRole('radio', { name: 'Theirs' })).toBeChecked();
  await button(page, 'Keep editing').click();
  await expect(heading(page, 'Details')).toBeVisible();
  await expect(heading(page, 'Edit Recipe')).toBeFocused();
  await button(page, 'Save Changes').click();
  await title.getByText('Their leek soup').click();
  await button(page, 'Save my choices').click();
  await expect(toast(page, 'Recipe updated successfully!')).toBeVisible();
  await expect(heading(page, 'Their leek soup')).toBeVisible();
  await expect(page.getByText('Mine.', { exact: true })).toBeVisible();
  const stored: unknown = await (await page.request.get(`${app.url}/api/recipes/${id}`)).json();
  expect(stored).toMatchObject({ title: 'Their leek soup', description: 'Mine.', servings: 8, version: 3 });
});

test('edits of a recipe deleted meanwhile become a new recipe with one owner', async ({
  page,
  app,
  allowedProblems,
}) => {
  allowedProblems.push(/404/u);
  await signIn(page, app);
  const id = await createRecipe(page, app);
  await page.goto(`/recipe/${id}/edit`);
  await page.getByLabel('Recipe Title*').fill('Soup that stays');
  await button(page, 'Next').click();
  await row(page, 'Ingredient 1').fill('3 leeks');
  await page.request.delete(`${app.url}/api/recipes/${id}`, { headers: { origin: app.url } });
  await page.reload();
  await expect(heading(page, 'This recipe was deleted')).toBeVisible();
  await button(page, 'Save mine as a new recipe').click();
  await expect(heading(page, 'Soup that stays')).toBeVisible();
  await expect(page.getByText('3 leeks', { exact: true })).toBeVisible();

  const url = page.url();
  await signIn(page, app);
  await page.goto(`${url}/edit`);
  await expect(heading(page, 'Recipe Not Found')).toBeVisible();
});

test('a change whose answer was lost is not a second version', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(/409|ERR_FAILED/u);
  await signIn(page, app);
  const id = await createRecipe(page, app);
  await page.goto(`/recipe/${id}/edit`);
  await page.getByLabel('Recipe Title*').fill('My leek soup');
  await goToDetails(page);
  await dropResponseTo(page, 'PATCH', /\/api\/recipes\//u);
  await button(page, 'Save Changes').click();
  await expect(toast(page, 'Failed to update recipe')).toContainText('The server cannot be reached.');
  await page.unrouteAll();
  await button(page, 'Save Changes').click();
  await expect(toast(page, 'Recipe updated successfully!')).toBeVisible();
  await expect(heading(page, 'My leek soup')).toBeVisible();
});

test('a draft of a deleted recipe asks for what is missing and is saved once', async ({
  page,
  app,
  allowedProblems,
}) => {
  allowedProblems.push(/404|ERR_FAILED/u);
  await signIn(page, app);
  const id = await createRecipe(page, app);
  await page.goto(`/recipe/${id}/edit`);
  await page.getByLabel('Recipe Title*').fill('');
  await page.request.delete(`${app.url}/api/recipes/${id}`, { headers: { origin: app.url } });
  await page.reload();
  await button(page, 'Save mine as a new recipe').click();
  await expect(page.getByLabel('Recipe Title*')).toBeFocused();
  await page.getByLabel('Recipe Title*').fill('Soup that stays');
  await goToDetails(page);
  await button(page, 'Save Changes').click();
  await expect(heading(page, 'This recipe was deleted')).toBeVisible();
  await expect(heading(page, 'Edit Recipe')).toBeFocused();
  await dropResponseTo(page, 'POST', /\/recipes$/u);
  await button(page, 'Save mine as a new recipe').click();
  await expect(toast(page, 'Failed to update recipe')).toContainText('The server cannot be reached.');
  await page.unrouteAll();
  await button(page, 'Save mine as a new recipe').click();
  await expect(heading(page, 'Soup that stays')).toBeVisible();
  expect(await savedTitles(page, app)).toEqual(['Soup that stays']);
});

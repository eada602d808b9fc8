import { expect, test } from '../harness/test.ts';
import { button, createRecipe, heading, signIn } from './steps.ts';

test('a cook adds a recipe as an ingredient, cooks half of it, scales it, opens it, and takes it out again', async ({
  page,
  app,
}) => {
  await signIn(page, app);
  const dough = { title: 'Pizza dough', ingredients: ['500 g flour', '300 g water'], servings: 4 };
  await createRecipe(page, app, dough);
  const id = await createRecipe(page, app, { title: 'Pizza', ingredients: ['1 tomato'], servings: 2 });

  await page.goto(`/recipe/${id}/edit?step=2`);
  await button(page, 'Add recipe').click();
  const dialog = page.getByRole('dialog', { name: 'Add a recipe as an ingredient' });
  await dialog.getByLabel('Search your recipes').fill('pizza');
  await expect(dialog.getByRole('listitem')).toHaveText([/Pizza dough/u]);
  await button(dialog, 'Add').click();
  const row = page.getByLabel('Ingredient 2', { exact: true });
  await expect(row).toBeFocused();
  await expect(row).toHaveValue('Pizza dough');
  await row.fill('½ batch pizza dough');
  await expect(button(page, 'Unlink Recipe: Pizza dough')).toBeVisible();
  await button(page, 'Save Changes').click();

  await expect(heading(page, 'Pizza')).toBeVisible();
  const part = page.getByRole('list', { name: 'Ingredients of Pizza dough' });
  await expect(page.getByText('Half of Pizza dough')).toBeVisible();
  await expect(part.getByRole('listitem')).toHaveText(['250 g flour', '150 g water']);
  await expect(page.getByRole('link', { name: 'Pizza dough' })).toBeVisible();
  await page.goto(`/recipe/${id}?servings=4`);
  await expect(part.getByRole('listitem')).toHaveText(['500 g flour', '300 g water']);
  await page.getByRole('link', { name: 'Pizza dough' }).click();
  await expect(heading(page, 'Pizza dough')).toBeVisible();

  await page.goto(`/recipe/${id}/edit?step=2`);
  await button(page, 'Unlink Recipe: Pizza dough').click();
  await expect(row).toBeFocused();
  await button(page, 'Save Changes').click();
  await expect(heading(page, 'Pizza')).toBeVisible();
  await expect(part).toHaveCount(0);
});

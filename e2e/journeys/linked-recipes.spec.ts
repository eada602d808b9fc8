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

test('a link that closes a loop is refused at its ingredient, which has the focus', async ({
  page,
  app,
  allowedProblems,
}) => {
  allowedProblems.push(/400/u);
  await signIn(page, app);
  const dough = await createRecipe(page, app, { title: 'Pizza dough', ingredients: ['500 g flour', '300 g water'] });
  await createRecipe(page, app, {
    title: 'Pizza',
    ingredients: ['Pizza dough'],
    linked_recipes: [{ ingredient: 0, recipe_id: dough }],
  });
  await page.goto(`/recipe/${dough}/edit?step=2`);
  await button(page, 'Add recipe').click();
  await button(page.getByRole('dialog'), 'Add').click();
  const row = page.getByLabel('Ingredient 3', { exact: true });
  await expect(row).toBeFocused();
  await button(page, 'Save Changes').focus();
  await page.keyboard.press('Enter');
  await expect(row).toBeFocused();
  await expect(row).toHaveAccessibleDescription(/A recipe cannot be an ingredient of itself/u);
  await expect(row).toHaveAttribute('aria-invalid', 'true');
  await button(page, 'Unlink Recipe: Pizza').click();
  await expect(row).not.toHaveAttribute('aria-invalid', 'true');
});

test('cook mode lists what a linked recipe brings into a step, in the chosen size', async ({ page, app }) => {
  await signIn(page, app);
  const dough = await createRecipe(page, app, { title: 'Pizza dough', ingredients: ['500 g flour', '300 g water'] });
  const id = await createRecipe(page, app, {
    title: 'Pizza',
    ingredients: ['Pizza dough', '1 tomato'],
    instructions: ['Roll out the pizza dough.', 'Slice the tomato and bake it all.'],
    servings: 2,
    linked_recipes: [{ ingredient: 0, recipe_id: dough }],
  });
  await page.goto(`/recipe/${id}?servings=4`);
  await button(page, 'Start cooking').first().click();
  const cookMode = page.getByRole('dialog', { name: 'Cooking Pizza' });
  const part = cookMode.getByRole('list', { name: 'Ingredients of Pizza dough' });
  await expect(part.getByRole('listitem')).toHaveText(['1 kg flour', '600 g water']);
  await button(cookMode, 'Next').click();
  await expect(cookMode.getByText('1 tomato').or(cookMode.getByText('2 tomatoes'))).toBeVisible();
  await expect(part).toHaveCount(0);
});

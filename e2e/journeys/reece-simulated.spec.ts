import { dropPictures } from '../harness/drop-pictures.ts';
import { expect, test } from '../harness/test.ts';
import {
  button,
  countUnannounced,
  GENERATIONS,
  heading,
  delayRequests,
  row,
  signIn,
  savedTitles,
  toast,
  toastWith,
} from './steps.ts';

// The simulated provider takes two seconds for a recipe and two more for a picture.
test.use({ serverEnv: { AI_PROVIDER: 'simulated', PRODUCT_NAME: 'Ben & Co' } });
// One worker, so that one server starts.
test.describe.configure({ mode: 'default' });

const CREATED = 'Created "Delicious surprise me" for you!';

test.beforeEach(async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/dashboard');
});

test('a generation that is stopped saves nothing, and one that runs shows its stages', async ({ page, app }) => {
  await button(page, 'Surprise Me!').click();
  await expect(toastWith(page, 'Thinking up a recipe')).toBeVisible();
  await button(page, 'Stop').click();
  await expect(toastWith(page, 'Nothing was saved.')).toBeVisible();
  await expect(button(page, 'Surprise Me!')).toBeEnabled();
  await expect(page).toHaveURL(/\/dashboard/u);
  expect(await savedTitles(page, app)).toEqual([]);
  await expect.poll(() => countUnannounced(page, app)).toBe(0);

  const progress = toast(page, 'REECE is creating a surprise recipe for you...');
  await button(page, 'Surprise Me!').click();
  await expect(progress).toContainText('Thinking up a recipe');
  await expect(progress).toContainText('Making the picture');
  await expect(toast(page, CREATED)).toBeVisible();
  await expect(heading(page, 'Delicious surprise me')).toBeVisible();
  await expect(progress).toHaveCount(0);
  expect(await savedTitles(page, app)).toEqual(['Delicious surprise me']);
});

test('a running generation is resumed after a reload and does not redirect a user who navigated away', async ({
  page,
}) => {
  await button(page, 'Surprise Me!').click();
  await expect(toastWith(page, 'Thinking up a recipe')).toBeVisible();
  await page.reload();
  const progress = toast(page, 'REECE is creating a surprise recipe for you...');
  await expect(progress).toBeVisible();
  await toast(page, CREATED).getByRole('button', { name: 'View recipe' }).click();
  await expect(heading(page, 'Delicious surprise me')).toBeVisible();
  await expect(progress).toHaveCount(0);

  await button(page, 'Surprise Me!').click();
  await expect(progress).toBeVisible();
  await page.getByRole('link', { name: 'My Cookbook' }).first().click();
  await expect(toast(page, CREATED).last()).toContainText('View recipe');
  await expect(heading(page, 'My Cookbook')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a running generation keeps its button busy after a reload and in another tab, and runs once', async ({
  page,
  context,
  app,
  watch,
}) => {
  for (const [name, progress, busy] of [
    ['Surprise Me!', 'REECE is creating a surprise recipe for you...', 'Creating...'],
    ['Quick Create', 'REECE is creating a recipe for you...', 'Quick Create'],
  ] as const) {
    await button(page, name).click();
    await expect(toast(page, progress)).toContainText('Thinking up a recipe');
    const { release } = await delayRequests(page, GENERATIONS);
    await page.reload();
    // Before this page has loaded the running generations.
    await button(page, name).click();
    release();
    await expect(button(page, busy)).toHaveAttribute('aria-busy', 'true');
    await expect(toast(page, progress)).toBeVisible();
    const other = await context.newPage();
    watch(other);
    await other.goto('/my-cookbook');
    await expect(button(other, busy)).toHaveAttribute('aria-busy', 'true');
    for (const tab of [page, other]) await expect(button(tab, name)).not.toHaveAttribute('aria-busy');
    await other.close();
  }
  expect(await savedTitles(page, app)).toHaveLength(2);
});

test('the wizard shows stages, can stop, resumes a running generation, and labels a sample', async ({ page }) => {
  await page.goto('/create-recipe');
  await button(page, 'Start from what’s in the fridge').click();
  await row(page, 'Ingredient 1').fill('chicken');
  await button(page, 'Generate Recipe from Ingredients').click();
  await expect(page.getByText('Thinking up a recipe', { exact: true })).toBeVisible();
  await button(page, 'Stop').click();
  await expect(toastWith(page, 'Everything you typed is still here.')).toBeVisible();
  await expect(row(page, 'Ingredient 1')).toHaveValue('chicken');
  await button(page, 'Generate Recipe from Ingredients').click();
  await button(page, 'Back').click();
  await expect(page.getByRole('region', { name: 'From REECE' })).toContainText('Thinking up a recipe');
  await expect(button(page, 'Stop')).toBeVisible();

  const sidebar = page.getByRole('navigation', { name: 'Sidebar' });
  await sidebar.getByRole('link', { name: 'Dashboard' }).click();
  await expect(heading(page, 'My Recipes')).toBeVisible();
  await sidebar.getByRole('link', { name: 'Create Recipe' }).click();
  const offer = page.getByRole('region', { name: 'From REECE' });
  await expect(offer).toContainText('REECE is still working on the recipe you asked for.');
  await expect(offer.getByRole('button', { name: 'Stop' })).toBeVisible();
  await offer.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('Delicious chicken');
  await expect(page.getByText('This is a sample from the simulated provider.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Ben & Co', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/u);
});

test('a simulated photo reading is labeled as a demo before and after', async ({ page }) => {
  await page.goto('/create-recipe');
  await button(page, 'Start from what’s in the fridge').click();
  const zone = page.getByRole('group', { name: 'Picture of your ingredients' });
  await expect(zone.getByText('Demo', { exact: true })).toBeVisible();
  await dropPictures(zone, 1);
  await expect(zone.getByRole('button', { name: 'Processing image...' })).toBeVisible();
  const read = toast(page, 'Ingredients extracted successfully!');
  await expect(read).toContainText('These 6 ingredients are samples, not read from your photo.');
  await expect(row(page, 'Ingredient 6')).toBeVisible();
  await expect(row(page, 'Ingredient 7')).toHaveCount(0);
});

import { expect, test } from '../harness/test.ts';
import { answerTo, button, errorBody, heading, holdBack, keepRecipe, row, signIn, toast } from './steps.ts';
import type { Page } from '@playwright/test';

const GENERATE = '**/api/assistant/recipe';

async function fillInfo(page: Page, title = 'Leek soup'): Promise<void> {
  await page.getByLabel('Recipe Title*').fill(title);
  await page.getByLabel('Description*').fill('Green and warm.');
  await button(page, 'Next').click();
}

async function fillToDetails(page: Page): Promise<void> {
  await fillInfo(page);
  await row(page, 'Ingredient 1').fill('2 leeks');
  await button(page, 'Next').click();
  await row(page, 'Step 1').fill('Slice them.');
  await button(page, 'Next').click();
  await expect(heading(page, 'Details')).toBeFocused();
}

test.beforeEach(async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/create-recipe');
  await expect(heading(page, 'Basic Info')).toBeVisible();
});

test('each step says what it is missing, at the field', async ({ page }) => {
  await button(page, 'Next').click();
  await expect(page.getByLabel('Recipe Title*')).toHaveAccessibleDescription('Please enter a title for your recipe');
  await expect(page.getByLabel('Recipe Title*')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('Please enter a title for your recipe');
  await page.getByLabel('Recipe Title*').fill('Leek soup');
  await button(page, 'Next').click();
  await expect(page.getByLabel('Description*')).toHaveAccessibleDescription(
    'Please enter a description for your recipe',
  );
  await page.getByLabel('Description*').fill('Green and warm.');
  await button(page, 'Next').click();

  await expect(heading(page, 'Ingredients')).toBeFocused();
  await button(page, 'Next').click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all ingredient fields or remove empty ones');
  await expect(row(page, 'Ingredient 1')).toBeFocused();
  await row(page, 'Ingredient 1').fill('2 leeks');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await button(page, 'Add Ingredient').click();
  await button(page, 'Next').click();
  await expect(row(page, 'Ingredient 2')).toBeFocused();
  await button(page, 'Remove ingredient 2').click();
  await button(page, 'Next').click();

  await expect(heading(page, 'Instructions')).toBeFocused();
  await button(page, 'Next').click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all instruction steps or remove empty ones');
  await row(page, 'Step 1').fill('Slice them.');
  await button(page, 'Next').click();

  await expect(heading(page, 'Details')).toBeFocused();
  await page.getByLabel('Servings', { exact: true }).fill('0');
  await page.getByLabel('Cooking time (minutes)', { exact: true }).fill('-1');
  await button(page, 'Create Recipe').click();
  await expect(page.getByLabel('Servings', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Servings', { exact: true })).toHaveAccessibleDescription('Servings must be at least 1');
  await expect(page.getByLabel('Cooking time (minutes)', { exact: true })).toHaveAccessibleDescription(
    'Time cannot be less than 0 minutes',
  );
});

test('sending a recipe without its parts leads to the step at fault', async ({ page }) => {
  await button(page, 'Start from what’s in the fridge').click();
  await row(page, 'Ingredient 1').fill('2 leeks');
  await button(page, 'Next').click();
  await row(page, 'Step 1').fill('Slice them.');
  await button(page, 'Next').click();
  await button(page, 'Create Recipe').click();
  await expect(page.getByRole('alert')).toHaveText('Please enter a title and description');
  await expect(page.getByLabel('Recipe Title*')).toBeFocused();
  await expect(heading(page, 'Basic Info')).toBeVisible();
  await fillInfo(page);

  await row(page, 'Ingredient 1').fill('');
  await page.reload();
  await expect(heading(page, 'Ingredients')).toBeVisible();
  await expect(row(page, 'Ingredient 1')).toHaveValue('');
});

test('a draft from another day without ingredients or steps is told at the end', async ({ page }) => {
  await fillToDetails(page);
  const empty = (text: string): Promise<void> =>
    page.evaluate((typed) => {
      const key = Object.keys(sessionStorage).find((candidate) => candidate.startsWith('draft:')) ?? '';
      sessionStorage.setItem(key, (sessionStorage.getItem(key) ?? '').replace(typed, ''));
    }, text);
  await page.goto('/dashboard');
  await empty('Slice them.');
  await page.goto('/create-recipe');
  await button(page, 'Create Recipe').click();
  await expect(page.getByRole('alert')).toHaveText('Please add at least one instruction step');
  await expect(row(page, 'Step 1')).toBeFocused();
  await page.goto('/dashboard');
  await empty('2 leeks');
  await page.goto('/create-recipe');
  await row(page, 'Step 1').fill('Slice them.');
  await button(page, 'Next').click();
  await button(page, 'Create Recipe').click();
  await expect(page.getByRole('alert')).toHaveText('Please add at least one ingredient');
  await expect(row(page, 'Ingredient 1')).toBeFocused();
});

test('a draft that nobody can read any more is no draft', async ({ page }) => {
  await page.getByLabel('Recipe Title*').fill('Soup');
  await page.goto('/dashboard');
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"form":');
  });
  await page.goto('/create-recipe');
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('');
});

test('rows come and go, but one always stays', async ({ page }) => {
  await button(page, 'Start from what’s in the fridge').click();
  await expect(button(page, 'Remove ingredient 1')).toBeDisabled();
  await row(page, 'Ingredient 1').fill('eggs');
  await row(page, 'Ingredient 1').press('Enter');
  await expect(row(page, 'Ingredient 2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Ingredient 3')).toHaveCount(0);
  await page.keyboard.type('flour');
  await button(page, 'Add Ingredient').click();
  await expect(row(page, 'Ingredient 3')).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(row(page, 'Ingredient 2')).toBeFocused();
  await button(page, 'Remove ingredient 1').click();
  await expect(row(page, 'Ingredient 1')).toHaveValue('flour');
  await expect(button(page, 'Remove ingredient 1')).toBeDisabled();
});

test('a pasted list falls into rows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Start from what’s in the fridge').click();
  await row(page, 'Ingredient 1').focus();
  await page.evaluate(() => navigator.clipboard.writeText('• 2 eggs\r\n\r\n• 200 g flour\r\n• a pinch of salt'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(row(page, 'Ingredient 1')).toHaveValue('2 eggs');
  await expect(row(page, 'Ingredient 2')).toHaveValue('200 g flour');
  await expect(row(page, 'Ingredient 3')).toHaveValue('a pinch of salt');
  await expect(row(page, 'Ingredient 3')).toBeFocused();
  await page.evaluate(() =>
    navigator.clipboard.writeText(Array.from({ length: 5000 }, (_, i) => `egg ${i}`).join('\n')),
  );
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByRole('alert')).toContainText('At most 300 ingredients fit into one recipe.');
  await expect(row(page, 'Ingredient 300')).toBeFocused();
});

test('ingredients become a recipe that can be changed, made anew and undone', async ({ page }) => {
  await fillInfo(page, 'My own title');
  await row(page, 'Ingredient 1').fill('chicken');
  await row(page, 'Ingredient 1').press('Enter');
  await page.keyboard.type('rice');
  await button(page, 'Generate Recipe from Ingredients').click();
  const note = page.getByRole('region', { name: 'Made by REECE' });
  await expect(note).toBeVisible();
  await expect(row(page, 'Ingredient 3')).toBeVisible();

  await button(page, 'Make another').click();
  await expect(button(page, 'Make another')).toBeEnabled();
  await row(page, 'Ingredient 1').fill('my own chicken');
  await button(page, 'Undo').click();
  await expect(page.getByRole('alertdialog', { name: 'Go back to what you typed?' })).toBeVisible();
  await button(page, 'Keep this recipe').click();
  await expect(row(page, 'Ingredient 1')).toHaveValue('my own chicken');
  await button(page, 'Undo').click();
  await button(page, 'Go back').click();
  await expect(note).toHaveCount(0);
  await expect(row(page, 'Ingredient 1')).toHaveValue('chicken');
  await expect(row(page, 'Ingredient 3')).toHaveCount(0);
  await button(page, 'Back').click();
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('My own title');
});

test('what cannot be cooked is said kindly, and nothing is lost', async ({ page, allowedProblems }) => {
  allowedProblems.push(/Failed to load resource/u);
  await button(page, 'Start from what’s in the fridge').click();
  await button(page, 'Generate Recipe from Ingredients').click();
  await expect(page.getByRole('alert')).toHaveText('Please add at least one ingredient');
  await row(page, 'Ingredient 1').fill('gravel');
  await button(page, 'Generate Recipe from Ingredients').click();
  await expect(toast(page, 'Failed to generate recipe')).toBeVisible();
  await expect(page.getByText('REECE could not make a dish of these.')).toBeVisible();
  await expect(row(page, 'Ingredient 1')).toHaveValue('gravel');

  await page.route(GENERATE, (route) => route.fulfill({ status: 500, body: 'oops' }), { times: 1 });
  await button(page, 'Generate Recipe from Ingredients').click();
  await expect(toast(page, 'Everything you typed is kept.')).toBeVisible();
  await expect(row(page, 'Ingredient 1')).toHaveValue('gravel');
});

test('generating shows that it is at work', async ({ page }) => {
  await button(page, 'Start from what’s in the fridge').click();
  const { release } = await holdBack(page, GENERATE);
  await row(page, 'Ingredient 1').fill('eggs');
  await button(page, 'Generate Recipe from Ingredients').click();
  await expect(button(page, 'Generating...')).toBeDisabled();
  release();
  await expect(toast(page, 'Recipe generated successfully!')).toBeVisible();
});

test('what the server has against a field is shown at that field', async ({ page, allowedProblems }) => {
  allowedProblems.push(/Failed to load resource/u);
  await fillToDetails(page);
  await answerTo(page, 'POST', '**/recipes', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/json',
      body: errorBody('invalid_input', 'No leeks today', { 'ingredients.0': 'No leeks today' }),
    }),
  );
  await button(page, 'Create Recipe').click();
  await expect(toast(page, 'Failed to create recipe')).toBeVisible();
  await expect(row(page, 'Ingredient 1')).toBeFocused();
  await expect(row(page, 'Ingredient 1')).toHaveAccessibleDescription('No leeks today');
});

test('a recipe whose keeping was not confirmed is kept once, as it was sent last', async ({
  page,
  app,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to load resource/u);
  await fillToDetails(page);
  let answers = 0;
  await answerTo(page, 'POST', '**/recipes', async (route) => {
    answers += 1;
    if (answers > 1) return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await button(page, 'Create Recipe').click();
  await expect(toast(page, 'Failed to create recipe')).toContainText('The server cannot be reached.');
  await page.getByLabel('Servings', { exact: true }).fill('6');
  await button(page, 'Create Recipe').click();
  await expect(heading(page, 'Leek soup')).toBeVisible();
  await expect(page.getByText('servings')).toBeVisible();
  const answer = await page.request.get(`${app.url}/api/recipes`);
  const list: unknown = await answer.json();
  expect(list).toMatchObject({ recipes: [{ title: 'Leek soup', servings: 6 }] });
});

test('an answer that makes no sense is an unexpected error', async ({ page }) => {
  await fillToDetails(page);
  await answerTo(page, 'POST', '**/recipes', (route) => route.fulfill({ status: 201, body: 'nonsense' }));
  await button(page, 'Create Recipe').click();
  await expect(toast(page, 'An unexpected error occurred')).toBeVisible();
  await expect(heading(page, 'Details')).toBeVisible();
});

test('a draft comes back after a reload and goes when it is discarded', async ({ page }) => {
  await expect(button(page, 'Discard draft')).toBeHidden();
  await fillToDetails(page);
  await page.reload();
  await expect(heading(page, 'Details')).toBeVisible();
  await expect(page.getByText('Your draft is back, as you left it.')).toBeVisible();
  await button(page, 'Discard draft').click();
  await button(page, 'Keep writing').click();
  await button(page, 'Discard draft').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(heading(page, 'Basic Info')).toBeVisible();
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('');
});

test('a kept recipe leaves no draft behind', async ({ page, app }) => {
  await keepRecipe(page, app);
  await fillToDetails(page);
  const { release } = await holdBack(page, '**/recipes');
  await button(page, 'Create Recipe').click();
  await expect(button(page, 'Creating...')).toBeDisabled();
  release();
  await expect(heading(page, 'Leek soup')).toBeVisible();
  await page.goto('/create-recipe');
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('');
});

test('a copied tab brings a copied draft, and both recipes are kept', async ({ page, context, watch }) => {
  await fillToDetails(page);
  // Leaving the page writes what still waits to be written.
  await page.reload();
  await expect(heading(page, 'Details')).toBeVisible();
  const [copy] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/create-recipe')),
  ]);
  watch(copy);
  await expect(heading(copy, 'Details')).toBeVisible();
  await button(page, 'Create Recipe').click();
  await expect(heading(page, 'Leek soup')).toBeVisible();

  for (let step = 0; step < 3; step++) await button(copy, 'Back').click();
  await copy.getByLabel('Recipe Title*').fill('Leek tart');
  for (let step = 0; step < 3; step++) await button(copy, 'Next').click();
  await button(copy, 'Create Recipe').click();
  await expect(heading(copy, 'Leek tart')).toBeVisible();
  await copy.goto('/dashboard');
  await expect(copy.getByRole('link', { name: 'Leek tart' })).toBeVisible();
  await expect(copy.getByRole('link', { name: 'Leek soup' })).toBeVisible();
});

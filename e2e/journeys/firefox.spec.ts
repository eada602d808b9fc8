// What engines do differently: forms, focus, keys, service workers, IndexedDB and layout. The other journeys run in Chromium alone.
import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../harness/test.ts';
import { waitUntilSaved } from './saved-recipes.ts';
import { button, createRecipe, heading, newEmail, PASSWORD, row, signIn, toast } from './steps.ts';

const SOUP = {
  title: 'Leek soup',
  ingredients: ['2 leeks', '1 l stock'],
  instructions: ['Slice the leeks.', 'Simmer for 20 minutes.', 'Serve with bread.'],
  servings: 4,
};

function cookMode(page: Page) {
  return page.getByRole('dialog', { name: 'Cooking Leek soup' });
}

function step(page: Page, number: number) {
  return cookMode(page).getByRole('heading', { name: `Step ${number} of 3` });
}

/** Types over the text of a field. `fill` sets the value by script in this browser, which React does not notice. */
async function typeInto(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+A');
  await field.pressSequentially(text);
}

test('a new user writes a recipe in the wizard and finds it on the dashboard', async ({ page }) => {
  const email = newEmail();
  await page.goto('/register');
  await typeInto(page.getByLabel('Email'), email);
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await typeInto(page.getByLabel('Confirm Password'), PASSWORD);
  await button(page, 'Create account').click();
  await expect(toast(page, 'Registration successful!')).toBeVisible();
  await expect(heading(page, 'Log in')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await button(page, 'Log in').click();
  await expect(heading(page, 'No recipes found')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Create Recipe' }).first().click();
  await typeInto(page.getByLabel('Recipe Title*'), 'Leek soup');
  await typeInto(page.getByLabel('Description*'), 'Green and warm.');
  await button(page, 'Next').click();
  await expect(heading(page, 'Ingredients')).toBeFocused();
  await typeInto(row(page, 'Ingredient 1'), '2 leeks');
  await row(page, 'Ingredient 1').press('Enter');
  await page.keyboard.type('1 l stock');
  await button(page, 'Next').click();
  await typeInto(row(page, 'Step 1'), 'Slice them.');
  await button(page, 'Next').click();
  await expect(heading(page, 'Details')).toBeFocused();
  await button(page, 'Create Recipe').click();
  await expect(heading(page, 'Leek soup')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '1 l stock' })).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Leek soup', exact: true }).click();
  await expect(heading(page, 'Leek soup')).toBeVisible();
});

test('a scaled recipe is cooked step by step with the arrow keys', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, SOUP);
  await page.goto(`/recipe/${id}`);
  await typeInto(page.getByLabel('Servings', { exact: true }), '8');
  await expect(page.getByRole('checkbox', { name: '4 leeks' })).toBeVisible();
  await expect(page).toHaveURL(/\?servings=8$/u);

  await button(page, 'Start cooking').click();
  await expect(step(page, 1)).toBeVisible();
  await expect(cookMode(page).getByText('4 leeks')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(step(page, 2)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(step(page, 3)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(step(page, 2)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cookMode(page)).toBeHidden();
  await expect(button(page, 'Start cooking')).toBeFocused();
});

test('without a server, saved recipes can be listed, searched, opened and cooked', async ({
  page,
  app,
  allowedProblems,
}) => {
  // Firefox logs this for requests that a navigation cancels, also when the server runs.
  allowedProblems.push(/A ServiceWorker intercepted the request/u);
  await signIn(page, app);
  await createRecipe(page, app, SOUP);
  await createRecipe(page, app, { title: 'Plum cake', ingredients: ['500 g plums'] });
  await page.goto('/dashboard');
  await waitUntilSaved(page, ['Leek soup', 'Plum cake']);
  await app.kill9();

  await page.goto('/my-cookbook');
  await expect(page.getByText('You’re offline. Showing the recipes saved on this device.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await typeInto(page.getByRole('main').getByRole('searchbox'), 'leek');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Leek soup', exact: true }).click();
  await expect(heading(page, 'Leek soup')).toBeVisible();
  await button(page, 'Start cooking').click();
  await expect(step(page, 1)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(step(page, 2)).toBeVisible();
  await app.restart();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bottom bar leads to the cookbook and to the search', async ({ page, app }) => {
    await signIn(page, app);
    await createRecipe(page, app, SOUP);
    await page.goto('/dashboard');
    const bar = page.getByRole('navigation', { name: 'Shortcuts' });
    await bar.getByRole('link', { name: 'Cookbook' }).click();
    await expect(heading(page, 'My Cookbook')).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Cookbook' })).toHaveAttribute('aria-current', 'page');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await bar.getByRole('button', { name: 'Search' }).click();
    const box = page.getByRole('combobox', { name: 'Ask REECE to find recipes...', exact: true });
    await expect(box).toBeFocused();
    await page.keyboard.type('leek');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Leek soup' }).click();
    await expect(heading(page, 'Leek soup')).toBeVisible();
  });
});

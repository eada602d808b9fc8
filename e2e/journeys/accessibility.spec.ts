import type { Page } from '@playwright/test';

import { expectAccessible, expectAccessibleEverywhere } from '../harness/accessibility.ts';
import { expect, test } from '../harness/test.ts';
import { button, createRecipe, heading, publishRecipe, row, signIn } from './steps.ts';

async function expectNoViolations(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessibleEverywhere(page);
}

test('public pages pass the axe audit', async ({ page }) => {
  await page.goto('/');
  await expectNoViolations(page);
  await page.goto('/login');
  await button(page, 'Log in').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/register');
  await expect(heading(page, 'Sign up')).toBeVisible();
  await expectNoViolations(page);
});

test('signed-in pages pass the axe audit', async ({ page, app, allowedProblems }) => {
  test.slow();
  allowedProblems.push(/Failed to load resource/u);
  await signIn(page, app);
  await page.goto('/dashboard');
  await expect(heading(page, 'No recipes found')).toBeVisible();
  await expectNoViolations(page);
  const id = await createRecipe(page, app, { is_ai_generated: true });
  await createRecipe(page, app, {
    title: '🍕'.repeat(100),
    description: 'Supercalifragilisticexpialidocious'.repeat(20),
    ingredients: Array.from({ length: 300 }, (_, index) => `${index}`.repeat(100)),
  });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Leek soup' }).first()).toBeVisible();
  await expectNoViolations(page);
  await publishRecipe(page, app, id);
  await page.goto('/community');
  await expect(page.getByRole('article', { name: 'Leek soup' }).first()).toBeVisible();
  await expectNoViolations(page);
  for (const path of ['/my-cookbook', '/categories', '/categories/Soup']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Leek soup' }).first()).toBeVisible();
    await expectNoViolations(page);
  }
  await page.goto(`/recipe/${id}`);
  await expect(heading(page, 'Leek soup')).toBeVisible();
  await expectNoViolations(page);
  await button(page, 'Delete').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/dashboard/u);
  await page.goto('/bin');
  await expect(page.getByText('Leek soup', { exact: true }).first()).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/profile');
  await expect(page.getByText('No tokens yet.', { exact: true })).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/recipe/nothing');
  await expect(heading(page, 'Recipe Not Found')).toBeVisible();
  await expectNoViolations(page);
});

test('each step of the recipe wizard passes the axe audit', async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/create-recipe');
  await button(page, 'Next').click();
  await expect(page.getByText('Please enter a title for your recipe', { exact: true }).first()).toBeVisible();
  await expectNoViolations(page);
  await button(page, 'Start from what’s in the fridge').click();
  await row(page, 'Ingredient 1').fill('chicken');
  await button(page, 'Generate Recipe from Ingredients').click();
  await expect(page.getByRole('region', { name: 'Made by REECE' })).toBeVisible();
  await expectNoViolations(page);
  await button(page, 'Next').click();
  await expect(heading(page, 'Instructions')).toBeVisible();
  await expectNoViolations(page);
  await button(page, 'Next').click();
  await expect(heading(page, 'Details')).toBeVisible();
  await expectNoViolations(page);
});

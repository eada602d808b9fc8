import type { Page } from '@playwright/test';

import type { AppServer } from '../harness/server.ts';
import { expect, test } from '../harness/test.ts';
import { button, GENERATIONS, heading, delayRequests, row, signIn, toast } from './steps.ts';

/** Starts a recipe with a typed title and its first ingredient. */
async function startWithChicken(page: Page, app: AppServer): Promise<void> {
  await signIn(page, app);
  await page.goto('/create-recipe');
  await page.getByLabel('Recipe Title*').fill('My own title');
  await page.getByLabel('Description*').fill('Mine.');
  await button(page, 'Next').click();
  await row(page, 'Ingredient 1').fill('chicken');
}

test('Undo restores text typed while another recipe was generated', async ({ page, app }) => {
  await startWithChicken(page, app);
  await row(page, 'Ingredient 1').press('Enter');
  await page.keyboard.type('rice');
  await button(page, 'Generate Recipe from Ingredients').click();
  const note = page.getByRole('region', { name: 'Made by REECE' });
  await expect(note).toBeVisible();

  const { release } = await delayRequests(page, GENERATIONS);
  await button(page, 'Make another').click();
  await expect(note.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  await row(page, 'Ingredient 1').fill('a chicken that I typed just now');
  release();
  await expect(button(page, 'Make another')).toBeEnabled();
  await expect(row(page, 'Ingredient 1')).not.toHaveValue('a chicken that I typed just now');
  await note.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Ingredient 1')).toHaveValue('a chicken that I typed just now');
});

test('Undo returns to the state before the first recipe where nothing was typed', async ({ page, app }) => {
  await startWithChicken(page, app);
  await button(page, 'Generate Recipe from Ingredients').click();
  await expect(page.getByRole('region', { name: 'Made by REECE' })).toBeVisible();
  await expect(toast(page, 'Recipe generated successfully!')).toHaveCount(1);
  await button(page, 'Make another').click();
  await expect(button(page, 'Make another')).toBeEnabled();
  await button(page, 'Undo').click();
  await expect(row(page, 'Ingredient 2')).toHaveCount(0);
  await expect(row(page, 'Ingredient 1')).toHaveValue('chicken');
  await expect(heading(page, 'Ingredients')).toBeVisible();
});

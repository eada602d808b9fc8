import { expect, test } from '../harness/test.ts';
import { button, heading, row, signIn, toast } from './steps.ts';
import type { Page } from '@playwright/test';

const LABEL = 'Allergies and things you never eat';

const typed = (page: Page) => page.getByRole('textbox', { name: LABEL, exact: true });
const listed = (page: Page) => page.getByRole('list', { name: LABEL, exact: true }).getByRole('listitem');

test.beforeEach(async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/profile');
  await expect(heading(page, 'What you eat')).toBeVisible();
});

test('eating rules are saved, and a recipe from the pantry follows and mentions them', async ({ page }) => {
  await page.getByLabel('Vegan', { exact: true }).check();
  await typed(page).fill('peanuts');
  await page.keyboard.press('Enter');
  await expect(listed(page)).toHaveText(['peanuts']);
  await button(page, 'Save Changes').click();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Vegan', { exact: true })).toBeChecked();
  await expect(listed(page)).toHaveText(['peanuts']);

  await page.goto('/create-recipe');
  await page.getByLabel('Recipe Title*').fill('Supper');
  await page.getByLabel('Description*').fill('Of what is there.');
  await button(page, 'Next').click();
  await row(page, 'Ingredient 1').fill('chicken');
  for (const food of ['chickpeas', 'peanuts']) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(food);
  }
  await button(page, 'Generate Recipe from Ingredients').click();
  const note = page.getByRole('region', { name: 'Made by REECE' });
  await expect(note).toContainText('Made without peanuts and vegan, as your profile says.');
  await expect(note).toContainText('(not vegan)');
  await expect(note).toContainText('is or contains peanuts');
  const rows = page.getByLabel(/^Ingredient \d+$/u);
  const lines = await rows.evaluateAll((all) =>
    all.map((each) => (each instanceof HTMLTextAreaElement || each instanceof HTMLInputElement ? each.value : '')),
  );
  expect(lines.join('\n')).toMatch(/chickpea/u);
  expect(lines.join('\n')).not.toMatch(/chicken|peanut/u);
});

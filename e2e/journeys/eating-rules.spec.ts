import { expect, test } from '../harness/test.ts';
import { answerTo, button, errorBody, heading, row, signIn, toast } from './steps.ts';
import type { Page } from '@playwright/test';

const PROFILE = /\/api\/profile$/u;
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

test('the list of foods grows by keys, commas, paste and suggestions, and shrinks by its buttons', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await typed(page).pressSequentially('okra,Okra,');
  await expect(listed(page)).toHaveText(['okra']);
  // Safari's Enter that confirms an IME composition does not submit the entry.
  await typed(page).fill('納');
  await typed(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(typed(page)).toHaveValue('納');
  await typed(page).fill('');
  await page.evaluate(() => navigator.clipboard.writeText('celery, sesame\nkiwi'));
  await typed(page).press('ControlOrMeta+V');
  await expect(listed(page)).toHaveText(['okra', 'celery', 'sesame', 'kiwi']);
  await button(page, 'sesame').click();
  await expect(listed(page)).toHaveText(['okra', 'celery', 'kiwi']);
  // Text typed but not yet added is saved too.
  await typed(page).fill('mustard');
  await button(page, 'milk').click();
  await expect(button(page, 'milk')).toHaveAttribute('aria-pressed', 'true');
  await expect(listed(page)).toHaveText(['okra', 'celery', 'kiwi', 'mustard', 'milk']);
  await button(page, 'Remove celery').click();
  await expect(button(page, 'Remove kiwi')).toBeFocused();
  await expect(button(page, 'celery')).toHaveAttribute('aria-pressed', 'false');
  for (const text of ['kiwi', 'mustard', 'milk', 'okra']) await button(page, `Remove ${text}`).click();
  await expect(typed(page)).toBeFocused();
  await expect(page.getByText('Nothing yet', { exact: true })).toBeVisible();

  // The values at the moment of saving count.
  await typed(page).fill('lychee');
  await button(page, 'Save Changes').click();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  await expect(listed(page)).toHaveText(['lychee']);
  await expect(typed(page)).toHaveValue('');
  await expect(page.getByText('Not saved yet.')).toBeHidden();
});

test('an error appears at its field and loses no input', async ({ page, allowedProblems }) => {
  allowedProblems.push(/Failed to load resource/u);
  await typed(page).fill('x'.repeat(101));
  await button(page, 'Save Changes').click();
  await expect(typed(page)).toBeFocused();
  await expect(typed(page)).toHaveAccessibleDescription(/At most 100 characters each/u);
  await button(page, `Remove ${'x'.repeat(101)}`).click();
  await expect(page.getByText('At most 100 characters each')).toBeHidden();

  await page.getByLabel('Kosher-style', { exact: true }).check();
  await button(page, 'nuts').click();
  await answerTo(page, 'PATCH', PROFILE, (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/json',
      body: errorBody('invalid_input', 'Look', { 'allergies.0': 'Not this' }),
    }),
  );
  await button(page, 'Save Changes').click();
  await expect(toast(page, 'Failed to update profile')).toBeVisible();
  await expect(typed(page)).toHaveAccessibleDescription(/Not this/u);
  await page.unroute(PROFILE);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('What you typed before is back.')).toBeVisible();
  await expect(page.getByLabel('Kosher-style', { exact: true })).toBeChecked();
  await expect(listed(page)).toHaveText(['nuts']);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await button(page, 'Leave').click();
  await expect(heading(page, 'No recipes found')).toBeVisible();
});

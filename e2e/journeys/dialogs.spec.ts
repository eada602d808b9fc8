import type { Page } from '@playwright/test';

import { expect, test } from '../harness/test.ts';
import { button, bottomAfterAnimation, heading, createRecipe, savedTitles, signIn, toast } from './steps.ts';

/** Whether the focus is inside the topmost layer. */
function isFocusIn(page: Page, role: 'dialog' | 'alertdialog'): Promise<boolean> {
  return page.evaluate((named) => document.activeElement?.closest(`[role=${named}]`) !== null, role);
}

test('an open dialog keeps focus, scrolling and screen readers inside', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app);
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(`/recipe/${id}`);
  const { keyboard, mouse } = page;
  const dialog = page.getByRole('dialog', { name: 'Share this recipe' });
  const email = dialog.getByLabel('Email address');
  await button(page, 'Share').click();
  await expect(email).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(0);

  await keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(email).toBeFocused();
  await page.evaluate(() => document.querySelector<HTMLElement>('main a, main button')?.focus());
  await expect(email).toBeFocused();
  await email.evaluate((input) => input.remove());
  await expect(dialog).toBeFocused();

  await mouse.move(200, 20);
  await mouse.wheel(0, 300);
  // Scrolling renders with the next frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(button(page, 'Share')).toBeFocused();
  await expect(page.getByRole('main')).toBeVisible();
  await mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('dismissing a confirmation over a dialog returns to the dialog', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app);
  await page.goto(`/recipe/${id}`);
  const { keyboard } = page;
  const dialog = page.getByRole('dialog', { name: 'Share this recipe' });
  await button(page, 'Share').click();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const revoke = dialog.getByRole('button', { name: 'Revoke link' });
  await revoke.click();
  const question = page.getByRole('alertdialog', { name: 'Revoke this link?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(question).toHaveAccessibleDescription(/It will stop working for everyone who has it/u);
  await expect(dialog).toHaveCount(0);
  for (let presses = 0; presses < 3; presses += 1) {
    await keyboard.press('Tab');
    expect(await isFocusIn(page, 'alertdialog')).toBe(true);
  }
  await keyboard.press('Escape');
  await expect(revoke).toBeFocused();
  await expect(page.getByRole('main')).toHaveCount(0);
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Share')).toBeFocused();
  await expect(heading(page, 'Leek soup')).toBeVisible();
});

test('a double click that closes a dialog presses nothing beneath it', async ({ page, app }) => {
  await signIn(page, app);
  await Promise.all(Array.from({ length: 9 }, (_, index) => createRecipe(page, app, { title: `Dish ${index}` })));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/my-cookbook');
  await page.getByRole('checkbox', { name: 'Select Dish 8' }).click();
  await button(page, 'Delete').click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).dblclick();
  await expect(toast(page, 'Successfully deleted 1 recipe(s)')).toBeVisible();
  await expect(page).toHaveURL(/\/my-cookbook$/u);
  await expect(heading(page, 'My Cookbook')).toBeVisible();

  // A double click must not confirm the dialog it opens.
  await page.getByRole('checkbox', { name: 'Select Dish 7' }).click();
  await button(page, 'Delete').click({ trial: true });
  await button(page, 'Delete').dispatchEvent('click', { detail: 1 });
  await question.getByRole('button', { name: 'Delete' }).dispatchEvent('click', { detail: 2 });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => savedTitles(page, app)).not.toContain('Dish 7');
  await expect(page.getByRole('checkbox', { name: 'Select Dish 7' })).toHaveCount(0);
});

test('on a phone messages do not cover the buttons of a dialog', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`/recipe/${id}`);
  await button(page, 'Share').click();
  const dialog = page.getByRole('dialog', { name: 'Share this recipe' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await dialog.getByRole('button', { name: 'Revoke link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click();
  const notice = toast(page, 'Link revoked');
  await expect.poll(() => bottomAfterAnimation(notice)).toBeLessThan(200);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => bottomAfterAnimation(notice)).toBeGreaterThan(500);
});

import type { Page } from '@playwright/test';

import { expect, test } from '../harness/test.ts';
import { button, heading, delayRequests, createRecipe, logIn, newEmail, PASSWORD, signIn, toast } from './steps.ts';

const PROFILE = /\/api\/profile$/u;

function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await expect(field(page, 'Username')).toBeVisible();
}

test('the account menu opens the profile', async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/dashboard');
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Profile', exact: true }).click();
  await expect(heading(page, 'Profile Settings')).toBeVisible();
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Create Recipe', exact: true }).click();
  await expect(heading(page, 'Create Recipe')).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/create-recipe');
});

test('the profile shows used storage and its limits', async ({ page, app }) => {
  await signIn(page, app);
  await createRecipe(page, app);
  await page.goto('/profile#storage');
  const storage = page.getByRole('region', { name: 'Storage' });
  await expect(storage).toContainText('1 of 20,000');
  await expect(storage).toContainText('0 of 10,000');
  await expect(storage).toContainText(/\d+ KB of 2 GB/u);
});

test('cooking preferences apply to every recipe, and survive a reload', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, {
    title: 'Flat bread',
    ingredients: ['200 g flour'],
    instructions: ['Bake at 200°C for 10 minutes.'],
  });
  await openProfile(page);
  const section = page.getByRole('region', { name: 'Cooking preferences' });
  const saved = () => page.waitForResponse((answer) => PROFILE.test(answer.url()) && answer.ok());
  for (const [label, option] of [
    ['Temperatures', 'Fahrenheit (°F)'],
    ['Text in cook mode', 'Largest'],
  ] as const) {
    await Promise.all([saved(), section.getByLabel(label).selectOption(option)]);
  }
  await Promise.all([saved(), section.getByLabel('Servings', { exact: true }).fill('3')]);
  await page.goto(`/recipe/${id}`);
  await expect(page.getByText('400°F')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '200 g flour' })).toBeVisible();
  await button(page, 'Start cooking').click();
  await button(page, 'Text size: largest').click();
  await expect(button(page, 'Text size: normal')).toBeVisible();
  await page.goto('/create-recipe?step=4');
  await expect(page.getByLabel('Servings', { exact: true })).toHaveValue('3');
  await openProfile(page);
  await expect(section.getByLabel('Text in cook mode')).toHaveValue('normal');
  await expect(section.getByLabel('Temperatures')).toHaveValue('fahrenheit');
});

test.describe('personal details', () => {
  test.beforeEach(async ({ page, app }) => {
    await signIn(page, app);
    await openProfile(page);
  });

  test('are saved and still there after a reload', async ({ page }) => {
    // Nothing is offered that does nothing: this server sends no mail.
    await expect(field(page, 'Email Notifications')).toHaveCount(0);
    await field(page, 'Username').fill('Ada');
    await field(page, 'Bio').fill('I bake.');
    await expect(page.getByText('7 of 2,000 characters', { exact: true })).toBeVisible();
    await field(page, 'Phone Number').fill('+44 20 7946 0000');
    const { release } = await delayRequests(page, PROFILE);
    await button(page, 'Save Changes').click();
    await expect(button(page, 'Saving...')).toBeDisabled();
    release();
    await expect(toast(page, 'Profile updated successfully')).toBeVisible();
    await expect(button(page, 'Account menu')).toHaveText('A');
    await page.reload();
    await expect(field(page, 'Username')).toHaveValue('Ada');
    await expect(field(page, 'Bio')).toHaveValue('I bake.');
    await expect(field(page, 'Phone Number')).toHaveValue('+44 20 7946 0000');
  });

  test('only the newest of several messages shows its text', async ({ page }) => {
    for (const name of ['Ada', 'Grace']) {
      await field(page, 'Username').fill(name);
      await button(page, 'Save Changes').click();
      await expect(button(page, 'Account menu')).toHaveText(name.slice(0, 1));
    }
    const words = toast(page, 'Profile updated successfully').locator('[data-content]');
    await expect(words).toHaveCount(2);
    await expect(words.first()).toHaveCSS('opacity', '1');
    await expect(words.last()).toHaveCSS('opacity', '0');
  });
});

test.describe('the email address', () => {
  test('a new address takes effect once confirmed', async ({ page, app }) => {
    const email = await signIn(page, app);
    await openProfile(page);
    await expect(page.getByText('Not confirmed', { exact: true })).toBeVisible();
    const next = newEmail();
    await field(page, 'Email').fill(next);
    await button(page, 'Update Email').click();
    await expect(toast(page, 'Email update initiated. Please check your inbox.')).toBeVisible();
    await expect(page.getByText('Waiting for you to confirm')).toContainText(next);
    await expect(page.getByText(email, { exact: true })).toBeVisible();
  });
});

test.describe('the password', () => {
  async function fillPasswords(page: Page, current: string, next: string, confirmation: string): Promise<void> {
    await field(page, 'Current Password').fill(current);
    await field(page, 'New Password').fill(next);
    await field(page, 'Confirm New Password').fill(confirmation);
    await button(page, 'Change Password').click();
  }

  test('is changed, and the new one works', async ({ page, app }) => {
    const email = await signIn(page, app);
    await openProfile(page);
    await fillPasswords(page, PASSWORD, 'a knob of butter', 'a knob of butter');
    await expect(toast(page, 'Password updated successfully')).toBeVisible();
    await expect(field(page, 'Current Password')).toHaveValue('');
    await page.context().clearCookies();
    await page.goto('/login');
    await logIn(page, email, 'a knob of butter');
    await expect(page).toHaveURL(/\/dashboard$/u);
  });
});

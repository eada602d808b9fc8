import { ERROR_TEXTS } from '@larder/contract/errors';
import type { Page, Route } from '@playwright/test';

import { expectAccessibleEverywhere } from '../harness/accessibility.ts';
import { expect, test } from '../harness/test.ts';
import {
  answerTo,
  button,
  endSessionBeforeChange,
  errorBody,
  heading,
  delayRequests,
  createRecipe,
  logIn,
  newEmail,
  PASSWORD,
  signIn,
  toast,
} from './steps.ts';

const PROFILE = /\/api\/profile$/u;
const RESOURCE_FAILED = /Failed to load resource/u;

function refuse(status: number, code: string, message: string, fields: Record<string, string> = {}) {
  return (route: Route): Promise<void> =>
    route.fulfill({ status, contentType: 'application/json', body: errorBody(code, message, fields) });
}

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

test.describe('personal details', () => {
  test.beforeEach(async ({ page, app }) => {
    await signIn(page, app);
    await openProfile(page);
  });

  test('are saved and still there after a reload', async ({ page }) => {
    await expect(field(page, 'Email Notifications')).toBeChecked();
    await expect(field(page, 'Push Notifications')).not.toBeChecked();
    await field(page, 'Username').fill('Ada');
    await field(page, 'Bio').fill('I bake.');
    await expect(page.getByText('7 of 2,000 characters', { exact: true })).toBeVisible();
    await field(page, 'Phone Number').fill('+44 20 7946 0000');
    await field(page, 'Email Notifications').uncheck();
    await field(page, 'Push Notifications').check();
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
    await expect(field(page, 'Email Notifications')).not.toBeChecked();
    await expect(field(page, 'Push Notifications')).toBeChecked();
  });

  test('a name may start with an emoji', async ({ page }) => {
    await field(page, 'Username').fill('👩‍🍳 Ada');
    await button(page, 'Save Changes').click();
    await expect(button(page, 'Account menu')).toHaveText('👩‍🍳');
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

  test('a cleared field stays empty', async ({ page }) => {
    await field(page, 'Bio').fill('I bake.');
    await button(page, 'Save Changes').click();
    await expect(toast(page, 'Profile updated successfully')).toBeVisible();
    await field(page, 'Bio').fill('');
    const answered = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await button(page, 'Save Changes').click();
    expect(await (await answered).json()).toMatchObject({ bio: null });
    await page.reload();
    await expect(field(page, 'Bio')).toHaveValue('');
  });

  test('an invalid phone number is reported at its field before sending', async ({ page }) => {
    await field(page, 'Username').fill('x'.repeat(81));
    await field(page, 'Phone Number').fill('soon');
    await button(page, 'Save Changes').click();
    await expect(field(page, 'Username')).toBeFocused();
    await expect(page.getByText('this is 1 too many')).toBeVisible();
    await expect(field(page, 'Phone Number')).toHaveAccessibleDescription(/Please enter a phone number/u);
    // Correcting one field does not move the focus to another.
    await page.keyboard.press('Backspace');
    await expect(page.getByText('this is 1 too many')).toBeHidden();
    await expect(field(page, 'Username')).toBeFocused();
    await field(page, 'Phone Number').fill('+44 20 7946 0000');
    await expect(page.getByText('Please enter a phone number')).toBeHidden();
  });

  test('a failed save loses nothing, not even on reload', async ({ page, allowedProblems }) => {
    allowedProblems.push(RESOURCE_FAILED);
    await field(page, 'Bio').fill('I bake.');
    await answerTo(page, 'PATCH', PROFILE, refuse(503, 'unavailable', 'Busy'));
    await button(page, 'Save Changes').click();
    await expect(toast(page, 'Failed to update profile')).toBeVisible();
    await expect(field(page, 'Bio')).toHaveValue('I bake.');
    await page.unroute(PROFILE);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('What you typed before is back.')).toBeVisible();
    await expect(field(page, 'Bio')).toHaveValue('I bake.');
    await button(page, 'Save Changes').click();
    await expect(toast(page, 'Profile updated successfully')).toBeVisible();
    await expect(page.getByText('What you typed before is back.')).toBeHidden();
  });

  test('an error from the server appears at its field', async ({ page, allowedProblems }) => {
    allowedProblems.push(RESOURCE_FAILED);
    await field(page, 'Username').fill('Ada');
    await answerTo(page, 'PATCH', PROFILE, refuse(400, 'invalid_input', 'Look', { username: 'Not this one' }));
    await button(page, 'Save Changes').click();
    await expect(field(page, 'Username')).toHaveAccessibleDescription('Not this one');
    await expect(field(page, 'Username')).toBeFocused();
  });

  test('leaving with unsaved changes asks, and staying keeps them', async ({ page }) => {
    await field(page, 'Bio').fill('I bake.');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await button(page, 'Stay here').click();
    await expect(field(page, 'Bio')).toHaveValue('I bake.');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await button(page, 'Leave').click();
    await expect(heading(page, 'No recipes found')).toBeVisible();
    await openProfile(page);
    await expect(field(page, 'Bio')).toHaveValue('');
  });

  test('leaving asks nothing without unsaved changes', async ({ page }) => {
    await field(page, 'Bio').fill('I bake.');
    await button(page, 'Save Changes').click();
    await expect(toast(page, 'Profile updated successfully')).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(heading(page, 'No recipes found')).toBeVisible();
  });
});

test('typed text survives a session that ends, after logging in again', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(RESOURCE_FAILED);
  const email = await signIn(page, app);
  await openProfile(page);
  await expect(page.locator('.simmer')).toHaveCount(0);
  await field(page, 'Bio').fill('I bake.');
  await endSessionBeforeChange(page);
  await button(page, 'Save Changes').click();
  await expect(heading(page, 'Log in')).toBeVisible();
  await logIn(page, email);
  await expect(field(page, 'Bio')).toHaveValue('I bake.');
});

test('a profile that fails to load says so and retries', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(RESOURCE_FAILED);
  await signIn(page, app);
  await page.route(PROFILE, refuse(500, 'internal', ERROR_TEXTS.internal));
  await page.goto('/profile');
  await expect(toast(page, 'Failed to load profile')).toBeVisible();
  const message = 'Something went wrong on our side. Please try again. Your profile is safe.';
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await page.unroute(PROFILE);
  await button(page, 'Try Again').click();
  await expect(field(page, 'Username')).toBeVisible();
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
    await expect(page.getByText('A new address waits for confirmation at')).toContainText(next);
    await expect(page.getByText(email, { exact: true })).toBeVisible();
  });

  test('an invalid or unchanged address is reported at its field', async ({ page, app }) => {
    await signIn(page, app);
    await openProfile(page);
    await button(page, 'Update Email').click();
    await expect(field(page, 'Email')).toHaveAccessibleDescription('This is your address already');
    await field(page, 'Email').fill('ada');
    await button(page, 'Update Email').click();
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(field(page, 'Email')).toBeFocused();
  });

  test('a change requires a recent login', async ({ page, app, allowedProblems }) => {
    allowedProblems.push(RESOURCE_FAILED);
    await signIn(page, app);
    await openProfile(page);
    let refused = 0;
    await page.route('**/api/auth/change-email', async (route) => {
      refused += 1;
      if (refused === 1) await refuse(403, 'fresh_login_required', 'Please confirm that it is you.')(route);
      else await route.fallback();
    });
    await field(page, 'Email').fill(newEmail());
    await button(page, 'Update Email').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(toast(page, 'Email update initiated. Please check your inbox.')).toBeVisible();
  });

  test('a failure shows an error', async ({ page, app, allowedProblems }) => {
    allowedProblems.push(RESOURCE_FAILED);
    await signIn(page, app);
    await openProfile(page);
    await page.route('**/api/auth/change-email', (route) => route.abort());
    await field(page, 'Email').fill(newEmail());
    await button(page, 'Update Email').click();
    await expect(toast(page, 'Failed to update email')).toBeVisible();
  });

  test('the confirmation mail can be sent again', async ({ page, app }) => {
    await signIn(page, app);
    await openProfile(page);
    await button(page, 'Send the email again').click();
    await expect(toast(page, 'The email is on its way')).toContainText('administrator');
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

  test('errors appear at their fields', async ({ page, app }) => {
    await signIn(page, app);
    await openProfile(page);
    await fillPasswords(page, PASSWORD, 'a knob of butter', 'a knob of lard');
    await expect(field(page, 'Confirm New Password')).toHaveAccessibleDescription('New passwords do not match');
    await expect(field(page, 'Confirm New Password')).toBeFocused();
    await fillPasswords(page, PASSWORD, '12345', '12345');
    await expect(field(page, 'New Password')).toHaveAccessibleDescription(/Password must be at least 6 characters/u);
  });

  test('a wrong current password changes nothing', async ({ page, app, allowedProblems }) => {
    allowedProblems.push(RESOURCE_FAILED);
    await signIn(page, app);
    await openProfile(page);
    await fillPasswords(page, 'not mine', 'a knob of butter', 'a knob of butter');
    await expect(toast(page, 'Failed to update password')).toBeVisible();
    await expect(field(page, 'Current Password')).toHaveAccessibleDescription('This is not your current password');
    await expect(field(page, 'Current Password')).toBeFocused();
    await expect(field(page, 'New Password')).toHaveValue('a knob of butter');
  });

  test('a user without a password is sent a link to set one', async ({ page, app }) => {
    await signIn(page, app);
    await page.route(PROFILE, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"has_password":true', '"has_password":false');
      await route.fulfill({ response: answer, body });
    });
    await openProfile(page);
    await expect(field(page, 'Current Password')).toBeHidden();
    await button(page, 'Send me a link to set a password').click();
    await expect(toast(page, 'The link is on its way')).toBeVisible();
  });
});

test('the profile passes the axe audit', async ({ page, app }) => {
  await signIn(page, app);
  await openProfile(page);
  await expect(page.getByText('You have no tokens.', { exact: true })).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectAccessibleEverywhere(page);
  await field(page, 'Two-Factor Authentication').click();
  await page.getByRole('radio', { name: /Phone/u }).check();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await button(page, 'Delete Account').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleEverywhere(page);
});

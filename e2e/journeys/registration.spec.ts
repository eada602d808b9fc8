import type { Page } from '@playwright/test';

import { expectAccessible } from '../harness/accessibility.ts';
import { ADMIN_ENV, type AppServer } from '../harness/server.ts';
import { expect, test } from '../harness/test.ts';
import { button, heading, newEmail, PASSWORD, signInAs, toast } from './steps.ts';

test.use({ serverEnv: { REGISTRATION: 'invitation' } });
// One worker, so that one server starts.
test.describe.configure({ mode: 'default' });

const REFUSED = /Failed to load resource/u;
const { ADMIN_EMAIL, ADMIN_PASSWORD } = ADMIN_ENV;

/** Creates an invitation in the admin area; returns the link, which is shown once. */
async function invite(page: Page, app: AppServer, email = ''): Promise<string> {
  await signInAs(page, app, ADMIN_EMAIL, ADMIN_PASSWORD);
  await page.goto('/admin/people');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Invitations' }).click();
  await expect(heading(page, 'Invitations')).toBeVisible();
  await button(page, 'Invite someone').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email (optional)').fill(email);
  await expectAccessible(page);
  await button(page, 'Create invitation').click();
  const link = await dialog.getByRole('group', { name: 'Link' }).innerText();
  await button(page, 'Done').click();
  await expect(dialog).toBeHidden();
  expect(link).toMatch(new RegExp(`^${app.url}/register#[\\w-]{43}$`, 'u'));
  return link;
}

async function signUp(page: Page, password = PASSWORD): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await button(page, 'Create account').click();
}

test('an admin invites a person, whose link works once', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(REFUSED);
  const email = newEmail();
  const link = await invite(page, app, email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Open');

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText('You are invited')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await signUp(page);
  await expect(toast(page, 'Registration successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/u);

  await page.goto('/');
  await page.goto(link);
  await expect(page.getByText('This invitation has already been used. Please ask for a new one.')).toBeVisible();
  await expect(button(page, 'Create account')).toHaveCount(0);

  await signInAs(page, app, ADMIN_EMAIL, ADMIN_PASSWORD);
  await page.goto('/admin/invitations');
  await expect(row).toContainText('Used');
  await expect(row).toContainText('1 of 1');
});

test('a revoked invitation does not work', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(REFUSED);
  const link = await invite(page, app);
  await button(page, 'Withdraw the invitation for Anyone with the link').first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(toast(page, 'The invitation was withdrawn')).toBeVisible();
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText('This invitation was withdrawn. Please ask for a new one.')).toBeVisible();
});

// The last test, because the server stays closed.
test('closed registration hides the link to sign up, and nobody can sign up', async ({ page, app }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign up' })).toBeVisible();
  await app.restart({ REGISTRATION: 'closed' });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(page.locator('a[href="/register"]').filter({ visible: true })).toHaveCount(0);
  const data = { email: newEmail(), password: PASSWORD };
  const answer = await page.request.post('/api/auth/sign-up/email', { headers: { origin: app.url }, data });
  expect(answer.status()).toBe(403);
});

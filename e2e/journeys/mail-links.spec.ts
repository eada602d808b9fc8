import type { Page } from '@playwright/test';

import { expect, test } from '../harness/test.ts';
import { serveShell } from './documents.ts';
import { answerTo, button, errorBody, heading, logIn, newEmail, PASSWORD, readLink, register, toast } from './steps.ts';

// Without a mail server addresses still need confirmation; an admin reads the outbox.
test.use({ serverEnv: { EMAIL_CONFIRMATION: 'required' } });
// One worker, so that one server starts.
test.describe.configure({ mode: 'default' });

const REFUSED = /Failed to load resource/u;
const CONFIRM = /confirm your email address/iu;
const RESET = /password/iu;
const NEW_PASSWORD = 'a handful of thyme';

async function setPassword(page: Page, password: string, confirmation: string): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password').fill(confirmation);
  await button(page, 'Set new password').click();
}

test('a new user learns of the confirmation mail, confirms, and logs in', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(REFUSED);
  const email = newEmail();
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await button(page, 'Create account').click();
  await expect(toast(page, 'Registration successful!')).toBeVisible();
  await expect(page.getByText(`There’s an email for ${email}.`)).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Log in').click();
  await expect(page.getByRole('alert')).toHaveText('Please verify your email address before logging in.');
  await button(page, 'Send the email again').click();
  await expect(page.getByRole('status')).toContainText(
    'If that account still needs to be confirmed, an email is on its way.',
  );
  await expect(page.getByRole('status')).toContainText('ask your admin for the link');

  await page.goto(await readLink(app, email, CONFIRM));
  await expect(heading(page, 'Confirm your address')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await button(page, 'Confirm my address').click();
  await expect(page.getByRole('status')).toContainText(`${email} is confirmed`);
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await logIn(page, email);
  await expect(heading(page, 'My Recipes')).toBeVisible();
});

test('a link used in a second tab says that it was used already', async ({ page, app, watch, allowedProblems }) => {
  allowedProblems.push(REFUSED);
  const email = await register(page, app);
  const link = await readLink(app, email, CONFIRM);
  const other = await page.context().newPage();
  watch(other);
  await page.goto(link);
  await other.goto(link);
  await expect(button(other, 'Confirm my address')).toBeVisible();
  await button(page, 'Confirm my address').click();
  await expect(page.getByRole('status')).toContainText('is confirmed');
  await expect(heading(page, 'Confirm your address')).toBeFocused();
  await button(other, 'Confirm my address').click();
  await expect(other.getByRole('alert')).toHaveText('This link has already been used.');
  await expect(other.getByText('your address is confirmed and you’re all set')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('alert')).toHaveText('This link has already been used.');
  await expect(other.getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
});

test('a truncated or expired link offers a new one', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(REFUSED);
  const email = await register(page, app);
  const old = await readLink(app, email, CONFIRM);
  await page.goto(old.slice(0, -5));
  await expect(page.getByRole('alert')).toHaveText(
    'We don’t recognize this link. Please copy the whole address from the message.',
  );
  await button(page, 'Send the email again').click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter your email address');
  await page.getByLabel('Email').fill(email);
  await button(page, 'Send the email again').click();
  await expect(page.getByRole('status')).toContainText('an email is on its way');
  await page.goto('/confirm-email');
  await expect(page.getByRole('alert')).toContainText('We don’t recognize this link.');
  await expect(page.getByText('One click')).toBeHidden();
  await page.goto(old);
  await expect(page.getByRole('alert')).toHaveText('This link has expired. Please ask for a new one.');
  await expect(page.getByText('One click')).toBeHidden();
  await page.goto(await readLink(app, email, CONFIRM));
  await expect(page.getByText('One click')).toBeVisible();
  await button(page, 'Confirm my address').click();
  await expect(page.getByRole('status')).toContainText('is confirmed');
});

test('a link that could not be checked can be retried', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(REFUSED);
  const email = await register(page, app);
  const busy = { status: 429, contentType: 'application/json', body: errorBody('too_many_requests', 'Later, please.') };
  await page.route('**/api/auth/inspect-link', (route) => route.fulfill(busy), { times: 1 });
  await page.goto(await readLink(app, email, CONFIRM));
  await expect(page.getByText('Later, please.', { exact: true })).toBeVisible();
  await button(page, 'Try Again').click();
  await expect(button(page, 'Confirm my address')).toBeVisible();
});

test('a forgotten password is reset by a link', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(REFUSED);
  const email = await register(page, app);
  await page.goto(await readLink(app, email, CONFIRM));
  await button(page, 'Confirm my address').click();
  await expect(page.getByRole('status')).toContainText('is confirmed');

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(heading(page, 'Forgot password?')).toBeFocused();
  const answers: string[] = [];
  for (const address of [newEmail(), email]) {
    await page.getByLabel('Email').fill(address);
    await Promise.all([
      page.waitForResponse('**/api/auth/request-password-reset'),
      button(page, 'Send the link').click(),
    ]);
    answers.push((await page.getByRole('status').textContent()) ?? '');
  }
  expect(answers[0]).toBe(answers[1]);
  expect(answers[0]).toContain('If there is an account with that address');

  const link = await readLink(app, email, RESET);
  await page.goto(link);
  await setPassword(page, 'short', 'short');
  await expect(page.getByLabel('New Password', { exact: true })).toHaveAccessibleDescription(
    /Password must be at least 6 characters$/u,
  );
  await setPassword(page, NEW_PASSWORD, PASSWORD);
  await expect(page.getByLabel('Confirm New Password')).toHaveAccessibleDescription('New passwords do not match');
  await setPassword(page, NEW_PASSWORD, NEW_PASSWORD);
  await expect(toast(page, 'Password updated successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/u);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await logIn(page, email, NEW_PASSWORD);
  await expect(heading(page, 'My Recipes')).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText('This link has already been used.');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(heading(page, 'Forgot password?')).toBeVisible();
});

test('confirming an address does not sign in, and leads a signed-in user to their recipes', async ({ page, app }) => {
  const email = await register(page, app);
  const link = await readLink(app, email, CONFIRM);
  await serveShell(page);
  await answerTo(page, 'GET', '**/api/session', (route) =>
    route.fulfill({
      json: {
        user: {
          id: '0198f3c0-0000-7000-8000-000000000001',
          email: 'ada@example.org',
          name: 'ada',
          is_admin: false,
          has_eating_rules: false,
        },
        expires_at: null,
        aal: 'aal1',
        next_aal: 'aal1',
      },
    }),
  );
  await page.goto(link);
  await button(page, 'Confirm my address').click();
  await expect(page.getByRole('link', { name: 'Go to my recipes' })).toHaveAttribute('href', '/dashboard');
});

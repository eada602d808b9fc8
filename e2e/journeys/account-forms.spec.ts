import type { Page, Route } from '@playwright/test';

import { answerWithProxyPage, COOKIES_REFUSED, blockCookies, whileResponsesTruncate } from '../harness/network.ts';
import { expect, test } from '../harness/test.ts';
import {
  button,
  errorBody,
  heading,
  delayRequests,
  logIn,
  dropResponseTo,
  newEmail,
  PASSWORD,
  register,
  toast,
} from './steps.ts';

const SIGN_IN = '**/api/auth/sign-in/email';
const SIGN_UP = '**/api/auth/sign-up/email';
const POSSIBLY_REGISTERED = 'If you try again and the address is taken, log in instead.';
const RESOURCE_FAILED = /Failed to load resource/u;

function answer(status: number, body: string) {
  return (route: Route): Promise<void> => route.fulfill({ status, contentType: 'application/json', body });
}

async function fillSignUp(page: Page, email: string, password: string, confirmation: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(confirmation);
  await button(page, 'Create account').click();
}

test.describe('logging in', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login');
    await expect(heading(page, 'Log in')).toBeVisible();
  });

  test('shows one error at a time and focuses its field', async ({ page }) => {
    const email = page.getByLabel('Email');
    const password = page.getByLabel('Password', { exact: true });

    await button(page, 'Log in').click();
    await expect(page.getByRole('alert')).toHaveText('Please fill in both email and password fields');
    await expect(email).toBeFocused();

    await email.fill('ada');
    await button(page, 'Log in').click();
    await expect(password).toBeFocused();

    await password.fill('12345');
    await button(page, 'Log in').click();
    await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');

    await email.fill('ada@example.org');
    await button(page, 'Show what is typed').click();
    await expect(password).toHaveAttribute('type', 'text');
    await button(page, 'Log in').click();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(page.getByText('Password must be at least 6 characters long', { exact: true })).toBeVisible();
    await expect(password).toBeFocused();
  });

  const failures: [name: string, status: number, body: string, message: string][] = [
    [
      'the address is not confirmed',
      403,
      errorBody('email_not_confirmed', 'x'),
      'Please verify your email address before logging in.',
    ],
    [
      'the account is disabled',
      403,
      errorBody('account_disabled', 'x'),
      'Login failed. Please check your credentials and try again.This account has been disabled.',
    ],
    [
      'the request took too long',
      408,
      errorBody('timeout', 'x'),
      'Network error. Please check your internet connection and try again.',
    ],
    [
      'there were too many attempts',
      429,
      errorBody('too_many_requests', 'x'),
      'Too many login attempts. Please try again later.',
    ],
    [
      'the server refuses for another reason',
      400,
      errorBody('invalid_input', 'x'),
      'Login failed. Please check your credentials and try again.',
    ],
    ['the server answers with rubbish', 500, '<html>oops', 'An unexpected error occurred. Please try again.'],
    ['a page of a proxy comes back', 200, '<html>Wi-Fi', 'An unexpected error occurred. Please try again.'],
  ];
  for (const [name, status, body, message] of failures) {
    test(`shows an error when ${name}`, async ({ page, allowedProblems }) => {
      allowedProblems.push(RESOURCE_FAILED);
      await page.route(SIGN_IN, answer(status, body));
      await logIn(page, 'ada@example.org');
      await expect(page.getByRole('alert')).toHaveText(message);
      await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
    });
  }

  test('shows wrong credentials, and the password can be retyped at once', async ({ page, app, allowedProblems }) => {
    allowedProblems.push(RESOURCE_FAILED);
    const email = await register(page, app);
    await logIn(page, email, 'not the password');
    await expect(page.getByRole('alert')).toHaveText(
      'Invalid email or password. Please check your credentials and try again.',
    );
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'My Recipes')).toBeVisible();
  });

  test('shows an unreachable server, and works when it returns', async ({ page, app, allowedProblems }) => {
    allowedProblems.push(RESOURCE_FAILED);
    const email = await register(page, app);
    await page.route(SIGN_IN, (route) => route.abort('connectionrefused'));
    await logIn(page, email);
    await expect(page.getByRole('alert')).toHaveText(
      'Unable to connect to the server. Please check your internet connection.',
    );
    await page.unroute(SIGN_IN);
    await button(page, 'Log in').click();
    await expect(heading(page, 'My Recipes')).toBeVisible();
  });

  test('shows an offline browser or a broken answer, and works when the network returns', async ({
    page,
    app,
    context,
    allowedProblems,
  }) => {
    allowedProblems.push(RESOURCE_FAILED);
    const email = await register(page, app);
    const message = page.getByRole('alert');
    await context.setOffline(true);
    await logIn(page, email);
    await expect(message).toHaveText('Network error. Please check your internet connection and try again.');
    await context.setOffline(false);
    await whileResponsesTruncate(page, SIGN_IN, async () => {
      await button(page, 'Log in').click();
      await expect(message).toHaveText('Connection error. Please check your internet connection and try again.');
    });
    await button(page, 'Log in').click();
    await expect(heading(page, 'My Recipes')).toBeVisible();
  });

  test('explains a session that the browser did not store', async ({ page, app }) => {
    const email = await register(page, app);
    await blockCookies(page, SIGN_IN);
    await logIn(page, email);
    await expect(page.getByRole('alert')).toHaveText(COOKIES_REFUSED);
    await expect(button(page, 'Log in')).toBeEnabled();
    await page.unroute(SIGN_IN);
    await button(page, 'Log in').click();
    await expect(heading(page, 'My Recipes')).toBeVisible();
  });

  test('shows an error when only the session check fails', async ({ page, app, allowedProblems }) => {
    allowedProblems.push(RESOURCE_FAILED);
    const email = await register(page, app);
    await page.route('**/api/session', (route) => route.abort('connectionrefused'));
    await logIn(page, email);
    await expect(page.getByRole('alert')).toHaveText(
      'Connection error. Please check your internet connection and try again.',
    );
    await page.unroute('**/api/session');
    await button(page, 'Log in').click();
    await expect(heading(page, 'My Recipes')).toBeVisible();
  });

  test('shows why single sign-on failed until another way is tried', async ({ page }) => {
    await page.goto('/login?error=openid_email_missing');
    await expect(page.getByRole('alert')).toHaveText(
      'That service did not share a confirmed email address, which you need for an account here.',
    );
    await button(page, 'Log in').click();
    await expect(page.getByRole('alert')).toHaveText('Please fill in both email and password fields');
    await page.goto('/login?error=something');
    await expect(heading(page, 'Log in')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('links to single sign-on and returns to the requested page', async ({ page }) => {
    await expect(page.getByRole('link', { name: /^Continue with/u })).toHaveCount(0);
    await page.route(/\/login\?next=/u, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"oidc_name":null', '"oidc_name":"Our house"');
      await route.fulfill({ response, body });
    });
    await page.goto('/login?next=/create-recipe');
    await expect(page.getByRole('link', { name: 'Continue with Our house' })).toHaveAttribute(
      'href',
      '/api/auth/sign-in/oauth2?next=%2Fcreate-recipe',
    );
  });

  test('shows its progress and submits once', async ({ page, app }) => {
    const email = await register(page, app);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/sign-in/email')) asked += 1;
    });
    const { release } = await delayRequests(page, SIGN_IN);
    await logIn(page, email);
    await expect(button(page, 'Logging in...')).toBeDisabled();
    await expect(button(page, 'Logging in...')).toBeFocused();
    await page.keyboard.press('Enter');
    release();
    await expect(toast(page, 'Login successful!')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/u);
    expect(asked).toBe(1);
  });

  test('links to the front page and to sign-up', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(heading(page, 'Sign up')).toBeFocused();
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(heading(page, 'Log in')).toBeFocused();
  });

  test('supports password managers', async ({ page }) => {
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'current-password');
    await page.goto('/register');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'new-password');
    await expect(page.getByLabel('Confirm Password')).toHaveAttribute('autocomplete', 'new-password');
  });
});

test.describe('signing up', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/register');
    await expect(heading(page, 'Sign up')).toBeVisible();
  });

  test('shows one error at a time', async ({ page }) => {
    await fillSignUp(page, 'ada@example.org', 'secret', '');
    await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
    await expect(page.getByLabel('Confirm Password')).toBeFocused();
    await fillSignUp(page, 'ada', 'secret', 'secret');
    await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
    await fillSignUp(page, 'ada@example.org', 'secret', 'secrets');
    await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
    await fillSignUp(page, 'ada@example.org', 'short', 'short');
    await expect(page.getByText('Password must be at least 6 characters long', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  });

  test('says that the email address is taken', async ({ page, app, allowedProblems }) => {
    allowedProblems.push(RESOURCE_FAILED);
    const email = await register(page, app);
    await fillSignUp(page, email.toUpperCase(), PASSWORD, PASSWORD);
    await expect(page.getByRole('alert')).toHaveText(
      'An account with this email address already exists. Please log in instead.',
    );
    await expect(page.getByLabel('Confirm Password')).toHaveValue(PASSWORD);
  });

  test('explains a lost answer and links to the login', async ({ page, allowedProblems }) => {
    allowedProblems.push(RESOURCE_FAILED);
    const email = newEmail();
    const message = page.getByRole('alert');
    await dropResponseTo(page, 'POST', /sign-up\/email$/u);
    await fillSignUp(page, email, PASSWORD, PASSWORD);
    await expect(message).toContainText(POSSIBLY_REGISTERED);
    await page.unrouteAll();
    await button(page, 'Create account').click();
    await expect(message).toHaveText('An account with this email address already exists. Please log in instead.');
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(heading(page, 'Log in')).toBeVisible();
    await logIn(page, email);
    await expect(heading(page, 'My Recipes')).toBeVisible();
  });

  test('shows the server’s message, or its own when there is none', async ({ page, context, allowedProblems }) => {
    allowedProblems.push(RESOURCE_FAILED);
    const message = page.getByRole('alert');
    const sendAgain = () => button(page, 'Create account').click();
    await page.route(SIGN_UP, answer(429, errorBody('too_many_requests', 'Too many requests.')), { times: 1 });
    await fillSignUp(page, newEmail(), PASSWORD, PASSWORD);
    await expect(message).toHaveText('Too many requests.');
    await page.route(SIGN_UP, answer(503, errorBody('unavailable', 'The kitchen is busy.')), { times: 1 });
    await sendAgain();
    await expect(message).toHaveText('The kitchen is busy.');
    for (const status of [404, 502]) {
      await page.route(SIGN_UP, answerWithProxyPage(status), { times: 1 });
      await sendAgain();
      await expect(message).toHaveText('Registration failed. Please try again.');
    }
    const unexpected = 'An unexpected error occurred. Please try again.';
    await page.route(SIGN_UP, answerWithProxyPage(200), { times: 1 });
    await sendAgain();
    await expect(message).toHaveText(unexpected);
    await page.route(SIGN_UP, (route) => route.abort('connectionrefused'), { times: 1 });
    await sendAgain();
    await expect(message).toHaveText(
      `${unexpected}Unable to connect to the server. Please check your internet connection. ${POSSIBLY_REGISTERED}`,
    );
    await context.setOffline(true);
    await sendAgain();
    await expect(message).toHaveText(
      `${unexpected}Network error. Please check your internet connection and try again.`,
    );
    await context.setOffline(false);
    await whileResponsesTruncate(page, SIGN_UP, async () => {
      await sendAgain();
      await expect(message).toHaveText(
        `${unexpected}Connection error. Please check your internet connection and try again. ${POSSIBLY_REGISTERED}`,
      );
    });
    await sendAgain();
    await expect(toast(page, 'Registration successful!')).toBeVisible();
  });

  test('shows its progress', async ({ page }) => {
    const { release } = await delayRequests(page, SIGN_UP);
    await fillSignUp(page, newEmail(), PASSWORD, PASSWORD);
    await expect(button(page, 'Creating account...')).toBeDisabled();
    release();
    await expect(page).toHaveURL(/\/login$/u);
  });
});

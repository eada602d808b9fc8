import { factorsRoutes } from '@larder/contract/factors';

import { expectAccessible } from '../harness/accessibility.ts';
import { answerWithProxyPage, COOKIES_REFUSED, blockCookies } from '../harness/network.ts';
import { expect, test } from '../harness/test.ts';
import { ADMIN_ENV, addTotp, answerTo, button, errorBody, heading, logIn, signIn, toast, totpCode } from './steps.ts';

test.use({ serverEnv: ADMIN_ENV });

const REFUSED = /Failed to load resource/u;
const { ADMIN_EMAIL, ADMIN_PASSWORD } = ADMIN_ENV;
const SIGN_IN = '**/api/auth/sign-in/email';

test('the admin login asks for a password alone', async ({ page }) => {
  await page.goto('/admin');
  await expect(heading(page, 'Admin log in')).toBeVisible();
  const email = page.getByLabel('Email');
  await expect(email).toHaveValue(ADMIN_EMAIL);
  await expect(email).not.toBeEditable();
  await expectAccessible(page);
  await button(page, 'Log in').click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await password.fill(ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Welcome back, Admin!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/u);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/dashboard$/u);
});

test('the admin login shows the server’s message, or its own when there is none', async ({
  page,
  context,
  allowedProblems,
}) => {
  allowedProblems.push(REFUSED);
  await page.goto('/admin');
  const message = page.getByRole('alert');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not the password');
  await button(page, 'Log in').click();
  await expect(message).toHaveText('Invalid email or password. Please check your credentials and try again.');
  await expect(password).toBeFocused();
  const later = {
    status: 429,
    contentType: 'application/json',
    body: errorBody('too_many_requests', 'Later, please.'),
  };
  await page.route(SIGN_IN, (route) => route.fulfill(later), { times: 1 });
  await button(page, 'Log in').click();
  await expect(message).toHaveText('Later, please.');
  for (const status of [200, 502]) {
    await page.route(SIGN_IN, answerWithProxyPage(status), { times: 1 });
    await button(page, 'Log in').click();
    await expect(message).toHaveText('An unexpected error occurred');
  }
  await page.route(SIGN_IN, (route) => route.abort('connectionrefused'), { times: 1 });
  await button(page, 'Log in').click();
  await expect(message).toHaveText(
    'An unexpected error occurredUnable to connect to the server. Please check your internet connection.',
  );
  await context.setOffline(true);
  await button(page, 'Log in').click();
  await expect(message).toHaveText(
    'An unexpected error occurredNetwork error. Please check your internet connection and try again.',
  );
});

test('the admin login explains blocked cookies, with one step and with two', async ({ page, allowedProblems }) => {
  allowedProblems.push(REFUSED);
  await page.goto('/admin');
  const expectRefused = async (): Promise<void> => {
    await button(page, 'Log in').click();
    await expect(page.getByRole('alert')).toHaveText(`An unexpected error occurred${COOKIES_REFUSED}`);
    await expect(button(page, 'Log in')).toBeEnabled();
  };
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
  await blockCookies(page, SIGN_IN);
  await expectRefused();
  await page.reload();
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
  await page.route(SIGN_IN, (route) => route.fulfill({ json: { next_aal: 'aal2' } }));
  await expectRefused();
});

test('the admin login signs out a user who is no admin', async ({ page, allowedProblems }) => {
  allowedProblems.push(REFUSED);
  await page.goto('/admin');
  await answerTo(page, 'GET', '**/api/admin/membership', (route) => route.fulfill({ json: { is_admin: false } }));
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
  await button(page, 'Log in').click();
  await expect(page.getByRole('alert')).toHaveText('Unauthorized access');
  await page.goto('/dashboard');
  await expect(heading(page, 'Log in')).toBeVisible();
});

test('the admin login turns away a user with a second step who is no admin', async ({ page, app }) => {
  const email = await signIn(page, app);
  const secret = await addTotp(page, app);
  await page.context().clearCookies();
  await page.goto('/login');
  await logIn(page, email);
  await expect(heading(page, 'One more step')).toBeVisible();
  await page.goto('/admin');
  await page.getByLabel('Six-digit code').fill(totpCode(secret));
  await button(page, 'Continue').click();
  await expect(heading(page, 'Admin log in')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('Unauthorized access');
});

test('an admin with a second step completes both steps', async ({ page, app, browser }) => {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const origin = { headers: { origin: app.url } };
  const data = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD };
  await other.request.post(`${app.url}/api/auth/sign-in/email`, { ...origin, data });
  const secret = await addTotp(other, app);
  try {
    await page.goto('/admin');
    await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
    await button(page, 'Log in').click();
    await expect(heading(page, 'One more step')).toBeVisible();
    await page.getByLabel('Six-digit code').fill(totpCode(secret));
    await button(page, 'Continue').click();
    await expect(toast(page, 'Welcome back, Admin!')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/u);
  } finally {
    // Other journeys on this server expect an admin without a second factor.
    const answer = await other.request.get(`${app.url}/factors`);
    const { factors } = factorsRoutes.listFactors.response.parse(await answer.json());
    for (const { id } of factors) await other.request.delete(`${app.url}/factors/${id}`, origin);
    await elsewhere.close();
  }
});

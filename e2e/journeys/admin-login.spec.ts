import { factorsRoutes } from '@larder/contract/factors';

import { ADMIN_ENV } from '../harness/server.ts';
import { expect, test } from '../harness/test.ts';
import { addTotp, button, heading, logIn, signIn, toast, totpCode } from './steps.ts';

const { ADMIN_EMAIL, ADMIN_PASSWORD } = ADMIN_ENV;

test('the admin login asks for a password alone', async ({ page }) => {
  await page.goto('/admin');
  await expect(heading(page, 'Admin login')).toBeVisible();
  const email = page.getByLabel('Email');
  await expect(email).toHaveValue(ADMIN_EMAIL);
  await expect(email).not.toBeEditable();
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
  await expect(heading(page, 'Admin login')).toBeVisible();
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

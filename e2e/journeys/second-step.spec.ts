import type { Page } from '@playwright/test';

import { COOKIES_REFUSED, blockCookies } from '../harness/network.ts';
import type { AppServer } from '../harness/server.ts';
import { expect, test } from '../harness/test.ts';
import {
  addPasskey,
  addPhone,
  addTotp,
  addVirtualAuthenticator,
  button,
  createRecoveryCodes,
  heading,
  logIn,
  readCode,
  signIn,
  toast,
  totpCode,
} from './steps.ts';

/** A user with a second factor on an unknown device. */
async function signOutWithSecondFactor(page: Page, app: AppServer): Promise<{ email: string; secret: string }> {
  const email = await signIn(page, app);
  const secret = await addTotp(page, app);
  await page.context().clearCookies();
  return { email, secret };
}

test('the password is followed by a code, then by the requested page', async ({ page, app }) => {
  const { email, secret } = await signOutWithSecondFactor(page, app);
  await page.goto('/dashboard?q=leek');
  await logIn(page, email);
  await expect(heading(page, 'One more step')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const code = page.getByLabel('Six-digit code');
  await expect(code).toBeFocused();
  const shown = totpCode(secret);
  await code.fill(`${shown.slice(0, 3)} ${shown.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\?q=leek$/u);
  await page.reload();
  await expect(heading(page, 'My Recipes')).toBeVisible();
});

test('half a sign-in is no sign-in, also after a reload and in another tab', async ({ page, app, watch }) => {
  const { email, secret } = await signOutWithSecondFactor(page, app);
  await page.goto('/login');
  await logIn(page, email);
  await expect(heading(page, 'One more step')).toBeVisible();
  await page.goto('/dashboard');
  await expect(heading(page, 'One more step')).toBeVisible();
  await expect(page).toHaveURL(/\/login/u);
  const other = await page.context().newPage();
  watch(other);
  await other.goto('/create-recipe');
  await expect(heading(other, 'One more step')).toBeVisible();
  await page.getByLabel('Six-digit code').fill(totpCode(secret));
  await button(page, 'Continue').click();
  await expect(heading(page, 'My Recipes')).toBeVisible();
  await expect(heading(other, 'Create Recipe')).toBeVisible();
});

test('a phone receives a code on request, and a recovery code replaces it', async ({ page, app }) => {
  const email = await signIn(page, app);
  await addPhone(page, app, '+442079460042');
  const [recoveryCode = ''] = await createRecoveryCodes(page, app);
  await page.context().clearCookies();
  await page.goto('/login');
  await logIn(page, email);
  await button(page, 'Send code by SMS').click();
  await expect(page.getByText('There’s a code for the phone ending in 042.')).toBeVisible();
  await page.getByLabel('Six-digit code').fill(await readCode(app, '+442079460042'));
  await button(page, 'Continue').click();
  await expect(heading(page, 'My Recipes')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login');
  await logIn(page, email);
  await button(page, 'Use a recovery code').click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await button(page, 'Continue').click();
  await expect(heading(page, 'My Recipes')).toBeVisible();
});

test('a passkey signs in alone and serves as a second step', async ({ page, app }) => {
  const email = await signIn(page, app);
  await page.goto('/dashboard');
  await addVirtualAuthenticator(page);
  await addPasskey(page, app);
  await page.context().clearCookies();
  await page.goto('/login');
  // The server accepts the passkey, but the browser stores no session.
  await blockCookies(page, '**/api/auth/passkey/verify-authentication');
  await button(page, 'Log in with a passkey').click();
  await expect(page.getByRole('alert')).toHaveText(COOKIES_REFUSED);
  await page.unrouteAll();
  await button(page, 'Log in with a passkey').click();
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(heading(page, 'My Recipes')).toBeVisible();
  await addTotp(page, app);
  await page.context().clearCookies();
  await page.goto('/login');
  await logIn(page, email);
  await button(page, 'Use a passkey').click();
  await expect(heading(page, 'My Recipes')).toBeVisible();
});

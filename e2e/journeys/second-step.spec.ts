import type { Page } from '@playwright/test';

import { expectAccessible } from '../harness/accessibility.ts';
import { COOKIES_REFUSED, blockCookies } from '../harness/network.ts';
import type { AppServer } from '../harness/server.ts';
import { expect, test } from '../harness/test.ts';
import {
  ADMIN_ENV,
  addPasskey,
  addPhone,
  addTotp,
  button,
  createRecoveryCodes,
  heading,
  logIn,
  addVirtualAuthenticator,
  readCode,
  signIn,
  toast,
  totpCode,
} from './steps.ts';

test.use({ serverEnv: ADMIN_ENV });

const REFUSED = /Failed to load resource/u;

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
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible(page);
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
  for (const path of ['/dashboard', '/create-recipe', '/register', '/login']) {
    await page.goto(path);
    await expect(heading(page, 'One more step')).toBeVisible();
    await expect(page).toHaveURL(/\/login/u);
  }
  const other = await page.context().newPage();
  watch(other);
  await other.goto('/create-recipe');
  await expect(heading(other, 'One more step')).toBeVisible();
  await page.getByLabel('Six-digit code').fill(totpCode(secret));
  await button(page, 'Continue').click();
  await expect(heading(page, 'My Recipes')).toBeVisible();
  await expect(heading(other, 'Create Recipe')).toBeVisible();
});

test('blocked cookies are explained after the code, and the login starts again', async ({ page, app }) => {
  const { email, secret } = await signOutWithSecondFactor(page, app);
  await page.goto('/login');
  await logIn(page, email);
  await blockCookies(page, '**/factors/*/verify');
  await page.getByLabel('Six-digit code').fill(totpCode(secret));
  await button(page, 'Continue').click();
  await expect(toast(page, COOKIES_REFUSED)).toBeVisible();
  await expect(button(page, 'Log in')).toBeEnabled();
});

test('a passkey accepted without a session is explained and can be retried', async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/dashboard');
  await addVirtualAuthenticator(page);
  await addPasskey(page, app);
  await page.context().clearCookies();
  await page.goto('/login');
  await blockCookies(page, '**/api/auth/passkey/verify-authentication');
  await button(page, 'Sign in with a passkey').click();
  await expect(page.getByRole('alert')).toHaveText(COOKIES_REFUSED);
  await expect(button(page, 'Sign in with a passkey')).toBeEnabled();
});

test('a wrong code shows an error and can be corrected at once', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(REFUSED);
  const { email, secret } = await signOutWithSecondFactor(page, app);
  await page.goto('/login');
  await logIn(page, email);
  const code = page.getByLabel('Six-digit code');
  await button(page, 'Continue').click();
  await expect(code).toHaveAccessibleDescription(/Please enter the six digits/u);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await code.fill(totpCode(secret, 1_000));
    await button(page, 'Continue').click();
    await expect(page.getByRole('alert')).toHaveText('That code is not right. Please try again.');
    await expect(code).toBeFocused();
  }
  await code.fill(totpCode(secret));
  await button(page, 'Continue').click();
  await expect(heading(page, 'My Recipes')).toBeVisible();
});

test('going back signs out', async ({ page, app }) => {
  const { email } = await signOutWithSecondFactor(page, app);
  await page.goto('/login');
  await logIn(page, email);
  await button(page, 'Back').click();
  await expect(heading(page, 'Log in')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Log in')).toBeVisible();
});

test('a recovery code works once instead of a code', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(REFUSED);
  const email = await signIn(page, app);
  await addTotp(page, app);
  const [code = ''] = await createRecoveryCodes(page, app);
  for (const works of [true, false]) {
    await page.context().clearCookies();
    await page.goto('/login');
    await logIn(page, email);
    await button(page, 'Use a recovery code').click();
    const field = page.getByLabel('Recovery code');
    await expect(field).toBeFocused();
    await field.fill(code);
    await button(page, 'Continue').click();
    if (works) await expect(heading(page, 'My Recipes')).toBeVisible();
    else await expect(page.getByRole('alert')).toHaveText('That recovery code is not right, or has been used.');
  }
});

test('a phone receives a code on request', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(REFUSED);
  const email = await signIn(page, app);
  await addPhone(page, app, '+442079460042');
  await page.context().clearCookies();
  await page.goto('/login');
  await logIn(page, email);
  await expect(button(page, 'Send code by SMS')).toBeFocused();
  await button(page, 'Use a recovery code').click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await button(page, 'Code to the phone ending in 042').click();
  await expect(button(page, 'Send code by SMS')).toBeFocused();
  await button(page, 'Send code by WhatsApp').click();
  await expect(page.getByText('There is a code for the phone ending in 042.')).toBeVisible();
  const code = page.getByLabel('Six-digit code');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await button(page, 'Continue').click();
  await expect(page.getByRole('alert')).toHaveText('That code is not right. Please try again.');
  await code.fill(await readCode(app, '+442079460042'));
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
  await button(page, 'Sign in with a passkey').click();
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(heading(page, 'My Recipes')).toBeVisible();
  await addTotp(page, app);
  await page.context().clearCookies();
  await page.goto('/login');
  await logIn(page, email);
  await button(page, 'Use a passkey').click();
  await expect(heading(page, 'My Recipes')).toBeVisible();
});

test('closing the browser’s passkey dialog shows no error', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await button(page, 'Sign in with a passkey').click();
  await expect(button(page, 'Sign in with a passkey')).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the passkey button is hidden where the browser does not support passkeys', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/login');
  await expect(button(page, 'Log in')).toBeVisible();
  await expect(button(page, 'Sign in with a passkey')).toHaveCount(0);
});

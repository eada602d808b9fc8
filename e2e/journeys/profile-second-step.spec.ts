import { createHmac } from 'node:crypto';

import type { Page } from '@playwright/test';

import { expectAccessible } from '../harness/accessibility.ts';
import { expect, test } from '../harness/test.ts';
import { button, errorBody, delayRequests, PASSWORD, addVirtualAuthenticator, signIn, toast } from './steps.ts';

const RESOURCE_FAILED = /Failed to load resource/u;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

/** TOTP (RFC 6238), as in an authenticator app. */
function totp(secret: string, atMs = Date.now()): string {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / PERIOD_MS)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

function checkbox(page: Page) {
  return page.getByRole('checkbox', { name: 'Two-Factor Authentication', exact: true });
}

async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await expect(checkbox(page)).toBeEnabled();
}

/** Opens the enrollment up to the QR code; returns the secret in it. */
async function startWithApp(page: Page): Promise<string> {
  await checkbox(page).click();
  const dialog = page.getByRole('dialog', { name: 'Add a second step' });
  await dialog.getByLabel('Name', { exact: true }).fill('My phone');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const shown = await page.getByRole('group', { name: 'Key' }).textContent();
  return (shown ?? '').replaceAll(' ', '');
}

async function turnOn(page: Page): Promise<void> {
  const secret = await startWithApp(page);
  await page.getByLabel('Code', { exact: true }).fill(totp(secret));
  await button(page, 'Verify').click();
  await page.getByLabel('I’ve saved them').check();
  await button(page, 'Done').click();
  await expect(checkbox(page)).toBeChecked();
}

test.describe('two-factor authentication', () => {
  test('is enabled with an authenticator app, and its recovery codes are shown once', async ({ page, app }) => {
    await signIn(page, app);
    await openProfile(page);
    const secret = await startWithApp(page);
    await expectAccessible(page);
    await page.getByLabel('Code', { exact: true }).fill(totp(secret));
    await button(page, 'Verify').click();

    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await expectAccessible(page);
    // The codes cannot be dismissed before the user confirms having saved them.
    await page.keyboard.press('Escape');
    await expect(codes).toHaveCount(10);
    await expect(button(page, 'Done')).toBeDisabled();
    const [first] = await codes.allTextContents();
    const saved = page.waitForEvent('download');
    await button(page, 'Download').click();
    const file = await (await saved).createReadStream();
    expect(Buffer.concat(await file.toArray()).toString()).toContain(first);
    await page.getByLabel('I’ve saved them').check();
    await button(page, 'Done').click();

    await expect(checkbox(page)).toBeChecked();
    await expect(page.getByRole('list', { name: 'Your second steps' })).toContainText('My phone');
    await expect(page.getByText('10 recovery codes left', { exact: true })).toBeVisible();
    await page.reload();
    await expect(checkbox(page)).toBeChecked();
  });

  test('a wrong code can be typed again', async ({ page, app, allowedProblems }) => {
    allowedProblems.push(RESOURCE_FAILED);
    await signIn(page, app);
    await openProfile(page);
    const secret = await startWithApp(page);
    const code = page.getByLabel('Code', { exact: true });
    await code.fill('12');
    await button(page, 'Verify').click();
    await expect(code).toHaveAccessibleDescription('Please enter the six digits');
    const right = totp(secret);
    await code.fill(String((Number(right) + 500_000) % 1_000_000).padStart(6, '0'));
    await button(page, 'Verify').click();
    await expect(code).toHaveAccessibleDescription('That code is not right. Please try again.');
    await expect(code).toBeFocused();
    await code.fill(right);
    await button(page, 'Verify').click();
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  });

  test('stays off when the setup is cancelled', async ({ page, app }) => {
    await signIn(page, app);
    await openProfile(page);
    await startWithApp(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(checkbox(page)).not.toBeChecked();
    await expect(checkbox(page)).toBeFocused();
    await page.reload();
    await expect(checkbox(page)).not.toBeChecked();
  });

  test('new recovery codes replace the old ones', async ({ page, app }) => {
    await signIn(page, app);
    await openProfile(page);
    await turnOn(page);
    await button(page, 'Create new codes').click();
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    await page.getByLabel('I’ve saved them').check();
    await button(page, 'Done').click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('new recovery codes are created once, however often requested', async ({ page, app }) => {
    await signIn(page, app);
    await openProfile(page);
    await turnOn(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('recovery-codes')) asked.push(request.url());
    });
    const { release } = await delayRequests(page, /new-codes-dialog-[^/]*\.js$/u);
    await button(page, 'Create new codes').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    release();
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
    expect(asked).toHaveLength(1);
  });

  test('a failed removal is not reported as unchanged', async ({ page, app, allowedProblems }) => {
    allowedProblems.push(RESOURCE_FAILED);
    await signIn(page, app);
    await openProfile(page);
    await turnOn(page);
    await page.route(/\/factors\/[^/]+$/u, (route) => route.abort());
    await checkbox(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(toast(page, 'Two-step sign-in could not be turned off')).toBeVisible();
    await expect(checkbox(page)).toBeChecked();
  });

  test('the old recovery codes stay valid when the new ones could not be shown', async ({
    page,
    app,
    allowedProblems,
  }) => {
    allowedProblems.push(/Failed to load resource/u);
    await signIn(page, app);
    await openProfile(page);
    await turnOn(page);
    await page.route(/new-codes-dialog-[^/]*\.js$/u, (route) => route.abort());
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('recovery-codes')) asked.push(request.url());
    });
    await button(page, 'Create new codes').click();
    await expect(toast(page, 'New codes could not be created')).toBeVisible();
    await expect(button(page, 'Create new codes')).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('is disabled after a confirmation', async ({ page, app }) => {
    await signIn(page, app);
    await openProfile(page);
    await turnOn(page);
    await checkbox(page).click();
    await expect(page.getByRole('alertdialog', { name: 'Turn off two-step sign-in?' })).toBeVisible();
    await button(page, 'Cancel').click();
    await expect(checkbox(page)).toBeChecked();
    await checkbox(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(toast(page, 'Two-step sign-in is off')).toBeVisible();
    await expect(checkbox(page)).not.toBeChecked();
    await page.reload();
    await expect(checkbox(page)).not.toBeChecked();
  });

  test('asks for a fresh login during setup and continues after it', async ({ page, app, allowedProblems }) => {
    allowedProblems.push(RESOURCE_FAILED);
    await signIn(page, app);
    await openProfile(page);
    let asked = 0;
    await page.route('**/factors', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      asked += 1;
      if (asked > 1) return route.fallback();
      const body = errorBody('fresh_login_required', 'Please confirm that it is you.');
      return route.fulfill({ status: 403, contentType: 'application/json', body });
    });
    await checkbox(page).click();
    await button(page, 'Continue').click();
    const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  });

  test('a phone receives its code by text message, and another on request', async ({ page, app }) => {
    await signIn(page, app);
    await openProfile(page);
    await checkbox(page).click();
    await page.getByRole('radio', { name: /Phone/u }).check();
    await button(page, 'Continue').click();
    await expect(page.getByLabel('Number', { exact: true })).toHaveAccessibleDescription(
      /Please enter a phone number/u,
    );
    await expect(page.getByLabel('Number', { exact: true })).toBeFocused();
    await page.getByLabel('Number', { exact: true }).fill('+44 20 7946 0000');
    await page.getByRole('radio', { name: 'WhatsApp' }).check();
    const challenged = page.waitForRequest(/\/challenge$/u);
    await button(page, 'Continue').click();
    expect((await challenged).postDataJSON()).toEqual({ channel: 'whatsapp' });
    await expect(page.getByRole('dialog', { name: 'Enter the code' })).toHaveAccessibleDescription(
      /your administrator can read it to you/u,
    );
    const again = page.waitForResponse(/\/challenge$/u);
    await button(page, 'Send another code').click();
    expect((await again).status()).toBe(200);
  });
});

test.describe('passkeys', () => {
  test('are added, listed and removed', async ({ page, app }) => {
    await signIn(page, app);
    await addVirtualAuthenticator(page);
    await openProfile(page);
    await expect(page.getByText('No passkeys yet.', { exact: true })).toBeVisible();
    await button(page, 'Add a passkey').click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(/computer|Mac|phone/u);
    await page.getByLabel('Name', { exact: true }).fill('Kitchen tablet');
    await button(page, 'Continue').click();
    await expect(toast(page, 'Passkey added')).toBeVisible();
    const list = page.getByRole('list', { name: 'Your passkeys' });
    await expect(list).toContainText('Kitchen tablet');
    await expect(list).toContainText('not used yet');
    await list.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(toast(page, 'Passkey removed')).toBeVisible();
    await expect(page.getByText('No passkeys yet.', { exact: true })).toBeVisible();
  });

  test('the same device is not added twice', async ({ page, app }) => {
    await signIn(page, app);
    await addVirtualAuthenticator(page);
    await openProfile(page);
    for (const name of ['One', 'Two']) {
      await button(page, 'Add a passkey').click();
      await page.getByLabel('Name', { exact: true }).fill(name);
      await button(page, 'Continue').click();
      if (name === 'One') await expect(toast(page, 'Passkey added')).toBeVisible();
    }
    await expect(page.getByRole('alert')).toHaveText('This device already has a passkey for you.');
  });

  test('are explained where the browser does not support them', async ({ page, app }) => {
    await signIn(page, app);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    await openProfile(page);
    await expect(page.getByText('Passkeys aren’t available here.')).toBeVisible();
    await expect(button(page, 'Add a passkey')).toBeHidden();
  });
});

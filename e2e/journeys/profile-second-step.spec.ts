import type { Page } from '@playwright/test';

import { expectAccessible } from '../harness/accessibility.ts';
import { expect, test } from '../harness/test.ts';
import { addTotp, addVirtualAuthenticator, button, createRecoveryCodes, signIn, toast, totpCode } from './steps.ts';

function checkbox(page: Page) {
  return page.getByRole('checkbox', { name: 'Two-Factor Authentication', exact: true });
}

async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await expect(checkbox(page)).toBeEnabled();
}

test.describe('two-factor authentication', () => {
  test('is enabled with an authenticator app, and its recovery codes are shown once', async ({
    page,
    app,
    allowedProblems,
  }) => {
    // The event stream may reconnect while another session replaces its own.
    allowedProblems.push(/401.*\/api\/events/u);
    await signIn(page, app);
    await openProfile(page);
    await checkbox(page).click();
    const dialog = page.getByRole('dialog', { name: 'Add a second step' });
    await dialog.getByLabel('Name', { exact: true }).fill('My phone');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    const shown = await page.getByRole('group', { name: 'Key' }).textContent();
    await page.getByLabel('Code', { exact: true }).fill(totpCode((shown ?? '').replaceAll(' ', '')));
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

  test('the old recovery codes stay valid when the new ones could not be shown', async ({
    page,
    app,
    allowedProblems,
  }) => {
    allowedProblems.push(/Failed to load resource/u);
    await signIn(page, app);
    await addTotp(page, app);
    await createRecoveryCodes(page, app);
    await openProfile(page);
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
});

test('passkeys are added once per device, listed and removed', async ({ page, app }) => {
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
  await button(page, 'Add a passkey').click();
  await button(page, 'Continue').click();
  await expect(page.getByRole('alert')).toHaveText('This device already has a passkey for you.');
  await page.keyboard.press('Escape');
  await list.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Passkey removed')).toBeVisible();
  await expect(page.getByText('No passkeys yet.', { exact: true })).toBeVisible();
});

import type { Page } from '@playwright/test';

import { expectAccessible } from '../harness/accessibility.ts';
import { expect, test } from '../harness/test.ts';
import { button, heading, logIn, newEmail, PASSWORD, register, signIn, toast } from './steps.ts';

const RESOURCE_FAILED = /Failed to load resource/u;

/** Waits for all lists, so that no layout shift moves the target. */
async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await expect(page.getByText('No passkeys yet.', { exact: true })).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expect(button(page, 'Delete Account')).toBeVisible();
}

function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

test.describe('active sessions', () => {
  test('another session is ended, and this one continues', async ({ page, app, browser, allowedProblems, watch }) => {
    allowedProblems.push(RESOURCE_FAILED);
    const email = await signIn(page, app);
    const elsewhere = await (await browser.newContext({ baseURL: app.url })).newPage();
    watch(elsewhere);
    await elsewhere.goto('/login');
    await logIn(elsewhere, email);
    await expect(heading(elsewhere, 'No recipes found')).toBeVisible();

    await openProfile(page);
    const rows = section(page, 'Where you’re signed in').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1);
    const other = rows.filter({ hasNotText: 'This device' });
    await other.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(rows).toHaveCount(1);
    await expect(heading(page, 'Where you’re signed in')).toBeFocused();
    await elsewhere.goto('/profile');
    await expect(heading(elsewhere, 'Log in')).toBeVisible();
    await elsewhere.context().close();
    await page.reload();
    await expect(rows).toHaveCount(1);
  });

  test('signing out everywhere asks first, then ends this session too', async ({ page, app, allowedProblems }) => {
    // Background requests may be in flight at that moment.
    allowedProblems.push(/401/u);
    await signIn(page, app);
    await openProfile(page);
    await button(page, 'Sign Out Everywhere').click();
    const dialog = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await expect(heading(page, 'Log in')).toBeVisible();
    await page.goto('/dashboard');
    await expect(heading(page, 'Log in')).toBeVisible();
  });
});

test('an API token is created, shown once, works, and is revoked', async ({ page, app, playwright }) => {
  await signIn(page, app);
  await openProfile(page);
  await button(page, 'Create a token').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/Please enter a name/u);
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await dialog.getByLabel('Name', { exact: true }).fill('Shelf');
  await dialog.getByLabel('Read recipes').uncheck();
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect(dialog.getByText('Please choose at least one permission', { exact: true })).toBeVisible();
  await dialog.getByLabel('Read recipes').check();
  await dialog.getByLabel('Expires').selectOption('In 365 days');
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const token = (await page.getByRole('group', { name: 'Token' }).textContent()) ?? '';
  await expectAccessible(page);
  await button(page, 'Done').click();

  const program = await playwright.request.newContext({ extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  expect((await program.get(`${app.url}/api/recipes`)).status()).toBe(200);
  const list = page.getByRole('list', { name: 'Your tokens' });
  await expect(list).toContainText('Shelf');
  await expect(list).toContainText('Read recipes');
  await page.reload();
  await expect(list).toContainText('last used');
  expect(await page.content()).not.toContain(token);
  await list.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No tokens yet.', { exact: true })).toBeVisible();
  await expect(heading(page, 'API tokens')).toBeFocused();
  expect((await program.get(`${app.url}/api/recipes`)).status()).toBe(401);
  await program.dispose();
});

test.describe('personal data', () => {
  test('is downloaded as one file', async ({ page, app }) => {
    await signIn(page, app);
    await openProfile(page);
    const saved = page.waitForEvent('download');
    await button(page, 'Download my data').click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('my-data.zip');
    const content = Buffer.concat(await (await download.createReadStream()).toArray());
    // ZIP files start with "PK".
    expect(content.subarray(0, 2).toString()).toBe('PK');
  });
});

test.describe('deleting the account', () => {
  test('asks for the password, deletes everything, and leads to the front page', async ({
    page,
    app,
    allowedProblems,
  }) => {
    allowedProblems.push(RESOURCE_FAILED);
    const email = newEmail();
    await register(page, app, email);
    await page.goto('/login');
    await logIn(page, email);
    await expect(heading(page, 'No recipes found')).toBeVisible();
    await openProfile(page);
    // Unsaved text must not block the navigation.
    await page.getByLabel('Bio').fill('I bake.');
    await button(page, 'Delete Account').click();
    const dialog = page.getByRole('dialog', {
      name: 'Are you sure you want to delete your account? This action cannot be undone.',
      exact: true,
    });
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Please enter your password',
    );
    await dialog.getByLabel('Password', { exact: true }).fill('not mine');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(toast(page, 'Failed to delete account')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 401) refused.push(answer.url());
    });
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(toast(page, 'Account deleted successfully')).toBeVisible();
    await expect(page).toHaveURL(`${app.url}/`);
    expect(visited).toEqual([`${app.url}/`]);
    // Background requests end with the session.
    expect(refused).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(window.sessionStorage))).not.toContain('I bake.');
    await page.goto('/login');
    await logIn(page, email);
    await expect(page.getByRole('alert')).toContainText('Invalid email or password');
  });

  test('messages do not cover the buttons of the dialog on a phone', async ({ page, app, allowedProblems }) => {
    allowedProblems.push(RESOURCE_FAILED);
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, app);
    await openProfile(page);
    await button(page, 'Delete Account').click();
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('not mine');
    await button(page, 'Delete my account').click();
    const message = toast(page, 'Failed to delete account');
    await expect(message).toBeInViewport({ ratio: 1 });
    const box = await message.boundingBox();
    const first = await button(page, 'Delete my account').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(first?.y ?? 0);
  });
});

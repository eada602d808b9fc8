import type { Browser, Page } from '@playwright/test';

import { expect, test } from '../harness/test.ts';
import { button, heading, createRecipe, register, logIn, signIn, savedTitles, toast } from './steps.ts';

const GONE = 'This link no longer works';

async function openAsGuest(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(url);
  return stranger;
}

test('a public link is created, read without an account, copied by a friend, and revoked', async ({
  page,
  app,
  browser,
  watch,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to load resource.*404/u);
  const friend = await register(page, app);
  await signIn(page, app);
  const id = await createRecipe(page, app, { title: 'Leek <b>soup</b>' });
  await page.goto(`/recipe/${id}`);
  await button(page, 'Share').click();
  const dialog = page.getByRole('dialog', { name: 'Share this recipe' });
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/link')) made.push(request.url());
  });
  // Double click before anything re-renders.
  await dialog.getByRole('button', { name: 'Create link' }).evaluate((create: HTMLElement) => {
    create.click();
    create.click();
  });
  const field = dialog.getByLabel('Public link');
  await expect(field).toBeFocused();
  expect(made).toHaveLength(1);
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
  const url = await field.inputValue();
  expect(url).toMatch(/\/shared\/[\w-]{22}$/u);

  const stranger = await openAsGuest(browser, url);
  watch(stranger);
  await stranger.reload();
  await expect(heading(stranger, 'Leek <b>soup</b>')).toBeVisible();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(stranger).toHaveTitle(/^Leek <b>soup<\/b> · /u);
  await expect(stranger.getByText(/^Shared by /u)).toBeVisible();
  await expect(stranger.getByRole('img', { name: /^Picture of/u })).toHaveJSProperty('complete', true);
  await stranger.getByRole('checkbox', { name: '2 leeks' }).check();
  await stranger.getByRole('button', { name: 'Servings: more' }).click();
  await expect(stranger).toHaveURL(/\?servings=5$/u);
  await button(stranger, 'Start cooking').click();
  await expect(stranger.getByRole('heading', { name: 'Step 1 of 2' })).toBeVisible();
  await stranger.goBack();

  await stranger.getByRole('link', { name: 'Make it yours' }).click();
  await stranger.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(heading(stranger, 'Log in')).toBeVisible();
  await logIn(stranger, friend);
  await button(stranger, 'Make it yours').click();
  await expect(toast(stranger, 'Copied to your cookbook')).toBeVisible();
  await expect(button(stranger, 'Delete')).toBeVisible();
  expect(await savedTitles(stranger, app)).toEqual(['Leek <b>soup</b>']);

  await dialog.getByRole('button', { name: 'Revoke link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click();
  await expect(toast(page, 'Link revoked')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'With a link' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
  await stranger.goto(url);
  await expect(heading(stranger, GONE)).toBeVisible();
  await stranger.context().close();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const words = await plain.newPage();
  expect((await words.goto(url))?.status()).toBe(404);
  await expect(heading(words, GONE)).toBeVisible();
  await plain.close();
});

import type { Page } from '@playwright/test';

import { expectAccessible } from '../harness/accessibility.ts';
import type { AppServer } from '../harness/server.ts';
import { type Site, test } from '../harness/site.ts';
import { expect } from '../harness/test.ts';
import { waitForHydration } from './documents.ts';
import { button, heading, logIn, register, savedTitles, signIn } from './steps.ts';

const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['2 leeks', '1 l stock'],
  recipeInstructions: ['Slice the leeks.', 'Simmer for 20 minutes.'],
};
const HTML = `<!doctype html><html lang="en"><head><title>Soup</title><link rel="icon" href="data:,">
<script type="application/ld+json">${JSON.stringify(RECIPE)}</script></head><body><h1>Leek soup</h1></body></html>`;

/** It forbids scripts, styles, requests, forms and frames. */
const STRICT = {
  'content-security-policy': "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
};
const SEPARATE = { 'cross-origin-opener-policy': 'same-origin' };

test.beforeEach(({ site, allowedProblems }) => {
  // The icon of a page without any.
  allowedProblems.push(/Failed to load resource/u, /Content Security Policy/u);
  site.add('/soup', { html: HTML });
  site.add('/strict', { html: HTML, headers: STRICT });
  site.add('/separate', { html: HTML, headers: { ...STRICT, ...SEPARATE } });
});

/** Signs in and reads the script of the bookmark from the import page. */
async function readBookmarklet(page: Page): Promise<string> {
  await page.goto('/import');
  await waitForHydration(page);
  const address = await page.getByRole('link', { name: 'Save to Larder' }).getAttribute('href');
  expect(address).toMatch(/^javascript:/u);
  return decodeURIComponent(address?.replace('javascript:', '') ?? '');
}

/** Presses the bookmark on the page of a site, and returns the tab that it opens. As a bookmark does, it runs despite the site's policy. */
async function pressBookmark(page: Page, script: string, url: string): Promise<Page> {
  await page.goto(url);
  const opened = page.context().waitForEvent('page');
  await page.evaluate(script);
  return opened;
}

for (const path of ['/soup', '/strict']) {
  test(`the bookmark opens the recipe of ${path} in the form of a new recipe and saves nothing`, async ({
    page,
    app,
    site,
  }) => {
    await signIn(page, app);
    const script = await readBookmarklet(page);
    await expectAccessible(page);
    const wizard = await pressBookmark(page, script, `${site.origin}${path}`);
    await expect(wizard.getByText('Filled in: 2 ingredient lines and 2 steps.')).toBeVisible();
    await expect(wizard.getByText(`Page from ${site.origin}`)).toBeVisible();
    await expect(wizard.getByLabel('Recipe Title*')).toHaveValue('Leek soup');
    await expect(wizard).toHaveURL(/\/create-recipe/u);
    await expectAccessible(wizard);
    expect(await savedTitles(page, app)).toEqual([]);
  });
}

test('a user who is signed out signs in, and the page is not lost', async ({ page, app, site }) => {
  const email = await register(page, app);
  await logInAt(page, email);
  const script = await readBookmarklet(page);
  await page.context().clearCookies();
  const tab = await pressBookmark(page, script, `${site.origin}/soup`);
  await expect(tab).toHaveURL(/\/login/u);
  await logIn(tab, email);
  await expect(tab.getByText('Filled in: 2 ingredient lines and 2 steps.')).toBeVisible();
});

async function logInAt(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await logIn(page, email);
  await expect(page).toHaveURL(/\/dashboard/u);
}

test('where a site separates itself from other windows, the page is copied and pasted', async ({ page, app, site }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, app);
  const script = await readBookmarklet(page);
  const tab = await pressBookmark(page, script, `${site.origin}/separate`);
  await expect(tab.getByText('The page didn’t arrive.')).toBeVisible();
  await expectAccessible(tab);
  await page.bringToFront();
  await button(page, 'Copy this page for Larder').click();
  await expect(button(page, 'Copied. Now paste it into Larder.')).toBeVisible();
  await tab.bringToFront();
  await tab.getByRole('link', { name: 'Paste into a new recipe' }).click();
  await tab.getByLabel('Have it somewhere already?').focus();
  await tab.keyboard.press('ControlOrMeta+V');
  await button(tab, 'Fill in').click();
  await expect(tab.getByText('Filled in: 2 ingredient lines and 2 steps.')).toBeVisible();
});

/** On a page of the site, a script opens ours and posts messages as soon as it is ready. Returns our tab. */
async function postFrom(page: Page, app: AppServer, site: Site, messages: string): Promise<Page> {
  const script = `const ours = window.open('${app.url}/import/page');
    onmessage = () => { for (const message of ${messages}) ours.postMessage(message, '*'); };`;
  return pressBookmark(page, script, `${site.origin}/soup`);
}

test('where the browser blocks the new tab, the page can be copied', async ({ page, app, site }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, app);
  const script = await readBookmarklet(page);
  await page.goto(`${site.origin}/strict`);
  await page.evaluate(() => Reflect.set(window, 'open', () => null));
  await page.evaluate(script);
  await button(page, 'Copy this page for Larder').click();
  await expect(button(page, 'Copied. Now paste it into Larder.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('1 l stock');
});

test('a site gets one page in, under its own name', async ({ page, app, site }) => {
  await signIn(page, app);
  const messages = JSON.stringify([{ html: HTML, url: 'https://bank.example/' }, { html: '<p>Second</p>' }]);
  const tab = await postFrom(page, app, site, messages);
  await expect(tab.getByText(`Page from ${site.origin}`)).toBeVisible();
  await expect(tab.getByLabel('Recipe Title*')).toHaveValue('Leek soup');
  await expect(tab.getByText('bank.example')).toHaveCount(0);
  expect(await savedTitles(page, app)).toEqual([]);
});

test('only the window that opened the page can hand one over', async ({ page, app, site }) => {
  await signIn(page, app);
  const tab = await pressBookmark(page, `window.ours = window.open('${app.url}/import/page')`, `${site.origin}/soup`);
  await expect(tab.getByText('Waiting for the page…')).toBeVisible();
  await waitForHydration(tab);
  const other = { html: HTML.replaceAll('Leek soup', 'Bean soup') };
  await tab.evaluate((message) => window.postMessage(message, '*'), other);
  await page.evaluate(`ours.postMessage(${JSON.stringify({ html: HTML })}, '*')`);
  await expect(tab.getByLabel('Recipe Title*')).toHaveValue('Leek soup');
});

test.describe('a message that is no page', () => {
  for (const [name, message, says] of [
    ['is refused', '7', 'The page didn’t arrive.'],
    ['that is too large is refused', "{ html: 'x'.repeat(9e6) }", 'The page is larger than 8 MB.'],
    [
      'that is larger in bytes than in characters is refused',
      "{ html: 'é'.repeat(5e6) }",
      'The page is larger than 8 MB.',
    ],
  ] as const) {
    test(name, async ({ page, app, site }) => {
      await signIn(page, app);
      const tab = await postFrom(page, app, site, `[${message}]`);
      await expect(tab.getByText(says)).toBeVisible();
    });
  }
});

test('the page that receives others shows how to go on when nothing opened it', async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/import/page');
  await expect(page.getByText('The page didn’t arrive.')).toBeVisible();
  await expect(heading(page, 'Save to Larder')).toBeVisible();
});

test('an address that another app shares is read at once; where it is refused, the bookmark is offered', async ({
  page,
  app,
  site,
}) => {
  await signIn(page, app);
  await page.goto(`/create-recipe?text=${encodeURIComponent(`Look at this: ${site.origin}/soup`)}`);
  await expect(page.getByText('This address is not on the public internet.')).toBeVisible();
  await page.getByRole('link', { name: 'Get the bookmark' }).click();
  await expect(heading(page, 'From any page, with a bookmark')).toBeInViewport();
});

test('a text that another app shares is read at once', async ({ page, app }) => {
  await signIn(page, app);
  const text = 'Leek soup\n\n2 leeks\n1 l stock\n\n1. Slice the leeks.\n2. Simmer for 20 minutes.';
  await page.goto(`/create-recipe?text=${encodeURIComponent(text)}`);
  await expect(page.getByText('Filled in: 2 ingredient lines and 2 steps.')).toBeVisible();
  expect(await savedTitles(page, app)).toEqual([]);
});

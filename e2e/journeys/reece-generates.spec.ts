import type { Page } from '@playwright/test';

import { expect, test } from '../harness/test.ts';
import { expectAccessible } from '../harness/accessibility.ts';
import {
  answerTo,
  button,
  countUnannounced,
  GENERATIONS,
  heading,
  delayRequests,
  dropResponse,
  row,
  signIn,
  savedTitles,
  toast,
  toastWith,
} from './steps.ts';

const CREATED = /^Created "(.+)" for you!$/u;

async function titleInToast(page: Page, text: RegExp): Promise<string> {
  const titles = page.locator('[data-sonner-toast]:not([data-removed="true"]) [data-title]').filter({ hasText: text });
  await expect(titles).toBeVisible();
  return text.exec(await titles.innerText())?.[1] ?? '';
}

/** Lets the request reach the server; the response never arrives. */
async function dropResponses(page: Page, times = 1): Promise<void> {
  let left = times;
  await answerTo(page, 'POST', GENERATIONS, async (route) => {
    if (left === 0) return route.fallback();
    left -= 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
}

test.beforeEach(async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/dashboard');
});

test('Surprise Me generates one recipe, however often pressed, and lists show it', async ({ page, app }) => {
  await expect(
    page.getByText('Need cooking help? Ask REECE, your AI cooking assistant!', { exact: true }),
  ).toBeVisible();
  await expect(
    page
      .getByText('No recipes yet', { exact: true })
      .or(page.getByText('No recipes found', { exact: true }))
      .first(),
  ).toBeVisible();
  const { release } = await delayRequests(page, GENERATIONS);
  await button(page, 'Surprise Me!').dblclick();
  await expect(button(page, 'Creating...')).toBeDisabled();
  await expect(button(page, 'Creating...')).toBeFocused();
  await expect(button(page, 'Quick Create')).toBeDisabled();
  await expect(toast(page, 'REECE is creating a surprise recipe for you...')).toContainText('Stop');
  await button(page, 'Creating...').click({ force: true });
  release();
  const title = await titleInToast(page, CREATED);
  await expect(heading(page, title)).toBeVisible();
  await expect(toast(page, 'REECE is creating a surprise recipe for you...')).toHaveCount(0);
  await expect(button(page, 'Surprise Me!')).toBeEnabled();
  expect(await savedTitles(page, app)).toEqual([title]);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('article').getByRole('link', { name: title })).toBeVisible();

  // A second press after completion starts a new generation.
  await button(page, 'Surprise Me!').click();
  await expect.poll(async () => (await savedTitles(page, app)).length).toBe(2);
});

test('Another one replaces the surprise, and Undo puts it into the bin', async ({ page, app }) => {
  await button(page, 'Surprise Me!').click();
  const first = await titleInToast(page, CREATED);
  await expect(heading(page, first)).toBeVisible();
  await button(page, 'Another one').click();
  await expect(heading(page, first)).toHaveCount(0);
  const second = await titleInToast(page, CREATED);
  await expect(heading(page, second)).toBeVisible();
  await expect.poll(() => savedTitles(page, app)).toEqual([second]);
  await button(page, 'Undo').last().click();
  await expect(toast(page, 'Recipe moved to the bin')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/u);
  expect(await savedTitles(page, app)).toEqual([]);
});

test('a generation whose connection breaks is resumed, not requested again', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(/Failed to load resource/u);
  await dropResponses(page);
  await button(page, 'Surprise Me!').click();
  await expect(toastWith(page, 'Connection lost. Trying to reach REECE again.')).toBeVisible();
  const title = await titleInToast(page, CREATED);
  await expect(heading(page, title)).toBeVisible();
  expect(await savedTitles(page, app)).toEqual([title]);
});

test('Quick Create generates a recipe, also from the mobile menu', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(/Failed to load resource/u);
  const script = '**/generate-recipe-*.js';
  await page.route(script, (route) => route.abort());
  await button(page, 'Quick Create').click();
  await expect(toast(page, 'Failed to create recipe. Please try again.')).toContainText(
    'We couldn’t reach the server.',
  );
  await expect(heading(page, 'Create Recipe')).toBeVisible();
  await page.unroute(script);

  await button(page, 'Quick Create').click();
  const title = await titleInToast(page, /^Created "(.+)" recipe!$/u);
  await expect(heading(page, title)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Menu').click();
  await expect(button(page, 'Surprise Me!')).toBeVisible();
  await button(page, 'Quick Create').click();
  await expect.poll(async () => (await savedTitles(page, app)).length).toBe(2);
  await expect(button(page, 'Quick Create')).toHaveCount(0);

  await button(page, 'Menu').click();
  const { release } = await delayRequests(page, GENERATIONS);
  await button(page, 'Surprise Me!').click();
  await expect(button(page, 'Creating...')).toBeInViewport();
  await expectAccessible(page);
  release();
  await titleInToast(page, CREATED);
});

test('signing out in one tab drops the generation in all tabs', async ({ page, context, watch, allowedProblems }) => {
  allowedProblems.push(/Failed to load resource/u);
  const other = await context.newPage();
  watch(other);
  await other.goto('/my-cookbook');
  await delayRequests(page, GENERATIONS);
  await button(page, 'Surprise Me!').click();
  const progress = toast(page, 'REECE is creating a surprise recipe for you...');
  await expect(progress).toBeVisible();
  const dropped = page.waitForEvent(
    'requestfailed',
    (request) => request.method() === 'POST' && GENERATIONS.test(request.url()),
  );
  await button(other, 'Account menu').click();
  await other.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login/u);
  await dropped;
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});

test('a generation finished after leaving is announced once, in one tab', async ({
  page,
  context,
  app,
  watch,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to load resource/u);
  const { ended } = await dropResponse(page);
  await button(page, 'Surprise Me!').click();
  await ended();
  const [title = ''] = await savedTitles(page, app);

  const other = await context.newPage();
  watch(other);
  const tabs = [page, other] as const;
  // Both tabs receive the event before either has acknowledged it.
  let asked = 0;
  const bothAsked = Promise.withResolvers<void>();
  for (const tab of tabs) {
    await answerTo(tab, 'GET', GENERATIONS, async (route) => {
      const response = await route.fetch();
      asked += 1;
      if (asked === tabs.length) bothAsked.resolve();
      await bothAsked.promise;
      await route.fulfill({ response });
    });
  }
  await Promise.all(tabs.map((tab) => tab.goto('/my-cookbook')));
  const titles = (tab: Page) => toast(tab, `Created "${title}" for you!`);
  const toastCounts = async () => (await Promise.all(tabs.map((tab) => titles(tab).count()))).map((count) => count > 0);
  await expect.poll(async () => (await toastCounts()).filter(Boolean).length).toBe(1);
  const speaker = (await toastCounts())[0] === true ? page : other;
  await titles(speaker).getByRole('button', { name: 'View recipe' }).click();
  await expect(heading(speaker, title)).toBeVisible();
  // A returning user is not notified again.
  await expect.poll(() => countUnannounced(page, app)).toBe(0);
  for (const tab of tabs) if (tab !== speaker) await expect(titles(tab)).toHaveCount(0);
});

test('a recipe generated after the wizard was left is offered on return', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(/Failed to load resource/u);
  await page.goto('/create-recipe');
  await button(page, 'Start from what’s in the fridge').click();
  await row(page, 'Ingredient 1').fill('chicken');
  // Cancelling wins even if the generation has finished.
  const { release } = await delayRequests(page, GENERATIONS);
  await button(page, 'Generate Recipe from Ingredients').click();
  await button(page, 'Stop').click();
  await expect(page.getByText('Stopping', { exact: true })).toBeVisible();
  release();
  await expect(toastWith(page, 'Everything you typed is still here.')).toBeVisible();
  await expect(row(page, 'Ingredient 1')).toHaveValue('chicken');

  const { ended } = await dropResponse(page);
  await button(page, 'Generate Recipe from Ingredients').click();
  await expect(page.getByText('Asking REECE', { exact: true })).toBeVisible();
  await ended();
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(heading(page, 'My Recipes')).toBeVisible();

  await page.getByRole('link', { name: 'Create Recipe' }).first().click();
  const offer = page.getByRole('region', { name: 'From REECE' });
  await expect(offer).toContainText(/REECE finished the recipe you asked for: .+/u);
  await expectAccessible(page);
  const title = await offer.locator('bdi').innerText();
  await offer.getByRole('button', { name: 'Use it' }).click();
  await expect(toast(page, 'Recipe generated successfully!')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expect(page.getByLabel('Recipe Title*')).toHaveValue(title);
  await expect(page.getByText('REECE’s kitchen engine made this.')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('');
  await expect.poll(() => countUnannounced(page, app)).toBe(0);
});

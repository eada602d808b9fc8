import type { Page } from '@playwright/test';

import { expect, test } from '../harness/test.ts';
import { button, heading, createRecipe, signIn, tabTo, toast } from './steps.ts';

function item(page: Page, name: string) {
  return page.getByRole('menuitem', { name, exact: true });
}

for (const key of ['Enter', 'ArrowDown']) {
  test(`a menu opened by ${key} focuses its first item and returns the focus`, async ({ page, app }) => {
    await signIn(page, app);
    const id = await createRecipe(page, app);
    await page.goto(`/recipe/${id}`);
    const more = button(page, 'More');
    await tabTo(page, more);
    // The first opening loads the script; later ones reuse it.
    for (let time = 0; time < 2; time += 1) {
      await page.keyboard.press(key);
      await expect(item(page, 'Edit')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(item(page, 'History')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(more).toBeFocused();
    }
    await tabTo(page, button(page, 'Delete'));
  });
}

test('a menu or dialog whose script fails to load says so, leaves the page as it is, and opens later', async ({
  page,
  app,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to load resource/u);
  await signIn(page, app);
  const id = await createRecipe(page, app, { title: 'Ribollita' });
  const scripts = /\/assets\/(?:[a-z]+-menu|share-dialog)[a-z-]*-content-.*\.js$|delete-recipe-dialog-/u;
  const opened = [
    ['More', item(page, 'Edit')],
    ['Share', page.getByRole('dialog', { name: 'Share this recipe' })],
    ['Delete', page.getByRole('alertdialog')],
    ['Account menu', item(page, 'Profile')],
  ] as const;
  for (const [name, content] of opened) {
    await page.route(scripts, (route) => route.abort());
    await page.goto(`/recipe/${id}`);
    await button(page, name).click();
    await expect(toast(page, 'This could not be opened')).toContainText('We couldn’t reach the server.');
    await expect(heading(page, 'Ribollita')).toBeVisible();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(content).toHaveCount(0);
    await page.unroute(scripts);
    await button(page, name).click();
    await expect(content).toBeVisible();
  }
});

test('the page is inert beneath the mobile menu until it closes', async ({ page, app }) => {
  await signIn(page, app);
  for (let count = 0; count < 6; count += 1) await createRecipe(page, app, { title: `Soup ${count}` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  const card = page.getByRole('main').getByRole('link', { name: 'Soup 0' });
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  const menu = button(page, 'Menu');
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeFocused();
  await expect(card).toHaveCount(0);
  await expect(button(page, 'Ask REECE')).toHaveCount(0);
  await tabTo(page, button(page, 'Surprise Me!'));
  // Tab on the last item leaves the page, not into the covered content.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main, [role=search]') ?? null)).toBeNull();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(card).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);

  await menu.click();
  await expect(card).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(card).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(card).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await card.click();
  await expect(heading(page, 'Soup 0')).toBeFocused();
  const logo = page.getByRole('banner').getByRole('link', { name: 'Larder', exact: true });
  await expect(logo).toHaveText('Larder');
  await logo.click();
  await expect(page).toHaveURL(`${app.url}/dashboard`);
  const bar = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(bar.getByRole('listitem').getByRole('link')).toHaveText(['Dashboard', 'Community', 'My Cookbook']);
  for (const name of ['Community', 'My Cookbook']) {
    await bar.getByRole('link', { name, exact: true }).click();
    await expect(heading(page, name)).toBeFocused();
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await menu.click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Community' }).click();
  await expect(heading(page, 'Community')).toBeFocused();
});

test('a theme chosen in one tab applies to the others', async ({ page, app, watch }) => {
  await signIn(page, app);
  const other = await page.context().newPage();
  watch(other);
  await other.goto('/bin');
  await expect(heading(other, 'Recently Deleted')).toBeVisible();
  await page.goto('/dashboard');
  await button(page, 'Account menu').click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  for (const tab of [page, other]) await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
});

import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../harness/test.ts';
import { button, createRecipe, heading, register, signIn, signInAs } from './steps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const CURRY = {
  title: 'Lentil curry',
  ingredients: ['200 g lentils', '1 onion', '2 cloves garlic', '400 ml coconut milk'],
  instructions: [
    'Fry the onion and the garlic for 5 minutes, add the lentils and the coconut milk and simmer for 20 minutes.',
    'Rest for 10 minutes.',
  ],
};

function bar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Shortcuts' });
}

function searchBox(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Ask REECE to find recipes...', exact: true });
}

test('the bottom bar opens what cooks use daily, by touch and by keyboard', async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/dashboard');
  for (const item of await bar(page).locator('a, button').all()) {
    const { width, height } = (await item.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await bar(page).getByRole('link', { name: 'Cookbook' }).tap();
  await expect(heading(page, 'My Cookbook')).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Cookbook' })).toHaveAttribute('aria-current', 'page');
  await bar(page).getByRole('link', { name: 'Cookbook' }).focus();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link', { name: 'You' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile/u);
  await bar(page).getByRole('button', { name: 'Ask REECE' }).tap();
  await expect(page.getByRole('dialog', { name: 'Chat with REECE' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('button', { name: 'Ask REECE' })).toBeFocused();
  await bar(page).getByRole('link', { name: 'Add' }).tap();
  await expect(heading(page, 'Basic Info')).toBeVisible();

  // The on-screen keyboard and the menu take its place.
  await page.getByRole('textbox').first().focus();
  await expect(bar(page)).toBeHidden();
  await heading(page, 'Basic Info').tap();
  await expect(bar(page)).toBeVisible();
  await button(page, 'Menu').tap();
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar(page)).toBeHidden();
});

test('the bottom bar counts the recipes that are newly shared', async ({ page, app }) => {
  const email = await register(page, app);
  await signIn(page, app);
  const id = await createRecipe(page, app, CURRY);
  const headers = { origin: app.url };
  const shared = await page.request.post(`${app.url}/api/recipes/${id}/shares`, { headers, data: { email } });
  expect(shared.ok()).toBe(true);
  await signInAs(page, app, email);
  await page.goto('/dashboard');
  await bar(page)
    .getByRole('link', { name: /^Cookbook ?, 1 new$/u })
    .tap();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Shared with me ?, 1 new$/u })
    .tap();
  await page.getByRole('link', { name: CURRY.title }).tap();
  await expect(heading(page, CURRY.title)).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Cookbook', exact: true })).toBeVisible();
});

test('a phone shows one search box at a time', async ({ page, app }) => {
  await signIn(page, app);
  await createRecipe(page, app, CURRY);
  for (const path of ['/dashboard', '/my-cookbook']) {
    await page.goto(path);
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(searchBox(page)).toBeHidden();
  }
  await bar(page).getByRole('button', { name: 'Search' }).tap();
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toBeHidden();
  await expect(bar(page).getByRole('button', { name: 'Search' })).toBeFocused();
  await bar(page).getByRole('button', { name: 'Search' }).tap();
  await page.keyboard.type('lentil');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: CURRY.title }).tap();
  await expect(heading(page, CURRY.title)).toBeVisible();
  await expect(searchBox(page)).toBeHidden();
});

test('lists are rows on a phone and cards on wider screens', async ({ page, app }) => {
  await signIn(page, app);
  await createRecipe(page, app, CURRY);
  for (const path of ['/dashboard', '/my-cookbook', '/categories']) {
    await page.goto(path);
    const row = page.getByRole('article').first();
    await expect(row).toContainText(CURRY.title);
    expect((await row.boundingBox())?.height).toBeLessThan(115);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await page.getByRole('article').first().boundingBox())?.height).toBeGreaterThan(250);
});

test('timers are one line of pills that covers no ingredient, on every phone', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, {
    ...CURRY,
    instructions: ['Fry the onion for 5 minutes, simmer for 20 minutes, rest for 10 minutes and bake for 1 hour.'],
  });
  await page.goto(`/recipe/${id}?cook=1`);
  const mode = page.getByRole('dialog', { name: 'Cooking Lentil curry' });
  for (const name of [/^5 min/u, /^20 min/u, /^10 min/u, /^1 h/u]) await mode.getByRole('button', { name }).tap();
  const pills = mode.getByRole('list', { name: 'Timers' });
  await expect(pills.getByRole('listitem')).toHaveCount(4);
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 700 });
    expect((await pills.boundingBox())?.height).toBeLessThanOrEqual(48);
    const ingredient = mode.getByText('1 onion', { exact: true });
    await ingredient.scrollIntoViewIfNeeded();
    const { y = 0, height = 0 } = (await ingredient.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual((await pills.boundingBox())?.y ?? 0);
  }
  await pills.getByRole('listitem', { name: 'Simmer timer' }).getByRole('button').tap();
  await button(mode, '+1 min for Simmer').tap();
  await expect(pills.getByRole('listitem', { name: 'Simmer timer' }).getByRole('timer')).toHaveText(/^20:/u);
});

test('cook mode turns the step on a sideways swipe and not on a vertical one', async ({ page, app, context }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, CURRY);
  await page.goto(`/recipe/${id}`);
  await button(page, 'Start cooking').tap();
  const mode = page.getByRole('dialog', { name: 'Cooking Lentil curry' });
  await expect(mode.getByRole('heading', { name: 'Step 1 of 2' })).toBeVisible();
  const devtools = await context.newCDPSession(page);
  const swipe = async (points: readonly (readonly [number, number])[]): Promise<void> => {
    for (const [index, [x, y]] of points.entries()) {
      const type = index === 0 ? 'touchStart' : 'touchMove';
      await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe([
    [200, 420],
    [205, 360],
    [215, 260],
    [290, 200],
  ]);
  await expect(mode.getByRole('heading', { name: 'Step 1 of 2' })).toBeVisible();
  await swipe([
    [320, 400],
    [250, 402],
    [160, 405],
    [90, 405],
  ]);
  await expect(mode.getByRole('heading', { name: 'Step 2 of 2' })).toBeVisible();
});

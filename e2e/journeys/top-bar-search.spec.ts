import type { Locator, Page } from '@playwright/test';

import { expect, test } from '../harness/test.ts';
import {
  answerTo,
  button,
  errorBody,
  GENERATIONS,
  heading,
  delayRequests,
  createRecipe,
  signIn,
  tabTo,
  savedTitles,
  toast,
} from './steps.ts';

function box(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Ask REECE to find recipes...', exact: true });
}

async function searchFor(page: Page, words: string): Promise<void> {
  await box(page).fill(words);
  await box(page).press('Enter');
}

function options(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
}

function option(page: Page, title: string): Locator {
  return options(page).filter({ hasText: title });
}

test.beforeEach(async ({ page, app }) => {
  await signIn(page, app);
});

test('the search box finds and opens a recipe by keyboard', async ({ page, app }) => {
  await createRecipe(page, app, { title: 'Salsify soup' });
  await createRecipe(page, app, { title: 'Salsify tart' });
  await page.goto('/my-cookbook');
  await tabTo(page, box(page));
  await page.keyboard.type('salsify');
  await page.keyboard.press('Enter');
  await expect(options(page)).toHaveCount(2);
  await expect(page.getByText('2 recipes found. Use the arrow keys to choose.', { exact: true })).toBeAttached();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Salsify tart')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Salsify soup')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).and(page.locator('[aria-selected=true]'))).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(option(page, 'Salsify soup')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('salsify');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Salsify tart')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Salsify tart')).toBeFocused();
  await expect(options(page)).toHaveCount(0);
});

test('the list of results scrolls, and closes on a press outside, on leaving the box and on clearing it', async ({
  page,
  app,
}) => {
  for (let nth = 1; nth <= 6; nth += 1) await createRecipe(page, app, { title: `Salsify soup ${nth}` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('button', { name: 'Search' }).click();
  await box(page).fill('salsify');
  await page.getByRole('search', { name: 'All recipes' }).getByRole('button', { name: 'Search', exact: true }).click();
  const list = page.getByRole('listbox', { name: 'Search results' });
  await expect(options(page)).toHaveCount(6);
  const heights = await list.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
  expect(heights.clientHeight).toBeLessThanOrEqual(256);
  expect(heights.scrollHeight).toBeGreaterThan(heights.clientHeight);
  await box(page).press('ArrowUp');
  await expect(option(page, 'Salsify soup 1')).toBeInViewport();

  await page.setViewportSize({ width: 1440, height: 844 });
  await page.goto('/dashboard');
  await searchFor(page, 'salsify');
  await expect(options(page)).toHaveCount(6);
  await page.mouse.click(2, 800);
  await expect(list).toHaveCount(0);
  await box(page).click();
  await expect(list).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search recipes' }).focus();
  await expect(list).toHaveCount(0);
  await box(page).click();
  await button(page, 'Clear search').click();
  await expect(list).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await box(page).click();
  await expect(list).toHaveCount(0);
  await box(page).press('Enter');
  await expect(page.getByText('Searching…')).toHaveCount(0);

  await searchFor(page, 'salsify');
  await option(page, 'Salsify soup 6').click();
  await expect(heading(page, 'Salsify soup 6')).toBeVisible();
  await expect(list).toHaveCount(0);
});

test('a suggested recipe is generated, saved and opened', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(/Failed to load resource/u, /dynamically imported module/u);
  await page.goto('/dashboard');
  const panelScript = '**/search-panel-*.js';
  await page.route(panelScript, (route) => route.abort());
  await searchFor(page, 'lasagne');
  const fault = page.getByRole('banner').getByRole('alert');
  await expect(fault).toContainText('The search results could not be shown.');
  await expect(button(page, 'Quick Create')).toBeVisible();
  await page.unroute(panelScript);
  await button(page, 'Try Again').click();
  const ideas = options(page);
  await expect(
    page.getByText('Not in your recipes. REECE’s kitchen engine can make:', { exact: true }).last(),
  ).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(ideas.first()).toContainText('Idea');
  const count = await ideas.count();
  expect(count).toBeGreaterThanOrEqual(3);
  expect(count).toBeLessThanOrEqual(5);

  const body = errorBody('too_many_requests', 'Enough for today.');
  await answerTo(page, 'POST', GENERATIONS, (route) =>
    route.fulfill({ status: 429, contentType: 'application/json', body }),
  );
  await ideas.first().click();
  await expect(toast(page, 'Failed to generate recipe. Please try again.')).toBeVisible();
  await expect(ideas.first()).toBeEnabled();
  await page.unroute(GENERATIONS);

  const { release } = await delayRequests(page, GENERATIONS);
  await ideas.first().dblclick();
  await expect(ideas.first()).toContainText('Creating...');
  await expect(ideas.first()).toHaveAttribute('aria-busy', 'true');
  for (let nth = 0; nth < count; nth += 1) await expect(ideas.nth(nth)).toBeDisabled();
  release();
  await expect(toast(page, 'Recipe generated and saved to your catalog!')).toBeVisible();
  await expect(page).toHaveURL(/\/recipe\//u);
  await expect(ideas).toHaveCount(0);
  expect(await savedTitles(page, app)).toHaveLength(1);
});

import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import type { AppServer } from '../harness/server.ts';
import { expect, test } from '../harness/test.ts';
import { button, bottomAfterAnimation, heading, delayRequests, createRecipe, post, signIn, toast } from './steps.ts';

const CARDS = 'article';

function box(page: Page, title: string) {
  return page.getByRole('checkbox', { name: `Select ${title}`, exact: true });
}

function isDrawn(picture: SVGElement | HTMLElement): boolean {
  return picture instanceof HTMLImageElement && picture.naturalWidth > 0;
}

/** Creates dishes 1 to `count`; the last is the newest. */
async function createDishes(page: Page, app: AppServer, count: number): Promise<void> {
  for (let from = 1; from <= count; from += 20) {
    const numbers = Array.from({ length: Math.min(20, count - from + 1) }, (_, index) => from + index);
    await Promise.all(numbers.map((number) => createRecipe(page, app, { title: `Dish ${number}` })));
  }
}

test('the cookbook is filtered by a tag of the cook’s own and by a collection', async ({ page, app }) => {
  await signIn(page, app);
  const soup = await createRecipe(page, app, { title: 'Leek soup', tags: ['für Gäste'] });
  const stew = await createRecipe(page, app, { title: 'Bean stew', tags: ['Quick', 'für Gäste'] });
  await createRecipe(page, app, { title: 'Apple pie' });
  const id = randomUUID();
  await post(page.request, app, '/api/collections', { id, name: 'Sundays' });
  await post(page.request, app, `/api/collections/${id}/recipes`, { ids: [soup] });

  await page.goto(`/recipe/${stew}`);
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'für Gäste' }).click();
  await expect(page.locator(CARDS)).toHaveCount(2);
  await expect(page.getByLabel('Tag', { exact: true })).toHaveValue('für Gäste');
  await page.getByLabel('Collection', { exact: true }).selectOption('Sundays');
  await expect(page.locator(CARDS)).toHaveCount(1);
  await expect(page.getByText('1 recipe found')).toBeVisible();
  await page.getByLabel('Tag', { exact: true }).selectOption('All tags');
  await page.reload();
  await expect(page.locator(CARDS)).toHaveCount(1);
  await button(page, 'Clear filters').click();
  await expect(page.locator(CARDS)).toHaveCount(3);
});

test('filters narrow the cookbook, are in the URL, and have an empty state', async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/my-cookbook');
  await expect(heading(page, 'Your cookbook is empty. Start by adding some recipes!')).toBeVisible();
  await page.getByRole('link', { name: 'New Recipe', exact: true }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/create-recipe');
  await page.goBack();
  const description = 'Green, warm and quick. '.repeat(50).trim();
  await createRecipe(page, app, { title: 'Leek soup', cooking_time: 30, is_ai_generated: true, description });
  await createRecipe(page, app, { title: 'Plum cake', category: 'Dessert', cooking_time: 50 });
  await createRecipe(page, app, { title: 'Apple cake', category: 'Dessert', cooking_time: 40, is_favorite: true });
  await page.reload();
  await expect(page.locator(CARDS)).toHaveCount(3);
  const soup = page.locator(CARDS).filter({ has: page.getByRole('link', { name: 'Leek soup', exact: true }) });
  for (const text of ['AI Generated', 'Soup', '40 minutes', '4 servings']) {
    await expect(soup.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.poll(() => soup.locator('img').evaluate(isDrawn)).toBe(true);
  const said = soup.getByText(/^Green, warm and quick\. Green, warm/u);
  await expect(said).toBeVisible();
  expect(await said.evaluate((text) => text.clientHeight / parseFloat(getComputedStyle(text).lineHeight))).toBeCloseTo(
    2,
    1,
  );

  const heart = button(page, 'Favorite Leek soup');
  for (const isFavorite of [true, false]) {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', `${isFavorite}`);
    await saved;
    await page.goto('/my-cookbook?favorites=true');
    await expect(page.locator(CARDS)).toHaveCount(isFavorite ? 2 : 1);
    await page.goto('/my-cookbook');
    await expect(heart).toHaveAttribute('aria-pressed', `${isFavorite}`);
  }

  await button(page, 'Filters').click();
  const tags = page.getByRole('group', { name: 'Categories', exact: true }).getByRole('button');
  await expect(tags).toHaveText([
    'Breakfast',
    'Lunch',
    'Dinner',
    'Dessert',
    'Snack',
    'Vegetarian',
    'Vegan',
    'Gluten-Free',
  ]);
  await button(page, 'Dessert').click();
  await expect(page.locator(CARDS)).toHaveCount(2);
  await page.getByLabel('Sort by').selectOption('Cook time');
  // Cards show the time they are sorted by, not the total.
  await expect(page.locator(CARDS).first()).toContainText(/Apple cake.*Cook time: 40 min/u);
  await expect(page.locator(CARDS).last()).toContainText(/Plum cake.*Cook time: 50 min/u);
  await button(page, 'Favorites Only').click();
  await expect(page.locator(CARDS)).toHaveCount(1);
  await expect(page).toHaveURL(/\?tags=Dessert&favorites=true&sort=cookTime$/u);
  await page.reload();
  await expect(button(page, 'Dessert')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator(CARDS)).toHaveCount(1);
  const search = page.getByRole('searchbox', { name: 'Search your cookbook' });
  await search.fill('cakes');
  await expect(page.locator('mark')).toHaveText(['cake']);
  await search.fill('no such dish at all');
  await expect(heading(page, 'No recipes match your search criteria')).toBeVisible();
  await button(page, 'Clear search and filters').click();
  await expect(page.locator(CARDS)).toHaveCount(3);
  await expect(page).toHaveURL(/\/my-cookbook$/u);
});

test('a change in one tab appears in another, and opening a deleted recipe removes its card', async ({
  page,
  context,
  app,
  watch,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to load resource/u);
  await signIn(page, app);
  for (const title of ['Leek soup', 'Plum cake']) await createRecipe(page, app, { title });
  const id = await createRecipe(page, app, { title: 'Apple cake' });
  const other = await context.newPage();
  watch(other);
  const favorite = (tab: Page, title: string) => button(tab, `Favorite ${title}`);
  for (const tab of [page, other]) {
    await tab.goto('/my-cookbook');
    await expect(tab.locator(CARDS)).toHaveCount(3);
  }
  await favorite(page, 'Leek soup').click();
  await expect(favorite(other, 'Leek soup')).toHaveAttribute('aria-pressed', 'true');
  await box(page, 'Plum cake').click();
  await button(page, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(box(other, 'Plum cake')).toHaveCount(0);

  const removed = await page.request.delete(`${app.url}/api/recipes/${id}`, { headers: { origin: app.url } });
  expect(removed.ok()).toBe(true);
  await favorite(other, 'Apple cake').click();
  await expect(toast(other, 'The favorite could not be changed')).toContainText('The recipe has been deleted.');
  for (const tab of [page, other]) await expect(tab.locator(CARDS)).toHaveCount(1);
});

test('a filter chosen while the page renders is not lost', async ({ page, app }) => {
  await signIn(page, app);
  await createRecipe(page, app);
  await page.goto('/my-cookbook');
  await button(page, 'Filters').click();
  await expect(button(page, 'Vegan')).toBeVisible();
  await page.evaluate(() => {
    const held: FrameRequestCallback[] = [];
    const draw = window.requestAnimationFrame;
    window.requestAnimationFrame = (work) => held.push(work);
    window.addEventListener('draw', () => {
      for (const work of held) draw(work);
    });
  });
  for (const tag of ['Dinner', 'Vegan']) {
    await button(page, tag).dispatchEvent('click');
    await expect(button(page, tag)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page).toHaveURL(/\/my-cookbook$/u);
  await page.evaluate(() => window.dispatchEvent(new Event('draw')));
  await expect(page).toHaveURL(/\?tags=Dinner%2CVegan$/u);
});

test('a page keeps its filter until the next page renders', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, { category: 'Dessert' });
  await page.clock.install();
  await page.goto('/my-cookbook?q=leek&tags=Dessert');
  await expect(button(page, 'Dessert')).toHaveAttribute('aria-pressed', 'true');
  const card = page.getByRole('link', { name: 'Leek soup', exact: true });
  await expect(card).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const script = await delayRequests(page, /\/assets\/recipe-page-/u);
  await page.clock.pauseAt(Date.now() + 60_000);
  await card.click();
  await page.clock.runFor(100);
  await expect(page).toHaveURL(new RegExp(`/recipe/${id}$`, 'u'));
  await expect(heading(page, 'My Cookbook')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search your cookbook' })).toHaveValue('leek');
  await expect(button(page, 'Dessert')).toHaveAttribute('aria-pressed', 'true');
  script.release();
  await page.clock.resume();
  await expect(heading(page, 'Leek soup')).toBeVisible();
  expect(asked).not.toContain('/api/recipes');
});

test('text typed just before leaving does not filter the next page', async ({ page, app }) => {
  await signIn(page, app);
  await createRecipe(page, app);
  await page.clock.install();
  await page.goto('/my-cookbook');
  await expect(page.locator(CARDS)).toHaveCount(1);
  const script = await delayRequests(page, /\/assets\/community-page-/u);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox', { name: 'Search your cookbook' }).fill('leek');
  await page.clock.runFor(150);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Community' }).click();
  // The debounce has fired while the previous page is still rendered.
  await page.clock.runFor(150);
  await expect(heading(page, 'My Cookbook')).toBeVisible();
  await expect(page).toHaveURL(/\/community$/u);
  script.release();
  await page.clock.resume();
  await expect(heading(page, 'Community')).toBeVisible();
  await expect(page).toHaveURL(/\/community$/u);
  await page.goBack();
  await expect(page).toHaveURL(/\/my-cookbook$/u);
});

test('a selected range is deleted and restored by Undo', async ({ page, app }) => {
  await signIn(page, app);
  await createDishes(page, app, 5);
  await page.goto('/my-cookbook');
  await expect(page.locator(CARDS)).toHaveCount(5);
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await boxes.nth(0).focus();
  await page.keyboard.press('Space');
  await boxes.nth(2).focus();
  await page.keyboard.press('Shift+Space');
  await expect(page.getByText('3 recipe(s) selected', { exact: true })).toBeVisible();
  await button(page, 'Delete').click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete 3 recipe(s)?',
    exact: true,
  });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Successfully deleted 3 recipe(s)', { exact: true })).toBeVisible();
  await expect(page.locator(CARDS)).toHaveCount(2);
  await expect(page.getByText('recipe(s) selected')).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(page.locator(CARDS)).toHaveCount(5);
});

test('messages and the selection bar appear above a running timer', async ({ page, app }) => {
  await signIn(page, app);
  await createDishes(page, app, 6);
  const id = await createRecipe(page, app);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`/recipe/${id}`);
  await page.getByRole('region', { name: 'Instructions' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^20 minutes: start/u }).click();
  const timers = page.getByRole('complementary', { name: 'Kitchen timers' });
  await expect(timers).toBeVisible();
  await page.goto('/my-cookbook');
  await box(page, 'Leek soup').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 recipe(s) selected', { exact: true })).toBeVisible();
  const top = async () => (await timers.boundingBox())?.y ?? 0;
  await expect.poll(async () => (await bottomAfterAnimation(button(page, 'Delete'))) <= (await top())).toBe(true);
  await button(page, 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const notice = toast(page, 'Successfully deleted 1 recipe(s)');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect.poll(async () => (await bottomAfterAnimation(notice)) <= (await top())).toBe(true);
  expect(await bottomAfterAnimation(notice)).toBeGreaterThan(400);
});

test('messages do not cover the selection bar, on a phone and on a desktop', async ({ page, app }) => {
  await signIn(page, app);
  await createDishes(page, app, 12);
  for (const [width, deleted, selected] of [
    [390, 'Dish 12', 'Dish 11'],
    [1440, 'Dish 11', 'Dish 10'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/my-cookbook');
    await box(page, deleted).click();
    await button(page, 'Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    const notice = toast(page, 'Successfully deleted 1 recipe(s)');
    await expect(notice).toBeVisible();
    // A hovered toast does not time out.
    await notice.hover();
    await box(page, selected).press('Space');
    const bar = page.getByRole('region', { name: 'Selection' });
    await expect(bar).toContainText('1 recipe(s) selected');
    const isFree = async () => (await bottomAfterAnimation(notice)) <= ((await bar.boundingBox())?.y ?? 0);
    await expect.poll(isFree).toBe(true);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(isFree).toBe(true);
    await button(page, 'Clear selection').press('Enter');
    await expect.poll(() => bottomAfterAnimation(notice)).toBeGreaterThan(700);
  }
});

test('a long list scrolls to its end, can be selected as a whole, and restores its position', async ({ page, app }) => {
  await signIn(page, app);
  await createDishes(page, app, 110);
  await page.goto('/my-cookbook');
  await expect(page.getByText('110 recipes', { exact: true })).toBeVisible();
  const selection = page.getByRole('region', { name: 'Selection' });
  for (const selectAll of [
    button(page, 'Select all').first(),
    selection.getByRole('button', { name: /^Select all/u }),
  ]) {
    await selectAll.click();
    await expect(page.getByText('110 recipe(s) selected', { exact: true })).toBeVisible();
    await button(page, 'Clear selection').click();
    await box(page, 'Dish 110').click();
    await expect(page.getByText('1 recipe(s) selected', { exact: true })).toBeVisible();
  }
  await button(page, 'Clear selection').click();
  await expect(heading(page, 'My Cookbook')).toBeFocused();
  await page.locator('body').press('End');
  const last = page.locator('[aria-posinset="110"]');
  await expect(last).toHaveAttribute('aria-setsize', '110');
  expect(await page.locator(CARDS).count()).toBeLessThan(60);
  await expect(page.getByText('That’s all 110 of your recipes.', { exact: true })).toBeAttached();
  await last.getByRole('checkbox').click();
  const left = await page.evaluate(() => window.scrollY);
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/recipe\//u);
  await page.goBack();
  await expect(last.getByRole('checkbox')).toBeChecked();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a selection is printed as a booklet', async ({ page, app }) => {
  await signIn(page, app);
  await createDishes(page, app, 3);
  await page.goto('/my-cookbook/booklet');
  await expect(heading(page, 'No recipes chosen for this booklet')).toBeVisible();
  await page.getByRole('link', { name: 'Back to My Cookbook' }).last().click();
  await box(page, 'Dish 1').click();
  await box(page, 'Dish 3').click();
  await button(page, 'Export').click();
  await button(page, 'Printable booklet').click();
  await expect(page.getByText('2 recipes, ready to print', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.locator(CARDS)).toHaveCount(2);
  await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

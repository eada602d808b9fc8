import type { Route } from '@playwright/test';

import { expect, test } from '../harness/test.ts';
import { answerTo, button, heading, delayRequests, createRecipe, signIn, toast } from './steps.ts';

const RESOURCE_FAILED = /Failed to load resource/u;
const NOT_DELETED = /console error: Not deleted/u;

test('a recipe shows everything needed to cook, becomes a favorite at once, and can be copied', async ({
  page,
  app,
  allowedProblems,
}) => {
  allowedProblems.push(RESOURCE_FAILED);
  // As on a page served over plain HTTP (no secure context).
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  await signIn(page, app);
  const id = await createRecipe(page, app, {
    is_ai_generated: 1,
    ingredients: ['2 leeks', 'For the broth:', '1/2 l stock'],
  });
  await page.goto(`/recipe/${id}`);
  await expect(heading(page, 'Leek soup')).toBeVisible();
  await expect(page).toHaveTitle(/^Leek soup · /u);
  await expect(page.getByText('AI Generated', { exact: true })).toBeVisible();
  await expect(page.getByText('Green, warm and quick.', { exact: true })).toBeVisible();
  for (const [name, value] of [
    ['minutes', '30'],
    ['servings', '4'],
    ['ingredients', '2'],
  ] as const) {
    await expect(page.getByRole('term').filter({ hasText: name }).locator('..')).toContainText(value);
  }
  await expect(page.getByRole('img', { name: 'Picture of Leek soup' })).toBeVisible();
  await page.getByRole('checkbox', { name: '½ l stock' }).check();
  await expect(page.getByRole('region', { name: 'Instructions' }).getByRole('listitem')).toHaveText([
    /^1\s*Slice the leeks\.$/u,
    /^2\s*Simmer for 20\sminutes\.$/u,
  ]);

  const favorite = button(page, 'Favorite');
  await expect(favorite).toHaveAttribute('aria-pressed', 'false');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await favorite.click();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  await saved;
  await page.reload();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');

  let refuse = (): void => undefined;
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await answerTo(page, 'PATCH', `**/api/recipes/${id}`, async (route) => {
    await refused;
    await route.fulfill({ status: 500, body: 'oops' });
  });
  await favorite.click();
  await expect(favorite).toHaveAttribute('aria-pressed', 'false');
  refuse();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page, 'The favorite could not be changed')).toBeVisible();

  await button(page, 'More').press('Enter');
  await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter');
  await expect(heading(page, 'Leek soup (copy)')).toBeVisible();
  await expect(toast(page, 'Copied to your cookbook')).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(id, 'u'));
  await expect(favorite).toHaveAttribute('aria-pressed', 'false');
});

test('navigating away while a recipe is being deleted is respected', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app);
  await page.goto('/my-cookbook');
  await page.getByRole('article').getByRole('link', { name: 'Leek soup' }).click();
  await button(page, 'Delete').click();
  const { release } = await delayRequests(page, `**/api/recipes/${id}`);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.goBack();
  await expect(heading(page, 'My Cookbook')).toBeVisible();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  release();
  await expect(toast(page, 'Recipe moved to the bin')).toBeVisible();
  await page.getByRole('link', { name: 'Community' }).first().click();
  await expect(heading(page, 'Community')).toBeVisible();
  expect(visited.filter((url) => url.endsWith('/dashboard'))).toEqual([]);
});

test('a deleted recipe can be restored, and a failed deletion keeps it', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(RESOURCE_FAILED, NOT_DELETED);
  await signIn(page, app);
  const id = await createRecipe(page, app);
  await page.goto('/my-cookbook');
  await page.getByRole('article').getByRole('link', { name: 'Leek soup' }).click();
  await button(page, 'Delete').click();
  const question = page.getByRole('alertdialog', { name: 'Delete this recipe?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(button(page, 'Delete')).toBeFocused();
  for (const fail of [
    (route: Route) => route.fulfill({ status: 500, body: 'oops' }),
    (route: Route) => route.abort(),
  ]) {
    await answerTo(page, 'DELETE', `**/api/recipes/${id}`, fail);
    const { release } = await delayRequests(page, `**/api/recipes/${id}`);
    const logged = page.waitForEvent('console', (message) => message.text().startsWith(`Not deleted [${id}]`));
    await button(page, 'Delete').click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByRole('button', { name: 'Deleting...', exact: true })).toBeDisabled();
    release();
    await expect(toast(page, 'Failed to delete recipe').last()).toContainText('It’s still here.');
    expect((await logged).type()).toBe('error');
    await expect(heading(page, 'Leek soup')).toBeVisible();
    await page.unroute(`**/api/recipes/${id}`);
  }
  // A hovered toast does not time out; the next attempt replaces it.
  await toast(page, 'Failed to delete recipe').last().hover();
  await button(page, 'Delete').press('Enter');
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(heading(page, 'My Recipes')).toBeVisible();
  await expect(toast(page, 'Recipe moved to the bin')).toBeVisible();
  await expect(toast(page, 'Failed to delete recipe')).toHaveCount(0);
  await expect(heading(page, 'No recipes found')).toBeVisible();
  await page.goBack();
  // The deleted recipe's page is removed from the history.
  await expect(heading(page, 'My Cookbook')).toBeVisible();
  await page.goForward();
  await button(page, 'Undo').click();
  await expect(toast(page, 'Recipe restored')).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name: 'Leek soup' })).toBeVisible();
});

test('a long right-to-left recipe with a title of symbols fits a phone', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, {
    title: '🍅🥘 שקשוקה '.repeat(12),
    description: 'وصفة طويلة جدا '.repeat(60),
    cooking_time: 2900,
    ingredients: Array.from({ length: 300 }, (_, index) => `${index + 1} עגבניות ${'supercalifragilistic'.repeat(4)}`),
    instructions: Array.from(
      { length: 300 },
      (_, index) => `${'ערבבו היטב. '.repeat(10)} Simmer for ${index + 1} minutes.`,
    ),
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/recipe/${id}?servings=8`);
  await expect(page.getByRole('button', { name: /^300 minutes: start/u })).toBeAttached();
  await expect(page.getByRole('checkbox')).toHaveCount(300);
  await expect(page.getByText('10 minutes to prepare, 2 d 20 min to cook', { exact: true })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await button(page, 'Start cooking').click();
  await expect(page.getByRole('heading', { name: 'Step 1 of 300' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { name: 'Step 300 of 300' })).toBeVisible();
});

/** The pages of a printed document. Its page objects are compressed; the tree that counts them may be, too. */
function pagesIn(pdf: Buffer): number {
  return Math.max(...[...pdf.toString('latin1').matchAll(/\/Count (\d+)/gu)].map(([, count]) => Number(count)));
}

const STEP = 'Stir everything well, let it simmer until it thickens, then taste it and season with salt and pepper.';
const NUMBERS = Array.from({ length: 24 }, (_, at) => at + 1);

test('a recipe of twelve ingredients and eight steps prints on one page, scaled and without controls', async ({
  page,
  app,
}) => {
  await signIn(page, app);
  const ingredients = ['For the sauce:', ...NUMBERS.slice(0, 12).map((count) => `${count}00 g carrots`)];
  const instructions = NUMBERS.slice(0, 8).map(() => STEP);
  const id = await createRecipe(page, app, { ingredients, instructions });
  await page.goto(`/recipe/${id}?servings=8`);
  await expect(page.getByText('200 g carrots', { exact: true }).first()).toBeVisible();
  for (const format of ['A4', 'Letter']) expect(pagesIn(await page.pdf({ format })), format).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('2.4 kg carrots').or(page.getByText('2400 g carrots'))).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start cooking' })).toBeHidden();
});

test('a long recipe prints on several pages', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, {
    ingredients: NUMBERS.map((count) => `${count} g sugar`),
    instructions: NUMBERS.map(() => `${STEP} ${STEP} ${STEP}`),
  });
  await page.goto(`/recipe/${id}`);
  await expect(heading(page, 'Leek soup')).toBeVisible();
  expect(pagesIn(await page.pdf({ format: 'A4' }))).toBeGreaterThan(1);
});

test('a long list of ingredients stays beside the steps on a desk, and scrolls on its own', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, {
    ingredients: NUMBERS.map((count) => `${count} g sugar`),
    instructions: NUMBERS.map(() => STEP),
  });
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto(`/recipe/${id}`);
  const list = page.getByRole('region', { name: 'Ingredients' });
  await page.getByText(STEP).nth(14).scrollIntoViewIfNeeded();
  await expect(list.getByRole('heading', { name: 'Ingredients' })).toBeInViewport();
  const last = list.getByRole('checkbox').last();
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport();
});

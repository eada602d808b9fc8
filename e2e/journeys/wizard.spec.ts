import { QUOTA_TEXTS } from '@larder/contract/storage';
import { RECIPE_CATEGORIES } from '@larder/culinary/recipe-category';

import { dropPictures } from '../harness/drop-pictures.ts';
import { answerWithProxyPage } from '../harness/network.ts';
import { expect, test } from '../harness/test.ts';
import {
  answerTo,
  button,
  errorBody,
  GENERATIONS,
  heading,
  delayRequests,
  row,
  signIn,
  toast,
  toastWith,
} from './steps.ts';
import type { Locator, Page, Route } from '@playwright/test';

const EXTRACT = '**/api/assistant/extract';

async function fillInfo(page: Page, title = 'Leek soup'): Promise<void> {
  await page.getByLabel('Recipe Title*').fill(title);
  await page.getByLabel('Description*').fill('Green and warm.');
  await button(page, 'Next').click();
}

async function fillToDetails(page: Page): Promise<void> {
  await fillInfo(page);
  await row(page, 'Ingredient 1').fill('2 leeks');
  await button(page, 'Next').click();
  await row(page, 'Step 1').fill('Slice them.');
  await button(page, 'Next').click();
  await expect(heading(page, 'Details')).toBeFocused();
}

/** Submits once against a stubbed response, then restores the real server. */
async function createAnd(page: Page, answer: (route: Route) => Promise<void>, said: Locator): Promise<void> {
  await answerTo(page, 'POST', '**/recipes', answer);
  await button(page, 'Create Recipe').click();
  await expect(said).toBeVisible();
  await page.unroute('**/recipes');
}

test.beforeEach(async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/create-recipe');
  await expect(heading(page, 'Basic Info')).toBeVisible();
});

test('each step reports what is missing at its field, and submitting leads to the faulty step', async ({ page }) => {
  const steps = page.getByRole('list', { name: 'Steps', exact: true });
  const here = steps.locator('[aria-current=step]');
  await expect(steps.getByRole('listitem')).toHaveText(['Basic Info', 'Ingredients', 'Instructions', 'Details']);
  await expect(here).toHaveText('Basic Info');
  await button(page, 'Start from what’s in the fridge').click();
  await expect(here).toHaveText('Ingredients');
  await row(page, 'Ingredient 1').fill('2 leeks');
  await button(page, 'Next').click();
  await expect(here).toHaveText('Instructions');
  await row(page, 'Step 1').fill('Slice them.');
  await button(page, 'Next').click();
  await expect(here).toHaveText('Details');
  await button(page, 'Create Recipe').click();
  await expect(page.getByRole('alert')).toHaveText('Please enter a title and description');
  await expect(page.getByLabel('Recipe Title*')).toBeFocused();
  await expect(heading(page, 'Basic Info')).toBeVisible();

  await button(page, 'Next').click();
  await expect(page.getByLabel('Recipe Title*')).toHaveAccessibleDescription('Please enter a title for your recipe');
  await expect(page.getByLabel('Recipe Title*')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('Please enter a title for your recipe');
  await page.getByLabel('Recipe Title*').fill('Leek soup');
  await button(page, 'Next').click();
  await expect(page.getByLabel('Description*')).toHaveAccessibleDescription(
    'Please enter a description for your recipe',
  );
  await page.getByLabel('Description*').fill('Green and warm.');
  await button(page, 'Next').click();

  await expect(heading(page, 'Ingredients')).toBeFocused();
  await row(page, 'Ingredient 1').fill(' ');
  await button(page, 'Next').click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all ingredient fields or remove empty ones');
  await expect(row(page, 'Ingredient 1')).toBeFocused();
  await row(page, 'Ingredient 1').fill('2 leeks');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await button(page, 'Add Ingredient').click();
  await button(page, 'Next').click();
  await expect(row(page, 'Ingredient 2')).toBeFocused();
  await button(page, 'Remove ingredient 2').click();
  await button(page, 'Next').click();

  await expect(heading(page, 'Instructions')).toBeFocused();
  await row(page, 'Step 1').fill('');
  await button(page, 'Next').click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all instruction steps or remove empty ones');
  await row(page, 'Step 1').fill('Slice them.');
  await button(page, 'Next').click();

  // A field cleared on the way back fails validation on submit.
  for (const [field, filled, message] of [
    ['Step 1', 'Slice them.', 'Please add at least one instruction step'],
    ['Ingredient 1', '2 leeks', 'Please add at least one ingredient'],
  ] as const) {
    await expect(heading(page, 'Details')).toBeFocused();
    const way = field === 'Step 1' ? 1 : 2;
    for (let step = 0; step < way; step += 1) await page.goBack();
    await row(page, field).fill('');
    for (let step = 0; step < way; step += 1) await page.goForward();
    await button(page, 'Create Recipe').click();
    await expect(page.getByRole('alert')).toHaveText(message);
    await expect(row(page, field)).toBeFocused();
    await row(page, field).fill(filled);
    for (let step = 0; step < way; step += 1) await button(page, 'Next').click();
  }

  await expect(heading(page, 'Details')).toBeFocused();
  for (const name of ['Servings: less', 'Servings: more']) {
    const size = await button(page, name).boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0), name).toBeGreaterThanOrEqual(44);
  }
  await page.getByLabel('Servings', { exact: true }).fill('0');
  await page.getByLabel('Cooking time (minutes)', { exact: true }).fill('-1');
  await button(page, 'Create Recipe').click();
  await expect(page.getByLabel('Servings', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Servings', { exact: true })).toHaveAccessibleDescription('Servings must be at least 1');
  await expect(page.getByLabel('Cooking time (minutes)', { exact: true })).toHaveAccessibleDescription(
    'Time cannot be less than 0 minutes',
  );
});

test('a parsed line keeps its amount unbroken on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await button(page, 'Start from what’s in the fridge').click();
  await row(page, 'Ingredient 1').fill('250 ml barista blend');
  for (const amount of ['250', 'ml']) {
    const part = page.getByText(amount, { exact: true });
    await expect(part).toBeVisible();
    expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  await row(page, 'Ingredient 1').fill('250 ml of something that nobody has ever heard of');
  await expect(page.getByText('not recognized')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('rows are added, removed and moved, one always remains, and a pasted list is split into rows', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Start from what’s in the fridge').click();
  await expect(button(page, 'Remove ingredient 1')).toBeDisabled();
  await row(page, 'Ingredient 1').press('Backspace');
  await expect(row(page, 'Ingredient 1')).toBeFocused();
  await row(page, 'Ingredient 1').fill('eggs');
  await row(page, 'Ingredient 1').press('Enter');
  await expect(row(page, 'Ingredient 2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Ingredient 3')).toHaveCount(0);
  await page.keyboard.type('2 cups flour');
  await button(page, 'Add Ingredient').click();
  await expect(row(page, 'Ingredient 3')).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(row(page, 'Ingredient 2')).toBeFocused();
  await expect(page.getByText('Understood as: 2cupsall-purpose flour', { exact: true })).toBeVisible();

  await page.keyboard.press('Alt+ArrowUp');
  await expect(row(page, 'Ingredient 1')).toBeFocused();
  await expect(row(page, 'Ingredient 1')).toHaveValue('2 cups flour');
  await expect(page.getByText('Ingredient moved to position 1 of 2.', { exact: true })).toBeAttached();
  await button(page, 'Move ingredient 1').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Ingredient picked up from position 1 of 2.', { exact: true })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Ingredient is at position 2 of 2.', { exact: true })).toBeAttached();
  await page.keyboard.press('Space');
  await expect(row(page, 'Ingredient 2')).toHaveValue('2 cups flour');
  // Keystrokes faster than rendering are not lost.
  await button(page, 'Move ingredient 1').evaluate((handle) => {
    for (const code of ['Space', 'ArrowDown']) {
      handle.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
    }
  });
  await expect(page.getByText('Ingredient is at position 2 of 2.', { exact: true })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Ingredient put back at position 1 of 2.', { exact: true })).toBeAttached();
  // Wait for the row animation to end before pointing at it.
  await button(page, 'Move ingredient 1').hover();
  const { x = 0, y = 0 } = (await button(page, 'Move ingredient 1').boundingBox()) ?? {};
  await button(page, 'Move ingredient 2').hover();
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 10, { steps: 5 });
  // Drop after the row has visibly moved.
  await expect(page.getByText('Ingredient is at position 1 of 2.', { exact: true })).toBeAttached();
  await page.mouse.up();
  await expect(row(page, 'Ingredient 1')).toHaveValue('2 cups flour');
  await expect.poll(() => page.evaluate(isClickHeard)).toBe(true);

  await button(page, 'Remove ingredient 1').click();
  await expect(row(page, 'Ingredient 1')).toHaveValue('eggs');
  await expect(button(page, 'Remove ingredient 1')).toBeDisabled();

  await row(page, 'Ingredient 1').fill('');
  await page.evaluate(() => navigator.clipboard.writeText('• 2 eggs\r\n\r\n• 200 g flour\r\n• a pinch of salt'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(row(page, 'Ingredient 1')).toHaveValue('2 eggs');
  await expect(row(page, 'Ingredient 3')).toHaveValue('a pinch of salt');
  await expect(row(page, 'Ingredient 3')).toBeFocused();
  await page.evaluate(() =>
    navigator.clipboard.writeText(Array.from({ length: 5000 }, (_, i) => `egg ${i}`).join('\n')),
  );
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByRole('alert')).toContainText('At most 300 ingredients fit into one recipe.');
  await expect(row(page, 'Ingredient 300')).toBeFocused();

  await button(page, 'Next').click();
  await expect(heading(page, 'Instructions')).toBeFocused();
  await expect(button(page, 'Remove step 1')).toBeDisabled();
  await row(page, 'Step 1').press('Backspace');
  await expect(row(page, 'Step 1')).toBeFocused();
  await row(page, 'Step 1').fill('Slice the leeks.');
  await button(page, 'Add Step').click();
  await expect(row(page, 'Step 2')).toBeFocused();
  await page.keyboard.type('Simmer.');
  await button(page, 'Remove step 1').click();
  await expect(row(page, 'Step 1')).toHaveValue('Simmer.');
  await expect(row(page, 'Step 2')).toHaveCount(0);
  await expect(button(page, 'Remove step 1')).toBeDisabled();
});

test('ingredients become a recipe that can be edited, regenerated and undone, or a kind refusal', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to load resource/u);
  await fillInfo(page, 'My own title');
  await button(page, 'Generate Recipe from Ingredients').click();
  await expect(page.getByRole('alert')).toHaveText('Please add at least one ingredient');
  await row(page, 'Ingredient 1').fill('For the pot:');
  await button(page, 'Generate Recipe from Ingredients').click();
  await expect(page.getByRole('alert')).toHaveText('Please add at least one ingredient');
  await row(page, 'Ingredient 1').fill('gravel');
  await button(page, 'Generate Recipe from Ingredients').click();
  await expect(toast(page, 'Failed to generate recipe')).toBeVisible();
  await expect(page.getByText('REECE couldn’t make a dish from these.', { exact: true })).toBeVisible();
  await expect(row(page, 'Ingredient 1')).toHaveValue('gravel');

  await page.route(GENERATIONS, (route) => route.fulfill({ status: 500, body: 'oops' }), { times: 1 });
  await button(page, 'Generate Recipe from Ingredients').click();
  await expect(toastWith(page, 'Everything you typed is kept.')).toBeVisible();
  await expect(row(page, 'Ingredient 1')).toHaveValue('gravel');
  await page.route(GENERATIONS, answerWithProxyPage(200), { times: 1 });
  await button(page, 'Generate Recipe from Ingredients').click();
  await expect(toast(page, 'An unexpected error occurred')).toBeVisible();

  await row(page, 'Ingredient 1').fill('chicken');
  await row(page, 'Ingredient 1').press('Enter');
  await page.keyboard.type('rice');
  const { release } = await delayRequests(page, GENERATIONS);
  await button(page, 'Generate Recipe from Ingredients').click();
  await expect(button(page, 'Generating...')).toBeDisabled();
  release();
  const note = page.getByRole('region', { name: 'Made by REECE' });
  await expect(note).toBeVisible();
  await expect(row(page, 'Ingredient 3')).toBeVisible();
  await expect(toastWith(page, 'Your title stays.')).toBeVisible();
  await expect(note).toContainText('My own title');

  await button(page, 'Make another').click();
  await expect(button(page, 'Make another')).toBeEnabled();
  await row(page, 'Ingredient 1').fill('my own chicken');
  await button(page, 'Undo').click();
  await expect(page.getByRole('alertdialog', { name: 'Go back to what you typed?' })).toBeVisible();
  await button(page, 'Keep this recipe').click();
  await expect(row(page, 'Ingredient 1')).toHaveValue('my own chicken');
  await button(page, 'Undo').click();
  await button(page, 'Go back').click();
  await expect(note).toHaveCount(0);
  await expect(row(page, 'Ingredient 1')).toHaveValue('chicken');
  await expect(row(page, 'Ingredient 3')).toHaveCount(0);
  await button(page, 'Generate Recipe from Ingredients').click();
  await button(page, 'Undo').click();
  await expect(heading(page, 'Create Recipe')).toBeFocused();
  await button(page, 'Back').click();
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('My own title');
});

test('a rejected or unconfirmed recipe stays as typed and is saved once, as sent last', async ({
  page,
  app,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to load resource/u);
  await fillToDetails(page);
  await createAnd(
    page,
    (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/json',
        body: errorBody('invalid_input', 'No leeks today', { 'ingredients.0': 'No leeks today' }),
      }),
    toast(page, 'Failed to create recipe'),
  );
  await expect(row(page, 'Ingredient 1')).toBeFocused();
  await expect(row(page, 'Ingredient 1')).toHaveAccessibleDescription(/No leeks today/u);
  for (let step = 0; step < 2; step += 1) await button(page, 'Next').click();
  const full = QUOTA_TEXTS.recipes(20_000, 20_000);
  const refused = { status: 403, contentType: 'application/json', body: errorBody('quota_exceeded', full) };
  await createAnd(page, (route) => route.fulfill(refused), toastWith(page, full));
  await createAnd(page, answerWithProxyPage(200), toast(page, 'An unexpected error occurred'));
  await expect(heading(page, 'Details')).toBeVisible();
  await createAnd(
    page,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    toastWith(page, 'The server cannot be reached.'),
  );
  const category = page.getByLabel('Category', { exact: true });
  await expect(category).toHaveValue('Main Dish');
  await expect(category.getByRole('option')).toHaveText([...RECIPE_CATEGORIES]);
  await category.selectOption('Soup');
  await page.getByLabel('Servings', { exact: true }).fill('6');
  await page.getByLabel('Preparation time (minutes)', { exact: true }).fill('10');
  await page.getByLabel('Cooking time (minutes)', { exact: true }).fill('20');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/recipes')) sent.push(request.url());
  });
  // Double click before anything re-renders.
  await button(page, 'Create Recipe').evaluate((create: HTMLElement) => {
    create.click();
    create.click();
  });
  await expect(heading(page, 'Leek soup')).toBeVisible();
  expect(sent).toHaveLength(1);
  const answer = await page.request.get(`${app.url}/api/recipes`);
  const list: unknown = await answer.json();
  const details = { category: 'Soup', servings: 6, preparation_time: 10, cooking_time: 20 };
  expect(list).toMatchObject({ recipes: [{ title: 'Leek soup', ...details }] });
});

test('a draft returns after a reload; two tabs keep both drafts, and a closed tab loses nothing', async ({
  page,
  context,
  watch,
}) => {
  await expect(button(page, 'Discard draft')).toBeHidden();
  await fillToDetails(page);
  await page.goBack();
  await expect(heading(page, 'Instructions')).toBeFocused();
  await page.goForward();
  await expect(heading(page, 'Details')).toBeFocused();
  await page.reload();
  await expect(heading(page, 'Details')).toBeVisible();
  await expect(page.getByText('Your draft is back, as you left it.', { exact: true })).toBeVisible();
  await button(page, 'Discard draft').click();
  await button(page, 'Keep writing').click();
  await button(page, 'Discard draft').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(heading(page, 'Basic Info')).toBeVisible();
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('');
  await page.goto('/create-recipe');
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('');
  await expect(page.getByText('You were writing')).toHaveCount(0);

  await fillToDetails(page);
  await page.reload();
  await expect(heading(page, 'Details')).toBeVisible();
  const copy = await context.newPage();
  watch(copy);
  await copy.goto(page.url());
  await expect(heading(copy, 'Details')).toBeVisible();
  for (let step = 0; step < 3; step += 1) await button(copy, 'Back').click();
  await copy.getByLabel('Recipe Title*').fill('Leek tart');
  // Each tab saves what the other can read from storage.
  const written = (of: Page, text: string) =>
    of.evaluate((typed) => JSON.stringify(localStorage).includes(typed), text);
  await expect.poll(() => written(page, 'Leek tart')).toBe(true);
  await copy.close();
  await page.getByLabel('Servings', { exact: true }).fill('6');

  const { release } = await delayRequests(page, '**/recipes');
  await button(page, 'Create Recipe').click();
  await expect(button(page, 'Creating...')).toBeDisabled();
  release();
  await expect(heading(page, 'Leek soup')).toBeVisible();
  await page.goto('/create-recipe');
  await expect(page.getByText('You were writing “Leek tart”')).toBeVisible();
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('');
  await button(page, 'Continue').click();
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('Leek tart');
  for (let step = 0; step < 3; step += 1) await button(page, 'Next').click();
  await expect(page.getByLabel('Servings', { exact: true })).toHaveValue('');
  await button(page, 'Create Recipe').click();
  await expect(heading(page, 'Leek tart')).toBeVisible();
});

test('a photo becomes ingredients labeled as samples; a dish photo is saved, or drawn if it fails', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to load resource/u);
  await fillInfo(page);
  await row(page, 'Ingredient 1').fill('2 leeks');
  const zone = page.getByRole('group', { name: 'Picture of your ingredients' });
  await expect(zone.getByText('REECE will extract ingredients from your image', { exact: true })).toBeVisible();
  // No vision model here; the page says so before the upload.
  await expect(zone.getByText('Demo', { exact: true })).toBeVisible();
  await expect(zone.getByText('any picture gives you the same six sample ingredients')).toBeVisible();
  const choose = zone.getByRole('button', { name: 'Choose a picture' });
  // File dialog cancelled: some browsers only return focus, without an event.
  const cancelled = page.waitForEvent('filechooser');
  await choose.click();
  await cancelled;
  await expect(choose).toHaveAttribute('aria-busy', 'true');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.clock.runFor(299);
  await expect(choose).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(1);
  await expect(choose).not.toHaveAttribute('aria-busy');
  await page.clock.resume();
  const chooser = page.waitForEvent('filechooser');
  await choose.click();
  await (await chooser).setFiles([{ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('leeks') }]);
  await expect(zone.getByText('Please choose a JPEG or PNG picture.', { exact: true })).toBeVisible();
  await dropPictures(zone, 2);
  await expect(zone.getByText('One picture at a time, please.', { exact: true })).toBeVisible();
  await answerTo(page, 'POST', EXTRACT, (route) => route.fulfill({ status: 500, body: 'oops' }));
  await dropPictures(zone, 1);
  await expect(toast(page, 'Failed to process image. Please try again.')).toBeVisible();
  await page.unroute(EXTRACT);

  const { release } = await delayRequests(page, EXTRACT);
  await dropPictures(zone, 1);
  await expect(zone.getByRole('button', { name: 'Processing image...' })).toBeVisible();
  // The result appears on whichever step is open.
  await button(page, 'Back').click();
  release();
  await expect(toast(page, 'These are sample ingredients, not read from your photo')).toBeVisible();
  await expect(toast(page, 'Ingredients extracted successfully!')).toHaveCount(0);
  await button(page, 'Next').click();
  await expect(zone.getByText('These 6 ingredients are samples, not read from your photo.')).toBeVisible();
  await expect(row(page, 'Ingredient 7')).toBeVisible();
  await zone.getByRole('button', { name: 'Undo' }).click();
  await expect(heading(page, 'Create Recipe')).toBeFocused();
  await expect(row(page, 'Ingredient 2')).toHaveCount(0);
  await expect(row(page, 'Ingredient 1')).toHaveValue('2 leeks');

  // A second photo adds only missing ingredients, and Undo removes only those.
  await dropPictures(zone, 1);
  await expect(row(page, 'Ingredient 7')).toBeVisible();
  await dropPictures(zone, 1);
  await expect(zone.getByText('The sample ingredients are on your list already.')).toBeVisible();
  await expect(row(page, 'Ingredient 8')).toHaveCount(0);
  const seen = { ingredients: ['2 Leeks', '1 lemon'], is_sample: false, answered_by: 'provider' };
  await answerTo(page, 'POST', EXTRACT, (route) => route.fulfill({ json: seen }));
  await dropPictures(zone, 1);
  await expect(toast(page, 'Ingredients extracted successfully!')).toBeVisible();
  await expect(zone.getByText('1 ingredient was added to your list. 1 was on it already.')).toBeVisible();
  await expect(row(page, 'Ingredient 8')).toHaveValue('1 lemon');
  await zone.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Ingredient 8')).toHaveCount(0);
  await expect(row(page, 'Ingredient 1')).toHaveValue('2 leeks');

  await button(page, 'Back').click();
  await page.getByLabel('Image URL (optional)').fill('http://127.0.0.1:1/soup.jpg');
  await page.getByLabel('Image URL (optional)').blur();
  await button(page, 'Keep the recipe without a picture').click();
  await expect(page.getByLabel('Image URL (optional)')).toHaveValue('');
  await expect(page.getByLabel('Image URL (optional)')).toBeFocused();
  const photo = page.getByRole('group', { name: 'Photo' });
  const upload = await delayRequests(page, '**/api/pictures');
  await dropPictures(photo, 1);
  await photo.getByRole('button', { name: 'Stop' }).click();
  await expect(photo.getByRole('button', { name: 'Choose a photo' })).toBeFocused();
  upload.release();
  await dropPictures(photo, 1);
  await expect(page.getByAltText('Your photo')).toBeVisible();
  await expect(button(page, 'Remove photo')).toBeFocused();
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await row(page, 'Step 1').fill('Slice them.');
  await button(page, 'Next').click();
  await button(page, 'Create Recipe').click();
  await expect(heading(page, 'Leek soup')).toBeVisible();
  const savedPicture = page.getByRole('img', { name: 'Picture of Leek soup' });
  await expect(savedPicture).toHaveAttribute('srcset', /\/pictures\//u);
  // A 2:1 picture covers its square frame, so it renders twice as wide.
  await expect(savedPicture).toHaveAttribute('sizes', /^\(min-width: 80rem\) 52rem,/u);

  await page.route('**/pictures/**', (route) => route.abort());
  await page.reload();
  await expect(savedPicture).toHaveAttribute('src', /^data:image\/svg|\/drawing\//u);
});

/** A click shortly after a drag counts as its end. */
function isClickHeard(): boolean {
  let isHeard = false;
  document.body.addEventListener('click', () => (isHeard = true), { once: true });
  document.body.click();
  return isHeard;
}

import type { Page } from '@playwright/test';

import { expectAccessible } from '../harness/accessibility.ts';
import { expect, test } from '../harness/test.ts';
import { waitForHydration } from './documents.ts';
import { button, heading, delayRequests, createRecipe, signIn, toast } from './steps.ts';

const CAKE = {
  title: 'Lemon cake',
  ingredients: ['200 g flour', '3 eggs', '1 tsp salt', 'For the icing:', '1 lemon'],
  instructions: [
    'Whisk the eggs with the flour.',
    'Bake for 10–12 minutes at 180°C.',
    'Rest for 5 minutes, then simmer the lemon for 1 hour.',
  ],
  servings: 4,
};
const ENGINE_SCRIPT = /\/assets\/cooking-engine-[^/]+\.js$/u;

function ingredients(page: Page) {
  return page.getByRole('region', { name: 'Ingredients' }).getByRole('checkbox');
}

function timer(page: Page, label: string) {
  return page.getByRole('listitem', { name: `${label} timer` });
}

/** The details of a timer. A press on its pill opens them. */
function details(page: Page, label: string) {
  return page.getByRole('group', { name: label, exact: true });
}

async function openTimer(page: Page, label: string): Promise<void> {
  await timer(page, label).getByRole('button').click();
  await expect(details(page, label)).toBeVisible();
}

function cookMode(page: Page) {
  return page.getByRole('dialog', { name: 'Cooking Lemon cake' });
}

test('a recipe is cooked and copied at another size and in other units, which are remembered', async ({
  page,
  app,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, app);
  const id = await createRecipe(page, app, CAKE);
  const other = await createRecipe(page, app, { ...CAKE, title: 'Another cake', servings: null });
  await page.goto(`/recipe/${id}?servings=many&cook=soon`);
  await expect(page.getByRole('checkbox', { name: '200 g flour' })).toBeVisible();
  await button(page, 'Servings: more').click();
  await button(page, 'Servings: more').click();
  await expect(page).toHaveURL(/\?servings=6$/u);
  await expect(page.getByRole('checkbox', { name: '300 g flour' })).toBeVisible();
  await expect(page.getByText('take 4 whole and')).toBeVisible();
  await expect(page.getByText('originally 4')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: '300 g flour' })).toBeVisible();
  await page.getByLabel('Servings', { exact: true }).fill('8');
  await expect(page.getByRole('checkbox', { name: '400 g flour' })).toBeVisible();

  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Copy as text' }).click();
  await expect(toast(page, 'Copied as text')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Lemon cake\n\n8 servings · 30 minutes');
  expect(text).toContain('- 400 g flour\n- 6 eggs');
  expect(text).toContain('1. Whisk the eggs with the flour.');

  await page.getByText('US cups').click();
  await expect(page.getByRole('checkbox', { name: '3¼ cups flour' })).toBeVisible();
  await expect(page.getByText('350°F')).toBeVisible();
  await button(page, 'Back to 4 servings').click();
  await expect(page.getByRole('checkbox', { name: /^1.* cups.* flour$/u })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/recipe/${id}$`, 'u'));

  // This recipe has no servings.
  await page.goto(`/recipe/${other}`);
  await expect(page.getByRole('radio', { name: 'US cups' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^1.* cups.* flour$/u })).toBeVisible();
  await page.getByText('As written').click();
  await button(page, '×3').click();
  await expect(page.getByRole('checkbox', { name: '600 g flour' })).toBeVisible();
  await expect(page).toHaveURL(/\?times=3$/u);
  await button(page, '×1').click();
  await expect(page.getByRole('checkbox', { name: '200 g flour' })).toBeVisible();
});

test('a recipe renders before the kitchen engine, does not shift when it loads, and says so when it fails', async ({
  page,
  app,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to load resource/u);
  await signIn(page, app);
  const id = await createRecipe(page, app, {
    ...CAKE,
    instructions: Array.from(
      { length: 6 },
      (_, at) => `${'Stir and wait. '.repeat(at * 3)}Bake for ${at + 8} to 30 minutes.`,
    ),
  });
  const { release } = await delayRequests(page, ENGINE_SCRIPT);
  await page.goto(`/recipe/${id}`);
  const steps = page.getByRole('region', { name: 'Instructions' });
  await expect(steps.getByRole('listitem')).toHaveCount(6);
  await page.evaluate(() => document.fonts.ready);
  const places = () =>
    steps.getByRole('listitem').evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  const before = await places();
  await expect(steps.getByRole('button')).toHaveCount(0);
  release();
  await expect(steps.getByRole('button')).toHaveCount(6);
  expect(await places()).toEqual(before);

  await page.route(ENGINE_SCRIPT, (route) => route.abort());
  await page.goto(`/recipe/${id}?servings=8`);
  await expect(page.getByText('The amounts could not be calculated')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '200 g flour' })).toBeVisible();
});

test('ticks and timers survive a reload, run on every page, and end at sign-out', async ({
  page,
  app,
  allowedProblems,
}) => {
  // The event stream may connect while the session ends.
  allowedProblems.push(/401.*\/api\/events/u);
  await page.clock.install();
  await signIn(page, app);
  const id = await createRecipe(page, app, CAKE);
  await page.goto(`/recipe/${id}`);
  await waitForHydration(page);
  await expect(ingredients(page)).toHaveCount(4);
  await ingredients(page).nth(1).check();
  await page.reload();
  await expect(ingredients(page).nth(1)).toBeChecked();
  await expect(ingredients(page).nth(0)).not.toBeChecked();
  await button(page, 'Servings: more').click();
  await expect(ingredients(page).nth(1)).toBeChecked();
  await page.clock.fastForward('25:00:00');
  await page.reload();
  await waitForHydration(page);
  await expect(ingredients(page).nth(1)).not.toBeChecked();

  await page.getByRole('button', { name: /^10–12 minutes: start/u }).click();
  await page.getByRole('button', { name: /^1 hour: start/u }).press('Enter');
  await openTimer(page, 'Bake');
  await expect(details(page, 'Bake')).toContainText('may take 12 min');
  await expect(timer(page, 'Simmer')).toBeVisible();
  await page.clock.fastForward('04:00');
  await expect(timer(page, 'Bake').getByRole('timer')).toHaveText(/^[56]:/u);
  await button(page, 'Pause Bake').click();
  await expect(timer(page, 'Bake')).toContainText('paused');
  await page.goto('/dashboard');
  await waitForHydration(page);
  await page.clock.fastForward('10:00');
  await expect(timer(page, 'Bake')).toContainText('paused');
  await openTimer(page, 'Bake');
  await button(page, 'Resume Bake').click();
  await button(page, '+1 min for Bake').click();
  await expect(timer(page, 'Bake').getByRole('timer')).toHaveText(/^[67]:/u);
  await openTimer(page, 'Simmer');
  await button(page, 'Stop Simmer').click();
  await expect(timer(page, 'Simmer')).toBeHidden();

  await page.clock.fastForward('08:00');
  await expect(timer(page, 'Bake')).toContainText('done');
  await expect(details(page, 'Bake')).toContainText('May take up to 12 min');
  await expect(page.getByRole('complementary', { name: 'Kitchen timers' }).locator('[aria-live=assertive]')).toHaveText(
    'Bake: time is up',
  );
  await expect(page).toHaveTitle(/^⏰ Bake: time is up$/u);
  await details(page, 'Bake')
    .getByRole('button', { name: /^Dismiss/u })
    .click();
  await expect(page.getByRole('complementary', { name: 'Kitchen timers' })).toBeHidden();
  await expect(page).toHaveTitle(/^My Recipes · /u);

  await page.goto(`/recipe/${id}`);
  await ingredients(page).first().check();
  await page.getByRole('button', { name: /^5 minutes: start/u }).click();
  await expect(timer(page, 'Rest')).toBeVisible();
  const countStored = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept:')).length);
  // The ticks, the timers and the user of this device.
  expect(await countStored()).toBe(3);
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(heading(page, 'Log in')).toBeVisible();
  expect(await countStored()).toBe(0);
});

test('timers run without browser storage while the page is open', async ({ page, app }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await signIn(page, app);
  const id = await createRecipe(page, app, CAKE);
  await page.goto(`/recipe/${id}`);
  await page.getByRole('button', { name: /^5 minutes: start/u }).click();
  await page.getByRole('button', { name: /^1 hour: start/u }).click();
  await expect(timer(page, 'Rest')).toBeVisible();
  await expect(timer(page, 'Simmer')).toBeVisible();
  await openTimer(page, 'Rest');
  await button(page, 'Pause Rest').click();
  await expect(timer(page, 'Rest')).toContainText('paused');
  await openTimer(page, 'Simmer');
  await button(page, 'Stop Simmer').click();
  await expect(timer(page, 'Simmer')).toBeHidden();
  await expect(timer(page, 'Rest')).toBeVisible();
});

test('a timer is shared by all tabs of its owner and by nobody else', async ({ page, app, watch }) => {
  // As on a page served over plain HTTP (no secure context).
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  await signIn(page, app);
  const id = await createRecipe(page, app, CAKE);
  await page.goto(`/recipe/${id}`);
  const second = await page.context().newPage();
  watch(second);
  await second.goto(`${app.url}/dashboard`);
  await page.getByRole('button', { name: /^5 minutes: start/u }).click();
  await expect(timer(second, 'Rest')).toBeVisible();
  await openTimer(second, 'Rest');
  await button(second, 'Stop Rest').click();
  await expect(timer(page, 'Rest')).toBeHidden();
  await page.getByRole('button', { name: /^5 minutes: start/u }).click();
  await expect(timer(second, 'Rest')).toBeVisible();
  await second.close();
  await page.goto('about:blank');

  await signIn(page, app);
  await page.goto('/dashboard');
  await expect(heading(page, 'My Recipes')).toBeVisible();
  await expect(timer(page, 'Rest')).toBeHidden();
});

test('cook mode shows one step at a time with its ingredients and keeps the focus', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, CAKE);
  await page.goto(`/recipe/${id}?servings=8`);
  await button(page, 'Start cooking').click();
  const mode = cookMode(page);
  await expect(mode.getByRole('heading', { name: 'Step 1 of 3' })).toBeFocused();
  await expect(mode.getByRole('listitem')).toHaveText(['400 g flour', '6 eggs']);
  await expect(mode.getByText(/The screen (?:stays on|may turn off)/u)).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await expect(mode.getByRole('heading', { name: 'Step 2 of 3' })).toBeFocused();
  await expect(page).toHaveURL(/\?servings=8&cook=2$/u);
  await mode.getByRole('button', { name: '10 min bake' }).click();
  await expect(timer(page, 'Bake')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(mode.getByRole('heading', { name: 'Step 1 of 3' })).toBeVisible();
  await page.keyboard.press('Space');
  await mode.getByRole('button', { name: 'Next' }).click();
  await expect(mode.getByRole('heading', { name: 'Step 3 of 3' })).toBeVisible();
  await mode.getByRole('button', { name: 'Back' }).click();

  await page.reload();
  await expect(mode.getByRole('heading', { name: 'Step 2 of 3' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mode).toBeHidden();
  await expect(page).toHaveURL(/\?servings=8$/u);
  await button(page, 'Start cooking').click();
  await expect(mode.getByRole('heading', { name: 'Step 2 of 3' })).toBeVisible();
  await page.goBack();
  await expect(mode).toBeHidden();
  await expect(heading(page, 'Lemon cake')).toBeVisible();

  await button(page, 'Start cooking').press('Enter');
  await expect(mode).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await mode.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(button(page, 'Start cooking')).toBeFocused();
});

test('on a slow phone a swipe turns to the next step, and nutrition loads on request', async ({
  browser,
  app,
  watch,
}) => {
  const context = await browser.newContext({ baseURL: app.url, hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  watch(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition', 'speechSynthesis']) {
      Reflect.deleteProperty(window, name);
    }
  });
  await signIn(page, app);
  const id = await createRecipe(page, app, { ...CAKE, ingredients: [...CAKE.ingredients, '1 cup zorblax'] });
  await page.goto(`/recipe/${id}?cook=1`);
  const mode = cookMode(page);
  await expect(mode.getByRole('heading', { name: 'Step 1 of 3' })).toBeVisible();
  await expect(mode).toContainText('The screen may turn off: this device doesn’t let us keep it on.');
  await expect(mode).toContainText('This browser doesn’t support voice commands.');
  await expect(mode).toContainText('This browser can’t read aloud.');
  for (const missing of ['Read aloud', 'Voice commands']) await expect(button(page, missing)).toHaveCount(0);
  const devtools = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
  await touch('touchStart', 300);
  for (const x of [240, 180, 120]) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(mode.getByRole('heading', { name: 'Step 2 of 3' })).toBeVisible();
  await button(page, 'Leave cook mode').click();

  await expect(page.getByText('Nutrition per serving')).toBeHidden();
  await button(page, 'Nutrition and allergens').click();
  const section = page.getByRole('region', { name: 'Nutrition and allergens' });
  await expect(section).toContainText('Based on 4 of 5 ingredients');
  await expect(section).toContainText('USDA SR28');
  await expect(section).toContainText('This is an estimate, not a guarantee.');
  await section.getByText('Ingredients not counted').click();
  await expect(section.getByText(': not recognized')).toBeVisible();
  await expect(section.getByRole('listitem').filter({ hasText: 'Eggs' })).toBeVisible();
  await expectAccessible(page);
  await context.close();
});

test('a recipe prints on one page in the displayed size, without ticks', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, {
    ...CAKE,
    ingredients: [...CAKE.ingredients, ...Array.from({ length: 10 }, (_, index) => `${index + 1} things`)],
    instructions: [
      ...CAKE.instructions,
      ...Array.from({ length: 7 }, () => 'Stir for a while, taste, and add what is missing. '.repeat(3)),
    ],
  });
  await page.goto(`/recipe/${id}?servings=8`);
  await expect(page.getByRole('img', { name: 'Picture of Lemon cake' })).toBeVisible();
  await page.getByRole('checkbox', { name: '400 g flour' }).check();
  await page.getByRole('button', { name: /^5 minutes: start/u }).click();
  await expect(timer(page, 'Rest')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('400 g flour')).toBeVisible();
  await expect(page.getByText('400 g flour')).not.toHaveCSS('text-decoration-line', 'line-through');
  await expect(ingredients(page).first()).toHaveCSS('appearance', 'none');
  for (const gone of ['Servings', 'Nutrition and allergens', 'Start cooking', 'Stop Rest']) {
    await expect(page.getByText(gone, { exact: true }).filter({ visible: true })).toHaveCount(0);
  }
  await expect(timer(page, 'Rest')).toBeHidden();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
});

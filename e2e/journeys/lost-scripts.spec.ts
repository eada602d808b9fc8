import { expect, test } from '../harness/test.ts';
import { waitForHydration } from './documents.ts';
import { button, heading, createRecipe, signIn, toast } from './steps.ts';

const BREAD = {
  title: 'Flat bread',
  ingredients: ['200 g flour'],
  instructions: ['Knead it.', 'Rest for 5 minutes.'],
};

test.beforeEach(({ allowedProblems }) => {
  // The browser logs the failed script, React the component that needed it.
  allowedProblems.push(/Failed to load resource|dynamically imported module/u);
});

test('a page whose app fails to load says so, and works after Reload', async ({ page, app }) => {
  await signIn(page, app);
  const script = /\/assets\/app-[^/]+\.js$/u;
  await page.route(script, (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded completely');
  await page.unroute(script);
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await waitForHydration(page);
  await button(page, 'Account menu').click();
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
});

test('cook mode whose script fails to load says so, leaves the page as it is, and opens on the next press', async ({
  page,
  app,
}) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, BREAD);
  const script = /\/assets\/cook-mode-[^/]+\.js$/u;
  await page.route(script, (route) => route.abort());
  await page.goto(`/recipe/${id}`);
  await button(page, 'Start cooking').click();
  await expect(toast(page, 'This could not be opened')).toContainText('We couldn’t reach the server.');
  await expect(page).toHaveURL(new RegExp(`/recipe/${id}$`, 'u'));
  await expect(button(page, 'Start cooking')).toBeFocused();
  await page.unroute(script);
  await button(page, 'Start cooking').click();
  await expect(page.getByRole('dialog', { name: 'Cooking Flat bread' })).toBeVisible();
});

test('timers whose script fails to load say so in their place and load on request', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, BREAD);
  const script = /\/assets\/timer-dock-[^/]+\.js$/u;
  await page.route(script, (route) => route.abort());
  await page.goto(`/recipe/${id}`);
  await page.getByRole('button', { name: /^5 minutes: start/u }).click();
  await expect(page.getByText('The timers could not be shown. Nothing is lost')).toBeInViewport();
  await page.unroute(script);
  await button(page, 'Try Again').click();
  await expect(page.getByRole('listitem', { name: 'Rest timer' })).toBeVisible();
});

test('a recipe can be cooked after the network is lost', async ({ page, app, context }) => {
  await page.clock.install();
  await signIn(page, app);
  const id = await createRecipe(page, app, BREAD);
  await page.goto(`/recipe/${id}`);
  await expect(heading(page, 'Flat bread')).toBeVisible();
  const scripts = [/\/cook-mode-[^/]+\.js$/u, /\/timer-dock-[^/]+\.js$/u].map(async (script) => {
    const answer = await page.waitForResponse(script);
    await answer.finished();
  });
  await page.clock.fastForward('00:10');
  await Promise.all(scripts);
  await context.setOffline(true);
  await button(page, 'Start cooking').click();
  const mode = page.getByRole('dialog', { name: 'Cooking Flat bread' });
  await expect(mode.getByRole('heading', { name: 'Step 1 of 2' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await mode.getByRole('button', { name: '5 min rest' }).click();
  await expect(page.getByRole('listitem', { name: 'Rest timer' })).toBeVisible();
});

test('a profile section whose script fails to load says so in its place and loads on request', async ({
  page,
  app,
}) => {
  await signIn(page, app);
  const script = /\/assets\/passkeys-section-[^/]+\.js$/u;
  await page.route(script, (route) => route.abort());
  await page.goto('/profile');
  await expect(page.getByText('Passkeys could not be shown. Nothing is lost')).toBeVisible();
  await expect(heading(page, 'API tokens')).toBeVisible();
  await page.unroute(script);
  await button(page, 'Try Again').click();
  await expect(page.getByRole('region', { name: 'Passkeys' })).toBeVisible();
});

test('the outcome for a deleted recipe is announced once its script has loaded', async ({ page, app }) => {
  await signIn(page, app);
  const script = /\/assets\/edit-unavailable-[^/]+\.js$/u;
  await page.route(script, (route) => route.abort());
  await page.goto('/recipe/0190a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b/edit');
  await expect(page.getByText('This message could not be shown.')).toBeVisible();
  await page.unroute(script);
  await button(page, 'Try Again').click();
  await expect(heading(page, 'Recipe Not Found')).toBeVisible();
});

test('a script that fails to load is not reported as a bad photo', async ({ page, app }) => {
  await signIn(page, app);
  await page.route(/\/assets\/send-photo-[^/]+\.js$/u, (route) => route.abort());
  await page.goto('/create-recipe');
  const photo = page.getByRole('group', { name: 'Photo' });
  await photo
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'bread.png',
      mimeType: 'image/png',
      buffer: Buffer.from('not looked at'),
    });
  await expect(photo.getByRole('alert')).toHaveText('We couldn’t reach the server. Try again when you’re connected.');
});

import { expectAccessible } from '../harness/accessibility.ts';
import { expect, test } from '../harness/test.ts';
import { button, heading, logIn, register } from './steps.ts';

/** Waits for pending frames while the page's clock is frozen. */
async function drawAll(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    const { port1, port2 } = new MessageChannel();
    const heard = new Promise((resolve) => {
      port1.addEventListener('message', resolve);
    });
    port1.start();
    port2.postMessage(null);
    await heard;
  }
}

test('the demo on the front page cooks a real teaser from typed ingredients', async ({ page }) => {
  const begun = Date.now();
  await page.clock.install({ time: begun });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ask = button(page, 'Make me a recipe');
  await expect(ask).toBeDisabled();
  await page.getByLabel('What’s in your fridge?').fill('chicken, rice, lemon');
  await expect(ask).toBeEnabled();
  await page.clock.pauseAt(begun + 3_600_000);
  // The second run, because the first may wait for the kitchen engine to load.
  for (let time = 0; time < 2; time += 1) {
    await ask.click();
    await expect(button(page, 'Cooking it up...')).toBeDisabled();
    await page.clock.runFor(1_999);
    await page.evaluate(drawAll);
    await expect(button(page, 'Cooking it up...')).toBeDisabled();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByRole('article')).toBeVisible();
  }
  // The pressed button disappears with the idea; the focus must not.
  await button(page, 'Another idea').press('Enter');
  await expect(button(page, 'Cooking it up...')).toBeFocused();
  await page.clock.runFor(2_000);
  await expect(page.getByRole('article')).toContainText(/chicken|rice|lemon/iu);
  await expect(page.getByRole('article').getByRole('link', { name: 'Start your cookbook' })).toHaveAttribute(
    'href',
    '/register',
  );
});

test('the front page links to login and sign-up and names its features', async ({ page }) => {
  await page.goto('/');
  for (const name of ['AI Recipe Generation', 'Community Sharing', 'Image Recognition', 'Smart Search']) {
    await expect(heading(page, name)).toBeVisible();
  }
  const how = page.getByRole('region', { name: 'How it works', exact: true });
  await expect(how.getByRole('listitem').getByRole('heading')).toHaveText([
    'Say what you have',
    'Make it yours',
    'Cook from it',
  ]);
  const last = page.getByRole('region', { name: 'Dinner is closer than you think', exact: true });
  await expect(last.getByRole('link', { name: 'Start your cookbook', exact: true })).toHaveAttribute(
    'href',
    '/register',
  );
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('v4.0.2', { exact: true })).toBeVisible();
  await expect(footer.getByText(`© ${new Date().getUTCFullYear()} Larder`, { exact: true })).toBeVisible();
  const doors = page.getByRole('banner');
  await expect(doors.getByRole('link', { name: 'Sign up', exact: true })).toHaveAttribute('href', '/register');
  await doors.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/u);
});

test('the front page links signed-in users to their dashboard and is never cached for others', async ({
  page,
  app,
}) => {
  const account = page.getByRole('navigation', { name: 'Account', exact: true });
  await page.goto('/');
  await expect(account.getByRole('link')).toHaveText(['Log in', 'Sign up']);
  const email = await register(page, app);
  await account.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, email);
  await expect(heading(page, 'My Recipes')).toBeVisible();

  await page.goto('/');
  await expect(account.getByRole('link')).toHaveText(['Go to Dashboard']);
  const hrefs = await page.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.filter((href) => href === '/login' || href === '/register')).toEqual([]);
  await expectAccessible(page);
  await page.getByLabel('What’s in your fridge?').fill('chicken, rice, lemon');
  await button(page, 'Make me a recipe').click();
  await expect(page.getByRole('article').getByRole('link', { name: 'Create a recipe' })).toHaveAttribute(
    'href',
    '/create-recipe',
  );
  // Also after going back: neither bfcache nor HTTP cache may show the guest's page.
  await account.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(heading(page, 'My Recipes')).toBeVisible();
  await page.goBack();
  await expect(account.getByRole('link')).toHaveText(['Go to Dashboard']);

  await page.goto('/dashboard');
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(heading(page, 'Log in')).toBeVisible();
  await page.goBack();
  await page.goto('/');
  await expect(account.getByRole('link')).toHaveText(['Log in', 'Sign up']);
});

test('the front page is readable before any script runs', async ({ browser, app }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await context.close();
});

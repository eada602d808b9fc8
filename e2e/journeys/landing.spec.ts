import { expect, test } from '../harness/test.ts';
import { button } from './steps.ts';

test('the front page cooks up a real teaser from what is typed', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ask = button(page, 'Make me a recipe');
  await expect(ask).toBeDisabled();
  await page.getByLabel('What is in your fridge?').fill('chicken, rice, lemon');
  await ask.click();
  await expect(button(page, 'Cooking it up...')).toBeDisabled();
  await expect(page.getByRole('article')).toContainText(/chicken|rice|lemon/iu);
  await expect(page.getByRole('article').getByRole('link', { name: 'Start your cookbook' })).toHaveAttribute(
    'href',
    '/register',
  );
});

test('the front page leads to both doors and names what it offers', async ({ page }) => {
  await page.goto('/');
  for (const name of ['AI Recipe Generation', 'Community Sharing', 'Image Recognition', 'Smart Search']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByRole('contentinfo')).toContainText('v4.0.2');
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await expect(page).toHaveURL(/\/login$/u);
});

test('the front page can be read before any script has run', async ({ browser, app }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: app.url });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await context.close();
});

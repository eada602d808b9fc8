import { expect, test } from '../harness/test.ts';
import { button, heading, createRecipe, signIn } from './steps.ts';

const CARDS = 'article';

test('a new user is offered three ways to a first recipe, without zeros, and figures come with it', async ({
  page,
  app,
}) => {
  await signIn(page, app);
  await page.goto('/dashboard');
  await expect(heading(page, 'No recipes found')).toBeVisible();
  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect(glance).toHaveText('At a glanceNo recipes yet');
  expect(await page.getByRole('main').innerText()).not.toMatch(/\b0\b/u);
  await expect(page.getByRole('link', { name: 'Write one down' })).toHaveAttribute('href', '/create-recipe');
  await page.getByRole('link', { name: 'Cook from the fridge' }).click();
  await expect(button(page, 'Generate Recipe from Ingredients')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Browse the community' }).click();
  await expect(heading(page, 'Community')).toBeVisible();

  await createRecipe(page, app);
  await page.goto('/dashboard');
  await expect(glance.getByRole('definition')).toHaveText(['1', '20 min']);
});

test('search and category narrow the list and are stored in the URL', async ({ page, app }) => {
  await signIn(page, app);
  await createRecipe(page, app, { ingredients: ['2 leeks', '50 g butter'] });
  const cake = { category: 'Dessert', is_ai_generated: true };
  await createRecipe(page, app, {
    ...cake,
    title: 'Apple cake',
    ingredients: ['4 apples', '100 g butter', '80 g sugar'],
  });
  await createRecipe(page, app, {
    title: 'Plum cake',
    category: 'Dessert',
    ingredients: ['12 plums', '1 cup sugar', 'butter'],
  });
  await page.goto('/dashboard');
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^3 recipes$/u }),
  ).toBeVisible();
  const top = page.getByRole('region', { name: 'Top ingredients', exact: true }).getByRole('listitem');
  await expect(top).toHaveText([/^butter\s*3 recipes$/u, /^sugar\s*2 recipes$/u, /^apple\s*1 recipe$/u]);
  const widths = top
    .locator('[style]')
    .evaluateAll((bars) => bars.map((bar) => (bar instanceof HTMLElement ? bar.style.width : '')));
  expect(await widths).toEqual(['100%', '67%', '33%']);
  await expect(page.getByText('33% AI generated', { exact: true })).toBeVisible();
  await expect(page.locator(CARDS).first()).toContainText('30 minutes');
  await expect(page.locator(CARDS).first()).toContainText('4 servings');

  const search = page.getByRole('searchbox', { name: 'Search recipes' });
  const category = page.getByRole('combobox', { name: 'Category' });
  await expect(category.getByRole('option')).toHaveText(['All Categories', 'Dessert', 'Soup']);
  await category.selectOption('Dessert');
  await expect(page.locator(CARDS)).toHaveCount(2);
  await search.fill('plum');
  await expect(page.locator(CARDS)).toHaveCount(1);
  await expect(page.getByText('1 recipe matches “plum” in Dessert', { exact: true })).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('Plum');
  await expect(page).toHaveURL(/\?q=plum&category=Dessert$/u);
  await page.reload();
  await expect(search).toHaveValue('plum');
  await expect(category).toHaveValue('Dessert');
  await expect(page.locator(CARDS)).toHaveCount(1);

  await search.fill('no such dish');
  await expect(heading(page, 'No recipes found')).toBeVisible();
  const nothing = page.getByText('None of your recipes match “no such dish” in Dessert.');
  await expect(nothing).toBeVisible();
  // Right-to-left titles do not reorder our own text.
  await expect(nothing.locator('bdi')).toHaveText('no such dish');
  // Typing while the URL updates is not lost.
  await search.pressSequentially(' at all');
  await expect(page).toHaveURL(/q=no\+such\+dish\+at\+all/u);
  await expect(search).toHaveValue('no such dish at all');
  await button(page, 'Clear filters').click();
  await expect(page.locator(CARDS)).toHaveCount(3);
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(/\/dashboard$/u);
});

test('scrolling loads more recipes, and going back restores the position', async ({ page, app }) => {
  await signIn(page, app);
  for (let count = 1; count <= 30; count += 1) await createRecipe(page, app, { title: `Soup ${count}` });
  await page.goto('/dashboard?q=soup');
  const card = page.locator(CARDS).filter({ has: page.getByRole('link', { name: 'Soup 2', exact: true }) });
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(card).toBeAttached({ timeout: 100 });
  }).toPass();
  await card.scrollIntoViewIfNeeded();
  await expect(page.getByText('That’s all 30 that match.', { exact: true })).toBeAttached();
  const place = await page.evaluate(() => window.scrollY);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Soup 2' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('Soup 2');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search recipes' })).toHaveValue('soup');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('recipes come before statistics, which stay expanded once opened', async ({ page, app }) => {
    await signIn(page, app);
    await createRecipe(page, app);
    await page.goto('/dashboard');
    await expect(page.getByRole('navigation', { name: 'Sidebar' })).toHaveCount(0);
    const glance = page.getByRole('region', { name: 'At a glance' });
    await expect(glance.getByText('1 recipe · 20 min on average', { exact: true })).toBeVisible();
    await expect(glance.getByText('Top ingredients')).toHaveCount(0);
    await glance.getByRole('button', { name: 'Show statistics' }).click();
    await expect(glance.getByText('Top ingredients', { exact: true })).toBeVisible();
    await page.reload();
    await expect(glance.getByText('Top ingredients', { exact: true })).toBeVisible();
    // On a phone the menu holds the sidebar's links.
    await button(page, 'Menu').click();
    await page.getByRole('link', { name: 'Desserts' }).click();
    await expect(heading(page, 'Dessert')).toBeVisible();
    await button(page, 'Menu').click();
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toHaveText('Desserts');
  });
});

test('of two links pressed at once the last wins, and one step leads back', async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/dashboard');
  const sidebar = page.getByRole('navigation', { name: 'Sidebar', exact: true });
  await sidebar.evaluate((list) => {
    for (const path of ['/community', '/my-cookbook', '/my-cookbook']) {
      list.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
    }
  });
  await expect(heading(page, 'My Cookbook')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'My Recipes')).toBeVisible();
});

test('a page that fails to load leaves the app usable', async ({ page, app, context, allowedProblems }) => {
  allowedProblems.push(/Failed to load resource/u, /Failed to fetch dynamically imported module/u);
  await signIn(page, app);
  await createRecipe(page, app);
  await page.goto('/dashboard');
  const link = page.locator(CARDS).getByRole('link', { name: 'Leek soup' });
  await expect(link).toBeVisible();
  await page.evaluate(() => window.sessionStorage.setItem('reloads', '0'));
  await page.addInitScript(() => window.sessionStorage.setItem('reloads', '1'));
  await context.setOffline(true);
  await link.click();
  await expect(heading(page, 'This page could not be shown')).toBeVisible();
  await context.setOffline(false);
  await button(page, 'Try Again').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leek soup' })).toBeVisible();
  expect(await page.evaluate(() => window.sessionStorage.getItem('reloads'))).toBe('0');
});

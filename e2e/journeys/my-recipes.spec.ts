import { expect, test } from '../harness/test.ts';
import { button, heading, keepRecipe, signIn } from './steps.ts';

const CARDS = 'article';

test('a new person is told how to begin', async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/dashboard');
  await expect(heading(page, 'No recipes found')).toBeVisible();
  await expect(page.getByText('Your first one is a minute away')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Create Recipe' }).last().click();
  await expect(heading(page, 'Create Recipe')).toBeVisible();
});

test('search and category narrow the list, and the address remembers them', async ({ page, app }) => {
  await signIn(page, app);
  await keepRecipe(page, app);
  await keepRecipe(page, app, { title: 'Apple cake', category: 'Dessert', ingredients: ['4 apples'] });
  await keepRecipe(page, app, { title: 'Plum cake', category: 'Dessert', ingredients: ['12 plums'] });
  await page.goto('/dashboard');
  await expect(page.locator(CARDS)).toHaveCount(3);
  await expect(page.locator(CARDS).first()).toContainText('30 minutes');
  await expect(page.locator(CARDS).first()).toContainText('4 servings');

  const search = page.getByRole('searchbox', { name: 'Search recipes' });
  const category = page.getByRole('combobox', { name: 'Category' });
  await expect(category.getByRole('option')).toHaveText(['All Categories', 'Dessert', 'Soup']);
  await category.selectOption('Dessert');
  await expect(page.locator(CARDS)).toHaveCount(2);
  await search.fill('plum');
  await expect(page.locator(CARDS)).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=plum&category=Dessert$/u);
  await page.reload();
  await expect(search).toHaveValue('plum');
  await expect(category).toHaveValue('Dessert');
  await expect(page.locator(CARDS)).toHaveCount(1);

  await search.fill('no such dish');
  await expect(heading(page, 'No recipes found')).toBeVisible();
  await expect(page.getByText('None of your recipes match “no such dish” in Dessert.')).toBeVisible();
  await button(page, 'Clear filters').click();
  await expect(page.locator(CARDS)).toHaveCount(3);
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(/\/dashboard$/u);
});

test('what is typed on after a search stays in the box', async ({ page, app }) => {
  await signIn(page, app);
  await keepRecipe(page, app);
  await page.goto('/dashboard');
  const search = page.getByRole('searchbox', { name: 'Search recipes' });
  await search.fill('leek');
  await expect(page).toHaveURL(/\?q=leek$/u);
  await search.pressSequentially(' and potato');
  await expect(search).toHaveValue('leek and potato');
  await expect(heading(page, 'No recipes found')).toBeVisible();
  await expect(search).toHaveValue('leek and potato');
});

test('a search for a number is a search', async ({ page, app }) => {
  await signIn(page, app);
  await keepRecipe(page, app, { title: 'Cake no 7' });
  await keepRecipe(page, app);
  await page.goto('/dashboard?q=7');
  await expect(page.getByRole('link', { name: 'Cake no 7' })).toBeVisible();
  await expect(page.locator(CARDS)).toHaveCount(1);
});

test('a card leads to its recipe, and the way back keeps the search', async ({ page, app }) => {
  await signIn(page, app);
  await keepRecipe(page, app);
  await page.goto('/dashboard?q=leek');
  await page.getByRole('link', { name: 'Leek soup' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leek soup' })).toBeFocused();
  await button(page, 'Back').click();
  await expect(page.getByRole('searchbox', { name: 'Search recipes' })).toHaveValue('leek');
});

test('more recipes than one page holds come on demand', async ({ page, app }) => {
  await signIn(page, app);
  for (let count = 1; count <= 25; count += 1) await keepRecipe(page, app, { title: `Soup ${count}` });
  await page.goto('/dashboard');
  await expect(page.locator(CARDS)).toHaveCount(24);
  await button(page, 'Load more').click();
  await expect(page.locator(CARDS)).toHaveCount(25);
  await expect(button(page, 'Load more')).toHaveCount(0);
});

test('a list that cannot be had says so and can be asked for again', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(/Failed to load resource/u);
  await signIn(page, app);
  await keepRecipe(page, app);
  await page.route(/\/api\/recipes(?:\?|$)/u, (route) => route.fulfill({ status: 500, body: 'oops' }));
  await page.goto('/dashboard');
  await expect(heading(page, 'Failed to load recipes')).toBeVisible();
  await page.unroute(/\/api\/recipes(?:\?|$)/u);
  await button(page, 'Try Again').click();
  await expect(page.getByRole('link', { name: 'Leek soup' })).toBeVisible();
});

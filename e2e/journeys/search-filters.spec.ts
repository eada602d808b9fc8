import type { Page } from '@playwright/test';

import { expect, test } from '../harness/test.ts';
import { button, createRecipe, signIn, tabTo } from './steps.ts';

function searchField(page: Page) {
  return page.getByRole('searchbox').first();
}

function titles(page: Page) {
  return page.getByRole('main').getByRole('article').getByRole('heading');
}

test('a search understands a cook’s phrase, and each filter can be removed', async ({ page, app }) => {
  await signIn(page, app);
  const lentils = ['200 g red lentils', '1 onion'];
  const quick = { preparation_time: 5, cooking_time: 15, category: 'Main Dish' };
  await createRecipe(page, app, { ...quick, title: 'Lentil dal', ingredients: lentils });
  await createRecipe(page, app, { ...quick, title: 'Lentil stew', ingredients: lentils, cooking_time: 120 });
  await createRecipe(page, app, { ...quick, title: 'Lentils with bacon', ingredients: [...lentils, '100 g bacon'] });

  await page.goto('/my-cookbook');
  await searchField(page).fill('quick vegetarian dinner with lentils');
  await expect(titles(page)).toHaveText(['Lentil dal']);
  const filters = page.getByRole('list', { name: 'Filters from your search' });
  await expect(filters.getByRole('listitem')).toHaveText([/Up to 30 min/u, /Vegetarian/u, /Dinner/u]);

  await filters.getByRole('button', { name: 'Remove filter: Vegetarian', exact: true }).click();
  await expect(searchField(page)).toHaveValue('quick dinner with lentils');
  await expect(titles(page)).toHaveText(['Lentils with bacon', 'Lentil dal']);
  await page.reload();
  await expect(titles(page)).toHaveText(['Lentils with bacon', 'Lentil dal']);

  await searchField(page).fill('lentils without bacon');
  await expect(button(page, 'Can’t filter by “without bacon”. Remove these words')).toBeVisible();
});

test('a filter is removed from a top bar search by keyboard', async ({ page, app }) => {
  await signIn(page, app);
  await createRecipe(page, app, { title: 'Lentil dal', ingredients: ['200 g red lentils', '1 onion'] });
  await createRecipe(page, app, { title: 'Lentils with bacon', ingredients: ['200 g lentils', '100 g bacon'] });
  const box = page.getByRole('combobox', { name: 'Ask REECE to find recipes...', exact: true });
  await page.goto('/dashboard');
  await box.fill('vegan lentils');
  await box.press('Enter');
  const options = page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
  await expect(options.first()).toContainText('Lentil dal');
  await tabTo(page, button(page, 'Remove filter: Vegan'));
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('lentils');
  await expect(box).toBeFocused();
  await expect(options.filter({ hasText: 'Lentils with bacon' })).toBeVisible();
});

import type { Page } from '@playwright/test';

import { expect, test } from '../harness/test.ts';
import type { AppServer } from '../harness/server.ts';
import { button, createRecipe, publishRecipe, signIn } from './steps.ts';

const SATAY = { title: 'Satay noodles', ingredients: ['3 tbsp peanut butter', '200 g rice noodles'] };
const SALAD = { title: 'Carrot salad', ingredients: ['4 carrots', '1 lemon'] };
const NOTE = 'Contains peanuts';

async function avoidPeanuts(page: Page, app: AppServer): Promise<void> {
  const answer = await page.request.patch(`${app.url}/api/profile`, {
    headers: { origin: app.url },
    data: { allergies: ['Peanuts'] },
  });
  expect(answer.ok()).toBe(true);
}

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test('a recipe with an allergen says so in lists, in search and above its ingredients, with a swap', async ({
  page,
  app,
}) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, SATAY);
  await createRecipe(page, app, SALAD);
  await avoidPeanuts(page, app);
  for (const path of ['/dashboard', '/my-cookbook', '/categories']) {
    await page.goto(path);
    await expect(card(page, SATAY.title).first()).toContainText(NOTE);
    await expect(card(page, SALAD.title).first()).not.toContainText(/contains?/iu);
  }
  await page.goto(`/recipe/${id}`);
  const note = page.getByRole('region', { name: NOTE });
  await expect(note).toContainText('3 tbsp peanut butter');
  await expect(note).toContainText(/Swap: .*almond butter/u);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(note).toBeVisible();
  const ingredients = page.getByRole('heading', { name: 'Ingredients', exact: true });
  const [above, below] = [await note.boundingBox(), await ingredients.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await note.getByRole('link', { name: 'Adapt this recipe' }).click();
  await expect(page).toHaveURL(/\/edit$/u);
});

test('recipes that do not fit are hidden in the community until the filter is off', async ({ page, app }) => {
  await signIn(page, app);
  for (const recipe of [SATAY, SALAD])
    await publishRecipe(page, app, await createRecipe(page, app, { ...recipe, title: `${recipe.title} to hide` }));
  await avoidPeanuts(page, app);
  await page.goto('/community?q=to+hide');
  const results = page.getByRole('region', { name: 'All Recipes' });
  await expect(results.getByRole('article')).toHaveCount(2);
  await expect(results.getByText(NOTE)).toBeVisible();
  const hide = button(page, 'Hide recipes that don’t fit my diet');
  await hide.click();
  await expect(page).toHaveURL(/fits=true/u);
  await expect(results.getByRole('article')).toHaveCount(1);
  await expect(results.getByRole('article')).toContainText('Carrot salad');
  await page.reload();
  await expect(results.getByRole('article')).toHaveCount(1);
  await hide.click();
  await expect(results.getByRole('article')).toHaveCount(2);
});

test('a user without diets and allergies sees neither notes nor the filter', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, SATAY);
  await page.goto('/community');
  await expect(page.getByRole('searchbox', { name: 'Search community recipes' })).toBeVisible();
  await expect(button(page, 'Hide recipes that don’t fit my diet')).toBeHidden();
  await page.goto(`/recipe/${id}`);
  await expect(page.getByRole('heading', { name: SATAY.title })).toBeVisible();
  await expect(page.getByText(/Contains/u)).toBeHidden();
});

import { recipesRoutes } from '@larder/contract/recipes';
import type { Page } from '@playwright/test';

import type { AppServer } from '../harness/server.ts';
import { expect, test } from '../harness/test.ts';
import { button, heading, row, savedTitles, signIn, tabTo, toast } from './steps.ts';

async function savedRecipe(page: Page, app: AppServer, id: string) {
  const answer = await page.request.get(`${app.url}/api/recipes/${id}`);
  return recipesRoutes.getRecipe.response.parse(await answer.json());
}

/** Presses a button by keyboard. */
async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, button(page, name));
  await page.keyboard.press('Enter');
}

test('a recipe with sections, a step note, tags and a source is written by keyboard, and a note moves with its step', async ({
  page,
  app,
}) => {
  await signIn(page, app);
  await page.goto('/create-recipe');
  await page.getByLabel('Recipe Title*').focus();
  await page.keyboard.type('Leek soup');
  await tabTo(page, page.getByLabel('Description*'));
  await page.keyboard.type('Green and warm.');
  await press(page, 'Next');
  await expect(heading(page, 'Ingredients')).toBeFocused();

  await press(page, 'Add section');
  await expect(row(page, 'Section 1')).toBeFocused();
  await page.keyboard.type('For the soup');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2 leeks');
  await press(page, 'Add section');
  await page.keyboard.type('To serve');
  await page.keyboard.press('Enter');
  await page.keyboard.type('4 slices bread');
  await expect(row(page, 'Ingredient 2')).toHaveValue('4 slices bread');
  await press(page, 'Next');
  await expect(heading(page, 'Instructions')).toBeFocused();

  await tabTo(page, row(page, 'Step 1'));
  await page.keyboard.type('Slice the leeks.');
  await press(page, 'Add note to step 1');
  await expect(row(page, 'Note for step 1')).toBeFocused();
  await page.keyboard.type('Wash them well.');
  await press(page, 'Add Step');
  await page.keyboard.type('Simmer for 20 minutes.');
  await press(page, 'Next');
  await expect(heading(page, 'Details')).toBeFocused();

  await tabTo(page, row(page, 'Notes'));
  await page.keyboard.type('Better the next day.');
  await tabTo(page, row(page, 'Tags'));
  await page.keyboard.type('quick,');
  await page.keyboard.type('freezer');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Remove tag freezer')).toBeVisible();
  await tabTo(page, row(page, 'From'));
  await page.keyboard.type('Grandma’s notebook');
  await press(page, 'Create Recipe');
  await expect(heading(page, 'Leek soup')).toBeVisible();
  expect(await savedTitles(page, app)).toEqual(['Leek soup']);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await savedRecipe(page, app, id)).toMatchObject({
    ingredients: ['For the soup:', '2 leeks', 'To serve:', '4 slices bread'],
    instructions: ['Slice the leeks.', 'Simmer for 20 minutes.'],
    step_notes: [{ step: 0, note: 'Wash them well.' }],
    notes: 'Better the next day.',
    tags: ['quick', 'freezer'],
    source_name: 'Grandma’s notebook',
  });

  await page.goto(`/recipe/${id}/edit`);
  await row(page, 'Step 1').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(row(page, 'Step 2')).toBeFocused();
  await expect(row(page, 'Note for step 2')).toHaveValue('Wash them well.');
  await press(page, 'Save Changes');
  await expect(toast(page, 'Recipe updated successfully!')).toBeVisible();
  expect(await savedRecipe(page, app, id)).toMatchObject({
    instructions: ['Simmer for 20 minutes.', 'Slice the leeks.'],
    step_notes: [{ step: 1, note: 'Wash them well.' }],
    tags: ['quick', 'freezer'],
    notes: 'Better the next day.',
    version: 2,
  });
});

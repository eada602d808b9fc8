import { expect, test } from '../harness/test.ts';
import { button, heading, PASSWORD, register, row, tabTo } from './steps.ts';

test('a person without a mouse logs in, writes a recipe, keeps it and deletes it', async ({ page, app }) => {
  const email = await register(page, app);
  const { keyboard } = page;
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Email'));
  await keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect(heading(page, 'My Recipes')).toBeFocused();

  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Create Recipe' }).first());
  await keyboard.press('Enter');
  await expect(heading(page, 'Create Recipe')).toBeFocused();
  await tabTo(page, page.getByLabel('Recipe Title*'));
  await keyboard.type('Toast');
  await tabTo(page, page.getByLabel('Description*'));
  await keyboard.type('As it was meant to be.');
  await tabTo(page, button(page, 'Next'));
  await keyboard.press('Enter');

  await expect(heading(page, 'Ingredients')).toBeFocused();
  await tabTo(page, row(page, 'Ingredient 1'));
  await keyboard.type('bread');
  await keyboard.press('Enter');
  await keyboard.type('butter');
  await keyboard.press('Enter');
  await keyboard.press('Backspace');
  await expect(row(page, 'Ingredient 2')).toBeFocused();
  await tabTo(page, button(page, 'Next'));
  await keyboard.press('Space');

  await expect(heading(page, 'Instructions')).toBeFocused();
  await tabTo(page, row(page, 'Step 1'));
  await keyboard.type('Toast the bread.');
  await tabTo(page, button(page, 'Next'));
  await keyboard.press('Enter');

  await expect(heading(page, 'Details')).toBeFocused();
  await tabTo(page, page.getByLabel('Servings', { exact: true }));
  await keyboard.type('2');
  await tabTo(page, button(page, 'Create Recipe'));
  await keyboard.press('Enter');

  await expect(heading(page, 'Toast')).toBeFocused();
  await tabTo(page, button(page, 'Delete'));
  await keyboard.press('Enter');
  await expect(button(page, 'Cancel')).toBeFocused();
  await keyboard.press('Escape');
  await expect(button(page, 'Delete')).toBeFocused();
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await keyboard.press('Enter');
  await expect(heading(page, 'My Recipes')).toBeVisible();
});

import { expect, test } from '../harness/test.ts';
import { button, heading, keepRecipe, PASSWORD, register, row, signIn, tabTo } from './steps.ts';

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

test('the Tab key leads past a message', async ({ page, app }) => {
  await signIn(page, app);
  const id = await keepRecipe(page, app);
  await page.goto(`/recipe/${id}`);
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Copy as text' }).click();
  const message = page.locator('[data-sonner-toast]');
  // It stays for as long as the mouse is on it.
  await message.hover();
  await tabTo(page, message);
  await page.keyboard.press('Tab');
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await expect(message).toBeVisible();
});

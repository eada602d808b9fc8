import { startServer } from '../harness/server.ts';
import { expect, test } from '../harness/test.ts';
import { button, heading, logIn, newEmail, PASSWORD, row, toast } from './steps.ts';

test('a new user turns the contents of the fridge into a recipe that survives a crash', async ({
  page,
  allowedProblems,
}) => {
  const app = await startServer();
  const email = newEmail();
  try {
    await page.goto(`${app.url}/register`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password').fill(PASSWORD);
    await button(page, 'Create account').click();
    await expect(page).toHaveURL(/\/login$/u);
    await expect(heading(page, 'Log in')).toBeVisible();
    await expect(toast(page, 'Registration successful!')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);

    await logIn(page, email);
    await expect(heading(page, 'My Recipes')).toBeVisible();
    await expect(toast(page, 'Login successful!')).toBeVisible();
    await expect(heading(page, 'No recipes found')).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: 'Create Recipe' }).first().click();
    await button(page, 'Start from what’s in the fridge').click();
    await expect(heading(page, 'Ingredients')).toBeFocused();
    await row(page, 'Ingredient 1').fill('chicken');
    await row(page, 'Ingredient 1').press('Enter');
    await page.keyboard.type('tomatoes');
    await page.keyboard.press('Enter');
    await page.keyboard.type('rice');
    await button(page, 'Generate Recipe from Ingredients').click();
    await expect(toast(page, 'Recipe generated successfully!')).toBeVisible();
    await expect(page.getByText('REECE’s kitchen engine made this.')).toBeFocused();

    await button(page, 'Change the title').click();
    await expect(page.getByLabel('Recipe Title*')).not.toHaveValue('');
    await expect(page.getByLabel('Description*')).not.toHaveValue('');
    await page.getByLabel('Recipe Title*').fill('Tuesday’s empty fridge');
    for (const step of ['Ingredients', 'Instructions', 'Details']) {
      await button(page, 'Next').click();
      await expect(heading(page, step)).toBeFocused();
    }
    await button(page, 'Create Recipe').click();
    await expect(toast(page, 'Recipe created successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/u);
    await expect(heading(page, 'Tuesday’s empty fridge')).toBeVisible();
    await expect(page.getByText('AI Generated', { exact: true })).toBeVisible();
    const recipeUrl = page.url();

    await button(page, 'Back').click();
    await expect(page.getByRole('link', { name: 'Tuesday’s empty fridge', exact: true })).toBeVisible();

    // The page's other requests fail when the server dies.
    allowedProblems.push(/ERR_(?:CONNECTION_RESET|CONNECTION_REFUSED|SOCKET_NOT_CONNECTED)/u);
    allowedProblems.push(/ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING/u);
    await app.kill9();
    await app.restart();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Tuesday’s empty fridge', exact: true })).toBeVisible();
    await page.goto(recipeUrl);
    await expect(heading(page, 'Tuesday’s empty fridge')).toBeVisible();
    await expect(page.getByRole('list').first()).toBeVisible();
  } finally {
    await app.stop();
  }
});

import type { Locator, Page } from '@playwright/test';

import { ADMIN_ENV } from '../harness/server.ts';
import { expect, test } from '../harness/test.ts';
import {
  button,
  publishRecipe,
  heading,
  createRecipe,
  newEmail,
  PASSWORD,
  register,
  row,
  signIn,
  tabTo,
  toast,
} from './steps.ts';

/** Tabs to the element and presses it. */
async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Confirms a dialog; the focus starts on Cancel. */
async function confirm(page: Page, label: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
  await pressOn(page, question.getByRole('button', { name: label, exact: true }));
  await expect(question).toHaveCount(0);
}

test('login, writing, saving and deleting a recipe work by keyboard', async ({ page, app }) => {
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

test('the Tab key passes a message', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app);
  await page.goto(`/recipe/${id}`);
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Copy as text' }).click();
  const message = page.locator('[data-sonner-toast]');
  // A hovered toast stays.
  await message.hover();
  await tabTo(page, message);
  await page.keyboard.press('Tab');
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await expect(message).toBeVisible();
});

test('signing up and generating a recipe work by keyboard', async ({ page }) => {
  const email = newEmail();
  await page.goto('/register');
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await typeInto(page, page.getByLabel('Confirm Password'), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/u);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'My Recipes')).toBeFocused();

  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Create Recipe' }).first());
  await expect(heading(page, 'Create Recipe')).toBeFocused();
  await pressOn(page, button(page, 'Start from what’s in the fridge'));
  await expect(heading(page, 'Ingredients')).toBeFocused();
  await typeInto(page, row(page, 'Ingredient 1'), 'chicken');
  await page.keyboard.press('Enter');
  await page.keyboard.type('rice');
  await pressOn(page, button(page, 'Generate Recipe from Ingredients'));
  await expect(page.getByText('REECE’s kitchen engine made this.')).toBeFocused();
  for (const step of ['Instructions', 'Details']) {
    await pressOn(page, button(page, 'Next'));
    await expect(heading(page, step)).toBeFocused();
  }
  await pressOn(page, button(page, 'Create Recipe'));
  await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('AI Generated', { exact: true })).toBeVisible();
});

test('rating a community recipe and sharing one work by keyboard', async ({ page, app }) => {
  const other = await signIn(page, app);
  // Other tests publish a leek soup to the same community.
  const title = `Soup of ${other}`;
  await publishRecipe(page, app, await createRecipe(page, app, { title }));
  await page.context().clearCookies();
  await signIn(page, app);
  const id = await createRecipe(page, app);
  const { keyboard } = page;
  await page.goto('/community');
  const soup = page.getByRole('region', { name: 'All Recipes' }).getByRole('article', { name: title });
  await tabTo(page, soup.getByRole('radio', { name: '1 star' }));
  for (const stars of ['2 stars', '3 stars', '4 stars']) {
    await keyboard.press('ArrowRight');
    await expect(soup.getByRole('radio', { name: stars })).toBeFocused();
  }
  await expect(soup.getByRole('radio', { name: '4 stars' })).not.toBeChecked();
  await keyboard.press('Space');
  await expect(toast(page, 'Rating submitted successfully')).toBeVisible();
  await expect(soup.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(soup.getByRole('radio', { name: '4 stars' })).toBeFocused();

  await page.goto(`/recipe/${id}`);
  await pressOn(page, button(page, 'Share'));
  const dialog = page.getByRole('dialog', { name: 'Share this recipe' });
  await expect(dialog.getByLabel('Email address')).toBeFocused();
  await keyboard.type(other);
  await keyboard.press('Enter');
  const people = dialog.getByRole('list', { name: 'Shared with' }).getByRole('listitem');
  await expect(people).toContainText([other]);
  await expect(dialog.getByLabel('Email address')).toBeFocused();
  await expect(dialog.getByLabel('Email address')).toHaveValue('');
  await pressOn(page, people.getByRole('button', { name: 'Remove' }));
  await confirm(page, 'Remove');
  await expect(dialog.getByRole('heading', { name: 'Shared with' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(button(page, 'Share')).toBeFocused();
});

test('the admin area works by keyboard', async ({ page, app }) => {
  const email = await register(page, app);
  const { keyboard } = page;
  await page.goto('/admin');
  await typeInto(page, page.getByLabel('Password', { exact: true }), ADMIN_ENV.ADMIN_PASSWORD);
  await keyboard.press('Enter');
  await expect(heading(page, 'My Recipes')).toBeFocused();
  await pressOn(page, button(page, 'Account menu'));
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await keyboard.type('Admin');
  await expect(menu.getByRole('menuitem', { name: 'Admin', exact: true })).toBeFocused();
  await keyboard.press('Enter');
  await expect(heading(page, 'People')).toBeFocused();

  await typeInto(page, page.getByRole('searchbox', { name: 'Search people' }), email);
  await keyboard.press('Enter');
  await expect(page.getByText('Showing 1 person')).toBeAttached();
  const actions = page.getByRole('button', { name: `Actions for ${email}` });
  await pressOn(page, actions);
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await keyboard.press('Escape');
  await expect(actions).toBeFocused();
  await keyboard.press('Enter');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await keyboard.type('Disable');
  await keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(question).toContainText(email);
  await keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(actions).toBeFocused();
});

test('deleting an item moves the focus beside it', async ({ page, app }) => {
  await signIn(page, app);
  const { keyboard } = page;

  await page.goto('/create-recipe?step=2');
  await typeInto(page, row(page, 'Ingredient 1'), 'bread');
  for (const more of ['butter', 'jam']) {
    await keyboard.press('Enter');
    await keyboard.type(more);
  }
  await pressOn(page, button(page, 'Remove ingredient 2'));
  await expect(row(page, 'Ingredient 2')).toBeFocused();
  await expect(row(page, 'Ingredient 2')).toHaveValue('jam');
  await pressOn(page, button(page, 'Remove ingredient 2'));
  await expect(row(page, 'Ingredient 1')).toBeFocused();

  await createRecipe(page, app);
  await createRecipe(page, app, { title: 'Plum cake', category: 'Dessert' });
  await page.goto('/my-cookbook');
  await tabTo(page, page.getByRole('checkbox', { name: 'Select Plum cake' }));
  await keyboard.press('Space');
  await pressOn(page, page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }));
  await confirm(page, 'Delete');
  await expect(heading(page, 'My Cookbook')).toBeFocused();
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.goto('/my-cookbook?q=nothing+like+it');
  await pressOn(page, button(page, 'Clear search and filters'));
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(heading(page, 'My Cookbook')).toBeFocused();

  await page.goto('/categories/Soup?minutes=60&servings=4');
  const filters = page.getByRole('list', { name: 'Active filters' }).getByRole('button');
  await expect(filters).toHaveCount(2);
  await pressOn(page, filters.first());
  await expect(filters).toHaveCount(1);
  // Other users publish soups meanwhile.
  await expect(page.getByText(/^\d+ recipes?$/u)).toBeFocused();

  await page.goto('/profile');
  await pressOn(page, page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'API tokens' }));
  await expect(heading(page, 'API tokens')).toBeFocused();
  const section = page.getByRole('region', { name: 'API tokens' });
  for (const name of ['Kitchen clock', 'Shopping list']) {
    await pressOn(page, section.getByRole('button', { name: 'Create a token' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeFocused();
    await typeInto(page, dialog.getByLabel('Name'), name);
    await keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Token' })).toBeVisible();
    await pressOn(page, button(page, 'Done'));
    await expect(section.getByRole('button', { name: 'Create a token' })).toBeFocused();
  }
  const tokens = section.getByRole('list', { name: 'Your tokens' }).getByRole('listitem');
  for (const left of [1, 0]) {
    for (let presses = 0; presses < 5; presses += 1) await keyboard.press('Shift+Tab');
    await pressOn(page, tokens.first().getByRole('button', { name: 'Revoke' }));
    await confirm(page, 'Revoke');
    await expect(tokens).toHaveCount(left);
    await expect(heading(page, 'API tokens')).toBeFocused();
  }
});

test('a button with nothing left to do keeps the focus', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, { servings: 3 });
  await page.goto(`/recipe/${id}`);
  const less = button(page, 'Servings: less');
  await tabTo(page, less);
  for (const servings of ['2', '1', '1']) {
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Servings', { exact: true })).toHaveValue(servings);
  }
  await expect(less).toBeDisabled();
  await expect(less).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Servings', { exact: true })).toBeFocused();
});

/** The screen reader's output when reading line by line. */
async function heard(part: Locator): Promise<string[]> {
  const lines = (await part.ariaSnapshot()).split('\n').map((line) => line.trim());
  // An empty status is silent, and a URL is read only on request.
  return lines.filter((line) => line !== '' && line !== '- status' && !line.startsWith('- /url'));
}

test('a screen reader reads a recipe from its title to its last ingredient', async ({ page, app }) => {
  await signIn(page, app);
  const ingredients = ['2 leeks', '1/2 l stock', 'For the top:', '20 g butter'];
  const id = await createRecipe(page, app, { ingredients, is_ai_generated: true });
  await page.goto(`/recipe/${id}`);
  expect(await heard(page.getByRole('article').locator('header'))).toEqual([
    '- img "Picture of Leek soup"',
    '- paragraph: Soup',
    '- text: AI Generated',
    '- heading "Leek soup" [level=1]',
    '- paragraph: Green, warm and quick.',
    '- term: minutes',
    '- definition: "30"',
    '- term: servings',
    '- definition: "4"',
    '- term: ingredients',
    '- definition: "3"',
    '- paragraph: 10 minutes to prepare, 20 minutes to cook',
    '- button "Start cooking"',
  ]);
  expect(await heard(page.getByRole('region', { name: 'Ingredients' }))).toEqual([
    '- region "Ingredients":',
    '- heading "Ingredients" [level=2]',
    '- text: Servings',
    `- 'button "Servings: less"'`,
    '- spinbutton "Servings": "4"',
    `- 'button "Servings: more"'`,
    '- group "Units":',
    '- text: Units',
    '- radio "As written" [checked]',
    '- text: As written',
    '- radio "Metric"',
    '- text: Metric',
    '- radio "US cups"',
    '- text: US cups',
    '- list:',
    '- listitem:',
    '- checkbox "2 leeks"',
    '- text: 2 leeks',
    '- listitem:',
    '- checkbox "½ l stock"',
    '- text: ½ l stock',
    '- listitem: For the top',
    '- listitem:',
    '- checkbox "20 g butter"',
    '- text: 20 g butter',
  ]);
});

test('a screen reader reads a community card once, its content before its actions', async ({ page, app }) => {
  await signIn(page, app);
  const id = await publishRecipe(page, app, await createRecipe(page, app, { title: 'Skirret soup' }));
  await page.context().clearCookies();
  await signIn(page, app);
  await page.request.post(`/api/community/${id}/ratings`, { headers: { origin: app.url }, data: { rating: 4 } });
  await page.goto('/community?q=skirret');
  const card = page.getByRole('region', { name: 'All Recipes' }).getByRole('article', { name: 'Skirret soup' });
  expect(await heard(card)).toEqual([
    '- article "Skirret soup":',
    '- paragraph: Soup',
    '- heading "Skirret soup" [level=3]:',
    '- mark: Skirret',
    '- text: soup',
    '- paragraph: Green, warm and quick.',
    '- text: Rated 4 of 5 by 1 person 0 views',
    '- paragraph: By Cook',
    '- radiogroup "Rate Skirret soup":',
    '- radio "1 star"',
    '- radio "2 stars"',
    '- radio "3 stars"',
    '- radio "4 stars" [checked]',
    '- radio "5 stars"',
    '- link "View Recipe":',
  ]);
  await expect(card.getByRole('link')).toHaveAccessibleDescription('Skirret soup');
});

test('a screen reader announces the wizard’s step, question and errors', async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/create-recipe');
  await expect(heading(page, 'Create Recipe')).toBeVisible();
  await expect(page.getByLabel('Have it somewhere already?')).toBeVisible();
  // The last section is replaced when its script loads.
  await expect
    .poll(() => heard(page.getByRole('main')))
    .toEqual([
      '- main:',
      '- heading "Create Recipe" [level=1]',
      '- list "Steps":',
      '- listitem: Basic Info',
      '- listitem: Ingredients',
      '- listitem: Instructions',
      '- listitem: Details',
      '- heading "Basic Info" [level=2]',
      '- button "Ask REECE"',
      '- paragraph: No recipe in mind?',
      '- paragraph: "Tell REECE what you have and get a whole recipe: title, steps, times and all."',
      '- button "Start from what’s in the fridge"',
      '- text: Recipe Title*',
      '- textbox "Recipe Title*":',
      '- /placeholder: e.g. Grandma’s tomato soup',
      '- text: Description*',
      '- textbox "Description*":',
      '- /placeholder: What it is, where it comes from, when to cook it',
      '- group "Photo":',
      '- paragraph: Add a photo of the dish',
      '- paragraph: Choose a file, drop it here or paste it. No photo? We’ll draw your dish from its ingredients.',
      '- button "Choose a photo"',
      '- text: Image URL (optional)',
      '- textbox "Image URL (optional)":',
      '- /placeholder: https://',
      '- paragraph: A link to a photo on the web. We’ll save our own copy.',
      '- text: Have it somewhere already?',
      '- textbox "Have it somewhere already?":',
      '- /placeholder: https://…',
      '- button "Fill in"',
      '- paragraph: Paste its web address or its text, and we’ll fill in the form.',
      '- paragraph:',
      '- link "Import a saved page, a file or many recipes":',
      '- button "Next"',
    ]);
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps.and(page.locator('[aria-current="step"]'))).toHaveText('Basic Info');
  await pressOn(page, button(page, 'Next'));
  const title = page.getByLabel('Recipe Title*');
  await expect(title).toBeFocused();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toHaveAccessibleDescription(/^Please enter a title for your recipe/u);
});

test('a screen reader announces REECE’s answer as it streams, in order', async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/dashboard');
  await pressOn(page, button(page, 'Ask REECE'));
  const panel = page.getByRole('dialog', { name: 'Chat with REECE' });
  const input = panel.getByRole('textbox', { name: 'Message to REECE' });
  await expect(input).toBeFocused();
  await page.keyboard.type('how to cook rice');
  await page.keyboard.press('Enter');
  const answer = /^Rinse 1 cup of long-grain rice, .* Fluff with a fork\.$/u;
  await expect(panel.getByRole('status')).toHaveText(answer);
  await expect(input).toBeFocused();
  expect(await heard(panel.getByRole('log'))).toEqual([
    '- log "Conversation with REECE":',
    '- paragraph: Hello, I’m REECE. Your cookbook is still empty. Want to cook up your first recipe?',
    '- paragraph: Our own kitchen engine is answering today. If it doesn’t know something, it’ll say so.',
    '- text: "You said:"',
    '- paragraph: how to cook rice',
    '- text: "REECE said:"',
    expect.stringMatching(/^- paragraph: Rinse 1 cup of long-grain rice, .* Fluff with a fork\.$/u),
  ]);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button(page, 'Ask REECE')).toBeFocused();
});

test('the chat works by keyboard: more results, and the answer to a question', async ({ page, app }) => {
  await signIn(page, app);
  for (let count = 1; count <= 7; count += 1) await createRecipe(page, app, { title: `Scorzonella ${count}` });
  await page.goto('/dashboard');
  await pressOn(page, button(page, 'Ask REECE'));
  const panel = page.getByRole('dialog', { name: 'Chat with REECE' });
  await expect(panel.getByRole('textbox', { name: 'Message to REECE' })).toBeFocused();
  await page.keyboard.type('find scorzonella');
  await page.keyboard.press('Enter');
  const more = button(page, 'Show 2 more');
  await expect(more).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'Message to REECE' })).toBeFocused();
  while (!(await more.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const found = panel.getByRole('list', { name: 'Recipes found' }).getByRole('link');
  await expect(found).toHaveCount(7);
  await expect(found.nth(5)).toBeFocused();

  const input = panel.getByRole('textbox', { name: 'Message to REECE' });
  await tabTo(page, input);
  await page.keyboard.type('delete Scorzonella 1');
  await page.keyboard.press('Enter');
  const no = panel.getByRole('button', { name: 'No', exact: true });
  await expect(no).toBeVisible();
  await expect(input).toBeFocused();
  while (!(await no.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('log')).toContainText('Not deleted.');
  await expect(input).toBeFocused();
});

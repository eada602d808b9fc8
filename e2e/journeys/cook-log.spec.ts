import { drawJpeg, test } from '../harness/picture-server.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { answerTo, button, createRecipe, heading, signIn, tabTo, toast } from './steps.ts';

const ENTRIES = /\/cook-log$/u;

function entries(page: Page): Locator {
  return page.getByRole('region', { name: 'Cook log' }).getByRole('listitem');
}

function dialog(page: Page, name = 'Add to your cook log'): Locator {
  return page.getByRole('dialog', { name });
}

async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Opens the dialog by the button on the page. */
async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('region', { name: 'Cook log' }).scrollIntoViewIfNeeded();
  const add = button(page, 'I cooked this');
  await expect(add).toBeVisible();
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  return dialog(page);
}

test('a cook logs a recipe by keyboard, with stars, a note and a photo, and edits and deletes the entry', async ({
  page,
  app,
}) => {
  await signIn(page, app);
  const id = await createRecipe(page, app);
  await createRecipe(page, app, { title: 'Newer recipe' });
  const photo = await drawJpeg(page, 800);
  await page.goto(`/recipe/${id}?servings=6`);
  await expect(heading(page, 'Leek soup')).toBeVisible();

  const form = await openDialog(page);
  await expect(form.getByLabel('Servings', { exact: true })).toHaveValue('6');
  await tabTo(page, form.getByRole('radio', { name: '1 star' }));
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(form.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await tabTo(page, form.getByLabel('Note (optional)'));
  await page.keyboard.type('Less salt next time.');
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page, button(form, 'Choose a photo'));
  await (await chooser).setFiles({ name: 'soup.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(form.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await pressOn(page, button(form, 'Save'));
  await expect(toast(page, 'Added to your cook log')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, 'I cooked this')).toBeFocused();
  await expect(entries(page)).toHaveCount(1);

  await page.reload();
  await page.getByRole('region', { name: 'Cook log' }).scrollIntoViewIfNeeded();
  const entry = entries(page);
  await expect(entry).toContainText('4 stars');
  await expect(entry).toContainText('6 servings');
  await expect(entry).toContainText('Less salt next time.');
  await expect(entry.getByRole('img')).toHaveJSProperty('complete', true);

  const actions = entry.getByRole('button', { name: /^Actions for / });
  await actions.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  const note = dialog(page, 'Edit entry').getByLabel('Note (optional)');
  await expect(note).toHaveValue('Less salt next time.');
  await tabTo(page, note);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Perfect.');
  await pressOn(page, button(dialog(page, 'Edit entry'), 'Save'));
  await expect(toast(page, 'Cook log updated')).toBeVisible();
  await expect(entry).toContainText('Perfect.');
  await expect(entry.getByRole('img')).toBeVisible();
  await expect(actions).toBeFocused();

  await page.goto('/my-cookbook?sort=cooked');
  await expect(page.getByLabel('Sort by')).toHaveValue('cooked');
  await expect(page.getByRole('article').first()).toContainText('Leek soup');
  await page.goto('/dashboard');
  await expect(page.getByRole('term').filter({ hasText: 'time cooked' }).locator('..')).toContainText('1');

  await page.goto(`/recipe/${id}`);
  await page.getByRole('region', { name: 'Cook log' }).scrollIntoViewIfNeeded();
  await actions.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await pressOn(
    page,
    page.getByRole('alertdialog', { name: 'Delete this entry?' }).getByRole('button', { name: 'Delete' }),
  );
  await expect(toast(page, 'Removed from your cook log')).toBeVisible();
  await expect(entries(page)).toHaveCount(0);
  await expect(heading(page, 'Cook log')).toBeFocused();
});

test('a double click on Save adds one entry, and a failed attempt keeps the form', async ({
  page,
  app,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to load resource/u);
  await signIn(page, app);
  const id = await createRecipe(page, app);
  await page.goto(`/recipe/${id}`);
  const form = await openDialog(page);
  await form.getByLabel('Note (optional)').fill('With cream.');
  // The server stores the entry, but the connection breaks before it can say so, also at the second attempt.
  await answerTo(page, 'POST', ENTRIES, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(form, 'Save').click();
  await expect(form.getByRole('alert')).toContainText('Everything you entered is still here');
  await expect(form.getByLabel('Note (optional)')).toHaveValue('With cream.');
  await page.unroute(ENTRIES);
  await form.getByLabel('Note (optional)').fill('With cream and chives.');
  await button(form, 'Save').dblclick();
  await expect(dialog(page)).toBeHidden();
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText('With cream and chives.');
});

test('the last step of cook mode offers to log the recipe', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app, { instructions: ['Slice the leeks.'] });
  await page.goto(`/recipe/${id}`);
  await button(page, 'Start cooking').first().click();
  await button(page, 'Done').click();
  await expect(button(page, 'Start cooking').first()).toBeFocused();
  await toast(page, 'Cooked it? Add it to your log').getByRole('button', { name: 'Add' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'I cooked this')).toBeFocused();
});

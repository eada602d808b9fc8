import { dropPictures } from '../harness/drop-pictures.ts';
import { expect, test } from '../harness/test.ts';
import { button, countUnannounced, heading, dropResponse, row, signIn, savedTitles, toast } from './steps.ts';

// An unreachable provider without a fallback.
test.use({
  serverEnv: {
    AI_PROVIDER: 'openai',
    OPENAI_API_KEY: 'a-key',
    OPENAI_BASE_URL: 'http://127.0.0.1:1',
    AI_VISION_MODEL: 'eyes',
    AI_FALLBACK: 'none',
  },
});

test.beforeEach(async ({ page, app, allowedProblems }) => {
  allowedProblems.push(/Failed to load resource/u);
  await signIn(page, app);
  await page.goto('/dashboard');
});

test('a failed generation shows an error and allows another try', async ({ page, app }) => {
  await button(page, 'Surprise Me!').click();
  await expect(button(page, 'Creating...')).toBeDisabled();
  const failed = toast(page, "Sorry, I couldn't create a surprise recipe right now.");
  await expect(failed).toBeVisible();
  await expect(failed).toHaveText("Sorry, I couldn't create a surprise recipe right now.");
  await expect(button(page, 'Surprise Me!')).toBeEnabled();
  await expect(page).toHaveURL(/\/dashboard/u);

  await button(page, 'Quick Create').click();
  await expect(toast(page, 'Failed to create recipe. Please try again.')).toBeVisible();
  await expect(heading(page, 'Create Recipe')).toBeVisible();

  await button(page, 'Start from what’s in the fridge').click();
  await row(page, 'Ingredient 1').fill('chicken');
  await button(page, 'Generate Recipe from Ingredients').click();
  await expect(toast(page, 'Failed to generate recipe')).toContainText('Everything you typed is kept.');
  await expect(row(page, 'Ingredient 1')).toHaveValue('chicken');
  expect(await savedTitles(page, app)).toEqual([]);
});

test('a photo that no model could read says so, adds nothing, and can be sent again', async ({ page }) => {
  await page.goto('/create-recipe');
  await button(page, 'Start from what’s in the fridge').click();
  await row(page, 'Ingredient 1').fill('2 leeks');
  const zone = page.getByRole('group', { name: 'Picture of your ingredients' });
  await expect(zone.getByText('Demo', { exact: true })).toHaveCount(0);
  for (let time = 0; time < 2; time += 1) {
    const answer = page.waitForResponse('**/api/assistant/extract');
    await dropPictures(zone, 1);
    expect((await answer).status()).toBe(503);
    await expect(toast(page, 'Failed to process image. Please try again.')).toHaveCount(1);
    await expect(zone.getByText('Your list is unchanged.', { exact: true })).toBeVisible();
    await expect(zone.getByRole('button', { name: 'Choose a picture' })).toBeEnabled();
  }
  await expect(row(page, 'Ingredient 1')).toHaveValue('2 leeks');
  await expect(row(page, 'Ingredient 2')).toHaveCount(0);
  await expect(toast(page, 'Ingredients extracted successfully!')).toHaveCount(0);
});

test('a search without results says that REECE is unavailable', async ({ page }) => {
  const box = page.getByRole('combobox', { name: 'Ask REECE to find recipes...', exact: true });
  await box.fill('salsify');
  await box.press('Enter');
  await expect(
    page
      .getByRole('banner')
      .getByText(/^Error: I.m sorry, I encountered an error/u)
      .last(),
    // Several attempts fail before the provider counts as down.
  ).toBeVisible({ timeout: 30_000 });
});

test('a generation that failed unwatched is reported once', async ({ page, app }) => {
  const { ended } = await dropResponse(page);
  await button(page, 'Surprise Me!').click();
  await ended();
  await page.goto('/my-cookbook');
  await expect(toast(page, "Sorry, I couldn't create a surprise recipe right now.")).toBeVisible();
  await expect.poll(() => countUnannounced(page, app)).toBe(0);
});

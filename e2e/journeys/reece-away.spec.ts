import { expect, test } from '../harness/test.ts';
import { button, countUntold, heading, loseAnswer, row, signIn, titlesKept, toast } from './steps.ts';

// A provider that nobody reaches, and nobody in its place.
test.use({
  serverEnv: {
    AI_PROVIDER: 'openai',
    OPENAI_API_KEY: 'a-key',
    OPENAI_BASE_URL: 'http://127.0.0.1:1',
    AI_FALLBACK: 'none',
  },
});

test.beforeEach(async ({ page, app, allowedProblems }) => {
  allowedProblems.push(/Failed to load resource/u);
  await signIn(page, app);
  await page.goto('/dashboard');
});

test('what does not come about is told, and the way is free again', async ({ page, app }) => {
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
  expect(await titlesKept(page, app)).toEqual([]);
});

test('who looks for what nobody has written is told that REECE is away', async ({ page }) => {
  const box = page.getByRole('combobox', { name: 'Ask REECE to find recipes...', exact: true });
  await box.fill('salsify');
  await box.press('Enter');
  await expect(
    page
      .getByRole('banner')
      .getByText(/^Error: I.m sorry, I encountered an error/u)
      .last(),
    // It is tried more than once before it is called away.
  ).toBeVisible({ timeout: 30_000 });
});

test('what failed while nobody was looking is told, once', async ({ page, app }) => {
  const { ended } = await loseAnswer(page);
  await button(page, 'Surprise Me!').click();
  await ended();
  await page.goto('/my-cookbook');
  await expect(toast(page, "Sorry, I couldn't create a surprise recipe right now.")).toBeVisible();
  await expect.poll(() => countUntold(page, app)).toBe(0);
});

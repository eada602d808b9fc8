import type { Page } from '@playwright/test';

import { expectAccessibleEverywhere } from '../harness/accessibility.ts';
import { expect, test } from '../harness/test.ts';
import { button, createRecipe, savedTitles, signIn } from './steps.ts';

/** Opens the chat. Returns its log, and a function that sends a message and waits for the answer. */
async function openChat(page: Page) {
  await page.goto('/dashboard');
  await button(page, 'Ask REECE').click();
  const panel = page.getByRole('dialog', { name: 'Chat with REECE' });
  const log = panel.getByRole('log');
  const input = panel.getByRole('textbox', { name: 'Message to REECE' });
  const ask = async (text: string): Promise<void> => {
    await expect(input).toBeEnabled();
    await input.fill(text);
    await input.press('Enter');
    await expect(log.getByText(text, { exact: true })).toBeVisible();
    await expect(input).toBeEnabled();
  };
  return { log, ask };
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`REECE proposes a change, makes it after a yes, and Undo takes it back, ${width} pixels wide`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, app);
    await createRecipe(page, app);
    const { log, ask } = await openChat(page);
    await ask('rename my leek soup to Sunday Soup');
    await expect(log).toContainText('Should I rename “Leek soup” to “Sunday Soup”?');
    expect(await savedTitles(page, app)).toEqual(['Leek soup']);
    await log.getByRole('button', { name: 'Yes, change it' }).click();
    await expect(log).toContainText('Changed. The earlier version is saved.');
    expect(await savedTitles(page, app)).toEqual(['Sunday Soup']);
    await expectAccessibleEverywhere(page);
    const undo = log.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeInViewport();
    await undo.click();
    await expect(log).toContainText('Undone. It is as it was before.');
    await expect(undo).toHaveCount(0);
    expect(await savedTitles(page, app)).toEqual(['Leek soup']);

    // The conversation still says so after a reload.
    await page.reload();
    await button(page, 'Ask REECE').click();
    await expect(log).toContainText('Undone. It is as it was before.');
  });
}

test('a draft is renamed, saved, and taken back by words', async ({ page, app }) => {
  await signIn(page, app);
  const { log, ask } = await openChat(page);
  await ask('make a recipe with leeks and potatoes');
  await ask('call it Monday Leeks');
  await expect(log.getByRole('heading', { name: 'Monday Leeks' })).toBeVisible();
  await log.getByRole('button', { name: 'Keep' }).last().click();
  await expect(log).toContainText('Saved to your recipes.');
  expect(await savedTitles(page, app)).toEqual(['Monday Leeks']);
  await ask('undo that');
  await expect(log).toContainText('Undone: “Monday Leeks” is in the bin now.');
  expect(await savedTitles(page, app)).toEqual([]);
});

test('Undo leaves a recipe as it is that was changed meanwhile, and says so', async ({
  page,
  app,
  allowedProblems,
}) => {
  allowedProblems.push(/409.*\/undo/u);
  await signIn(page, app);
  const id = await createRecipe(page, app);
  const { log, ask } = await openChat(page);
  await ask('rename my leek soup to Sunday Soup');
  await log.getByRole('button', { name: 'Yes, change it' }).click();
  await expect(log).toContainText('Changed. The earlier version is saved.');
  const answer = await page.request.patch(`${app.url}/api/recipes/${id}`, {
    headers: { origin: app.url },
    data: { title: 'My own', version: 2 },
  });
  expect(answer.status()).toBe(200);
  await log.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The recipe has changed since then, so I left it as it is.')).toBeVisible();
  expect(await savedTitles(page, app)).toEqual(['My own']);
});

import { expectAccessible } from '../harness/accessibility.ts';
import { expect, test } from '../harness/test.ts';
import { button, createRecipe, signIn, savedTitles } from './steps.ts';

test('two recipes with one title are distinguished by buttons, by words, and after a reload', async ({ page, app }) => {
  await signIn(page, app);
  const older = await createRecipe(page, app);
  const newer = await createRecipe(page, app);
  await page.goto('/dashboard');
  await button(page, 'Ask REECE').click();
  const panel = page.getByRole('dialog', { name: 'Chat with REECE' });
  const input = panel.getByRole('textbox', { name: 'Message to REECE' });
  const log = panel.getByRole('log');
  const choices = log.getByRole('list', { name: 'Recipes to choose from' }).getByRole('button');
  const card = log.getByRole('region', { name: 'Delete this recipe?' });
  await input.fill('delete the leek soup');
  await input.press('Enter');
  await expect(log).toContainText('There are 2 recipes called “Leek soup”. Which one should I delete?');
  await expect(choices).toHaveCount(2);
  await expect(choices).toHaveText([/Leek soup\s*1 · Added \w+ \d+, \d{4}/u, /Leek soup\s*2 · Added \w+ \d+, \d{4}/u]);
  await expectAccessible(page);

  // The choices survive a reload and can be made by keyboard.
  await page.reload();
  await button(page, 'Ask REECE').click();
  await expect(choices).toHaveCount(2);
  await choices.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(card).toContainText('Leek soup');
  await expect(log).toContainText('Should I delete “Leek soup”?');
  await card.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(log).toContainText('“Leek soup” is in the bin');
  expect(await savedTitles(page, app)).toEqual(['Leek soup']);
  expect((await page.request.get(`${app.url}/api/recipes/${older}`)).status()).toBe(404);
  expect((await page.request.get(`${app.url}/api/recipes/${newer}`)).status()).toBe(200);

  await createRecipe(page, app);
  await input.fill('double my leek soup');
  await input.press('Enter');
  await expect(choices).toHaveCount(4);
  await input.fill('the older one');
  await input.press('Enter');
  await expect(log.getByRole('region', { name: 'Change this recipe?' })).toContainText('Leek soup');
});

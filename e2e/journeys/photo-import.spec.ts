import type { Page } from '@playwright/test';

import { expectAccessible } from '../harness/accessibility.ts';
import { expect, test } from '../harness/test.ts';
import { button, heading, savedTitles, signIn, toast } from './steps.ts';

const PAGE = `<body style="width: 900px; padding: 40px; font: 26px/1.7 serif; color: #222; background: #fffdf5">
  <h1 style="font-size: 44px">Leek and potato soup</h1>
  <p>Serves 4</p>
  <p>Ingredients</p>
  <p>3 large leeks<br />500 g floury potatoes<br />2 tbsp butter</p>
  <p>Method</p>
  <p>1. Slice the leeks and let them sweat in the butter for 10 minutes.<br />2. Simmer for 20 minutes and blend.</p>
</body>`;

/** A picture of a printed page. */
async function printPage(page: Page): Promise<Buffer> {
  const paper = await page.context().newPage();
  await paper.setContent(PAGE);
  const photo = await paper.screenshot({ fullPage: true, type: 'jpeg', quality: 90 });
  await paper.close();
  return photo;
}

test('a cook imports a photo of a printed recipe, corrects a line next to the photo, and saves it', async ({
  page,
  app,
}) => {
  // Text recognition reads the page twice on a busy machine.
  test.setTimeout(180_000);
  await signIn(page, app);
  await page.goto('/import');
  await expect(page.getByText('Photos, scans and screenshots of printed recipes work')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Choose files').click();
  await (await chooser).setFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: await printPage(page) });
  await page.getByRole('link', { name: 'Review' }).click({ timeout: 120_000 });

  await expect(heading(page, 'Leek and potato soup')).toBeVisible();
  await expect(page.getByText(/\d+ to check/u)).toBeVisible();
  await button(page, 'Edit').click();
  const dialog = page.getByRole('dialog', { name: 'Edit recipe' });
  await expect(dialog.getByText('Compare each field with the photo.')).toBeVisible();
  await expect(dialog.getByText('Please check.').first()).toBeVisible();
  const ingredients = dialog.getByLabel('Ingredients');
  await expect(ingredients).toHaveValue('3 large leeks\n500 g floury potatoes\n2 tbsp butter');
  await expect(ingredients).toHaveAccessibleDescription(/Please check\..*Read from the photo\./u);
  await expectAccessible(page);
  await ingredients.fill('3 large leeks\n600 g floury potatoes\n2 tbsp butter');
  await button(dialog, 'Save changes').click();
  await expect(toast(page, 'Changes saved')).toBeVisible();

  await button(page, 'Save all 1 recipe').click();
  await expect(page.getByText('1 recipe saved', { exact: true })).toBeVisible();
  expect(await savedTitles(page, app)).toEqual(['Leek and potato soup']);
  await page.getByRole('link', { name: 'View recipe' }).click();
  await expect(page.getByText('600 g floury potatoes')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Leek and potato soup' })).toBeVisible();
});

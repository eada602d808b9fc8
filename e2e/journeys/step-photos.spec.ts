import { expect } from '@playwright/test';

import { drawJpeg, test } from '../harness/picture-server.ts';
import { button, createRecipe, heading, signIn, toast } from './steps.ts';

test('a photo of a step is added, seen on the page and in cook mode, and removed', async ({ page, app }) => {
  await signIn(page, app);
  const id = await createRecipe(page, app);
  const photo = await drawJpeg(page, 1200);
  await page.goto(`/recipe/${id}/edit`);
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Add photo to step 2').click();
  await (await chooser).setFiles({ name: 'simmer.jpg', mimeType: 'image/jpeg', buffer: photo });
  const shown = page.getByRole('img', { name: 'Photo of step 2' });
  await expect(shown).toBeVisible();
  await button(page, 'Save Changes').click();
  await expect(toast(page, 'Recipe updated successfully!')).toBeVisible();

  await page.goto(`/recipe/${id}`);
  await expect(heading(page, 'Leek soup')).toBeVisible();
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
  await button(page, 'Start cooking').first().click();
  const cookMode = page.getByRole('dialog', { name: 'Cooking Leek soup' });
  await expect(cookMode.getByText('Slice the leeks.')).toBeVisible();
  await expect(cookMode.getByRole('img')).toHaveCount(0);
  await button(cookMode, 'Next').click();
  await expect(cookMode.getByRole('img', { name: 'Photo of this step' })).not.toHaveJSProperty('naturalWidth', 0);
  await page.reload();
  await expect(cookMode.getByRole('img', { name: 'Photo of this step' })).toBeVisible();

  await page.goto(`/recipe/${id}/edit`);
  await button(page, 'Remove photo of step 2').click();
  await expect(page.getByRole('textbox', { name: 'Step 2' })).toBeFocused();
  await button(page, 'Save Changes').click();
  await expect(toast(page, 'Recipe updated successfully!')).toBeVisible();
  await page.goto(`/recipe/${id}`);
  await expect(heading(page, 'Leek soup')).toBeVisible();
  await expect(shown).toHaveCount(0);
});

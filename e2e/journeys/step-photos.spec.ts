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

test('two versions whose photos differ are compared by their photos', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(/409/u);
  await signIn(page, app);
  const id = await createRecipe(page, app);
  const upload = async (step: number) => {
    const chooser = page.waitForEvent('filechooser');
    await button(page, `Add photo to step ${step}`).click();
    await (await chooser).setFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: await drawJpeg(page, 600) });
    await expect(page.getByRole('img', { name: `Photo of step ${step}` })).toBeVisible();
  };
  await page.goto(`/recipe/${id}/edit`);
  await upload(2);
  await button(page, 'Save Changes').click();
  await expect(toast(page, 'Recipe updated successfully!')).toBeVisible();

  await page.goto(`/recipe/${id}/edit`);
  await button(page, 'Remove photo of step 2').click();
  await upload(2);
  const newer = { version: 2, title: 'Their leek soup' };
  await page.request.patch(`${app.url}/api/recipes/${id}`, { headers: { origin: app.url }, data: newer });
  await button(page, 'Save Changes').click();
  await expect(heading(page, 'Two versions of this recipe')).toBeFocused();
  const steps = page.getByRole('group', { name: 'Instructions' });
  const photos = steps.getByRole('img', { name: 'Photo, only in this version' });
  await expect(photos).toHaveCount(2);
  for (const photo of await photos.all()) {
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
  }
  await button(page, 'Save my choices').click();
  await expect(toast(page, 'Recipe updated successfully!')).toBeVisible();
  await expect(heading(page, 'Their leek soup')).toBeVisible();
});

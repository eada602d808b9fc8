import { expect, test } from '../harness/test.ts';
import { button, heading, row, savedTitles, signIn } from './steps.ts';
import type { Page } from '@playwright/test';

async function fillToDetails(page: Page): Promise<void> {
  await page.getByLabel('Recipe Title*').fill('Leek soup');
  await page.getByLabel('Description*').fill('Green and warm.');
  await button(page, 'Next').click();
  await row(page, 'Ingredient 1').fill('2 leeks');
  await button(page, 'Next').click();
  await row(page, 'Step 1').fill('Slice them.');
  await button(page, 'Next').click();
  await expect(heading(page, 'Details')).toBeFocused();
}

test.beforeEach(async ({ page, app }) => {
  await signIn(page, app);
  await page.goto('/create-recipe');
  await expect(heading(page, 'Basic Info')).toBeVisible();
});

test('rows fit a phone, move by keyboard and by drag, and a list pasted from the clipboard stops at the limit', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Start from what’s in the fridge').click();
  await page.setViewportSize({ width: 320, height: 640 });
  await row(page, 'Ingredient 1').fill('250 ml barista blend');
  for (const amount of ['250', 'ml']) {
    const part = page.getByText(amount, { exact: true });
    await expect(part).toBeVisible();
    expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  await row(page, 'Ingredient 1').fill('250 ml of something that nobody has ever heard of');
  await expect(page.getByText('not recognized')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.setViewportSize({ width: 1280, height: 720 });
  await row(page, 'Ingredient 1').fill('2 cups flour');
  await row(page, 'Ingredient 1').press('Enter');
  await page.keyboard.type('eggs');
  await button(page, 'Move ingredient 1').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Ingredient picked up from position 1 of 2.', { exact: true })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Ingredient is at position 2 of 2.', { exact: true })).toBeAttached();
  await page.keyboard.press('Space');
  await expect(row(page, 'Ingredient 2')).toHaveValue('2 cups flour');
  // Keystrokes faster than rendering are not lost.
  await button(page, 'Move ingredient 1').evaluate((handle) => {
    for (const code of ['Space', 'ArrowDown']) {
      handle.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
    }
  });
  await expect(page.getByText('Ingredient is at position 2 of 2.', { exact: true })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Ingredient put back at position 1 of 2.', { exact: true })).toBeAttached();
  // Wait for the row animation to end before pointing at it.
  await button(page, 'Move ingredient 1').hover();
  const { x = 0, y = 0 } = (await button(page, 'Move ingredient 1').boundingBox()) ?? {};
  await button(page, 'Move ingredient 2').hover();
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 10, { steps: 5 });
  // Drop after the row has visibly moved.
  await expect(page.getByText('Ingredient is at position 1 of 2.', { exact: true })).toBeAttached();
  await page.mouse.up();
  await expect(row(page, 'Ingredient 1')).toHaveValue('2 cups flour');
  await expect.poll(() => page.evaluate(isClickHeard)).toBe(true);

  await row(page, 'Ingredient 2').fill('');
  await page.evaluate(() =>
    navigator.clipboard.writeText(Array.from({ length: 5000 }, (_, i) => `• egg ${i}`).join('\r\n')),
  );
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByRole('alert')).toContainText('A recipe can have at most 300 ingredients.');
  await expect(row(page, 'Ingredient 2')).toHaveValue('egg 0');
  await expect(row(page, 'Ingredient 300')).toBeFocused();
});

test('a draft returns after a reload; two tabs keep both drafts, and a closed tab loses nothing', async ({
  page,
  app,
  context,
  watch,
}) => {
  await fillToDetails(page);
  await page.goBack();
  await expect(heading(page, 'Instructions')).toBeFocused();
  await page.goForward();
  await expect(heading(page, 'Details')).toBeFocused();
  for (const name of ['Servings: less', 'Servings: more']) {
    const size = await button(page, name).boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0), name).toBeGreaterThanOrEqual(44);
  }
  await page.reload();
  await expect(heading(page, 'Details')).toBeVisible();
  await expect(page.getByText('Your draft is back, as you left it.', { exact: true })).toBeVisible();
  const openCopy = async (): Promise<Page> => {
    const copy = await context.newPage();
    watch(copy);
    await copy.goto(page.url());
    await expect(heading(copy, 'Details')).toBeVisible();
    return copy;
  };
  const expectStored = (text: string) =>
    expect.poll(() => page.evaluate((typed) => JSON.stringify(localStorage).includes(typed), text)).toBe(true);

  // The second tab changes the draft; the first one continues under a new id.
  const changed = await openCopy();
  for (let step = 0; step < 3; step += 1) await button(changed, 'Back').click();
  await changed.getByLabel('Recipe Title*').fill('Leek tart');
  await expectStored('Leek tart');
  await changed.close();
  const before = page.url();
  await page.getByLabel('Servings', { exact: true }).fill('6');
  await expect(page).not.toHaveURL(before);

  // Two tabs submit the same draft unchanged: one recipe.
  const same = await openCopy();
  for (const tab of [page, same]) {
    await button(tab, 'Create Recipe').click();
    await expect(heading(tab, 'Leek soup')).toBeVisible();
  }
  expect(await savedTitles(page, app)).toEqual(['Leek soup']);

  await page.goto('/create-recipe');
  await expect(page.getByText('You were writing “Leek tart”')).toBeVisible();
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('');
  await button(page, 'Continue').click();
  await expect(page.getByLabel('Recipe Title*')).toHaveValue('Leek tart');
  for (let step = 0; step < 3; step += 1) await button(page, 'Next').click();
  await expect(page.getByLabel('Servings', { exact: true })).toHaveValue('');
  await button(page, 'Create Recipe').click();
  await expect(heading(page, 'Leek tart')).toBeVisible();
  expect(await savedTitles(page, app)).toEqual(['Leek tart', 'Leek soup']);
});

/** A click shortly after a drag counts as its end. */
function isClickHeard(): boolean {
  let isHeard = false;
  document.body.addEventListener('click', () => (isHeard = true), { once: true });
  document.body.click();
  return isHeard;
}

test('a generated recipe respects the options, or REECE says why there is none', async ({ page }) => {
  await button(page, 'Start from what’s in the fridge').click();
  await row(page, 'Ingredient 1').fill('salmon');
  await page.getByText('Options').click();
  await page.getByLabel('Servings', { exact: true }).fill('3');
  await page.getByLabel('Ready in at most').selectOption('30 minutes');
  await page.getByRole('checkbox', { name: 'Oven', exact: true }).uncheck();
  await button(page, 'Generate Recipe from Ingredients').click();
  const note = page.getByRole('region', { name: 'Made by REECE' });
  await expect(note).toContainText('3 servings');
  await page.reload();
  await expect(page.getByText(': 3 servings, at most 30 minutes, no oven')).toBeVisible();

  await button(page, 'Undo').click();
  await page.getByText('Options').click();
  for (const name of ['Stovetop', 'Microwave', 'Air fryer', 'Grill'])
    await page.getByRole('checkbox', { name, exact: true }).uncheck();
  await button(page, 'Generate Recipe from Ingredients').click();
  await expect(page.getByText('equipment that you don’t have').first()).toBeVisible();
});

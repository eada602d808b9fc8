import { expectAccessibleEverywhere } from '../harness/accessibility.ts';
import { expect, test } from '../harness/test.ts';
import { button, heading, keepRecipe, signIn, toast } from './steps.ts';

test('a recipe is shared, looked at, copied and left, and shared again and taken back', async ({
  page,
  app,
  browser,
  watch,
  allowedProblems,
}) => {
  allowedProblems.push(/404.*\/api\/recipes\//u);
  const bruno = await (await browser.newContext({ baseURL: app.url })).newPage();
  watch(bruno);
  const email = await signIn(bruno, app);
  await signIn(page, app);
  const id = await keepRecipe(page, app, { title: 'Ribollita' });
  const dialog = page.getByRole('dialog', { name: 'Share this recipe' });
  const people = dialog.getByRole('list', { name: 'Shared with' }).getByRole('listitem');
  const share = async () => {
    await dialog.getByLabel('Email address').fill(email);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Recipe shared successfully!').first()).toBeVisible();
    await expect(people).toContainText([email]);
  };
  await page.goto(`/recipe/${id}`);
  await button(page, 'Share').click();
  await expect(dialog.getByText('Nobody yet.')).toBeVisible();
  await share();
  await expect(people).toContainText(['not yet seen']);
  await expectAccessibleEverywhere(page);

  await bruno.goto('/shared-with-me');
  const card = bruno.getByRole('main').getByRole('listitem');
  const inSidebar = (name: RegExp) => bruno.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name });
  await expect(card.getByText('New', { exact: true })).toBeVisible();
  await expect(inSidebar(/^Shared with me ?, ?1 new$/u)).toBeVisible();
  await expectAccessibleEverywhere(bruno);
  await bruno.getByRole('link', { name: 'Ribollita' }).click();
  await expect(heading(bruno, 'Ribollita')).toBeVisible();
  await expect(inSidebar(/^Shared with me$/u)).toBeVisible();
  await inSidebar(/^Shared with me$/u).click();
  await expect(card).toHaveCount(1);
  await expect(card.getByText('New', { exact: true })).toHaveCount(0);

  await button(bruno, 'More about Ribollita').click();
  await bruno.getByRole('menuitem', { name: 'Copy to my cookbook' }).click();
  await expect(toast(bruno, 'Copied to your cookbook')).toBeVisible();
  await expect(button(bruno, 'Delete')).toBeVisible();
  await inSidebar(/^Shared with me$/u).click();
  await bruno.getByRole('link', { name: 'Ribollita' }).click();
  await expect(bruno.getByText(/^Shared by /u)).toBeVisible();
  await button(bruno, 'More').click();
  await bruno.getByRole('menuitem', { name: 'Remove from my list' }).click();
  await button(bruno, 'Remove').click();
  await expect(heading(bruno, 'Nothing is shared with you yet')).toBeVisible();

  await page.reload();
  await button(page, 'Share').click();
  await expect(dialog.getByText('Nobody yet.')).toBeVisible();
  await share();
  await bruno.goto(`/recipe/${id}`);
  await expect(heading(bruno, 'Ribollita')).toBeVisible();
  await people.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText('Nobody yet.')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Shared with' })).toBeFocused();
  await bruno.reload();
  await expect(heading(bruno, 'Recipe Not Found')).toBeVisible();
  await bruno.context().close();
});

import type { Page } from '@playwright/test';

import { expect, test } from '../harness/test.ts';
import {
  answerTo,
  button,
  createRecipe,
  dropResponseTo,
  errorBody,
  heading,
  newEmail,
  publishRecipe,
  register,
  signIn,
  signInAs,
  toast,
} from './steps.ts';

test('a recipe is shared, viewed, copied, left, shared again and unshared', async ({
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
  const id = await createRecipe(page, app, { title: 'Ribollita' });
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
  await expect(dialog.getByText('Not shared with anyone yet.')).toBeVisible();
  await share();
  await expect(people).toContainText(['not viewed yet']);

  await bruno.goto('/shared-with-me');
  const card = bruno.getByRole('main').getByRole('listitem');
  const inSidebar = (name: RegExp) => bruno.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name });
  await expect(card.getByText('New', { exact: true })).toBeVisible();
  await expect(inSidebar(/^Shared with me ?, ?1 new$/u)).toBeVisible();
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
  await expect(dialog.getByText('Not shared with anyone yet.')).toBeVisible();
  await share();
  await bruno.goto(`/recipe/${id}`);
  await expect(heading(bruno, 'Ribollita')).toBeVisible();
  await people.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText('Not shared with anyone yet.')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Shared with' })).toBeFocused();
  await bruno.reload();
  await expect(heading(bruno, 'Recipe Not Found')).toBeVisible();
  await bruno.context().close();
});

test('a user without a name is asked for one before anything is published', async ({ page, app, allowedProblems }) => {
  allowedProblems.push(/503/u);
  const email = await register(page, app, newEmail(), false);
  await signInAs(page, app, email);
  const id = await createRecipe(page, app, { title: 'Ribollita' });
  const published: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith('/community')) published.push(sent.url());
  });
  await page.goto(`/recipe/${id}`);
  await button(page, 'Share').click();
  const share = page.getByRole('dialog', { name: 'Share this recipe' });
  const question = page.getByRole('dialog', { name: 'How should your name appear?' });
  await button(share, 'Share to community').click();
  await expect(question.getByLabel('Your name')).toHaveValue('');
  await question.getByLabel('Your name').fill('Nonna');
  const refuse = { status: 503, contentType: 'application/json', body: errorBody('unavailable', 'Busy.') };
  await answerTo(page, 'PATCH', /\/api\/profile$/u, (route) => route.fulfill(refuse));
  await button(question, 'Save and share').click();
  await expect(question.getByText('Nothing was published yet.')).toBeVisible();
  await expect(question.getByLabel('Your name')).toHaveValue('Nonna');
  expect(published).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(share).toBeVisible();
  expect(published).toEqual([]);

  await page.unrouteAll();
  await button(share, 'Share to community').click();
  await question.getByLabel('Your name').fill('Nonna');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Recipe shared to community!')).toBeVisible();
  await signIn(page, app);
  await page.goto('/community');
  await expect(page.getByText('By Nonna').first()).toBeVisible();
});

/** Blocks events, so that the page must refetch by itself. */
async function stopEvents(page: Page): Promise<void> {
  await page.route('**/api/events', (route) => route.abort());
}

test('a share whose answer was lost shows its real state', async ({ page, app, browser, watch, allowedProblems }) => {
  allowedProblems.push(/Failed to load resource/u);
  const bruno = await (await browser.newContext({ baseURL: app.url })).newPage();
  watch(bruno);
  const email = await signIn(bruno, app);
  await signIn(page, app);
  await stopEvents(page);
  const id = await createRecipe(page, app, { title: 'Ribollita' });
  await page.goto(`/recipe/${id}`);
  await button(page, 'Share').click();
  const dialog = page.getByRole('dialog', { name: 'Share this recipe' });
  const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
  const question = page.getByRole('alertdialog');

  await dropResponseTo(page, 'POST', /\/shares$/u);
  await dialog.getByLabel('Email address').fill(email);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Recipe shared successfully!')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText([email]);

  await dropResponseTo(page, 'POST', /\/link$/u);
  await inDialog('Create link').click();
  await expect(dialog.getByLabel('Public link')).toBeFocused();
  expect(await toast(page, 'The link could not be created').count()).toBe(0);
  await dropResponseTo(page, 'DELETE', /\/link$/u);
  await inDialog('Revoke link').click();
  await question.getByRole('button', { name: 'Revoke link' }).click();
  await expect(toast(page, 'Link revoked')).toBeVisible();
  await expect(inDialog('Create link')).toBeVisible();

  await answerTo(page, 'POST', /\/community$/u, (route) => route.abort());
  await inDialog('Share to community').click();
  await expect(toast(page, 'Failed to share recipe to community')).toContainText('Your recipe hasn’t changed.');
  await dropResponseTo(page, 'POST', /\/community$/u);
  await inDialog('Share to community').click();
  await expect(toast(page, 'Recipe shared to community!')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await button(page, 'Share').click();
  await expect(dialog.getByText('Shared with the community')).toBeVisible();

  await dropResponseTo(page, 'DELETE', /\/shares\//u);
  await inDialog('Remove').click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'No longer shared')).toBeVisible();
  await expect(dialog.getByText('Not shared with anyone yet.')).toBeVisible();

  // While the server is unreachable, the page claims nothing.
  await page.unrouteAll();
  await page.route(/\/shares$/u, (route) => route.abort());
  await dialog.getByLabel('Email address').fill(email);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Failed to share recipe')).toContainText('we don’t know whether it was shared.');
  await expect(dialog.getByLabel('Email address')).toHaveValue(email);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await button(page, 'Share').click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to load the people this recipe is shared with');
  await expect(dialog.getByText('Not shared with anyone yet.')).toHaveCount(0);
  await bruno.context().close();
});

test('removing a share that no longer exists succeeds silently', async ({
  page,
  app,
  browser,
  watch,
  allowedProblems,
}) => {
  allowedProblems.push(/404/u);
  const bruno = await (await browser.newContext({ baseURL: app.url })).newPage();
  watch(bruno);
  const email = await signIn(bruno, app);
  await signIn(page, app);
  const id = await createRecipe(page, app, { title: 'Ribollita' });
  await publishRecipe(page, app, id);
  // A second browser context: tabs of one browser share changes by BroadcastChannel.
  const storageState = await page.context().storageState();
  const other = await (await browser.newContext({ baseURL: app.url, storageState })).newPage();
  watch(other);
  allowedProblems.push(/\/api\/events/u);
  for (const each of [page, other, bruno]) await stopEvents(each);
  await page.goto(`/recipe/${id}`);
  await button(page, 'Share').click();
  await page.getByLabel('Email address').fill(email);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Recipe shared successfully!')).toBeVisible();
  await bruno.goto('/shared-with-me');
  await button(bruno, 'More about Ribollita').click();
  await bruno.getByRole('menuitem', { name: 'Remove from my list' }).click();
  await other.goto(`/recipe/${id}`);
  await button(other, 'Share').click();
  const dialog = page.getByRole('dialog', { name: 'Share this recipe' });
  const question = page.getByRole('alertdialog');
  const elsewhere = other.getByRole('dialog', { name: 'Share this recipe' });
  await expect(elsewhere.getByRole('listitem')).toHaveCount(1);
  await expect(elsewhere.getByRole('button', { name: 'Withdraw' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Remove' }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'No longer shared')).toBeVisible();
  await bruno.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(bruno, 'Removed from your list')).toBeVisible();
  await expect(heading(bruno, 'Nothing is shared with you yet')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Remove' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(other, 'No longer shared')).toBeVisible();
  await expect(elsewhere.getByText('Not shared with anyone yet.')).toBeVisible();

  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(toast(page, 'Withdrawn from the community')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Withdraw' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(toast(other, 'Withdrawn from the community')).toBeVisible();
  await bruno.context().close();
  await other.context().close();
});

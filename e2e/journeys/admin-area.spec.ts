import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { changeDatabase } from '../harness/database.ts';
import { ADMIN_ENV, type AppServer } from '../harness/server.ts';
import { expect, test } from '../harness/test.ts';
import { button, createRecipe, delayRequests, heading, publishRecipe, signIn, signInAs, toast } from './steps.ts';

const { ADMIN_EMAIL, ADMIN_PASSWORD } = ADMIN_ENV;

const signInAsAdmin = (page: Page, app: AppServer) => signInAs(page, app, ADMIN_EMAIL, ADMIN_PASSWORD);

test('on a phone the mobile menu leads to the admin area', async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsAdmin(page, app);
  await page.goto('/dashboard');
  await button(page, 'Menu').click();
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(heading(page, 'People')).toBeVisible();
  await expect(page.getByRole('list', { name: 'People' })).toContainText('You');
});

test('navigating away during a search of people is not undone by the answer', async ({ page, app }) => {
  await signInAsAdmin(page, app);
  await page.clock.install();
  await page.goto('/admin/people');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const script = await delayRequests(page, /\/assets\/moderation-page-/u);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox', { name: 'Search people' }).fill('an');
  await page.clock.runFor(150);
  await page.getByRole('link', { name: 'Moderation', exact: true }).click();
  await page.clock.runFor(150);
  await expect(heading(page, 'People')).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/admin/moderation`);
  script.release();
  await page.clock.resume();
  await expect(heading(page, 'Moderation')).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/admin/moderation`);
});

test('a reported recipe is hidden with a reason, not found in any search, and shown again', async ({
  page,
  app,
  allowedProblems,
}) => {
  // The event stream may reconnect while another session replaces its own.
  allowedProblems.push(/404/u, /401.*\/api\/events/u);
  changeDatabase(app, 'delete from reports; delete from reported_things');
  await signIn(page, app);
  const title = `Egg ${randomUUID()}`;
  const id = await publishRecipe(page, app, await createRecipe(page, app, { title }));
  await page.context().clearCookies();
  await signIn(page, app);
  await page.goto(`/recipe/${id}`);
  await button(page, 'Report').click();
  const report = page.getByRole('dialog', { name: 'Report this recipe' });
  await report.getByRole('button', { name: 'Report' }).click();
  await expect(report.getByText('Please choose a reason', { exact: true })).toBeVisible();
  await report.getByRole('radio', { name: 'Something else' }).check();
  await report.getByRole('button', { name: 'Report' }).click();
  await expect(report.getByText('Please tell us what’s wrong', { exact: true })).toBeVisible();
  await report.getByLabel('Tell us what’s wrong').fill('It explodes');
  await report.getByRole('button', { name: 'Report' }).click();
  await expect(toast(page, 'Thanks for letting us know. We’ll take a look.')).toBeVisible();
  await expect(report).toHaveCount(0);
  await signInAsAdmin(page, app);
  await page.goto('/admin/moderation');
  await expect(button(page, 'Reported 1')).toHaveAttribute('aria-pressed', 'true');
  const thing = page.getByRole('article', { name: title });
  await expect(thing).toContainText('It explodes');
  await expect(page.getByText('Showing 1 report', { exact: true })).toBeAttached();
  await thing.getByRole('button', { name: 'Hide', exact: true }).click();
  await page.getByLabel('Reason', { exact: true }).fill('It does');
  await page.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(toast(page, 'Recipe hidden')).toBeVisible();
  await expect(heading(page, 'Nothing to review')).toBeVisible();
  await page.goto(`/recipe/${id}`);
  await expect(heading(page, 'Recipe Not Found')).toBeVisible();
  await page.goto('/admin/moderation?show=decided');
  await thing.getByRole('button', { name: 'Show again', exact: true }).click();
  await page.getByLabel('Reason', { exact: true }).fill('It does not');
  await page.getByRole('dialog').getByRole('button', { name: 'Show again', exact: true }).click();
  await expect(toast(page, 'Recipe shown again')).toBeVisible();
  await page.goto(`/recipe/${id}`);
  await expect(heading(page, title)).toBeVisible();
});

test('a reported public link is hidden by an admin and shown again', async ({
  page,
  app,
  browser,
  allowedProblems,
}) => {
  allowedProblems.push(/404/u);
  const title = `Leek ${randomUUID()}`;
  const owner = await signIn(page, app);
  const id = await createRecipe(page, app, { title });
  await page.goto(`/recipe/${id}`);
  await button(page, 'Share').click();
  await button(page, 'Create link').click();
  const url = await page.getByLabel('Public link').inputValue();

  const context = await browser.newContext();
  const friend = await context.newPage();
  await friend.goto(url);
  await expect(heading(friend, title)).toBeVisible();
  await expect(button(friend, 'Report')).toHaveCount(0);
  await signIn(friend, app);
  await friend.goto(url);
  await button(friend, 'Report').click();
  const report = friend.getByRole('dialog', { name: 'Report this recipe' });
  await report.getByRole('radio', { name: 'Unsafe to cook or eat' }).check();
  await report.getByRole('button', { name: 'Report' }).click();
  await expect(toast(friend, 'Thanks for letting us know. We’ll take a look.')).toBeVisible();

  await signInAsAdmin(page, app);
  await page.goto('/admin/moderation?show=reported');
  const thing = page.getByRole('article', { name: title });
  await expect(thing).toContainText('Public link to');
  await expect(thing.getByRole('link', { name: title })).toHaveAttribute('href', new URL(url).pathname);
  await button(page, 'Public link').click();
  await page.getByLabel('Address of the public link').fill(url);
  await button(page, 'Look it up').click();
  await thing.getByRole('button', { name: 'Hide', exact: true }).click();
  await page.getByLabel('Reason', { exact: true }).fill('It is poisonous');
  await page.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(toast(page, 'Link hidden')).toBeVisible();
  await expect(thing).toContainText('It is poisonous');
  await friend.goto(url);
  await expect(heading(friend, 'This link no longer works')).toBeVisible();

  await signInAs(friend, app, owner);
  await friend.goto(`/recipe/${id}`);
  await button(friend, 'Share').click();
  await expect(friend.getByRole('dialog')).toContainText('It is poisonous');
  await expect(button(friend, 'Create link')).toHaveCount(0);

  await thing.getByRole('button', { name: 'Show again', exact: true }).click();
  await page.getByLabel('Reason', { exact: true }).fill('It is not');
  await page.getByRole('dialog').getByRole('button', { name: 'Show again', exact: true }).click();
  await expect(toast(page, 'Link shown again')).toBeVisible();
  await friend.goto(url);
  await expect(heading(friend, title)).toBeVisible();
  await context.close();
});

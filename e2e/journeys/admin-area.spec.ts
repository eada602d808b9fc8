import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import type { Locator, Page } from '@playwright/test';

import { expectAccessible, expectAccessibleEverywhere } from '../harness/accessibility.ts';
import { startServer, type AppServer } from '../harness/server.ts';
import { expect, test as base } from '../harness/test.ts';
import {
  button,
  heading,
  delayRequests,
  createRecipe,
  logIn,
  newEmail,
  PASSWORD,
  register,
  signIn,
  tabTo,
  toast,
} from './steps.ts';

const ADMIN = { email: 'admin@larder.local', password: 'a secret of the house' };
const HOUR_MS = 60 * 60 * 1000;

const test = base.extend<object, { app: AppServer }>({
  app: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const app = await startServer({ ADMIN_PASSWORD: ADMIN.password });
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
});

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function signInAsAdmin(page: Page, app: AppServer): Promise<void> {
  const request = { headers: { origin: app.url }, data: ADMIN };
  const answer = await page.request.post(`${app.url}/api/auth/sign-in/email`, request);
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Inserts rows that no request can produce. */
function change(app: AppServer, work: (db: DatabaseSync) => void): void {
  const db = new DatabaseSync(join(app.dataDir, 'larder.sqlite'));
  try {
    db.exec('pragma busy_timeout = 5000; pragma foreign_keys = on');
    work(db);
  } finally {
    db.close();
  }
}

function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * HOUR_MS).toISOString();
}

function shareRecipe(app: AppServer, email: string, title: string): string {
  const id = randomUUID();
  change(app, (db) =>
    db
      .prepare(
        `insert into community_recipes (id, shared_by, title, description, ingredients, instructions, created_at)
          select ?, id, ?, 'An egg, boiled.', '["1 egg"]', '["Boil it."]', ? from users where email = ?`,
      )
      .run(id, title, new Date().toISOString(), email),
  );
  return id;
}

/** The list item or table row that contains `text`. */
function rowWith(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

async function chooseAction(page: Page, email: string, action: string): Promise<void> {
  await button(page, `Actions for ${email}`).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

function confirmation(page: Page, name: string): Locator {
  return page.getByRole('alertdialog').getByRole('button', { name, exact: true });
}

async function canLogIn(page: Page, app: AppServer, email: string): Promise<boolean> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('No browser');
  const other = await browser.newContext();
  const request = { headers: { origin: app.url }, data: { email, password: PASSWORD } };
  const answer = await other.request.post(`${app.url}/api/auth/sign-in/email`, request);
  await other.close();
  return answer.ok();
}

const PAGES = ['people', 'moderation', 'outbox', 'health', 'models', 'errors', 'audit'];

test('the admin area admits admins only', async ({ page, app }) => {
  for (const name of PAGES) {
    await page.goto(`/admin/${name}`);
    await expect(page).toHaveURL(`${app.url}/login?next=%2Fadmin%2F${name}`);
  }
  await signIn(page, app);
  for (const name of PAGES) {
    await page.goto(`/admin/${name}`);
    await expect(page).toHaveURL(`${app.url}/dashboard`);
  }
  await button(page, 'Account menu').click();
  await expect(page.getByRole('menuitem', { name: 'Create Recipe' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Admin' })).toHaveCount(0);
});

test('the account menu leads an admin to the area, whose navigation lists every page', async ({ page, app }) => {
  await signInAsAdmin(page, app);
  await page.goto('/dashboard');
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Admin' }).click();
  await expect(heading(page, 'People')).toBeFocused();
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  for (const name of ['Moderation', 'Outbox', 'Health', 'Models', 'Errors', 'Audit', 'People']) {
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(heading(page, name)).toBeFocused();
    await expect(navigation.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
});

test('on a phone the mobile menu leads to the admin area', async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsAdmin(page, app);
  await page.goto('/dashboard');
  await button(page, 'Menu').click();
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await expect(heading(page, 'People')).toBeVisible();
  await expect(page.getByRole('list', { name: 'People' })).toContainText(ADMIN.email);
});

test('navigating away during a search of people is not undone by the answer', async ({ page, app }) => {
  await signInAsAdmin(page, app);
  await page.clock.install();
  await page.goto('/admin/people');
  await expect(rowWith(page, ADMIN.email)).toBeVisible();
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

test('an admin disables a person after a confirmation and enables them again', async ({ page, app }) => {
  const email = await register(page, app);
  await signInAsAdmin(page, app);
  await page.goto(`/admin/people?q=${email}`);
  await chooseAction(page, email, 'Disable');
  await expect(page.getByRole('alertdialog', { name: 'Disable this account?' })).toContainText(email);
  await confirmation(page, 'Cancel').click();
  await expect(button(page, `Actions for ${email}`)).toBeFocused();
  expect(await canLogIn(page, app, email)).toBe(true);
  await chooseAction(page, email, 'Disable');
  await confirmation(page, 'Disable').click();
  await expect(toast(page, 'Account disabled')).toContainText(email);
  await expect(rowWith(page, email)).toContainText('Disabled');
  await expect(button(page, `Actions for ${email}`)).toBeFocused();
  expect(await canLogIn(page, app, email)).toBe(false);
  await chooseAction(page, email, 'Enable');
  await expect(toast(page, 'Account enabled')).toBeVisible();
  await expect(rowWith(page, email)).not.toContainText('Disabled');
  expect(await canLogIn(page, app, email)).toBe(true);
});

test('removing a password queues a reset link in the outbox', async ({ page, app }) => {
  const email = await register(page, app);
  await signInAsAdmin(page, app);
  await page.goto(`/admin/people?q=${email}`);
  await chooseAction(page, email, 'Force password reset');
  await expect(page.getByRole('alertdialog')).toContainText('goes to the outbox');
  await confirmation(page, 'Force password reset').click();
  await expect(toast(page, 'Password reset')).toBeVisible();
  expect(await canLogIn(page, app, email)).toBe(false);
  await page.getByRole('link', { name: 'Outbox', exact: true }).click();
  await expect(rowWith(page, email).first()).toContainText('Link or code');
});

test('an admin deletes a person', async ({ page, app }) => {
  const email = await register(page, app);
  await signInAsAdmin(page, app);
  await page.goto(`/admin/people?q=${email}`);
  await chooseAction(page, email, 'Delete');
  await expect(page.getByRole('alertdialog')).toContainText('This cannot be undone.');
  await confirmation(page, 'Delete').click();
  await expect(toast(page, 'Account deleted')).toContainText(email);
  await expect(heading(page, 'No one found')).toBeVisible();
  await expect(heading(page, 'People')).toBeFocused();
  expect(await canLogIn(page, app, email)).toBe(false);
});

test('an action on a person requires a fresh login and does nothing when that is cancelled', async ({
  page,
  app,
  allowedProblems,
}) => {
  // Confirming the password rotates the session cookie while background requests are in flight.
  allowedProblems.push(/403/u, /401/u);
  const email = await register(page, app);
  await signInAsAdmin(page, app);
  change(app, (db) => db.prepare('update sessions set authenticated_at = ?').run(hoursAgo(2)));
  await page.goto(`/admin/people?q=${email}`);
  await chooseAction(page, email, 'Disable');
  await confirmation(page, 'Disable').click();
  const proof = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  await proof.getByRole('button', { name: 'Cancel' }).click();
  await expect(proof).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(rowWith(page, email)).not.toContainText('Disabled');
  await chooseAction(page, email, 'Disable');
  // Cancelling is no failure and shows no message.
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
  await confirmation(page, 'Disable').click();
  await proof.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(toast(page, 'Account disabled')).toBeVisible();
  await expect(rowWith(page, email)).toContainText('Disabled');
});

test('an admin disables a person by keyboard', async ({ page, app }) => {
  const email = await register(page, app);
  await signInAsAdmin(page, app);
  await page.goto(`/admin/people?q=${email}`);
  await expect(rowWith(page, email)).toBeVisible();
  await tabTo(page, button(page, `Actions for ${email}`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Disable' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(confirmation(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rowWith(page, email)).toContainText('Disabled');
});

test('a community recipe is hidden with a reason and shown again', async ({ page, app }) => {
  const email = await register(page, app);
  const title = `Egg ${randomUUID()}`;
  await signInAsAdmin(page, app);
  await page.goto('/admin/moderation?show=hidden');
  await expect(heading(page, 'Nothing is hidden')).toBeVisible();
  change(app, (db) => db.exec('delete from community_recipes'));
  await page.goto('/admin/moderation?show=all');
  await expect(heading(page, 'No community recipes yet')).toBeVisible();
  shareRecipe(app, email, title);
  await page.reload();
  const recipe = page.getByRole('article', { name: title });
  await recipe.getByRole('button', { name: 'Hide', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Hide this recipe?' });
  await expect(question.getByLabel('Reason')).toBeFocused();
  await question.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(question.getByText('Please give a reason', { exact: true })).toBeVisible();
  await expect(question.getByLabel('Reason')).toBeFocused();
  await question.getByLabel('Reason').fill('Not an egg');
  await question.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(toast(page, 'Recipe hidden')).toBeVisible();
  await expect(recipe).toContainText('Not an egg');
  await button(page, 'Hidden').click();
  await expect(page).toHaveURL(`${app.url}/admin/moderation?show=hidden`);
  await recipe.getByRole('button', { name: 'Show again', exact: true }).click();
  const back = page.getByRole('dialog', { name: 'Show this recipe again?' });
  await back.getByLabel('Reason').fill('\u200b');
  await back.getByRole('button', { name: 'Show again', exact: true }).click();
  await expect(back.getByText('Please give a reason', { exact: true })).toBeVisible();
  await back.getByLabel('Reason').fill('It is an egg');
  await expectAccessibleEverywhere(page);
  await back.getByRole('button', { name: 'Show again', exact: true }).click();
  await expect(toast(page, 'Recipe shown again')).toBeVisible();
  await expect(heading(page, 'Nothing is hidden')).toBeVisible();
  await expect(heading(page, 'Moderation')).toBeFocused();
  await button(page, 'All').click();
  await expect(recipe.getByRole('button', { name: 'Hide', exact: true })).toBeVisible();
});

test('a reported recipe is hidden with a reason, found by nobody, and shown again', async ({
  page,
  app,
  allowedProblems,
}) => {
  allowedProblems.push(/404/u);
  const title = `Egg ${randomUUID()}`;
  const id = shareRecipe(app, await register(page, app), title);
  await signIn(page, app);
  await page.goto(`/recipe/${id}`);
  await button(page, 'Report').click();
  const report = page.getByRole('dialog', { name: 'Report this recipe' });
  await report.getByRole('button', { name: 'Report' }).click();
  await expect(report.getByText('Please choose a reason', { exact: true })).toBeVisible();
  await report.getByRole('radio', { name: 'Something else' }).check();
  await report.getByRole('button', { name: 'Report' }).click();
  await expect(report.getByText('Please tell us what’s wrong', { exact: true })).toBeVisible();
  await expectAccessibleEverywhere(page);
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
  await expectAccessibleEverywhere(page);
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
  const field = page.getByLabel('Address of the public link');
  await field.fill('https://example.org/');
  await button(page, 'Look it up').click();
  await expect(field).toBeFocused();
  await expect(page.getByText('This is not the address of a public link', { exact: true })).toBeVisible();
  await field.fill(url);
  await button(page, 'Look it up').click();
  await expect(thing).toBeVisible();
  await expectAccessibleEverywhere(page);
  await thing.getByRole('button', { name: 'Hide', exact: true }).click();
  await page.getByLabel('Reason', { exact: true }).fill('It is poisonous');
  await page.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(toast(page, 'Link hidden')).toBeVisible();
  await expect(thing).toContainText('It is poisonous');
  await friend.goto(url);
  await expect(heading(friend, 'This link no longer works')).toBeVisible();

  await context.clearCookies();
  await friend.goto('/login');
  await logIn(friend, owner);
  await expect(heading(friend, 'My Recipes')).toBeVisible();
  await friend.goto(`/recipe/${id}`);
  await button(friend, 'Share').click();
  await expect(friend.getByRole('dialog')).toContainText('It is poisonous');
  await expect(button(friend, 'Create link')).toHaveCount(0);
  await expectAccessibleEverywhere(friend);

  await thing.getByRole('button', { name: 'Show again', exact: true }).click();
  await page.getByLabel('Reason', { exact: true }).fill('It is not');
  await page.getByRole('dialog').getByRole('button', { name: 'Show again', exact: true }).click();
  await expect(toast(page, 'Link shown again')).toBeVisible();
  await friend.goto(url);
  await expect(heading(friend, title)).toBeVisible();
  await context.close();
});

test('opening a message asks first, offers its link for copying, and notifies its recipient', async ({ page, app }) => {
  const email = await register(page, app);
  await signInAsAdmin(page, app);
  await page.goto('/admin/outbox');
  await expect(
    page.getByText('Messages aren’t sent because no mail server is configured.', { exact: true }),
  ).toBeVisible();
  const line = rowWith(page, email);
  await expect(line).toContainText('Not sent');
  await expect(line).toContainText('Mail');
  await line.getByRole('button', { name: 'Open', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Open this message?' });
  await expect(question).toContainText('Opening it is logged, and the recipient is notified');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(line.getByRole('button', { name: 'Open', exact: true })).toBeFocused();
  await line.getByRole('button', { name: 'Open', exact: true }).click();
  await question.getByRole('button', { name: 'Open', exact: true }).click();
  const message = page.getByRole('dialog', { name: 'Please confirm your email address' });
  await message.getByRole('button', { name: 'Copy' }).click();
  await expect(message.getByRole('button', { name: 'Copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address.startsWith(`${app.url}/confirm-email#`)).toBe(true);
  await expect(message.getByRole('group', { name: 'Address to pass on' })).toContainText(address);
  await expect(message.getByRole('link')).toHaveCount(0);
  await expect(page).toHaveURL(`${app.url}/admin/outbox`);
  await page.keyboard.press('Escape');
  await expect(message).toHaveCount(0);
  await expect(rowWith(page, email)).toHaveCount(2);
  await expect(rowWith(page, email).first()).toContainText('A message to you was opened');
  await page.getByRole('link', { name: 'Audit', exact: true }).click();
  await expect(rowWith(page, 'Opened a message with a link or a code in it').first()).toContainText(email);
});

test('the health page describes each service and refreshes on request', async ({ page, app }) => {
  await signInAsAdmin(page, app);
  await page.goto('/admin/health');
  const services = page.getByRole('list', { name: 'Services' });
  await expect(services.getByRole('listitem').filter({ hasText: /^Database/u })).toContainText('Working');
  await expect(services.getByRole('listitem').filter({ hasText: /^Storage/u })).toContainText('are free on the disk');
  await expect(services.getByRole('listitem').filter({ hasText: 'Mail' })).toContainText('Off');
  await expect(page.getByText('Running for', { exact: true })).toBeVisible();
  await page.route('**/api/admin/health', (route) =>
    route.fulfill({
      json: {
        version: '9.9.9',
        uptime_seconds: 7_260,
        services: [{ name: 'Database', state: 'failing', detail: 'It does not respond.' }],
      },
    }),
  );
  await button(page, 'Refresh').click();
  await expect(services).toContainText('Failing');
  await expect(page.getByText('2 h 1 min', { exact: true })).toBeVisible();
});

test('the error page lists errors with their request id', async ({ page, app }) => {
  await signInAsAdmin(page, app);
  change(app, (db) => db.exec('delete from error_log'));
  await page.goto('/admin/errors');
  await expect(heading(page, 'Nothing has failed')).toBeVisible();
  const requestId = randomUUID();
  change(app, (db) =>
    db
      .prepare(
        `insert into error_log (id, at, request_id, method, route, status, message)
          values (?, ?, ?, 'GET', '/recipes/:id', 500, 'The oven is cold')`,
      )
      .run(randomUUID(), hoursAgo(3), requestId),
  );
  await page.reload();
  const line = rowWith(page, 'The oven is cold');
  await expect(line).toContainText('GET /recipes/:id');
  await expect(line).toContainText('500');
  await expect(line.getByText('3 hours ago', { exact: true })).toHaveAttribute('title', /UTC/u);
  await line.getByRole('button', { name: `Copy request id ${requestId}` }).click();
  await expect(line.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(requestId);
});

test('the audit log names actor, action and target', async ({ page, app }) => {
  const email = await register(page, app);
  const title = `Egg ${randomUUID()}`;
  shareRecipe(app, email, title);
  await signInAsAdmin(page, app);
  await page.goto(`/admin/people?q=${email}`);
  await chooseAction(page, email, 'Disable');
  await confirmation(page, 'Disable').click();
  await expect(toast(page, 'Account disabled')).toBeVisible();
  await page.getByRole('link', { name: 'Moderation', exact: true }).click();
  await button(page, 'All').click();
  await page.getByRole('article', { name: title }).getByRole('button', { name: 'Hide', exact: true }).click();
  await page.getByLabel('Reason').fill('Too plain');
  await page.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(toast(page, 'Recipe hidden')).toBeVisible();
  await page.getByRole('link', { name: 'Audit', exact: true }).click();
  const disabling = rowWith(page, 'Disabled the account').filter({ hasText: email });
  await expect(disabling).toContainText(ADMIN.email);
  await expect(disabling).toContainText('127.0.0.1');
  const hiding = rowWith(page, 'Hid a community recipe').first();
  await expect(hiding.getByText('Too plain')).toBeHidden();
  await hiding.getByText('Details').click();
  await expect(hiding.getByText('Too plain', { exact: true })).toBeVisible();
});

test('the admin pages pass the axe audit', async ({ page, app }) => {
  test.slow();
  const email = newEmail();
  await register(page, app, email);
  shareRecipe(app, email, `${'Egg'.repeat(30)} ${randomUUID()}`);
  await signInAsAdmin(page, app);
  for (const name of PAGES) {
    await page.goto(`/admin/${name}`);
    await expect(page.getByText(/^Loading/u)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessibleEverywhere(page);
  }
  await page.goto('/admin/people');
  await button(page, `Actions for ${email}`).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto('/admin/outbox');
  await button(page, 'Open').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await expect(button(page, 'Close')).toBeVisible();
  await expectAccessibleEverywhere(page);
});

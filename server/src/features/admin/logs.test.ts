import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { adminRoutes } from '@larder/contract/admin';
import type { Verdict } from '@larder/contract/admin-reports';
import { personalDataRoutes } from '@larder/contract/personal-data';

import { confirmEmailMessage, securityNotice } from '#features/account/messages.ts';
import { TOMBSTONE_ID } from '#features/personal-data/system-accounts.ts';
import { Outbox } from '#platform/outbox/outbox.ts';
import { Secrets } from '#platform/secrets.ts';

import { SECRET_KEY, startApp, type TestApp } from '../../../test/app.ts';
import { diskWith, MB } from '../../../test/disk.ts';
import { createAdmin, createCommunityRecipe, createUser, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
let boss: TestUser;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
  [boss, anna] = await Promise.all([createUser(app), createUser(app)]);
  await createAdmin(app, boss);
});
afterAll(() => app.close());

const audit = async () => (await app.request(adminRoutes.listAudit, { query: {} }, boss)).body.entries;

describe('moderation of community recipes', () => {
  const list = async (query: { hidden?: 'true' | 'false'; limit?: number; cursor?: string } = {}) =>
    (await app.request(adminRoutes.listModeration, { query }, boss)).body;
  const moderate = (id: string, body: Verdict) =>
    app.request(adminRoutes.moderateRecipe, { params: { id }, body }, boss);

  test('hides a recipe with a reason, shows it again, and audits both', async () => {
    const { id } = await createCommunityRecipe(app, { shared_by: anna.id, title: 'Spam stew' });
    const hidden = await moderate(id, { hidden: true, reason: ' An advertisement ' });
    expect(hidden.body).toMatchObject({
      title: 'Spam stew',
      shared_by: anna.id,
      shared_by_name: anna.name,
      hidden_at: app.clock.now().toISOString(),
      hidden_reason: 'An advertisement',
    });
    const titles = async (which: 'true' | 'false') =>
      (await list({ hidden: which })).recipes.map((recipe) => recipe.id);
    expect(await titles('true')).toEqual([id]);
    expect(await titles('false')).not.toContain(id);
    expect((await audit())[0]).toMatchObject({
      action: 'community-recipe.hidden',
      actor_email: boss.email,
      details: { recipe_id: id, reason: 'An advertisement' },
    });

    const shown = await moderate(id, { hidden: false, reason: 'It sells nothing' });
    expect(shown.body).toMatchObject({ hidden_at: null, hidden_reason: null });
    expect(await titles('true')).toEqual([]);
    expect((await audit())[0]).toMatchObject({
      action: 'community-recipe.shown',
      details: { recipe_id: id, reason: 'It sells nothing' },
    });
  });

  test('requires a reason to hide and to show a recipe', async () => {
    const { id } = await createCommunityRecipe(app, { shared_by: anna.id });
    for (const hidden of [true, false]) {
      const { error } = await moderate(id, { hidden, reason: ' \u200b ' });
      expect(error.fields).toEqual({ reason: 'Please give a reason' });
      expect((await moderate(randomUUID(), { hidden, reason: 'Spam' })).status).toBe(404);
    }
  });

  test('lists recipes of deleted accounts without a name', async () => {
    const author = await createUser(app);
    const { id } = await createCommunityRecipe(app, { shared_by: author.id });
    await app.request(personalDataRoutes.deleteAccount, { body: {} }, author);
    const orphan = (await list()).recipes.find((recipe) => recipe.id === id);
    expect(orphan).toMatchObject({ shared_by: TOMBSTONE_ID, shared_by_name: 'A cook' });
  });

  test('lists recipes newest first in pages, also with equal timestamps', async () => {
    for (let n = 0; n < 5; n++) await createCommunityRecipe(app, { shared_by: anna.id });
    const all = (await list()).recipes.map(({ id }) => id);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ limit: 2, ...(cursor === null ? {} : { cursor }) });
      seen.push(...page.recipes.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(all);
  });
});

describe('outbox messages', () => {
  const put = (message: Parameters<Outbox['put']>[1]) => {
    const delivers = { mail: false, sms: false, whatsapp: false };
    return new Outbox({ secrets: new Secrets(SECRET_KEY), delivers }).put(app.database.db, message, app.clock.now());
  };
  const open = (id: string, by = boss) => app.request(adminRoutes.openMessage, { params: { id } }, by);
  const list = async () => (await app.request(adminRoutes.listOutbox, { query: { limit: 100 } }, boss)).body.messages;
  const secret = () => ({
    value: 'the-token',
    expiresAt: new Date(app.clock.now().getTime() + 60_000),
    of: randomUUID(),
  });

  test('are listed without their links', async () => {
    const id = await put(confirmEmailMessage(anna, secret()));
    const answer = await app.request(adminRoutes.listOutbox, { query: {} }, boss);
    expect(answer.text).not.toContain('the-token');
    expect(answer.body.messages.find((message) => message.id === id)).toEqual({
      id,
      channel: 'mail',
      recipient: anna.email,
      subject: 'Please confirm your email address',
      status: 'kept',
      created_at: app.clock.now().toISOString(),
      sent_at: null,
      has_secret: true,
    });
  });

  test('with a valid link: opening one is audited, and its recipient is notified', async () => {
    const recipient = await createUser(app);
    const id = await put(confirmEmailMessage(recipient, secret()));
    const { body } = await open(id);
    expect(body.path).toBe('/confirm-email#the-token');
    expect((await audit())[0]).toMatchObject({
      action: 'message.opened',
      actor_id: boss.id,
      subject_id: recipient.id,
      subject_email: recipient.email,
      details: { message_id: id, with_secret: true },
    });
    const mails = (await list()).filter((message) => message.recipient === recipient.email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'A message to you was opened',
      'Please confirm your email address',
    ]);
  });

  test('without a valid link: opening one is audited, and its recipient is not notified', async () => {
    const recipient = await createUser(app);
    const old = { ...secret(), expiresAt: app.clock.now() };
    for (const message of [securityNotice(recipient, 'Hello', 'Something.'), confirmEmailMessage(recipient, old)]) {
      const id = await put(message);
      const { body } = await open(id);
      expect(JSON.stringify(body)).not.toContain('the-token');
      expect((await audit())[0]).toMatchObject({ details: { message_id: id, with_secret: false } });
    }
    expect((await list()).filter((message) => message.recipient === recipient.email)).toHaveLength(2);
  });

  test('can be opened only by admins with a recent login', async () => {
    const id = await put(confirmEmailMessage(anna, secret()));
    expect((await open(id, anna)).error.code).toBe('forbidden');
    expect((await open(randomUUID())).status).toBe(404);
    const stale = await createUser(app, { session: { authenticated_at: new Date(0) } });
    await createAdmin(app, stale);
    expect((await open(id, stale)).error.code).toBe('fresh_login_required');
  });
});

describe('the audit log', () => {
  test('joins the addresses of existing accounts, and none of deleted ones', async () => {
    const newUser = await createUser(app);
    await app.request(accountRoutes.revokeSessions, {}, newUser);
    const findEntries = async () => (await audit()).filter((entry) => entry.subject_id === newUser.id);
    expect(await findEntries()).toMatchObject([{ action: 'sessions.revoked', actor_email: newUser.email }]);
    await app.request(adminRoutes.deletePerson, { params: { id: newUser.id } }, boss);
    const [deleted, revoked] = await findEntries();
    expect(deleted).toMatchObject({ action: 'account.deleted', actor_email: boss.email, subject_email: null });
    expect(deleted?.address).not.toBeNull();
    expect(revoked).toMatchObject({ action: 'sessions.revoked', actor_email: null, address: null });
  });
});

describe('the services', () => {
  const services = async (on: TestApp) => {
    const { body } = await on.request(adminRoutes.getServices, {}, boss);
    return { ...body, byName: new Map(body.services.map(({ name, state }) => [name, state])) };
  };

  test('are off when they are not configured', async () => {
    const { version, uptime_seconds: uptime, byName } = await services(app);
    expect(version).toBe('1.2.3');
    expect(uptime).toBeGreaterThanOrEqual(0);
    expect(byName).toEqual(
      new Map([
        ['Database', 'ok'],
        ['Storage', 'ok'],
        ['Mail', 'off'],
        ['SMS', 'off'],
        ['Push', 'off'],
        ['Assistant', 'ok'],
      ]),
    );
  });

  test('report the size of the database and the photos, and the free disk space', async () => {
    const detailOn = async (freeBytes: number) => {
      const own = await startApp({ database: app.database, disk: diskWith({ freeBytes, reserveBytes: 200 * MB }) });
      return (await services(own)).services.find(({ name }) => name === 'Storage');
    };
    const sizes = /^The database takes [\d,]+(?:\.\d)? [KM]B, photos 0 KB\. /u;
    const roomy = await detailOn(50_000 * MB);
    expect(roomy).toMatchObject({ state: 'ok', detail: expect.stringMatching(sizes) });
    expect(roomy?.detail).toMatch(/ 49 GB are free on the disk\.$/u);
    const short = await detailOn(120 * MB);
    expect(short).toMatchObject({ state: 'failing', detail: expect.stringMatching(sizes) });
    expect(short?.detail).toContain('Only 120 MB are free on the disk, and 200 MB are reserved for admins');
  });

  test('are failing for a day after a message failed', async () => {
    const environment = { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'http://recipes.example.org' };
    const sending = await startApp({ environment, database: app.database });
    expect((await services(sending)).byName.get('Mail')).toBe('ok');
    const row = { id: randomUUID(), channel: 'mail', recipient: 'x@example.org', subject: 'x', user_id: null } as const;
    const body = '{"lines":[]}' as never;
    await app.database.db
      .insertInto('outbox_messages')
      .values({ ...row, body, status: 'failed', attempts: 5, created_at: app.clock.now() })
      .execute();
    const { services: listed } = await services(sending);
    expect(listed.find(({ name }) => name === 'Mail')).toMatchObject({
      state: 'failing',
      detail: '1 of the last day could not be sent.',
    });
    app.clock.advance({ days: 1 });
    expect((await services(sending)).byName.get('Mail')).toBe('ok');
  });
});

import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { adminRoutes } from '@larder/contract/admin';
import type { Verdict } from '@larder/contract/admin-reports';
import { LINK_TEXTS, linksRoutes } from '@larder/contract/links';
import { pictureUrl } from '@larder/contract/pictures';
import { recipesRoutes } from '@larder/contract/recipes';
import { type NewReport, REPORT_TEXTS, reportsRoutes } from '@larder/contract/reports';

import { Secrets } from '#platform/secrets.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createAdmin, createUser, createRecipe, type TestUser } from '../../../test/factories.ts';
import { createPicture } from '../../../test/pictures.ts';

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
let boss: TestUser;
beforeAll(async () => {
  app = await startApp();
  [anna, bruno, boss] = [await createUser(app), await createUser(app), await createUser(app)];
  await createAdmin(app, boss);
});
afterAll(() => app.close());
beforeEach(() => app.database.db.deleteFrom('public_links').execute());

const SPAM: NewReport = { reason: 'spam' };
const HIDE: Verdict = { hidden: true, reason: 'An advertisement' };
const SHOW: Verdict = { hidden: false, reason: 'It sells nothing' };

const make = (id: string) => app.request(linksRoutes.createLink, { params: { id } }, anna);
const find = (id: string) => app.request(linksRoutes.findLink, { params: { id } }, anna);
const revoke = (id: string) => app.request(linksRoutes.deleteLink, { params: { id } }, anna);
const read = (token: string) => app.request(linksRoutes.getLinkedRecipe, { params: { token } });
const report = (token: string, who = bruno, body = SPAM) =>
  app.request(reportsRoutes.reportLinked, { params: { token }, body }, who);
const findAsAdmin = (token: string) => app.request(adminRoutes.findPublicLink, { query: { token } }, boss);
const hide = (id: string, body = HIDE) => app.request(adminRoutes.moderatePublicLink, { params: { id }, body }, boss);
const things = async (closed: 'true' | 'false' = 'false') =>
  (await app.request(adminRoutes.listReports, { query: { closed } }, boss)).body.things;

async function tokenOf(id: string): Promise<string> {
  return (await make(id)).body.link.path.replace('/shared/', '');
}

async function linked(texts: { title?: string; image_url?: string } = {}) {
  const { id } = await createRecipe(app, anna, { title: 'Goulash', description: 'Buy this', ...texts });
  return { id, token: await tokenOf(id) };
}

async function mailsToAnna() {
  const { db } = app.database;
  return db.selectFrom('outbox_messages').select(['subject', 'body']).where('user_id', '=', anna.id).execute();
}

async function countAudit(action: string, id: string): Promise<number> {
  const { body } = await app.request(adminRoutes.listAudit, { query: { limit: 100 } }, boss);
  return body.entries.filter((entry) => entry.action === action && entry.details['recipe_id'] === id).length;
}

describe('a report of a public link', () => {
  test('is grouped with the others, and gives admins the link', async () => {
    const { id, token } = await linked();
    for (const person of [bruno, bruno, await createUser(app)]) expect((await report(token, person)).status).toBe(200);
    expect(await things()).toMatchObject([
      {
        kind: 'link',
        subject_id: id,
        recipe_id: id,
        recipe_title: 'Goulash',
        excerpt: 'Buy this',
        author_name: anna.name,
        link_path: `/shared/${token}`,
        hidden_at: null,
        reasons: [{ reason: 'spam', count: 2 }],
      },
    ]);
    const [thing] = await things();
    const dismissed = await app.request(adminRoutes.dismissReports, { params: { id: thing?.id ?? '' } }, boss);
    expect(dismissed.body.outcome).toBe('dismissed');
    expect(await countAudit('reports.dismissed', id)).toBe(1);
    await report(token);
    expect(await things()).toEqual([]);
    app.clock.advance({ hours: 1 });
    await app.request(recipesRoutes.updateRecipe, { params: { id }, body: { title: 'Stew', version: 1 } }, anna);
    await report(token);
    expect(await things()).toMatchObject([{ recipe_title: 'Stew' }]);
  });

  test('is refused for the user’s own recipe, and is deleted with the link', async () => {
    const { id, token } = await linked();
    const own = await report(token, anna);
    expect(own.error).toMatchObject({ code: 'conflict', message: REPORT_TEXTS.own_recipe });
    expect((await report(token, bruno, { reason: 'other' })).error.fields).toHaveProperty('details');
    for (const none of ['A'.repeat(22), 'nonsense']) expect((await report(none)).status).toBe(404);
    await report(token);
    expect(await things()).toHaveLength(1);
    await revoke(id);
    expect(await things()).toEqual([]);
    expect((await report(token)).status).toBe(404);
  });

  test('has no link when the secret key has changed', async () => {
    const { id, token } = await linked();
    await report(token);
    const token_sealed = new Secrets('another key, just as long as the one of the tests').seal('public link', token);
    await app.database.db.updateTable('public_links').set({ token_sealed }).where('recipe_id', '=', id).execute();
    expect(await things()).toMatchObject([{ kind: 'link', link_path: null }]);
  });
});

describe('a public link that an admin hides', () => {
  test('answers 404, notifies its owner by mail and in the app, and is audited once', async () => {
    const photo = await createPicture(app, anna);
    const { id, token } = await linked({ image_url: pictureUrl(photo.id, 320) });
    await report(token);
    expect((await findAsAdmin(token)).body).toMatchObject({
      id,
      title: 'Goulash',
      shared_by: anna.id,
      hidden_at: null,
    });
    const before = await mailsToAnna();
    const answers = await Promise.all([1, 2, 3].map(() => hide(id)));
    expect(answers.map(({ body }) => body.hidden_reason)).toEqual(Array.from({ length: 3 }, () => 'An advertisement'));
    const base = `/api/shared/${token}`;
    for (const url of [base, `${base}/picture/320`, `${base}/drawing`, `${base}/card`]) {
      expect((await app.app.inject({ url })).statusCode, url).toBe(404);
    }
    expect((await report(token)).status).toBe(404);
    const copy = { params: { token }, body: { id: randomUUID() } };
    expect((await app.request(linksRoutes.copyLinkedRecipe, copy, bruno)).status).toBe(404);
    const other = { ...(await createRecipe(app, bruno)), image_url: pictureUrl(photo.id, 320) };
    const { title, description, ingredients, instructions, image_url } = other;
    const body = { title, description, ingredients, instructions, image_url };
    expect((await app.request(recipesRoutes.createRecipe, { body: body }, bruno)).error.fields).toHaveProperty(
      'image_url',
    );
    const mails = (await mailsToAnna()).slice(before.length);
    expect(mails).toMatchObject([{ subject: 'Your public link no longer works' }]);
    expect(mails[0]?.body.lines).toEqual([
      'The public link to your recipe “Goulash” no longer works.',
      'Reason: An advertisement',
    ]);
    expect((await find(id)).body.link).toMatchObject({ hidden_reason: 'An advertisement' });
    expect(await countAudit('public-link.hidden', id)).toBe(1);
    expect(await things()).toEqual([]);
    expect(await things('true')).toMatchObject([
      { kind: 'link', outcome: 'hidden', hidden_reason: 'An advertisement', link_path: null },
    ]);
  });

  test('cannot be replaced, even through the bin or with another key', async () => {
    const { id, token } = await linked();
    await hide(id);
    for (const answer of [await make(id), await revoke(id)]) {
      expect(answer.error).toMatchObject({ code: 'conflict', message: LINK_TEXTS.hidden });
    }
    await app.request(recipesRoutes.deleteRecipe, { params: { id } }, anna);
    await app.request(recipesRoutes.restoreRecipe, { params: { id } }, anna);
    expect((await make(id)).status).toBe(409);
    const token_sealed = new Secrets('another key, just as long as the one of the tests').seal('public link', token);
    await app.database.db.updateTable('public_links').set({ token_sealed }).where('recipe_id', '=', id).execute();
    expect((await make(id)).status).toBe(409);
    await revoke(id);
    expect((await read(token)).status).toBe(404);
    expect((await findAsAdmin(token)).body.hidden_reason).toBe('An advertisement');
  });

  test('works again when it is shown again, and its owner can revoke it', async () => {
    const { id, token } = await linked();
    await hide(id);
    const before = await mailsToAnna();
    await Promise.all([hide(id, SHOW), hide(id, SHOW)]);
    expect((await read(token)).status).toBe(200);
    expect((await find(id)).body.link).toMatchObject({ hidden_reason: null });
    expect(await countAudit('public-link.shown', id)).toBe(1);
    const mails = (await mailsToAnna()).slice(before.length);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your public link works again']);
    expect((await revoke(id)).status).toBe(204);
    expect((await findAsAdmin(token)).status).toBe(404);
    expect((await hide(id)).status).toBe(404);
  });

  test('needs a reason, and a valid token to be found', async () => {
    const { id } = await linked();
    const payload = { hidden: true, reason: ' \u200b ' };
    const { error } = await app.send({ method: 'PATCH', url: `/api/admin/links/${id}`, payload }, boss);
    expect(error.fields).toEqual({ reason: 'Please give a reason' });
    expect((await app.send({ url: '/api/admin/links?token=x' }, boss)).error.fields).toHaveProperty('token');
    expect((await hide(randomUUID())).status).toBe(404);
  });

  test('hiding, revoking, creating, reporting and deleting at once leave no open report and nothing readable', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, token } = await linked();
      const answers = await Promise.all([
        report(token),
        hide(id),
        revoke(id),
        make(id),
        app.request(recipesRoutes.deleteRecipe, { params: { id } }, anna),
      ]);
      for (const { status } of answers) expect([200, 204, 404, 409]).toContain(status);
      expect(await things()).toEqual([]);
      expect((await read(token)).status).toBe(404);
      expect((await find(id)).status).toBe(404);
    }
  });
});

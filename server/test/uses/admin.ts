import { expect } from 'vitest';

import { adminRoutes } from '@larder/contract/admin';

import { dayOf } from '#platform/models/usage.ts';

import type { TestApp } from '../app.ts';
import { createAdmin, createCommunityRecipe, createOutboxMessage, createUser, type TestUser } from '../factories.ts';
import { createReports } from './reports.ts';
import type { Stage, Uses } from './stage.ts';

async function newAdmin(app: TestApp): Promise<TestUser> {
  const boss = await createUser(app);
  await createAdmin(app, boss);
  return boss;
}

/** Creates reports of each kind, and lists them as the admin. */
async function listReported(stage: Stage, boss: TestUser): Promise<readonly string[]> {
  await createReports(stage);
  const { body } = await stage.app.request(adminRoutes.listReports, { query: {} }, boss);
  return ['comment', 'recipe', 'link'].map((kind) => body.things.find((thing) => thing.kind === kind)?.id ?? '');
}

/** Requests the first two pages of a list. */
async function requestTwoPages(request: (page: { limit: number; cursor?: string }) => Promise<string | null>) {
  const cursor = await request({ limit: 1 });
  expect(cursor).not.toBeNull();
  await request({ limit: 1, cursor: cursor ?? '' });
}

export const adminUses: Uses<'admin'> = {
  getMembership: ({ app, anna }) => app.request(adminRoutes.getMembership, {}, anna),
  listPeople: async ({ app }) => {
    const boss = await newAdmin(app);
    const names = ['q-one@example.org', 'q-two@example.org'].map((email) => createUser(app, { email }));
    await Promise.all([...names, createUser(app, { name: 'Q-three' }), createUser(app, { name: 'Q-four' })]);
    for (const search of [{}, { q: 'q-' }, { q: 'Q-F' }]) {
      let cursor: string | null = null;
      let pages = 0;
      do {
        const page: { cursor?: string } = cursor === null ? {} : { cursor };
        const answer = await app.request(adminRoutes.listPeople, { query: { ...search, ...page, limit: 1 } }, boss);
        cursor = answer.body.next_cursor;
      } while (cursor !== null && ++pages < 5);
    }
  },
  updatePerson: async ({ app }) => {
    const [boss, guest] = [await newAdmin(app), await createUser(app)];
    const params = { id: guest.id };
    await createCommunityRecipe(app, { shared_by: guest.id });
    for (const body of [{ is_admin: true }, { is_admin: false }, { disabled: true }, { disabled: false }]) {
      expect((await app.request(adminRoutes.updatePerson, { params, body }, boss)).status).toBe(200);
    }
  },
  forcePasswordReset: async ({ app }) => {
    const params = { id: (await createUser(app)).id };
    expect((await app.request(adminRoutes.forcePasswordReset, { params }, await newAdmin(app))).status).toBe(200);
  },
  deletePerson: async ({ app }) => {
    const params = { id: (await createUser(app)).id };
    expect((await app.request(adminRoutes.deletePerson, { params }, await newAdmin(app))).status).toBe(204);
  },
  listModeration: async ({ app, anna }) => {
    const boss = await newAdmin(app);
    for (const hidden_at of [null, app.clock.now()]) {
      await createCommunityRecipe(app, { shared_by: anna.id, hidden_at });
      await createCommunityRecipe(app, { shared_by: anna.id, hidden_at });
    }
    for (const hidden of [{}, { hidden: 'true' }, { hidden: 'false' }] as const) {
      await requestTwoPages(async (page) => {
        const query = { ...hidden, ...page };
        return (await app.request(adminRoutes.listModeration, { query }, boss)).body.next_cursor;
      });
    }
  },
  moderateRecipe: async ({ app, anna }) => {
    const { id } = await createCommunityRecipe(app, { shared_by: anna.id });
    const body = { hidden: true, reason: 'Spam' } as const;
    await app.request(adminRoutes.moderateRecipe, { params: { id }, body }, await newAdmin(app));
  },
  moderateComment: async (stage) => {
    const boss = await newAdmin(stage.app);
    const params = { id: (await createReports(stage)).rating.id };
    for (const body of [true, false].map((hidden) => ({ hidden, reason: 'Spam' }))) {
      expect((await stage.app.request(adminRoutes.moderateComment, { params, body }, boss)).status).toBe(200);
    }
  },
  findPublicLink: async (stage) => {
    const boss = await newAdmin(stage.app);
    const { token } = await createReports(stage);
    expect((await stage.app.request(adminRoutes.findPublicLink, { query: { token } }, boss)).status).toBe(200);
  },
  moderatePublicLink: async (stage) => {
    const boss = await newAdmin(stage.app);
    await createReports(stage);
    for (const body of [true, false].map((hidden) => ({ hidden, reason: 'Spam' }))) {
      const params = { id: stage.id };
      expect((await stage.app.request(adminRoutes.moderatePublicLink, { params, body }, boss)).status).toBe(200);
    }
  },
  listReports: async (stage) => {
    const boss = await newAdmin(stage.app);
    const ask = (closed: 'true' | 'false') => async (page: { limit: number; cursor?: string }) =>
      (await stage.app.request(adminRoutes.listReports, { query: { closed, ...page } }, boss)).body.next_cursor;
    const ids = await listReported(stage, boss);
    await requestTwoPages(ask('false'));
    for (const id of ids) await stage.app.request(adminRoutes.dismissReports, { params: { id } }, boss);
    await requestTwoPages(ask('true'));
  },
  countReports: async (stage) => {
    const boss = await newAdmin(stage.app);
    await createReports(stage);
    expect((await stage.app.request(adminRoutes.countReports, {}, boss)).body.open).toBeGreaterThan(0);
  },
  dismissReports: async (stage) => {
    const boss = await newAdmin(stage.app);
    for (const id of await listReported(stage, boss)) {
      expect((await stage.app.request(adminRoutes.dismissReports, { params: { id } }, boss)).status).toBe(200);
    }
  },
  listOutbox: async ({ app }) => {
    const boss = await newAdmin(app);
    for (let n = 0; n < 2; n++) await createOutboxMessage(app, boss);
    await requestTwoPages(
      async (query) => (await app.request(adminRoutes.listOutbox, { query }, boss)).body.next_cursor,
    );
  },
  openMessage: async ({ app }) => {
    const boss = await newAdmin(app);
    const params = { id: await createOutboxMessage(app, boss) };
    expect((await app.request(adminRoutes.openMessage, { params }, boss)).status).toBe(200);
  },
  getModels: async ({ app, anna }) => {
    const figures = { calls: 1, failures: 0, input_tokens: 10, output_tokens: 10, images: 0, cost_micros: 5 };
    const row = { day: dayOf(app.clock.now()), task: 'chat', model: 'm', service: 's', ...figures };
    await app.database.db
      .insertInto('model_usage')
      .values({ ...row, person_id: anna.id })
      .execute();
    const { body } = await app.request(adminRoutes.getModels, {}, await newAdmin(app));
    expect(body.people).toHaveLength(1);
  },
  checkModels: async ({ app }) => app.request(adminRoutes.checkModels, {}, await newAdmin(app)),
  getServices: async ({ app }) => app.request(adminRoutes.getServices, {}, await newAdmin(app)),
  listErrors: async ({ app }) => app.request(adminRoutes.listErrors, { query: {} }, await newAdmin(app)),
  listAudit: async ({ app }) => {
    const [boss, { id }] = [await newAdmin(app), await createUser(app)];
    for (const disabled of [true, false]) {
      await app.request(adminRoutes.updatePerson, { params: { id }, body: { disabled } }, boss);
    }
    await requestTwoPages(
      async (query) => (await app.request(adminRoutes.listAudit, { query }, boss)).body.next_cursor,
    );
  },
};

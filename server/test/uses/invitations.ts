import { expect } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { invitationsRoutes } from '@larder/contract/invitations';

import type { TestApp } from '../app.ts';
import { createAdmin, createUser, type TestUser } from '../factories.ts';
import { PASSWORD, type Stage, startBeside, type Uses } from './stage.ts';

/** Runs `use` with a server on the same database that requires invitations. */
async function withInvitations(stage: Stage, use: (app: TestApp, boss: TestUser) => Promise<void>): Promise<void> {
  const server = await startBeside(stage, { REGISTRATION: 'invitation' });
  const boss = await createUser(stage.app);
  await createAdmin(stage.app, boss);
  await use(server, boss);
}

async function invite(app: TestApp, boss: TestUser, body: { email?: string } = {}) {
  const { status, body: created } = await app.request(invitationsRoutes.createInvitation, { body }, boss);
  expect(status).toBe(201);
  return { id: created.invitation.id, token: created.path.split('#')[1] ?? '' };
}

export const invitationsUses: Uses<'invitations'> = {
  createInvitation: (stage) =>
    withInvitations(stage, async (app, boss) => {
      await invite(app, boss, { email: 'invited@example.org' });
    }),
  listInvitations: (stage) =>
    withInvitations(stage, async (app, boss) => {
      await invite(app, boss);
      await invite(app, boss);
      const list = async (query: { limit: number; cursor?: string }) =>
        (await app.request(invitationsRoutes.listInvitations, { query }, boss)).body.next_cursor;
      const cursor = await list({ limit: 1 });
      expect(cursor).not.toBeNull();
      await list({ limit: 1, cursor: cursor ?? '' });
    }),
  revokeInvitation: (stage) =>
    withInvitations(stage, async (app, boss) => {
      const params = { id: (await invite(app, boss)).id };
      for (let time = 0; time < 2; time++) {
        expect((await app.request(invitationsRoutes.revokeInvitation, { params }, boss)).status).toBe(204);
      }
    }),
  inspectInvitation: (stage) =>
    withInvitations(stage, async (app, boss) => {
      const { token } = await invite(app, boss);
      expect((await app.request(invitationsRoutes.inspectInvitation, { body: { token } })).status).toBe(200);
      const body = { email: 'brought@example.org', password: PASSWORD, invitation: token };
      expect((await app.request(accountRoutes.signUp, { body })).status).toBe(200);
    }),
};

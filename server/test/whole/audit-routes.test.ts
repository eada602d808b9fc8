import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { ErrorCode } from '@larder/contract/errors';
import type { Route } from '@larder/contract/route';

import { type Sender, startApp, type TestApp } from '../app.ts';
import { listRoutes, type RouteName } from '../contract-routes.ts';
import {
  createAdmin,
  createApiToken,
  createFactor,
  createUser,
  createRecipe,
  createSession,
  sessionCookie,
} from '../factories.ts';
import { ALL_USES } from '../uses/all.ts';
import { PASSWORD, type Stage } from '../uses/stage.ts';

let app: TestApp;
let stage: Stage;
beforeAll(async () => {
  app = await startApp();
  const anna = await createUser(app, { password: PASSWORD });
  stage = { app, anna, id: (await createRecipe(app, anna)).id };
});
afterAll(() => app.close());

/** The paths of accounts and administration. */
const SECURITY_PATHS = /^\/(?:api\/(?:auth|admin|tokens|account|profile)|factors|auth)(?:\/|$)/u;

const SECURITY_ROUTES = listRoutes().filter(
  ({ route }) => route.fresh === true || (route.method !== 'GET' && SECURITY_PATHS.test(route.path)),
);

async function listEvents() {
  const rows = await app.database.db.selectFrom('audit_log').select(['action', 'details']).orderBy('id').execute();
  return rows.map(({ action, details }) => ({ action, what: details['what'], reason: details['reason'] }));
}

const stalePerson = async (): Promise<Sender> => {
  const { id } = await createUser(app);
  await createAdmin(app, { id });
  const authenticated_at = new Date(app.clock.now().getTime() - 60 * 60 * 1000);
  return { cookie: sessionCookie((await createSession(app, { user_id: id, authenticated_at })).token) };
};

async function halfSignedIn(): Promise<Sender> {
  const person = await createUser(app);
  await createFactor(app, { user_id: person.id, status: 'verified' });
  return person;
}

interface Refusal {
  readonly reason: ErrorCode;
  sender(): Promise<Sender>;
}

/** The actors whom the declaration of a route refuses before the request is parsed. */
function refusalsOf({ access, fresh, aal1 }: Route): readonly Refusal[] {
  if (access === 'public' || access === 'optional') return [];
  const refusals: Refusal[] = [
    {
      reason: 'insufficient_scope',
      sender: async () => createApiToken(app, await createUser(app), ['recipes:read']),
    },
  ];
  if (aal1 !== true) refusals.push({ reason: 'second_factor_required', sender: halfSignedIn });
  if (access === 'admin') refusals.push({ reason: 'forbidden', sender: () => createUser(app) });
  if (fresh === true) refusals.push({ reason: 'fresh_login_required', sender: stalePerson });
  return refusals;
}

/** Routes that change nothing: they read, or begin what another route finishes. */
const WITHOUT_CHANGE: ReadonlySet<RouteName> = new Set<RouteName>([
  'account.inspectLink',
  'admin.checkModels',
  'factors.challengeFactor',
  'invitations.inspectInvitation',
  'passkeys.beginLogin',
  'passkeys.beginRegistration',
]);

describe('the audit log, for every route that changes access', () => {
  test.each(SECURITY_ROUTES)('records each refusal by $name', async ({ name, route }) => {
    const url = route.path.replaceAll(/\{\w+\}/gu, () => randomUUID());
    for (const { reason, sender } of refusalsOf(route)) {
      const by = await sender();
      const before = (await listEvents()).length;
      const { error } = await app.send({ method: route.method, url }, by);
      expect(error.code).toBe(reason);
      const added = (await listEvents()).slice(before);
      expect(added).toEqual([{ action: expect.stringMatching(/refused/u), what: name, reason }]);
    }
  });

  const changing = ALL_USES.filter(([name]) =>
    SECURITY_ROUTES.some((route) => route.name === name && !WITHOUT_CHANGE.has(route.name)),
  );

  test.each(changing)('records each success of %s', async (_name, use) => {
    const before = (await listEvents()).length;
    await use(stage);
    const added = (await listEvents()).slice(before).map(({ action }) => action);
    expect(added.filter((action) => !action.includes('refused'))).not.toEqual([]);
  });
});

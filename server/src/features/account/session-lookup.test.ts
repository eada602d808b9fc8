import { afterAll, beforeAll, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { tokensRoutes } from '@larder/contract/tokens';

import { type Sender, startApp, type TestApp } from '../../../test/app.ts';
import { createDatabase, type DatabasePlace } from '../../../test/database.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { recordQueries } from '../../../test/query-recorder.ts';

const PASSWORD = 'correct horse';

let place: DatabasePlace;
let app: TestApp;
let anna: TestUser;
let asked: () => number;
beforeAll(async () => {
  place = await createDatabase();
  const recorded = recordQueries(place.open());
  asked = () => recorded.ran().length;
  app = await startApp({ database: recorded.database });
  anna = await createUser(app, { password: PASSWORD });
});
afterAll(async () => {
  await app.close();
  await place.remove();
});

async function queriesOf(sender: Sender): Promise<number> {
  await app.request(accountRoutes.getSession, {}, sender);
  const before = asked();
  const { body } = await app.request(accountRoutes.getSession, {}, sender);
  expect(body.user?.id).toBe(anna.id);
  return asked() - before;
}

test('authentication takes one query, whatever the credential; the session adds that of the eating rules', async () => {
  expect(await queriesOf(anna)).toBe(2);

  const grant = { grant_type: 'password', email: anna.email, password: PASSWORD } as const;
  const access = await app.request(tokensRoutes.grantToken, { body: grant });
  expect(await queriesOf({ token: access.body.access_token })).toBe(2);

  const scoped = { name: 'Reader', scopes: ['profile:read' as const], expires_in_days: null };
  const api = await app.request(tokensRoutes.createApiToken, { body: scoped }, anna);
  // A recently used token, so that no use is recorded while queries are counted.
  await app.database.db.updateTable('api_tokens').set({ last_used_at: app.clock.now() }).execute();
  expect(await queriesOf({ token: api.body.token })).toBe(2);
});

test('a visitor causes no query', async () => {
  const before = asked();
  await app.request(accountRoutes.getSession, {});
  await app.request(accountRoutes.getSession, {}, { cookie: 'larder.session_token=forged.signature' });
  expect(asked() - before).toBe(0);
});

test('the session cookie is found behind a few forged ones, but not behind many', async () => {
  const planted = (count: number) => ({
    cookie: `${'larder.session_token=forged.signature; '.repeat(count)}${anna.cookie}`,
  });
  expect((await app.request(accountRoutes.getSession, {}, planted(3))).body.user?.id).toBe(anna.id);
  expect((await app.request(accountRoutes.getSession, {}, planted(50))).body.user).toBeNull();
});

import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { Outbox } from '#platform/outbox/outbox.ts';
import { Secrets } from '#platform/secrets.ts';

import { SECRET_KEY, startApp, type TestApp } from '../../test/app.ts';
import { createUser } from '../../test/factories.ts';
import { beginCeremony, takeCeremony } from './ceremony.ts';
import { type Actor, type Ctx, VISITOR } from './context.ts';

const PAYLOAD = { challenge: 'sign this' };
const LOGIN = { kind: 'passkey_login', userId: null } as const;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

function context(): Ctx<Actor> {
  const { db, reader, lookups, kind } = app.database;
  const secrets = new Secrets(SECRET_KEY);
  const outbox = new Outbox({ secrets, delivers: { mail: false, sms: false, whatsapp: false } });
  const events = { publish: () => undefined, recheckAccess: () => undefined };
  const log = pino({ level: 'silent' });
  const now = app.clock.now();
  return {
    actor: VISITOR,
    now,
    db,
    reader,
    lookups,
    databaseKind: kind,
    quotas: app.config,
    secrets,
    outbox,
    events,
    address: '127.0.0.1',
    log,
  };
}

const begin = (userId: string | null = null) =>
  beginCeremony(context(), { ...LOGIN, userId, payload: PAYLOAD, ttlMs: 60_000 });

test('a ceremony can be finished once, even by concurrent requests', async () => {
  const id = await begin();
  const taken = await Promise.all([1, 2].map(() => takeCeremony(context(), { ...LOGIN, id })));
  expect(taken).toContainEqual(PAYLOAD);
  expect(taken).toContainEqual(null);
});

test('a ceremony is sealed in the database', async () => {
  const id = await begin();
  const row = await app.database.db.selectFrom('ceremonies').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(PAYLOAD.challenge);
});

test('a ceremony expires', async () => {
  const [first, second] = [await begin(), await begin()];
  app.clock.advance({ seconds: 59 });
  expect(await takeCeremony(context(), { ...LOGIN, id: first })).toEqual(PAYLOAD);
  app.clock.advance({ seconds: 1 });
  expect(await takeCeremony(context(), { ...LOGIN, id: second })).toBeNull();
});

test('a ceremony is bound to its kind and person, and wrong attempts do not end it', async () => {
  const [anna, bruno] = [await createUser(app), await createUser(app)];
  const id = await begin(anna.id);
  expect(await takeCeremony(context(), { id, kind: 'openid_login', userId: anna.id })).toBeNull();
  expect(await takeCeremony(context(), { ...LOGIN, id, userId: bruno.id })).toBeNull();
  expect(await takeCeremony(context(), { ...LOGIN, id })).toBeNull();
  expect(await takeCeremony(context(), { ...LOGIN, id, userId: anna.id })).toEqual(PAYLOAD);
  const visitors = await begin();
  expect(await takeCeremony(context(), { ...LOGIN, id: visitors, userId: anna.id })).toBeNull();
});

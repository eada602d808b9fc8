import { randomUUID } from 'node:crypto';

import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { isUniqueViolation } from '#platform/db/errors.ts';
import { type Tables, toJson } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../../test/app.ts';
import { createFactor, createUser, createSession, type TestUser } from '../../test/factories.ts';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
  anna = await createUser(app);
});
afterAll(() => app.close());

async function violates(write: Promise<unknown>): Promise<'unique' | 'rule' | 'nothing'> {
  try {
    await write;
    return 'nothing';
  } catch (error) {
    return isUniqueViolation(error) ? 'unique' : 'rule';
  }
}

const at = () => app.clock.now();

/** A valid row of each table. */
const ROWS = {
  mail_links: async () => ({
    id: randomUUID(),
    purpose: 'reset_password',
    token_hash: randomUUID(),
    user_id: anna.id,
    email: anna.email,
    created_at: at(),
    expires_at: at(),
  }),
  factor_challenges: async () => ({
    id: randomUUID(),
    factor_id: (await createFactor(app, { user_id: anna.id })).id,
    session_id: (await createSession(app, { user_id: anna.id })).id,
    channel: 'sms',
    created_at: at(),
    expires_at: at(),
  }),
  passkeys: async () => ({
    id: randomUUID(),
    user_id: anna.id,
    credential_id: randomUUID(),
    public_key: 'x',
    counter: 0,
    transports: toJson<string[]>([]),
    name: 'My key',
    created_at: at(),
  }),
  ceremonies: async () => ({
    id: randomUUID(),
    kind: 'passkey_login',
    user_id: anna.id,
    payload_sealed: 'x',
    created_at: at(),
    expires_at: at(),
  }),
  api_tokens: async () => ({
    id: randomUUID(),
    user_id: anna.id,
    name: 'Reader',
    token_hash: randomUUID(),
    scopes: toJson([]),
    created_at: at(),
  }),
  outbox_messages: async () => ({
    id: randomUUID(),
    channel: 'mail',
    recipient: anna.email,
    user_id: anna.id,
    subject: 'Hello',
    body: toJson({ lines: [] }),
    status: 'kept',
    created_at: at(),
  }),
  audit_log: async () => ({ id: randomUUID(), at: at(), action: 'signed-in', details: toJson({}) }),
} as const;
type Name = keyof typeof ROWS;

async function put(table: Name, change: object = {}): Promise<'unique' | 'rule' | 'nothing'> {
  const row = { ...(await ROWS[table]()), ...change } as Insertable<Tables[Name]>;
  return violates(app.database.db.insertInto(table).values(row).execute());
}

describe('the tables of accounts', () => {
  test.each(Object.keys(ROWS) as Name[])('%s accept a valid row', async (table) => {
    expect(await put(table)).toBe('nothing');
  });

  test.each([
    ['mail_links', { purpose: 'sell' }],
    ['mail_links', { email: 'a' }],
    ['mail_links', { email: 'x'.repeat(255) }],
    ['mail_links', { user_id: randomUUID() }],
    ['factor_challenges', { channel: 'pigeon' }],
    ['factor_challenges', { factor_id: randomUUID() }],
    ['factor_challenges', { session_id: randomUUID() }],
    ['passkeys', { name: '' }],
    ['passkeys', { name: 'x'.repeat(81) }],
    ['ceremonies', { kind: 'wedding' }],
    ['api_tokens', { name: '' }],
    ['api_tokens', { name: 'x'.repeat(81) }],
    ['outbox_messages', { channel: 'pigeon' }],
    ['outbox_messages', { recipient: 'x'.repeat(255) }],
    ['outbox_messages', { subject: 'x'.repeat(201) }],
    ['outbox_messages', { status: 'lost' }],
    ['audit_log', { action: 'x'.repeat(81) }],
  ] as const)('%s reject %j', async (table, change) => {
    expect(await put(table, change)).toBe('rule');
  });

  test.each([
    ['mail_links', { token_hash: 'once' }],
    ['passkeys', { credential_id: 'once' }],
    ['api_tokens', { token_hash: 'once' }],
  ] as const)('%s require a unique %j', async (table, change) => {
    expect(await put(table, change)).toBe('nothing');
    expect(await put(table, change)).toBe('unique');
  });

  test('a session has the assurance level aal1 or aal2', async () => {
    const aal = 'aal3' as 'aal2';
    expect(await violates(createSession(app, { user_id: anna.id, aal }))).toBe('rule');
  });

  test('all rows are deleted with their person, except the audit log', async () => {
    const outer = anna;
    anna = await createUser(app);
    const { id } = anna;
    for (const table of Object.keys(ROWS) as Name[]) expect(await put(table)).toBe('nothing');
    await app.database.db.deleteFrom('users').where('id', '=', id).execute();
    anna = outer;
    for (const table of ['mail_links', 'passkeys', 'ceremonies', 'api_tokens', 'outbox_messages'] as const) {
      const left = app.database.db.selectFrom(table).select('user_id').where('user_id', '=', id);
      expect(await left.execute(), table).toEqual([]);
    }
    expect(await app.database.db.selectFrom('audit_log').select('id').execute()).not.toEqual([]);
  });
});

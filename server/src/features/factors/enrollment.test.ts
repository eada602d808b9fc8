import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { FACTOR_LIMITS, FACTOR_TEXTS, factorsRoutes } from '@larder/contract/factors';

import { runHousekeeping } from '../../housekeeping.ts';
import { SECRET_KEY, type Sender, startApp, type TestApp } from '../../../test/app.ts';
import { auditedActions } from '../../../test/audit.ts';
import { createFactor, createUser, createSession, sessionCookie, type TestUser } from '../../../test/factories.ts';
import { toJson } from '#platform/db/tables.ts';
import { Secrets } from '#platform/secrets.ts';

const PHONE = '+44 20 7946 0123';
const TOTP = { factor_type: 'totp' } as const;

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  anna = await createUser(app);
});
afterAll(() => app.close());

function enroll(body: { factor_type: 'totp'; issuer?: string } | { factor_type: 'phone'; phone: string }, by: Sender) {
  return app.request(factorsRoutes.enrollFactor, { body }, by);
}

const list = (by: Sender) => app.request(factorsRoutes.listFactors, {}, by);
const remove = (factorId: string, by: Sender) => app.request(factorsRoutes.deleteFactor, { params: { factorId } }, by);

async function isTwoFactorEnabled({ id }: { readonly id: string }): Promise<boolean> {
  const { db } = app.database;
  const query = db.selectFrom('user_profiles').select('two_factor_enabled').where('user_id', '=', id);
  return (await query.executeTakeFirstOrThrow()).two_factor_enabled;
}

async function mailsTo({ email }: { readonly email: string }): Promise<string[]> {
  const { db } = app.database;
  const rows = await db.selectFrom('outbox_messages').select('subject').where('recipient', '=', email).execute();
  return rows.map(({ subject }) => subject);
}

/** Creates a session of the same user at aal2. */
async function fullSession({ id }: { readonly id: string }): Promise<Sender> {
  const { token } = await createSession(app, { user_id: id, aal: 'aal2' });
  return { cookie: sessionCookie(token) };
}

describe('enrolling an authenticator app', () => {
  test('returns its secret, URI and QR code', async () => {
    const { body } = await enroll(TOTP, anna);
    expect(body).toEqual({
      id: expect.any(String),
      factor_type: 'totp',
      friendly_name: 'Authenticator app',
      status: 'unverified',
      totp: {
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/u),
        uri: expect.stringContaining(`:${encodeURIComponent(anna.email)}?secret=${body.totp?.secret}`),
        qr_code: expect.stringMatching(/^data:image\/svg\+xml;/u),
      },
    });
    expect(body.totp?.uri).toMatch(new RegExp(`^otpauth://totp/${app.config.PRODUCT_NAME}:`, 'u'));
  });

  test('uses the issuer that the caller names', async () => {
    const { body } = await enroll({ ...TOTP, issuer: 'Anna’s kitchen' }, anna);
    expect(new URL(body.totp?.uri ?? '').searchParams.get('issuer')).toBe('Anna’s kitchen');
    expect((await list(anna)).body.factors).toMatchObject([{ id: body.id, issuer: 'Anna’s kitchen' }]);
  });

  test('uses the product as default issuer, and none for a phone', async () => {
    await enroll(TOTP, anna);
    await enroll({ factor_type: 'phone', phone: PHONE }, anna);
    const issuers = (await list(anna)).body.factors.map(({ factor_type, issuer }) => [factor_type, issuer]);
    expect(issuers).toEqual([
      ['totp', app.config.PRODUCT_NAME],
      ['phone', null],
    ]);
  });

  test('seals the secret', async () => {
    const { body } = await enroll(TOTP, anna);
    const row = await app.database.db.selectFrom('auth_factors').selectAll().where('id', '=', body.id).execute();
    expect(JSON.stringify(row)).not.toContain(body.totp?.secret);
    expect(new Secrets(SECRET_KEY).open('totp', row[0]?.secret_sealed ?? '')).toBe(body.totp?.secret);
  });

  test('has no effect on signing in before a code is verified', async () => {
    await enroll(TOTP, anna);
    expect(await isTwoFactorEnabled(anna)).toBe(false);
    expect((await list(anna)).body.factors).toMatchObject([{ status: 'unverified' }]);
    expect(await auditedActions(app, anna)).toEqual(['factor.enrolled']);
  });
});

describe('enrolling a phone', () => {
  test('returns its number', async () => {
    const { body } = await enroll({ factor_type: 'phone', phone: PHONE }, anna);
    const friendly_name = 'Phone';
    expect(body).toEqual({
      id: body.id,
      factor_type: 'phone',
      friendly_name,
      status: 'unverified',
      phone: PHONE,
    });
  });

  test.each(['', 'my phone', '12', `+${'1'.repeat(16)}`])('refuses the invalid number: %s', async (phone) => {
    const { status, error } = await enroll({ factor_type: 'phone', phone }, anna);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['phone']]);
  });
});

describe('permission to enroll a factor', () => {
  test('requires aal2 once there is a verified factor', async () => {
    await createFactor(app, { user_id: anna.id, status: 'verified' });
    expect((await enroll(TOTP, anna)).error.code).toBe('second_factor_required');
    expect((await enroll(TOTP, await fullSession(anna))).status).toBe(200);
  });
});

describe('the number of factors', () => {
  const fill = (count: number) =>
    Promise.all(Array.from({ length: count }, () => createFactor(app, { user_id: anna.id, created_at: new Date() })));

  test('cannot exceed the limit by concurrent requests', async () => {
    await fill(FACTOR_LIMITS.per_person_max - 1);
    const answers = await Promise.all([enroll(TOTP, anna), enroll(TOTP, anna), enroll(TOTP, anna)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await list(anna)).body.factors).toHaveLength(FACTOR_LIMITS.per_person_max);
    const { error } = await enroll(TOTP, anna);
    expect([error.code, error.message]).toEqual(['conflict', FACTOR_TEXTS.too_many]);
  });

  test('counts unverified factors only for a day', async () => {
    const verified = await createFactor(app, { user_id: anna.id, status: 'verified' });
    await fill(FACTOR_LIMITS.per_person_max - 1);
    app.clock.advance({ hours: 23 });
    expect((await enroll(TOTP, await fullSession(anna))).status).toBe(409);
    app.clock.advance({ hours: 1 });
    const { body } = await enroll(TOTP, await fullSession(anna));
    const { factors } = (await list(await fullSession(anna))).body;
    expect(factors.map(({ id }) => id).toSorted()).toEqual([verified.id, body.id].toSorted());
  });
});

describe('the list of factors', () => {
  test('shows the user’s own factors in full', async () => {
    const factor = await createFactor(app, { user_id: anna.id, factor_type: 'phone', phone: PHONE });
    await createFactor(app, { user_id: (await createUser(app)).id });
    expect((await list(anna)).body).toEqual({
      factors: [
        {
          id: factor.id,
          factor_type: 'phone',
          friendly_name: factor.friendly_name,
          status: 'unverified',
          issuer: null,
          phone: PHONE,
          created_at: expect.any(String),
        },
      ],
      recovery_codes_left: 0,
      has_passkey: false,
    });
  });

  test('shows at aal1 only verified factors, with masked numbers', async () => {
    const phone = { factor_type: 'phone', phone: PHONE } as const;
    const { id } = await createFactor(app, { user_id: anna.id, status: 'verified', ...phone });
    await createFactor(app, { user_id: anna.id, ...phone });
    expect((await list(anna)).body.factors).toMatchObject([{ id, phone: '+•• •• •••• •123' }]);
    expect((await list(await fullSession(anna))).body.factors.map((factor) => factor.phone)).toEqual([PHONE, PHONE]);
  });

  test('says whether there is a passkey', async () => {
    const passkey = { id: randomUUID(), user_id: anna.id, credential_id: randomUUID(), public_key: 'x', counter: 0 };
    const { db } = app.database;
    await db
      .insertInto('passkeys')
      .values({ ...passkey, transports: toJson([]), name: 'Key', created_at: app.clock.now() })
      .execute();
    expect((await list(anna)).body.has_passkey).toBe(true);
  });
});

describe('removing a factor', () => {
  test('turns off two-factor authentication and deletes the recovery codes only with the last one', async () => {
    const factors = [];
    for (const status of ['verified', 'verified', 'unverified'] as const) {
      factors.push(await createFactor(app, { user_id: anna.id, status }));
    }
    const [first, second] = factors;
    const session = await fullSession(anna);
    await app.request(factorsRoutes.createRecoveryCodes, {}, session);

    expect((await remove(first?.id ?? '', session)).status).toBe(204);
    expect(await isTwoFactorEnabled(anna)).toBe(true);
    expect((await list(session)).body.recovery_codes_left).toBe(FACTOR_LIMITS.recovery_codes);

    expect((await remove(second?.id ?? '', session)).status).toBe(204);
    expect(await isTwoFactorEnabled(anna)).toBe(false);
    expect((await list(session)).body.recovery_codes_left).toBe(0);
    expect(await auditedActions(app, anna)).toEqual(['recovery-codes.created', 'factor.removed', 'factor.removed']);
    expect(await mailsTo(anna)).toContain('A second step was removed');
  });

  test('sends no notice for an unverified factor', async () => {
    const { id } = await createFactor(app, { user_id: anna.id });
    expect((await remove(id, anna)).status).toBe(204);
    expect(await mailsTo(anna)).toEqual([]);
  });

  test('answers 404 for a removed one, also when concurrent', async () => {
    const { id } = await createFactor(app, { user_id: anna.id });
    const answers = await Promise.all([remove(id, anna), remove(id, anna)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  });

  test('requires aal2 and a fresh login', async () => {
    const { id } = await createFactor(app, { user_id: anna.id, status: 'verified' });
    const session = await fullSession(anna);
    expect((await remove(id, anna)).error.code).toBe('second_factor_required');
    app.clock.advance({ minutes: 15 });
    expect((await remove(id, session)).error.code).toBe('fresh_login_required');
  });
});

test('housekeeping deletes factors unverified for a day, and challenges an hour after their expiry', async () => {
  const { db } = app.database;
  const unverified = await createFactor(app, { user_id: anna.id });
  const verified = await createFactor(app, { user_id: anna.id, status: 'verified' });
  const challenge = { params: { factorId: verified.id }, body: {} };
  const { body } = await app.request(factorsRoutes.challengeFactor, challenge, anna);
  const remaining = async () => ({
    factors: (await db.selectFrom('auth_factors').select('id').where('user_id', '=', anna.id).execute()).length,
    challenges: (await db.selectFrom('factor_challenges').select('id').where('id', '=', body.id).execute()).length,
  });
  const cleanUp = () => runHousekeeping({ db, blobs: app.blobs, now: app.clock.now() });
  app.clock.advance({ minutes: 64 });
  await cleanUp();
  expect(await remaining()).toEqual({ factors: 2, challenges: 1 });
  app.clock.advance({ minutes: 1 });
  await cleanUp();
  expect(await remaining()).toEqual({ factors: 2, challenges: 0 });
  app.clock.advance({ days: 1 });
  await cleanUp();
  expect(await remaining()).toEqual({ factors: 1, challenges: 0 });
  expect(await db.selectFrom('auth_factors').select('id').where('id', '=', unverified.id).execute()).toEqual([]);
});

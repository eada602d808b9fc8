import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { FACTOR_LIMITS, FACTOR_TEXTS, factorsRoutes } from '@larder/contract/factors';

import { keepHouse } from '../../housekeeping.ts';
import { SECRET_KEY, type Sender, startApp, type TestApp } from '../../../test/app.ts';
import { auditedActions } from '../../../test/audit.ts';
import { createFactor, createPerson, createSession, sessionCookie, type TestPerson } from '../../../test/factories.ts';
import { toJson } from '#platform/db/tables.ts';
import { Secrets } from '#platform/secrets.ts';

const PHONE = '+44 20 7946 0123';
const TOTP = { factor_type: 'totp' } as const;

let app: TestApp;
let anna: TestPerson;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  anna = await createPerson(app);
});
afterAll(() => app.close());

type NewFactor = Parameters<typeof enroll>[0];
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

/** A session of the same person in which both steps were done. */
async function fullSession({ id }: { readonly id: string }): Promise<Sender> {
  const { token } = await createSession(app, { user_id: id, aal: 'aal2' });
  return { cookie: sessionCookie(token) };
}

describe('adding an authenticator app', () => {
  test('gives its secret, its address and a picture of that', async () => {
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

  test('names who issued it as the caller wishes', async () => {
    const { body } = await enroll({ ...TOTP, issuer: 'Anna’s kitchen' }, anna);
    expect(new URL(body.totp?.uri ?? '').searchParams.get('issuer')).toBe('Anna’s kitchen');
    expect((await list(anna)).body.factors).toMatchObject([{ id: body.id, issuer: 'Anna’s kitchen' }]);
  });

  test('names the product as its issuer where the caller names none, and a phone has none', async () => {
    await enroll(TOTP, anna);
    await enroll({ factor_type: 'phone', phone: PHONE }, anna);
    const issuers = (await list(anna)).body.factors.map(({ factor_type, issuer }) => [factor_type, issuer]);
    expect(issuers).toEqual([
      ['totp', app.config.PRODUCT_NAME],
      ['phone', null],
    ]);
  });

  test('keeps the secret sealed', async () => {
    const { body } = await enroll(TOTP, anna);
    const row = await app.database.db.selectFrom('auth_factors').selectAll().where('id', '=', body.id).execute();
    expect(JSON.stringify(row)).not.toContain(body.totp?.secret);
    expect(new Secrets(SECRET_KEY).open('totp', row[0]?.secret_sealed ?? '')).toBe(body.totp?.secret);
  });

  test('changes nothing about signing in until a code was verified', async () => {
    await enroll(TOTP, anna);
    expect(await isTwoFactorEnabled(anna)).toBe(false);
    expect((await list(anna)).body.factors).toMatchObject([{ status: 'unverified' }]);
    expect(await auditedActions(app, anna)).toEqual(['factor.enrolled']);
  });
});

describe('adding a phone', () => {
  test('gives its number', async () => {
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

  test.each(['', 'my phone', '12', `+${'1'.repeat(16)}`])('needs a number: %s', async (phone) => {
    const { status, error } = await enroll({ factor_type: 'phone', phone }, anna);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['phone']]);
  });
});

describe('who may add a factor', () => {
  test('nobody who is not signed in', async () => {
    expect((await enroll(TOTP, {})).error.code).toBe('not_authenticated');
  });

  test('nobody whose login was a while ago', async () => {
    app.clock.advance({ minutes: 15 });
    expect((await enroll(TOTP, anna)).error.code).toBe('fresh_login_required');
  });

  test('with a factor only who has done both steps', async () => {
    await createFactor(app, { user_id: anna.id, status: 'verified' });
    expect((await enroll(TOTP, anna)).error.code).toBe('second_factor_required');
    expect((await enroll(TOTP, await fullSession(anna))).status).toBe(200);
  });
});

describe('how many there can be', () => {
  const fill = (count: number) =>
    Promise.all(Array.from({ length: count }, () => createFactor(app, { user_id: anna.id, created_at: new Date() })));

  test('no more than the limit', async () => {
    await fill(FACTOR_LIMITS.per_person_max - 1);
    expect((await enroll(TOTP, anna)).status).toBe(200);
    const { error } = await enroll(TOTP, anna);
    expect([error.code, error.message]).toEqual(['conflict', FACTOR_TEXTS.too_many]);
  });

  test('no more than the limit when many are added at once', async () => {
    await fill(FACTOR_LIMITS.per_person_max - 1);
    const answers = await Promise.all([enroll(TOTP, anna), enroll(TOTP, anna), enroll(TOTP, anna)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await list(anna)).body.factors).toHaveLength(FACTOR_LIMITS.per_person_max);
  });

  test('those that nobody proved for a day make room, others do not', async () => {
    const [kept] = [await createFactor(app, { user_id: anna.id, status: 'verified' })];
    await fill(FACTOR_LIMITS.per_person_max - 1);
    app.clock.advance({ hours: 23 });
    expect((await enroll(TOTP, await fullSession(anna))).status).toBe(409);
    app.clock.advance({ hours: 1 });
    const { body } = await enroll(TOTP, await fullSession(anna));
    const { factors } = (await list(await fullSession(anna))).body;
    expect(factors.map(({ id }) => id).toSorted()).toEqual([kept.id, body.id].toSorted());
  });

  test('two that are added at once are two, also under one name', async () => {
    const wishes: NewFactor[] = [TOTP, TOTP];
    const [first, second] = await Promise.all(wishes.map((wish) => enroll(wish, anna)));
    expect(first?.body.totp?.secret).not.toBe(second?.body.totp?.secret);
    const { factors } = (await list(anna)).body;
    expect(factors.map(({ id }) => id).toSorted()).toEqual([first?.body.id, second?.body.id].toSorted());
  });
});

describe('one’s own factors', () => {
  test('are listed as they are to who is signed in', async () => {
    const factor = await createFactor(app, { user_id: anna.id, factor_type: 'phone', phone: PHONE });
    await createFactor(app, { user_id: (await createPerson(app)).id });
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

  test('are those that can be the second step, without the number, to who has done the first', async () => {
    const phone = { factor_type: 'phone', phone: PHONE } as const;
    const { id } = await createFactor(app, { user_id: anna.id, status: 'verified', ...phone });
    await createFactor(app, { user_id: anna.id, ...phone });
    expect((await list(anna)).body.factors).toMatchObject([{ id, phone: '+•• •• •••• •123' }]);
    expect((await list(await fullSession(anna))).body.factors.map((factor) => factor.phone)).toEqual([PHONE, PHONE]);
  });

  test('say whether there is a passkey', async () => {
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
  test('switches the second step off with the last one only, and the recovery codes with it', async () => {
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

  test('that did not count says so to nobody', async () => {
    const { id } = await createFactor(app, { user_id: anna.id });
    expect((await remove(id, anna)).status).toBe(204);
    expect(await mailsTo(anna)).toEqual([]);
  });

  test('twice finds nothing the second time, also at once', async () => {
    const { id } = await createFactor(app, { user_id: anna.id });
    const answers = await Promise.all([remove(id, anna), remove(id, anna)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  });

  test('of somebody else finds nothing', async () => {
    const { id } = await createFactor(app, { user_id: (await createPerson(app)).id });
    expect((await remove(id, anna)).error.code).toBe('not_found');
    expect(await app.database.db.selectFrom('auth_factors').select('id').where('id', '=', id).execute()).toHaveLength(
      1,
    );
  });

  test('needs both steps and a fresh login', async () => {
    const { id } = await createFactor(app, { user_id: anna.id, status: 'verified' });
    const session = await fullSession(anna);
    expect((await remove(id, anna)).error.code).toBe('second_factor_required');
    app.clock.advance({ minutes: 15 });
    expect((await remove(id, session)).error.code).toBe('fresh_login_required');
  });
});

test('housekeeping takes what nobody proved for a day, and challenges an hour after their end', async () => {
  const { db } = app.database;
  const idle = await createFactor(app, { user_id: anna.id });
  const kept = await createFactor(app, { user_id: anna.id, status: 'verified' });
  const challenge = { params: { factorId: kept.id }, body: {} };
  const { body } = await app.request(factorsRoutes.challengeFactor, challenge, anna);
  const left = async () => ({
    factors: (await db.selectFrom('auth_factors').select('id').where('user_id', '=', anna.id).execute()).length,
    challenges: (await db.selectFrom('factor_challenges').select('id').where('id', '=', body.id).execute()).length,
  });
  const keepHouseNow = () => keepHouse({ db, blobs: app.blobs, now: app.clock.now() });
  app.clock.advance({ minutes: 64 });
  await keepHouseNow();
  expect(await left()).toEqual({ factors: 2, challenges: 1 });
  app.clock.advance({ minutes: 1 });
  await keepHouseNow();
  expect(await left()).toEqual({ factors: 2, challenges: 0 });
  app.clock.advance({ days: 1 });
  await keepHouseNow();
  expect(await left()).toEqual({ factors: 1, challenges: 0 });
  expect(await db.selectFrom('auth_factors').select('id').where('id', '=', idle.id).execute()).toEqual([]);
});

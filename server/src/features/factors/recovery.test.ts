import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { FACTOR_LIMITS, FACTOR_TEXTS, factorsRoutes } from '@larder/contract/factors';

import { type Sender, startApp, type TestApp } from '../../../test/app.ts';
import { auditedActions } from '../../../test/audit.ts';
import { cookiesOf, senderAfter } from '../../../test/cookies.ts';
import { createFactor, createUser, createSession, sessionCookie, type TestUser } from '../../../test/factories.ts';

let app: TestApp;
/** Has a verified factor and a session at aal2. */
let anna: TestUser;
/** Another session of Anna, at aal1. */
let half: Sender;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  anna = await createUser(app, { session: { aal: 'aal2' } });
  await createFactor(app, { user_id: anna.id, status: 'verified' });
  half = { cookie: sessionCookie((await createSession(app, { user_id: anna.id })).token) };
});
afterAll(() => app.close());

const create = (by: Sender) => app.request(factorsRoutes.createRecoveryCodes, {}, by);
const redeem = (code: string, by: Sender) => app.request(factorsRoutes.useRecoveryCode, { body: { code } }, by);

async function newCodes(): Promise<readonly [string, string]> {
  const [first = '', second = ''] = (await create(anna)).body.recovery_codes;
  return [first, second];
}

async function codesLeft(): Promise<number> {
  return (await app.request(factorsRoutes.listFactors, {}, anna)).body.recovery_codes_left;
}

async function mailsToAnna(): Promise<string> {
  const { db } = app.database;
  const rows = await db
    .selectFrom('outbox_messages')
    .select(['subject', 'body'])
    .where('user_id', '=', anna.id)
    .execute();
  return rows.map(({ subject, body }) => [subject, ...body.lines].join('\n')).join('\n');
}

const actionsOfAnna = async () => (await auditedActions(app, anna)).toSorted();

describe('recovery codes', () => {
  test('are ten of 60 bits each, without look-alike letters', async () => {
    const { recovery_codes: codes } = (await create(anna)).body;
    expect(new Set(codes).size).toBe(FACTOR_LIMITS.recovery_codes);
    // Three groups of four of 32 letters: 60 bits.
    for (const code of codes)
      expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}-[0-9a-hjkmnp-tv-z]{4}-[0-9a-hjkmnp-tv-z]{4}$/u);
    expect(await codesLeft()).toBe(FACTOR_LIMITS.recovery_codes);
    expect(await actionsOfAnna()).toEqual(['recovery-codes.created']);
    expect(await mailsToAnna()).toContain('New recovery codes were created');
  });

  test('are stored only as digests', async () => {
    const codes = await newCodes();
    const rows = await app.database.db
      .selectFrom('recovery_codes')
      .selectAll()
      .where('user_id', '=', anna.id)
      .execute();
    const stored = JSON.stringify([rows, await mailsToAnna()]);
    for (const code of codes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll('-', ''));
    }
  });

  test('replace earlier ones, used or not', async () => {
    const [used, unused] = await newCodes();
    await redeem(used, half);
    const [fresh] = await newCodes();
    const next = { cookie: sessionCookie((await createSession(app, { user_id: anna.id })).token) };
    expect((await redeem(unused, next)).status).toBe(401);
    expect(await codesLeft()).toBe(FACTOR_LIMITS.recovery_codes);
    expect((await redeem(fresh, next)).status).toBe(200);
  });

  test('are one set when created concurrently', async () => {
    await Promise.all([create(anna), create(anna)]);
    expect(await codesLeft()).toBe(FACTOR_LIMITS.recovery_codes);
  });

  test('require a verified factor', async () => {
    const ben = await createUser(app);
    const { error } = await create(ben);
    expect([error.code, error.message]).toEqual(['conflict', FACTOR_TEXTS.factor_required]);
  });

  test('require aal2 and a fresh login', async () => {
    expect((await create(half)).error.code).toBe('second_factor_required');
    app.clock.advance({ minutes: 15 });
    expect((await create(anna)).error.code).toBe('fresh_login_required');
  });
});

describe('a recovery code', () => {
  test('completes the second step, and notifies its owner', async () => {
    const [code] = await newCodes();
    const answer = await redeem(code, half);
    expect(answer.body).toMatchObject({ token_type: 'bearer', user: { id: anna.id, email: anna.email } });
    const session = await app.request(accountRoutes.getSession, {}, senderAfter(answer));
    expect(session.body).toMatchObject({ user: { id: anna.id }, aal: 'aal2' });
    expect(await codesLeft()).toBe(FACTOR_LIMITS.recovery_codes - 1);
    expect(await mailsToAnna()).toContain(`A recovery code was used to log in to your account. You have 9 left.`);
    expect(await actionsOfAnna()).toEqual(['recovery-code.used', 'recovery-codes.created', 'second-step.completed']);
  });

  test.each([
    ['in upper case', (code: string) => code.toUpperCase()],
    ['without dashes', (code: string) => code.replaceAll('-', '')],
    ['with spaces', (code: string) => ` ${code.replaceAll('-', ' ')} `],
    ['with other dashes', (code: string) => code.replaceAll('-', '–')],
    ['with letters for digits', (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'l')],
  ])('may be typed %s', async (_how, typed) => {
    const [code] = await newCodes();
    expect((await redeem(typed(code), half)).status).toBe(200);
  });

  test('works once', async () => {
    const [code] = await newCodes();
    const by = senderAfter(await redeem(code, half));
    const { error } = await redeem(code, by);
    expect([error.code, error.message]).toEqual(['invalid_credentials', FACTOR_TEXTS.recovery_wrong]);
  });

  test('is consumed once by concurrent uses', async () => {
    const [code] = await newCodes();
    const other = { cookie: sessionCookie((await createSession(app, { user_id: anna.id })).token) };
    const answers = await Promise.all([redeem(code, half), redeem(code, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect(answers.flatMap(cookiesOf)).toHaveLength(1);
    expect(await codesLeft()).toBe(FACTOR_LIMITS.recovery_codes - 1);
  });

  test('is refused and audited when wrong', async () => {
    await newCodes();
    const answer = await redeem('abcd-efgh-jkmn', half);
    expect([answer.error.code, cookiesOf(answer)]).toEqual(['invalid_credentials', []]);
    expect((await app.request(accountRoutes.getSession, {}, half)).body.aal).toBe('aal1');
    expect(await actionsOfAnna()).toEqual(['recovery-codes.created', 'second-step.refused']);
  });

  test('is refused for another user', async () => {
    const [code] = await newCodes();
    const ben = await createUser(app);
    await createFactor(app, { user_id: ben.id, status: 'verified' });
    expect((await redeem(code, ben)).status).toBe(401);
    expect(await codesLeft()).toBe(FACTOR_LIMITS.recovery_codes);
  });
});

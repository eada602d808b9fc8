import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { adminRoutes } from '@larder/contract/admin';
import { factorsRoutes } from '@larder/contract/factors';
import { passkeysRoutes } from '@larder/contract/passkeys';
import { recipesRoutes } from '@larder/contract/recipes';
import { tokensRoutes } from '@larder/contract/tokens';

import { toJson } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { auditedActions } from '../../../test/audit.ts';
import {
  createAdmin,
  createApiToken,
  createFactor,
  createUser,
  type TestUser,
  totpCode,
} from '../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ environment: { ADMIN_SECOND_FACTOR: 'required' } });
});
afterAll(() => app.close());

async function newAdmin(aal: 'aal1' | 'aal2' = 'aal1'): Promise<TestUser> {
  const person = await createUser(app, { session: { aal } });
  await createAdmin(app, person);
  return person;
}

async function createPasskey({ id: user_id }: TestUser): Promise<string> {
  const id = uuidv7();
  const key = { credential_id: id, public_key: 'x', counter: 0, transports: toJson<string[]>([]) };
  await app.database.db
    .insertInto('passkeys')
    .values({ id, user_id, ...key, name: 'Laptop', created_at: app.clock.now() })
    .execute();
  return id;
}

/** 200, or the error code of an admin route. */
async function statusOrCode(person: TestUser): Promise<number | string> {
  const answer = await app.request(adminRoutes.listPeople, { query: {} }, person);
  return answer.status === 200 ? 200 : answer.error.code;
}

const REFUSED = 'admin_second_factor_required';

describe('with ADMIN_SECOND_FACTOR=required', () => {
  test('an admin without a second factor is refused, sets one up, and is admitted', async () => {
    const boss = await newAdmin();
    const { status, error } = await app.request(adminRoutes.listPeople, { query: {} }, boss);
    expect([status, error.code]).toEqual([403, REFUSED]);
    expect(error.message).toContain('Set up a second step in your profile');

    const { id: factorId } = await createFactor(app, { user_id: boss.id });
    expect(await statusOrCode(boss)).toBe(REFUSED);
    const { body } = await app.request(factorsRoutes.challengeFactor, { params: { factorId }, body: {} }, boss);
    const proof = { challenge_id: body.id, code: totpCode(app) };
    const verified = await app.request(factorsRoutes.verifyFactor, { params: { factorId }, body: proof }, boss);
    expect(await statusOrCode({ ...boss, cookie: String(verified.headers['set-cookie']).split(';', 1)[0] ?? '' })).toBe(
      200,
    );
  });

  test('an admin who has passed only the first step is asked for the second', async () => {
    const boss = await newAdmin();
    await createFactor(app, { user_id: boss.id, status: 'verified' });
    expect(await statusOrCode(boss)).toBe('second_factor_required');
  });

  test('removing the last factor closes the admin area', async () => {
    const boss = await newAdmin('aal2');
    const { id: factorId } = await createFactor(app, { user_id: boss.id, status: 'verified' });
    expect(await statusOrCode(boss)).toBe(200);
    await app.request(factorsRoutes.deleteFactor, { params: { factorId } }, boss);
    expect(await statusOrCode(boss)).toBe(REFUSED);
  });

  test('a passkey sign-in counts as both steps while the passkey exists', async () => {
    const [byPassword, byPasskey] = [await newAdmin(), await newAdmin('aal2')];
    await createPasskey(byPassword);
    const id = await createPasskey(byPasskey);
    expect(await statusOrCode(byPassword)).toBe(REFUSED);
    expect(await statusOrCode(byPasskey)).toBe(200);
    await app.request(passkeysRoutes.deletePasskey, { params: { id } }, byPasskey);
    expect(await statusOrCode(byPasskey)).toBe(REFUSED);
  });

  test('an admin keeps their own cookbook, and API tokens do not open the admin area', async () => {
    const boss = await newAdmin();
    expect((await app.request(recipesRoutes.listRecipes, { query: {} }, boss)).status).toBe(200);
    await createFactor(app, { user_id: boss.id, status: 'verified' });
    const { token } = await createApiToken(app, boss, ['recipes:read', 'worker']);
    const answer = await app.request(adminRoutes.listPeople, { query: {} }, { token });
    expect(answer.error.code).toBe('insufficient_scope');
  });

  test('creating a worker token requires two steps', async () => {
    const boss = await newAdmin();
    const body = { name: 'Worker', scopes: ['worker' as const], expires_in_days: null };
    expect((await app.request(tokensRoutes.createApiToken, { body }, boss)).error.code).toBe(REFUSED);
    const plain = { ...body, scopes: ['recipes:read' as const] };
    expect((await app.request(tokensRoutes.createApiToken, { body: plain }, boss)).status).toBe(201);
    const proved = await newAdmin('aal2');
    await createFactor(app, { user_id: proved.id, status: 'verified' });
    expect((await app.request(tokensRoutes.createApiToken, { body }, proved)).status).toBe(201);
  });

  test('a change that is refused for a missing factor is audited', async () => {
    const boss = await newAdmin();
    const { id } = await createUser(app);
    await app.request(adminRoutes.updatePerson, { params: { id }, body: { disabled: true } }, boss);
    expect(await auditedActions(app, { id })).toEqual(['change.refused']);
  });

  test('other users get a plain forbidden', async () => {
    expect(await statusOrCode(await createUser(app))).toBe('forbidden');
  });
});

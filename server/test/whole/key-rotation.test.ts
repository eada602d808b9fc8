import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { factorsRoutes } from '@larder/contract/factors';
import { linksRoutes } from '@larder/contract/links';
import { recipesRoutes } from '@larder/contract/recipes';
import { tokensRoutes } from '@larder/contract/tokens';

import { Secrets } from '#platform/secrets.ts';

import { reseal, SEALED_COLUMNS } from '../../src/reseal.ts';
import { SECRET_KEY, type Sender, startApp, type TestApp } from '../app.ts';
import { createDatabase, DATABASE_KIND, type DatabasePlace, describeOn } from '../database.ts';
import {
  createFactor,
  createUser,
  createRecipe,
  createSession,
  sessionCookie,
  type TestUser,
  totpCode,
} from '../factories.ts';

const NEW_KEY = 'the key that takes over, as long as it must be';
const PASSWORD = 'correct horse';
const bothKeys = new Secrets(NEW_KEY, [SECRET_KEY]);

let place: DatabasePlace;
/** Three instances on one database: before, during and after the rotation. */
let before: TestApp;
let during: TestApp;
let after: TestApp;
beforeAll(async () => {
  place = await createDatabase();
  before = await startApp({ database: place.open() });
  during = await startApp({ database: place.open(), secrets: bothKeys });
  after = await startApp({ database: place.open(), secrets: new Secrets(NEW_KEY) });
});
afterAll(async () => {
  for (const app of [after, during, before]) await app.close();
  await place.remove();
});

const resealAll = () => reseal({ db: before.database.db, secrets: bothKeys, isStopping: () => false });

/** Creates a user with a public link and an access token before the rotation. */
async function createCook() {
  const person = await createUser(before, { password: PASSWORD, session: { aal: 'aal2' } });
  const { id: recipeId } = await createRecipe(before, person);
  const { link } = (await before.request(linksRoutes.createLink, { params: { id: recipeId } }, person)).body;
  const password = { grant_type: 'password', email: person.email, password: PASSWORD } as const;
  const { access_token: accessToken } = (await before.request(tokensRoutes.grantToken, { body: password })).body;
  return { person, recipeId, path: link.path, accessToken };
}

async function afterFirstStep({ id }: TestUser, secretKey: string): Promise<Sender> {
  const { token } = await createSession(before, { user_id: id, aal: 'aal1' });
  return { cookie: sessionCookie(token, secretKey) };
}

async function verifyTotp(app: TestApp, factorId: string, sender: Sender): Promise<number> {
  const params = { factorId };
  const { id } = (await app.request(factorsRoutes.challengeFactor, { params, body: {} }, sender)).body;
  const body = { challenge_id: id, code: totpCode(app) };
  return (await app.request(factorsRoutes.verifyFactor, { params, body }, sender)).status;
}

const readLink = async (app: TestApp, path: string) =>
  (await app.request(linksRoutes.getLinkedRecipe, { params: { token: path.replace('/shared/', '') } })).status;
const listWith = async (app: TestApp, token: string) =>
  (await app.request(recipesRoutes.listRecipes, { query: {} }, { token })).status;
const sessionOf = async (app: TestApp, sender: Sender) =>
  (await app.request(accountRoutes.getSession, {}, sender)).body.user?.id;

describe('while the previous key is configured', () => {
  test('existing sessions, links and access tokens stay valid', async () => {
    const { person, recipeId, path, accessToken } = await createCook();
    expect(await sessionOf(during, person)).toBe(person.id);
    const own = await during.request(linksRoutes.findLink, { params: { id: recipeId } }, person);
    expect(own.body.link?.path).toBe(path);
    expect(await readLink(during, path)).toBe(200);
    expect(await listWith(during, accessToken)).toBe(200);
    expect(await listWith(after, accessToken)).toBe(401);
  });

  test('existing authenticator apps and recovery codes stay valid', async () => {
    const person = await createUser(before, { session: { aal: 'aal2' } });
    const { id: factorId } = await createFactor(before, { user_id: person.id, status: 'verified' });
    const { recovery_codes: codes } = (await before.request(factorsRoutes.createRecoveryCodes, {}, person)).body;
    expect(await verifyTotp(during, factorId, await afterFirstStep(person, SECRET_KEY))).toBe(200);
    const [code = ''] = codes;
    const redeemed = await during.request(
      factorsRoutes.useRecoveryCode,
      { body: { code } },
      await afterFirstStep(person, SECRET_KEY),
    );
    expect(redeemed.status).toBe(200);
  });

  test('only the current key seals and signs', async () => {
    const person = await createUser(before);
    const { id } = await createRecipe(before, person);
    const { link } = (await during.request(linksRoutes.createLink, { params: { id } }, person)).body;
    expect(await readLink(after, link.path)).toBe(200);
    expect(await readLink(before, link.path)).toBe(404);
  });
});

describe('without the previous key', () => {
  test('secrets sealed with it are readable only after resealing', async () => {
    const { person, path } = await createCook();
    const { id: factorId } = await createFactor(before, { user_id: person.id, status: 'verified' });
    expect(await sessionOf(after, person), 'a cookie of the previous key').toBeUndefined();
    expect(await readLink(after, path)).toBe(404);

    expect((await resealAll()).rewritten).toBeGreaterThan(0);
    expect(await resealAll(), 'idempotent').toEqual({ rewritten: 0, unreadable: 0 });

    expect(await readLink(after, path)).toBe(200);
    expect(await readLink(before, path)).toBe(404);
    expect(await verifyTotp(after, factorId, await afterFirstStep(person, NEW_KEY))).toBe(200);
  });
});

test('a secret that no configured key opens is counted and left unchanged', async () => {
  const person = await createUser(before);
  const { id } = await createRecipe(before, person);
  await before.request(linksRoutes.createLink, { params: { id } }, person);
  const readSealed = () =>
    before.database.db.selectFrom('public_links').select('token_sealed').where('recipe_id', '=', id).execute();
  const sealed = await readSealed();
  const wrongKeys = new Secrets(NEW_KEY, ['a key that nothing was ever sealed with']);
  const resealed = await reseal({ db: before.database.db, secrets: wrongKeys, isStopping: () => false });
  expect(resealed.unreadable).toBeGreaterThan(0);
  expect(await readSealed()).toEqual(sealed);
  await resealAll();
});

describeOn('sqlite')('during resealing', () => {
  test('a concurrently changed row is left unchanged', async () => {
    const { db } = before.database;
    const person = await createUser(before);
    const { id } = await createRecipe(before, person);
    await before.request(linksRoutes.createLink, { params: { id } }, person);
    const token_sealed = bothKeys.seal('link', 'created concurrently');
    const changing: Promise<unknown>[] = [];
    // One connection runs statements in order, so this update runs between the read and the write of the row.
    const isStopping = () => {
      changing.push(db.updateTable('public_links').set({ token_sealed }).where('recipe_id', '=', id).execute());
      return false;
    };
    await reseal({ db, secrets: bothKeys, isStopping });
    await Promise.all(changing);
    const link = db.selectFrom('public_links').select('token_sealed').where('recipe_id', '=', id);
    expect(await link.executeTakeFirstOrThrow()).toEqual({ token_sealed });
  });
});

test('every sealed column is resealed, except secrets that expire within minutes', async () => {
  const query =
    DATABASE_KIND === 'postgres'
      ? sql<{ name: string }>`select table_name || '.' || column_name as name from information_schema.columns
          where table_schema = 'public' and right(column_name, 7) = '_sealed'`
      : sql<{ name: string }>`select m.name || '.' || c.name as name from sqlite_master m, pragma_table_info(m.name) c
          where m.type = 'table' and substr(c.name, -7) = '_sealed'`;
  const { rows } = await query.execute(before.database.db);
  const resealed = SEALED_COLUMNS.map(({ table, sealed }) => `${table}.${sealed}`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...resealed, 'ceremonies.payload_sealed'].toSorted());
});

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { accountRoutes } from '@larder/contract/account';

import { sqlitePath } from '#platform/db/open.ts';

import { createDatabase, createEmptyDatabase, type DatabasePlace, describeOn } from '../database.ts';
import { createAdmin, createUser } from '../factories.ts';
import {
  call,
  environmentOf,
  runCommand,
  runCommandAtTerminal,
  runServerProcess,
  type ServerProcess,
  startServerProcess,
} from './server-process.ts';

const EMAIL = 'boss@example.org';
const PASSWORD = 'correct horse';

let place: DatabasePlace;
beforeEach(async () => {
  place = await createDatabase();
});
afterEach(() => place.remove());

/** The email addresses of all admins. */
async function admins(): Promise<string[]> {
  const database = place.open();
  const rows = await database.db
    .selectFrom('users')
    .innerJoin('admin_users', 'admin_users.id', 'users.id')
    .select(['users.email', 'users.email_verified', 'users.is_admin'])
    .execute();
  await database.close();
  for (const row of rows) expect(row).toMatchObject({ email_verified: true, is_admin: true });
  return rows.map(({ email }) => email);
}

/** Creates a user with this address. */
async function register(email: string): Promise<void> {
  const database = place.open();
  await createUser({ database }, { email, password: PASSWORD });
  await database.close();
}

function logIn(server: ServerProcess): Promise<Response> {
  return call(server, 'POST', accountRoutes.signIn.path, { body: { email: EMAIL, password: PASSWORD } });
}

describe('npm run admin', () => {
  test('creates an admin who can sign in, while the server runs', async () => {
    const server = await startServerProcess({ ...environmentOf(place), EMAIL_CONFIRMATION: 'required' });
    const { code, output } = await runCommand('create-admin', environmentOf(place), [
      ` ${EMAIL.toUpperCase()}`,
      PASSWORD,
    ]);
    expect(code, output).toBe(0);
    expect(output).toContain(`${EMAIL} is an admin of Larder now`);
    expect(output).not.toContain(PASSWORD);
    expect((await logIn(server)).status).toBe(200);
    expect(await admins()).toEqual([EMAIL]);
    server.kill('SIGTERM');
    await server.ended;
  });

  test('stores the password as an argon2id hash of the cost that OWASP recommends', async () => {
    expect(await runCommand('create-admin', environmentOf(place), [EMAIL, PASSWORD])).toMatchObject({ code: 0 });
    const database = place.open();
    const { password } = await database.db.selectFrom('accounts').select('password').executeTakeFirstOrThrow();
    await database.close();
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  });

  test('reads address and password from the configuration, or the password from standard input', async () => {
    const environment = { ...environmentOf(place), ADMIN_EMAIL: EMAIL };
    expect(await runCommand('create-admin', { ...environment, ADMIN_PASSWORD: PASSWORD }, [])).toMatchObject({
      code: 0,
    });
    expect(await runCommand('create-admin', environment, ['other@example.org'], `${PASSWORD}\n`)).toMatchObject({
      code: 0,
    });
    expect((await admins()).toSorted()).toEqual([EMAIL, 'other@example.org']);
  });

  test('prompts for the password twice at a terminal, without echo', async () => {
    const answers = [`${PASSWORD}\r`, `${PASSWORD}\r`];
    const { code, output } = await runCommandAtTerminal('create-admin', environmentOf(place), [EMAIL], answers);
    expect(code, output).toBe(0);
    expect(output).toMatch(new RegExp(`^Password for ${EMAIL}: \\s*Same password again: `, 'u'));
    expect(output).not.toContain(PASSWORD);
    expect(await admins()).toEqual([EMAIL]);
    const server = await startServerProcess(environmentOf(place));
    expect((await logIn(server)).status).toBe(200);
    server.kill('SIGTERM');
    await server.ended;
  });

  test.each([
    ['two passwords that differ', [`${PASSWORD}\r`, 'correct house\r'], 'The two passwords do not match'],
    ['a password that is too short, without asking again', ['short\r'], 'at least 6 characters'],
    ['Ctrl+C', ['\u0003'], 'No password was typed'],
    ['Ctrl+D at the second question', [`${PASSWORD}\r`, '\u0004'], 'No password was typed'],
  ])('creates no admin at a terminal from %s', async (_what, answers, text) => {
    const { code, output } = await runCommandAtTerminal('create-admin', environmentOf(place), [EMAIL], answers);
    expect(code, output).toBe(1);
    expect(output).toContain(text);
    expect(output).not.toMatch(/^\s+at /mu);
    expect(await admins()).toEqual([]);
  });

  test('does not promote an existing account', async () => {
    await register(EMAIL);
    const { code, output } = await runCommand('create-admin', environmentOf(place), [EMAIL, 'another password']);
    expect(code).toBe(1);
    expect(output).toContain(`The address ${EMAIL} already has an account`);
    expect(output).not.toMatch(/^\s+at /mu);
    expect(await admins()).toEqual([]);
  });

  test.each([
    [['not an address', PASSWORD], 'Please enter a valid email address'],
    [[EMAIL, 'letmein'], 'This password is on lists of the most common ones. Choose another.'],
    [[EMAIL], 'at least 6 characters'],
  ])('rejects %j with a reason', async (words, text) => {
    const { code, output } = await runCommand('create-admin', environmentOf(place), words);
    expect(code).toBe(1);
    expect(output).toContain(text);
    expect(await admins()).toEqual([]);
  });
});

describeOn('sqlite')('npm run admin', () => {
  test('creates no database where there is a secret key without one', async () => {
    const empty = await createEmptyDatabase();
    writeFileSync(join(empty.dataDir, 'secret-key'), 'x'.repeat(64));
    const { SECRET_KEY: _none, ...environment } = environmentOf(empty);
    const { code, output } = await runCommand('create-admin', environment, [EMAIL, PASSWORD]);
    expect(code).toBe(1);
    expect(output).toContain(`${sqlitePath(empty.dataDir)} is missing or empty`);
    expect(existsSync(sqlitePath(empty.dataDir))).toBe(false);
    await empty.remove();
  });
});

describe('a server with ADMIN_PASSWORD', () => {
  const environment = () => ({ ...environmentOf(place), ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD });

  test('creates one admin, also when two servers start concurrently', async () => {
    const servers = await Promise.all([1, 2].map(() => startServerProcess(environment())));
    expect(await admins()).toEqual([EMAIL]);
    for (const server of servers) expect((await logIn(server)).status).toBe(200);
    for (const server of servers) server.kill('SIGTERM');
    for (const server of servers) expect(await server.ended).toMatchObject({ code: 0 });
  });

  test('creates no admin when there is one', async () => {
    const database = place.open();
    await createAdmin({ database }, await createUser({ database }, { email: EMAIL, email_verified: true }));
    await database.close();
    const server = await startServerProcess({ ...environment(), ADMIN_EMAIL: 'other@example.org' });
    expect(await admins()).toEqual([EMAIL]);
    server.kill('SIGTERM');
    await server.ended;
  });

  test('refuses to start when the address has an account and there is no admin', async () => {
    await register(EMAIL);
    const { code, output } = await runServerProcess(environment());
    expect(code).toBe(1);
    expect(output).toContain(`The address ${EMAIL} already has an account`);
    expect(await admins()).toEqual([]);
  });

  test('refuses to start with an easily guessed password, and says why', async () => {
    const { code, output } = await runServerProcess({ ...environment(), ADMIN_PASSWORD: 'letmein' });
    expect(code).toBe(1);
    expect(output).toContain(`${EMAIL} was not made an admin. This password is on lists of the most common ones.`);
    expect(output).not.toMatch(/^\s+at /mu);
    expect(await admins()).toEqual([]);
  });
});

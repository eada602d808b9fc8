import type { SpawnOptions } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { sqlitePath } from '#platform/db/open.ts';

import { createEmptyDatabase, DATABASE_KIND, type DatabasePlace, describeOn } from '../database.ts';
import { environmentOf, runServerProcess, startServerProcess } from './server-process.ts';

/** A generous limit for background work, even on a busy machine. */
const WORK_WAIT = { timeout: 30_000, interval: 50 };

let place: DatabasePlace;
beforeEach(async () => {
  place = await createEmptyDatabase();
});
afterEach(() => place.remove());

/** The output of a server that refuses to start: a few lines without a stack trace. */
async function refusalOf(environment: Readonly<Record<string, string>>, options: SpawnOptions = {}): Promise<string> {
  const { code, signal, output } = await runServerProcess(environment, options);
  expect({ code, signal }, output).toEqual({ code: 1, signal: null });
  expect(output, 'no stack trace').not.toMatch(/^\s+at /mu);
  expect(output.trim().split('\n').length, output).toBeLessThan(5);
  return output;
}

describe('a server', () => {
  test('starts from nothing: it creates its folder, its secret key and its database', async () => {
    const { SECRET_KEY: _given, ...environment } = environmentOf(place);
    const dataDir = join(place.dataDir, 'new', 'data');
    const withSecret = DATABASE_KIND === 'postgres' ? environmentOf(place) : environment;
    const server = await startServerProcess({ ...withSecret, DATA_DIR: dataDir });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    server.kill('SIGTERM');
    const { code, output } = await server.ended;
    expect(code).toBe(0);
    expect(output).toMatch(/Larder is ready at http:\/\/localhost:\d+/u);
    if (DATABASE_KIND === 'sqlite') {
      expect(statSync(dataDir).mode & 0o777).toBe(0o700);
      expect(statSync(sqlitePath(dataDir)).mode & 0o777).toBe(0o600);
      expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['larder.sqlite', 'secret-key']));
    } else {
      // The folder is created for photos, and because its free space is monitored.
      expect(readdirSync(dataDir)).toEqual([]);
    }
  });

  test('starts concurrently with another one on the same data', async () => {
    const environment = { ...environmentOf(place), STARTER_RECIPES: 'on' };
    const servers = await Promise.all([1, 2].map(() => startServerProcess(environment)));
    for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const database = place.open();
    const copies = database.db.selectFrom('community_recipes').select('id');
    await vi.waitFor(async () => expect(await copies.execute()).toHaveLength(48), WORK_WAIT);
    await database.close();
    for (const server of servers) server.kill('SIGTERM');
    for (const server of servers) expect(await server.ended).toMatchObject({ code: 0 });
  });

  test('logs no secret', async () => {
    const server = await startServerProcess({ ...environmentOf(place), LOG_LEVEL: 'trace' });
    await fetch(`${server.url}/api/auth/sign-in/email?token=in-the-address`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: 'larder.session_token=in-the-cookie',
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({ email: 'sam@example.org', password: 'in-the-body' }),
    });
    server.kill('SIGTERM');
    const { output } = await server.ended;
    expect(output).toContain('/api/auth/sign-in/email');
    for (const secret of ['in-the-body', 'in-the-cookie', 'in-the-address', 'sam@example.org'])
      expect(output).not.toContain(secret);
  });
});

// Other reasons, and their explanations, are tested without a process in `src/installation.test.ts`. Most of these do not depend on the
// database, so one kind is enough.
describeOn('sqlite')('a server with the embedded database does not start', () => {
  test('when its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const refusal = await refusalOf({ ...environmentOf(place), PORT: String(port) });
    expect(refusal).toContain('The port is taken');
    expect(refusal).toContain(`127.0.0.1:${port}`);
    expect(refusal).toContain(`PORT=${port + 1} npm start`);
    await new Promise((resolve) => other.close(resolve));
  });

  test('when HOST is not an address of this machine', async () => {
    const refusal = await refusalOf({ ...environmentOf(place), HOST: '203.0.113.1' });
    expect(refusal).toContain('HOST must be');
    expect(refusal).toContain('203.0.113.1');
  });

  test('when .env cannot be read', async () => {
    const cwd = join(place.dataDir, 'folder');
    mkdirSync(join(cwd, '.env'), { recursive: true });
    const refusal = await refusalOf(environmentOf(place), { cwd });
    expect(refusal).toContain('.env cannot be read (EISDIR');
    expect(refusal).toContain('move it away');
  });

  test('when a URL is malformed; that message comes first, before those of other variables', async () => {
    const invalid = { PUBLIC_URL: 'nonsense', PORT: 'http', LOG_LEVEL: 'loud' };
    const refusal = await refusalOf({ ...environmentOf(place), ...invalid });
    expect(refusal.trimStart()).toMatch(/^Invalid Supabase URL format in PUBLIC_URL: /u);
    expect(refusal).toContain('PORT: expected a whole number');
    expect(refusal).toContain('LOG_LEVEL: expected one of');
  });

  test('when its folder is not writable', async () => {
    const DATA_DIR = join(place.dataDir, 'closed');
    mkdirSync(DATA_DIR);
    chmodSync(place.dataDir, 0o755);
    chmodSync(DATA_DIR, 0o555);
    // Root can write everywhere, so the server runs as `nobody` then.
    const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    expect(await refusalOf({ ...environmentOf(place), DATA_DIR }, user)).toContain('DATA_DIR');
  });

  test('when its database file is not a database', async () => {
    writeFileSync(sqlitePath(place.dataDir), 'This is a shopping list: milk, eggs, flour. '.repeat(50));
    const refusal = await refusalOf(environmentOf(place));
    expect(refusal).toMatch(/larder\.sqlite.*not a database/u);
    expect(refusal).toContain('npm run restore');
  });
});

describeOn('postgres')('a server with PostgreSQL does not start', () => {
  function environmentWith(change: (url: URL) => void): Record<string, string> {
    const url = new URL(place.url ?? '');
    change(url);
    return { ...environmentOf(place), DATABASE_URL: url.href };
  }

  test.each(['127.0.0.1', 'localhost'])('when nothing answers at %s', async (hostname) => {
    const refusal = await refusalOf(environmentWith((url) => Object.assign(url, { hostname, port: '1' })));
    expect(refusal).toMatch(/does not answer .*ECONNREFUSED.*DATABASE_URL/u);
  });

  test.each([
    ['host', { hostname: 'no.such.host.invalid' }, 'no.such.host.invalid'],
    ['database', { pathname: '/nothing' }, 'database "nothing" does not exist'],
    ['role', { username: 'stranger' }, 'role "stranger" does not exist'],
  ])('when there is no such %s', async (_what, part, words) => {
    const refusal = await refusalOf(environmentWith((url) => Object.assign(url, part)));
    expect(refusal).toContain(words);
    expect(refusal).toContain('DATABASE_URL');
  });

  test('without SECRET_KEY, and does not print the password of DATABASE_URL', async () => {
    const { SECRET_KEY: _none, ...environment } = environmentWith((url) => Object.assign(url, { password: 'hunter2' }));
    const refusal = await refusalOf(environment);
    expect(refusal).toContain('SECRET_KEY: required when DATABASE_URL is set');
    expect(refusal).not.toContain('hunter2');
  });

  test('when other instances could not find its pictures, and names both solutions', async () => {
    const refusal = await refusalOf({ ...environmentOf(place), DATA_DIR_SHARED: 'no' });
    expect(refusal).toContain('S3_URL: required when DATABASE_URL is set');
    expect(refusal).toContain('DATA_DIR_SHARED=yes');
  });
});

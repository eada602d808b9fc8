import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { sqlitePath } from '#platform/db/open.ts';

import { createDatabase, createEmptyDatabase, DATABASE_KIND, type DatabasePlace } from '../database.ts';
import { environmentOf, runServerProcess, startServerProcess } from './server-process.ts';

let place: DatabasePlace;
beforeEach(async () => {
  place = await createEmptyDatabase();
});
afterEach(() => place.remove());

/** The server says in plain words why it cannot start, and ends. */
async function expectRefusal(environment: Record<string, string>, ...words: readonly string[]): Promise<string> {
  const { code, signal, output } = await runServerProcess(environment);
  expect({ code, signal }, output).toEqual({ code: 1, signal: null });
  for (const word of words) expect(output).toContain(word);
  expect(output, 'no stack trace').not.toMatch(/^\s+at /mu);
  expect(output.trim().split('\n').length, output).toBeLessThan(5);
  return output;
}

describe('a server', () => {
  test('starts on nothing at all: it makes its folder, its secret and its database', async () => {
    const { SECRET_KEY: _given, ...environment } = environmentOf(place);
    const dataDir = join(place.dataDir, 'new', 'data');
    const withSecret = DATABASE_KIND === 'postgres' ? environmentOf(place) : environment;
    const server = await startServerProcess({ ...withSecret, DATA_DIR: dataDir });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    server.kill('SIGTERM');
    const { code, output } = await server.ended;
    expect(code).toBe(0);
    expect(output).toMatch(/Larder is ready at http:\/\/localhost:\d+/u);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    if (DATABASE_KIND === 'sqlite') {
      expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['larder.sqlite', 'secret-key']));
    } else {
      expect(existsSync(sqlitePath(dataDir))).toBe(false);
    }
  });

  test('starts beside another one on the same data, at the same moment', async () => {
    const servers = await Promise.all([1, 2].map(() => startServerProcess(environmentOf(place))));
    for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200);
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
      body: JSON.stringify({ email: 'somebody@example.org', password: 'in-the-body' }),
    });
    server.kill('SIGTERM');
    const { output } = await server.ended;
    expect(output).toContain('/api/auth/sign-in/email');
    for (const secret of ['in-the-body', 'in-the-cookie', 'in-the-address', 'somebody@example.org'])
      expect(output).not.toContain(secret);
  });
});

describe('a server does not start', () => {
  test('when a newer version has used the database', async () => {
    const used = await createDatabase();
    const database = used.open();
    await database.db
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto('kysely_migration')
      .values({ name: '9999-from-the-future', timestamp: '2999-01-01T00:00:00Z' })
      .execute();
    await database.close();
    await expectRefusal(environmentOf(used), 'newer version', '9999-from-the-future');
    await used.remove();
  });

  if (DATABASE_KIND === 'sqlite') {
    // These have nothing to do with the kind of database, so once is enough.
    test('when its port is taken', async () => {
      const other = createServer();
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      const { port } = other.address() as AddressInfo;
      await expectRefusal({ ...environmentOf(place), PORT: String(port) }, 'port is taken', String(port), 'PORT');
      await new Promise((resolve) => other.close(resolve));
    });

    test.each(['203.0.113.1', 'no.such.host.invalid'])(
      'when HOST is not an address of this machine: %s',
      async (HOST) => {
        await expectRefusal({ ...environmentOf(place), HOST }, 'HOST', HOST);
      },
    );

    test('when a variable is wrong', async () => {
      await expectRefusal(
        { ...environmentOf(place), PORT: 'http', LOG_LEVEL: 'loud' },
        'PORT: expected a whole number',
        'LOG_LEVEL',
      );
    });

    test('when its folder is a file, or lies in one', async () => {
      const file = join(place.dataDir, 'file');
      writeFileSync(file, '');
      for (const DATA_DIR of [file, join(file, 'data')])
        await expectRefusal({ ...environmentOf(place), DATA_DIR }, 'DATA_DIR', file);
    });

    test('when it may not write to its folder', async () => {
      const dataDir = join(place.dataDir, 'closed');
      mkdirSync(dataDir);
      chmodSync(place.dataDir, 0o755);
      chmodSync(dataDir, 0o555);
      // The root user may write everywhere, so somebody else starts the server then.
      const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
      const { code, output } = await runServerProcess({ ...environmentOf(place), DATA_DIR: dataDir }, nobody);
      expect(code).toBe(1);
      expect(output).toContain('DATA_DIR');
      expect(output).not.toMatch(/^\s+at /mu);
    });

    test('when its database is no database', async () => {
      writeFileSync(sqlitePath(place.dataDir), 'This is a shopping list: milk, eggs, flour. '.repeat(50));
      await expectRefusal(environmentOf(place), 'larder.sqlite', 'not a database');
    });
  } else {
    const replace = (change: (url: URL) => void) => {
      const url = new URL(place.url ?? '');
      change(url);
      return { ...environmentOf(place), DATABASE_URL: url.href };
    };

    test('when nothing answers at DATABASE_URL', async () => {
      await expectRefusal(
        replace((url) => (url.port = '1')),
        'DATABASE_URL',
        'ECONNREFUSED',
      );
      await expectRefusal(
        replace((url) => ((url.port = '1'), (url.hostname = 'localhost'))),
        'DATABASE_URL',
        'ECONNREFUSED',
      );
    });

    test('when there is no such host, database or person', async () => {
      await expectRefusal(
        replace((url) => (url.hostname = 'no.such.host.invalid')),
        'DATABASE_URL',
        'no.such.host.invalid',
      );
      await expectRefusal(
        replace((url) => (url.pathname = '/nothing')),
        'DATABASE_URL',
        '"nothing" does not exist',
      );
      await expectRefusal(
        replace((url) => (url.username = 'stranger')),
        'DATABASE_URL',
        'stranger',
      );
    });

    test('without a SECRET_KEY, and says nothing of the password in DATABASE_URL', async () => {
      const { SECRET_KEY: _none, ...environment }: Record<string, string> = replace(
        (url) => (url.password = 'hunter2'),
      );
      const output = await expectRefusal(environment, 'SECRET_KEY', 'DATABASE_URL');
      expect(output).not.toContain('hunter2');
    });
  }
});

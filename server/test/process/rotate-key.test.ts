import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createDatabase, type DatabasePlace, describeOn } from '../database.ts';
import { createUser, createSession, sessionCookie } from '../factories.ts';
import { environmentOf, runCommand, startServerProcess } from './server-process.ts';

const WORK_WAIT = { timeout: 30_000, interval: 50 };

let place: DatabasePlace;
beforeEach(async () => {
  place = await createDatabase();
});
afterEach(() => place.remove());

describeOn('sqlite')('npm run rotate-key', () => {
  test('replaces the key in DATA_DIR, and existing sessions stay valid', async () => {
    const { SECRET_KEY: _none, ...environment } = environmentOf(place);
    const file = (name: string) => readFileSync(join(place.dataDir, name), 'utf8');
    const first = await startServerProcess(environment);
    first.kill('SIGTERM');
    await first.ended;
    const key = file('secret-key');
    const database = place.open();
    const { token } = await createSession({ database }, { user_id: (await createUser({ database })).id });
    await database.close();

    const { code, output } = await runCommand('rotate-key', environment, []);
    expect(code, output).toBe(0);
    expect(output).not.toContain(key);
    expect(file('secret-key.previous')).toBe(key);
    expect(file('secret-key')).not.toBe(key);
    expect(statSync(join(place.dataDir, 'secret-key.previous')).mode & 0o777).toBe(0o600);

    const server = await startServerProcess({ ...environment, LOG_LEVEL: 'info' });
    const session = await fetch(`${server.url}/api/session`, {
      headers: { cookie: sessionCookie(token, key) },
    });
    expect(await session.json()).toMatchObject({ user: { id: expect.any(String) } });
    await vi.waitFor(() => expect(server.output()).toContain('all secrets are sealed with the current key'), WORK_WAIT);
    server.kill('SIGTERM');
    await server.ended;

    const again = await runCommand('rotate-key', environment, []);
    expect(again.code).toBe(1);
    expect(again.output).toContain('a rotation is in progress');
  });

  test('is refused without a key to replace, and when the key comes from the configuration', async () => {
    const { SECRET_KEY, ...environment } = environmentOf(place);
    const none = await runCommand('rotate-key', environment, []);
    expect([none.code, none.output]).toEqual([1, expect.stringContaining('there is no secret key')]);
    const configured = await runCommand('rotate-key', { ...environment, SECRET_KEY: SECRET_KEY ?? '' }, []);
    expect([configured.code, configured.output]).toEqual([1, expect.stringContaining('SECRET_KEY_PREVIOUS')]);
    expect(existsSync(join(place.dataDir, 'secret-key'))).toBe(false);
  });
});

import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createDatabase, DATABASE_KIND, describeOn } from '../database.ts';
import { newRecipe } from '../factories.ts';
import { call, environmentOf, type ServerProcess, startServerProcess } from './server-process.ts';

const DISK_MB = 64;
const RESERVE_MB = 32;
const MB = 1024 * 1024;
const PASSWORD = 'correct horse battery';
const ADMIN = 'admin@larder.local';

/** Mounts a small disk. Returns null where that is not permitted. */
function mountDisk(): string | null {
  const path = mkdtempSync(join(tmpdir(), 'larder-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', path], { stdio: 'ignore' });
    return path;
  } catch {
    rmSync(path, { recursive: true });
    return null;
  }
}

const disk = process.platform === 'linux' ? mountDisk() : null;

afterAll(() => {
  if (disk === null) return;
  execFileSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true });
});

test('an embedded database reserves disk space for admins in a file', async () => {
  const place = await createDatabase();
  const started = await startServerProcess({ ...environmentOf(place), STARTER_RECIPES: 'off' });
  expect(existsSync(join(place.dataDir, 'room-for-admins'))).toBe(DATABASE_KIND === 'sqlite');
  started.kill('SIGKILL');
  await started.ended;
  await place.remove();
});

/** Skips the block where no disk can be mounted. */
const describeOnDisk = disk === null ? () => undefined : describeOn('sqlite');

describeOnDisk('on a full disk', () => {
  const folder = disk ?? '';
  const environment = {
    DATA_DIR: folder,
    DISK_RESERVE_MB: String(RESERVE_MB),
    QUOTA_MB: '0',
    ADMIN_PASSWORD: PASSWORD,
    STARTER_RECIPES: 'off',
  };
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServerProcess(environment);
  });
  afterAll(async () => {
    server.kill('SIGKILL');
    await server.ended;
  });

  const credentials = (email: string) => ({ body: { email, password: PASSWORD } });

  async function register(email: string): Promise<number> {
    return (await call(server, 'POST', '/api/auth/sign-up/email', credentials(email))).status;
  }

  async function tryToSignIn(email: string): Promise<number> {
    return (await call(server, 'POST', '/api/auth/sign-in/email', credentials(email))).status;
  }

  async function signIn(email: string): Promise<string> {
    const answer = await call(server, 'POST', '/api/auth/sign-in/email', credentials(email));
    expect(answer.status, await answer.clone().text()).toBe(200);
    return answer.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
  }

  /** A unique recipe of about 200 KB. */
  const large = (n: number) =>
    newRecipe({ instructions: Array.from({ length: 40 }, (_, step) => `${n} ${step} ${'stir '.repeat(970)}`) });

  /** Creates recipes until one is refused. Resolves to the status of the refusal. */
  async function saveUntilRefused(cookie: string): Promise<number> {
    for (let n = 0; n < 1_000; n++) {
      const { status } = await call(server, 'POST', '/recipes', { cookie, body: large(n) });
      if (status !== 201) return status;
    }
    throw new Error('The disk did not fill up');
  }

  /** Fills the disk like another program would. */
  function fillDisk(path: string): void {
    const file = openSync(join(path, 'filler'), 'w');
    const bytes = Buffer.alloc(MB / 16);
    try {
      for (;;) if (writeSync(file, bytes) < bytes.length) break;
    } catch {
      // ENOSPC
    } finally {
      closeSync(file);
    }
  }

  test('an admin signs in, finds the largest user and deletes them; then users can save again', async () => {
    expect(await register('anna@example.org')).toBe(200);
    const anna = await signIn('anna@example.org');
    expect(await saveUntilRefused(anna)).toBe(503);
    const { bavail, bsize } = statfsSync(folder);
    expect(bavail * bsize).toBeGreaterThan((RESERVE_MB / 4) * MB);
    fillDisk(folder);

    // The server checks free space every two seconds, then frees the reserved file; until then a write may find no room.
    await expect.poll(() => tryToSignIn(ADMIN), { timeout: 30_000 }).toBe(200);
    const boss = await signIn(ADMIN);
    const people = await call(server, 'GET', '/api/admin/people?sort=storage', { cookie: boss });
    const [largest] = ((await people.json()) as { people: { id: string; email: string }[] }).people;
    expect(largest?.email).toBe('anna@example.org');
    const deleteLargest = async () =>
      (await call(server, 'DELETE', `/api/admin/people/${largest?.id ?? ''}`, { cookie: boss })).status;
    await expect.poll(deleteLargest, { timeout: 30_000 }).toBe(204);

    rmSync(join(folder, 'filler'));
    await expect.poll(() => register('bruno@example.org'), { timeout: 30_000 }).toBe(200);
    const bruno = await signIn('bruno@example.org');
    expect((await call(server, 'POST', '/recipes', { cookie: bruno, body: newRecipe() })).status).toBe(201);
  });

  test('a stopped server starts, and an admin can sign in', async () => {
    await expect.poll(() => existsSync(join(folder, 'room-for-admins')), { timeout: 30_000 }).toBe(true);
    server.kill('SIGKILL');
    await server.ended;
    fillDisk(folder);
    server = await startServerProcess(environment);
    expect(await tryToSignIn(ADMIN)).toBe(200);
  });
});

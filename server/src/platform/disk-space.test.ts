import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { accountRoutes } from '@larder/contract/account';
import { chatRoutes } from '@larder/contract/chat';
import { cookbookRoutes } from '@larder/contract/cookbook';
import { type Recipe, recipesRoutes } from '@larder/contract/recipes';

import { startApp, type TestApp } from '../../test/app.ts';
import { diskWith, MB } from '../../test/disk.ts';
import { createAdmin, createUser, createRecipe, newRecipe, type TestUser } from '../../test/factories.ts';
import { photo, sendPicture } from '../../test/pictures.ts';
import { NO_ROOM_TEXT } from './app-error.ts';
import { createDiskSpace, DiskSpace } from './disk-space.ts';

const RESERVE = 200 * MB;

describe('DiskSpace', () => {
  test.each([
    { free: 201, reusable: 0, isShort: false, what: 'with more free space than the reserve' },
    { free: 199, reusable: 0, isShort: true, what: 'with less free space' },
    { free: 100, reusable: 150, isShort: false, what: 'with free pages in the database file' },
    { free: 40, reusable: 5_000, isShort: true, what: 'with hardly any space outside that file' },
    { free: 0, reusable: 0, isShort: true, what: 'with none at all' },
  ])('$what: isShort is $isShort', async ({ free, reusable, isShort }) => {
    const disk = diskWith({ freeBytes: free * MB, reusableBytes: reusable * MB, reserveBytes: RESERVE });
    expect(await disk.isShort()).toBe(isShort);
  });

  test('is never short and never measures without a reserve', async () => {
    expect(await diskWith({ freeBytes: 0, reserveBytes: 0 }).isShort()).toBe(false);
    const missing = { dataDir: '/no/such/folder', reserveMb: 0, hasDatabase: false };
    const warn = vi.fn<() => void>();
    const disk = createDiskSpace({ ...missing, reusableBytes: async () => 0, log: { warn } });
    expect(await disk.isShort()).toBe(false);
    expect(warn).not.toHaveBeenCalled();
  });

  test('measures the disk of the data folder, and creates the folder if it is missing', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'larder-test-'));
    const place = { dataDir: join(parent, 'data'), reserveMb: 1, hasDatabase: false };
    const disk = createDiskSpace({ ...place, reusableBytes: async () => 0, log: { warn: () => undefined } });
    expect((await disk.read()).freeBytes).toBeLessThan(Infinity);
    expect(statSync(place.dataDir).mode & 0o777).toBe(0o700);
    rmSync(parent, { recursive: true });
  });

  test('measures once for concurrent callers', async () => {
    let measurements = 0;
    const disk = new DiskSpace({
      reserveBytes: RESERVE,
      freeBytes: async () => ++measurements * RESERVE,
      reusableBytes: async () => 0,
      ballast: undefined,
      log: { warn: () => undefined },
    });
    await Promise.all(Array.from({ length: 50 }, () => disk.isShort()));
    expect(measurements).toBe(1);
  });

  test('fails open when the disk cannot be measured', async () => {
    const failing = new DiskSpace({
      reserveBytes: RESERVE,
      freeBytes: () => Promise.reject(new Error('no such file system')),
      reusableBytes: async () => 0,
      ballast: undefined,
      log: { warn: () => undefined },
    });
    expect(await failing.isShort()).toBe(false);
  });

  test('deletes its ballast file when the disk fills up, and writes it again later', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'larder-test-'));
    const ballast = { path: join(dataDir, 'room'), bytes: MB };
    const sizeAfter = async (freeBytes: number, reusableBytes = 0) => {
      await diskWith({ freeBytes, reusableBytes, reserveBytes: RESERVE, ballast }).read();
      return statSync(ballast.path, { throwIfNoEntry: false })?.size;
    };
    expect(await sizeAfter(RESERVE + 2 * MB)).toBe(MB);
    expect(await sizeAfter(RESERVE / 2)).toBe(MB);
    expect(await sizeAfter(MB / 4)).toBeUndefined();
    // The file would take what is left.
    expect(await sizeAfter(RESERVE)).toBeUndefined();
    expect(await sizeAfter(RESERVE + 2 * MB)).toBe(MB);
    expect(await sizeAfter(MB / 4)).toBeUndefined();
    // Deleted recipes leave free pages; the database file does not shrink.
    expect(await sizeAfter(RESERVE / 2, RESERVE)).toBe(MB);
    rmSync(dataDir, { recursive: true });
  });
});

describe('while the disk is nearly full', () => {
  const PASSWORD = 'correct horse battery';
  let app: TestApp;
  let full: TestApp;
  let anna: TestUser;
  let soup: Recipe;
  beforeAll(async () => {
    app = await startApp();
    const database = { ...app.database, close: async () => undefined };
    full = await startApp({ database, disk: diskWith({ freeBytes: 100 * MB, reserveBytes: RESERVE }) });
    anna = await createUser(app, { password: PASSWORD });
    soup = await createRecipe(app, anna);
  });
  afterAll(async () => {
    await full.close();
    await app.close();
  });

  test('people save nothing new, and read why', async () => {
    const answers = [
      await full.request(recipesRoutes.createRecipe, { body: newRecipe() }, anna),
      await full.send(
        { method: 'PATCH', url: `/api/recipes/${soup.id}`, payload: { title: 'Stew', version: 1 } },
        anna,
      ),
      await sendPicture(full, anna, await photo().jpeg().toBuffer()),
      await full.request(
        chatRoutes.sendMessage,
        { body: { id: crypto.randomUUID(), conversation_id: crypto.randomUUID(), content: 'hello' } },
        anna,
      ),
      await full.request(accountRoutes.signUp, { body: { email: 'new@example.org', password: PASSWORD } }),
    ];
    for (const { status, error, headers } of answers) {
      expect([status, error.code, error.message]).toEqual([503, 'unavailable', NO_ROOM_TEXT]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  test('people sign in and out, read, delete, and restore what they deleted', async () => {
    const credentials = { email: anna.email, password: PASSWORD };
    expect((await full.request(accountRoutes.signIn, { body: credentials })).status).toBe(200);
    const { body: again } = await app.request(recipesRoutes.getRecipe, { params: { id: soup.id } }, anna);
    expect((await full.request(recipesRoutes.getRecipe, { params: { id: soup.id } }, anna)).body).toEqual(again);
    const params = { id: soup.id };
    expect((await full.request(recipesRoutes.deleteRecipe, { params }, anna)).status).toBe(204);
    expect((await full.request(recipesRoutes.restoreRecipe, { params }, anna)).status).toBe(200);
    expect((await full.request(cookbookRoutes.deleteRecipes, { body: { ids: [soup.id] } }, anna)).status).toBe(200);
    expect((await full.request(accountRoutes.signOut, {}, anna)).status).toBe(200);
  });

  test('admins can do everything', async () => {
    const boss = await createUser(app);
    await createAdmin(app, boss);
    expect((await full.request(recipesRoutes.createRecipe, { body: newRecipe() }, boss)).status).toBe(201);
  });
});

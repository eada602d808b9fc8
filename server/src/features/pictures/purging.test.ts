import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Picture } from '@larder/contract/pictures';

import type { BlobEntry, Blobs } from '#platform/blobs/blobs.ts';
import type { Tables } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { describeOn } from '../../../test/database.ts';
import { createCommunityRecipe, createUser, createRecipe, type TestUser } from '../../../test/factories.ts';
import { createPicture, getFile, workOnPictures } from '../../../test/pictures.ts';
import { claimPicture } from './commands/claim.ts';
import { purgePictures } from './commands/purge.ts';

let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  anna = await createUser(app);
});
afterAll(() => app.close());

const db = () => app.database.db;

/** The purge covers all partitions in this many hours. */
const ALL_HOURS = 25;

/** Runs the hourly purge for this many hours. */
async function purgeHourly(blobs: Blobs = app.blobs, hours = ALL_HOURS): Promise<void> {
  for (let hour = 0; hour < hours; hour++) {
    await purgePictures({ db: db(), blobs, now: app.clock.now() });
    app.clock.advance({ hours: 1 });
  }
}

async function exists({ id }: Picture): Promise<boolean> {
  const row = await db().selectFrom('pictures').select('id').where('id', '=', id).executeTakeFirst();
  const blob = await app.blobs.open(`${id}/320.webp`);
  blob?.stream.destroy();
  expect(blob !== null, 'the row and its files are there together').toBe(row !== undefined);
  return row !== undefined;
}

/** Reports this age for all files: the disk does not use the test clock. */
function withAge(ageHours: number): Blobs {
  const { blobs } = app;
  return {
    put: (...given) => blobs.put(...given),
    open: (key) => blobs.open(key),
    remove: (key) => blobs.remove(key),
    list: async function* list(beginning): AsyncIterable<BlobEntry> {
      const changedAt = new Date(app.clock.now().getTime() - ageHours * 60 * 60 * 1000);
      for await (const { key } of blobs.list(beginning)) yield { key, changedAt };
    },
  };
}

describe('an unused picture', () => {
  test('is purged with all its files after a day', async () => {
    const picture = await createPicture(app, anna, { width: 900, height: 60 });
    await workOnPictures(app);
    await purgeHourly(app.blobs, 24);
    expect(await exists(picture)).toBe(true);
    await purgeHourly();
    expect(await exists(picture)).toBe(false);
    for (const file of ['640.webp', '1024.webp', '320.avif', '640.avif', '1024.avif']) {
      expect(await app.blobs.open(`${picture.id}/${file}`), file).toBeNull();
    }
    expect((await getFile(app, picture.id, 320)).status).toBe(404);
  });

  test('is retained for another day after a claim', async () => {
    const picture = await createPicture(app, anna);
    app.clock.advance({ hours: 20 });
    await claimPicture(db(), anna.id, picture.id, app.clock.now());
    await purgeHourly(app.blobs, 24);
    expect(await exists(picture)).toBe(true);
  });

  test('is purged even when the server runs at the same hour every day', async () => {
    const picture = await createPicture(app, anna);
    app.clock.advance({ days: 1 });
    for (let day = 0; day < ALL_HOURS; day++) {
      await purgePictures({ db: db(), blobs: app.blobs, now: app.clock.now() });
      app.clock.advance({ days: 1 });
    }
    expect(await exists(picture)).toBe(false);
  });
});

describe('a picture is retained while it is used', () => {
  const show: Readonly<Record<string, (pictureId: string) => Promise<() => Promise<unknown>>>> = {
    'by a recipe': async (picture_id) => {
      const { id } = await createRecipe(app, anna);
      await db().updateTable('recipes').set({ picture_id }).where('id', '=', id).execute();
      return () => db().deleteFrom('recipes').where('id', '=', id).execute();
    },
    'by an earlier version of one': async (picture_id) => {
      const { id } = await createRecipe(app, anna);
      const [at, content] = [app.clock.now(), '{}' as never];
      const version = {
        recipe_id: id,
        version: 1,
        user_id: anna.id,
        picture_id,
        made_at: at,
        replaced_at: at,
        content,
      };
      await db().insertInto('recipe_versions').values(version).execute();
      return () => db().deleteFrom('recipe_versions').where('recipe_id', '=', id).execute();
    },
    'in the community': async (picture_id) => {
      const { id } = await createCommunityRecipe(app, { shared_by: anna.id, picture_id });
      return () => db().deleteFrom('community_recipes').where('id', '=', id).execute();
    },
  };

  test.each(Object.entries(show))('%s', async (_where, begin) => {
    const picture = await createPicture(app, anna);
    const end = await begin(picture.id);
    app.clock.advance({ days: 3 });
    await purgeHourly();
    expect(await exists(picture)).toBe(true);
    await end();
    await purgeHourly();
    expect(await exists(picture)).toBe(false);
  });
});

test('unused pictures of a deleted account are purged within the hour, except those in the community', async () => {
  const [shared, own] = [await createPicture(app, anna), await createPicture(app, anna)];
  const other = await createUser(app);
  const others = await createPicture(app, other);
  await createCommunityRecipe(app, { shared_by: other.id, picture_id: shared.id });
  const { id } = await createRecipe(app, anna);
  await db().updateTable('recipes').set({ picture_id: own.id }).where('id', '=', id).execute();
  await db().deleteFrom('users').where('id', '=', anna.id).execute();
  // A claim within the last minute protects a picture.
  await purgePictures({ db: db(), blobs: app.blobs, now: app.clock.now() });
  expect(await exists(own)).toBe(true);
  app.clock.advance({ minutes: 1 });
  await purgePictures({ db: db(), blobs: app.blobs, now: app.clock.now() });
  expect([await exists(shared), await exists(own), await exists(others)]).toEqual([true, false, true]);
});

describeOn('postgres')('purging concurrently with claims', () => {
  test('does not deadlock, and retains a picture that is claimed meanwhile', async () => {
    const [low, high] = [randomUUID(), randomUUID()].toSorted();
    const hourAgo = new Date(app.clock.now().getTime() - 60 * 60 * 1000);
    const row = { user_id: null, width: 8, height: 8, preview: '', bytes: 1, created_at: hourAgo, used_at: hourAgo };
    for (const id of [low, high]) {
      await db()
        .insertInto('pictures')
        .values({ ...row, id: String(id) })
        .execute();
    }
    const touch = (trx: Kysely<Tables>, id: string | undefined) =>
      trx.updateTable('pictures').set({ used_at: app.clock.now() }).where('id', '=', String(id)).execute();
    const result = await db()
      .transaction()
      .execute(async (trx) => {
        await touch(trx, high);
        const purging = purgePictures({ db: db(), blobs: app.blobs, now: app.clock.now() });
        await setTimeout(300);
        await touch(trx, low);
        return { purging };
      });
    await result.purging;
    const remaining = await db()
      .selectFrom('pictures')
      .select('id')
      .where('id', 'in', [String(low), String(high)])
      .execute();
    expect(remaining).toEqual([{ id: high }]);
  });
});

describe('files without a row', () => {
  const STRAY = ['aa000000-0000-4000-8000-000000000001/320.webp', 'aa000000-0000-4000-8000-000000000001/strange.txt'];

  test('are purged after a day, and other files stay', async () => {
    const picture = await createPicture(app, anna);
    for (const key of [...STRAY, `${picture.id}/320.webp.7c9e6679.draft`]) {
      await app.blobs.put(key, Buffer.from('x'), 'image/webp');
    }
    const blobExists = async (key: string) => {
      const blob = await app.blobs.open(key);
      blob?.stream.destroy();
      return blob !== null;
    };
    await claimPicture(db(), anna.id, picture.id, new Date(app.clock.now().getTime() + 9 * 24 * 60 * 60 * 1000));
    await purgeHourly(withAge(23.9));
    expect(await Promise.all(STRAY.map(blobExists))).toEqual([true, true]);
    await purgeHourly(withAge(24));
    expect(await Promise.all(STRAY.map(blobExists))).toEqual([false, false]);
    expect(await blobExists(`${picture.id}/320.webp.7c9e6679.draft`)).toBe(false);
    expect(await exists(picture)).toBe(true);
  });

  test('are purged later when removing them with their picture failed', async () => {
    const picture = await createPicture(app, anna);
    const failing: Blobs = { ...withAge(0), remove: () => Promise.reject(new Error('away')) };
    app.clock.advance({ days: 2 });
    await db().deleteFrom('users').where('id', '=', anna.id).execute();
    await expect(purgePictures({ db: db(), blobs: failing, now: app.clock.now() })).rejects.toThrow('away');
    expect((await getFile(app, picture.id, 320)).status).toBe(404);
    await purgeHourly(withAge(24));
    expect(await app.blobs.open(`${picture.id}/320.webp`)).toBeNull();
  });
});

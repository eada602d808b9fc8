import { afterEach, beforeEach, expect, test } from 'vitest';

import { importsRoutes } from '@larder/contract/imports';
import { recipesRoutes } from '@larder/contract/recipes';

import type { Blobs, StoredBlob } from '#platform/blobs/blobs.ts';
import { createBlobs } from '#platform/blobs/create-blobs.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createDatabase, type DatabasePlace } from '../../../test/database.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';
import { importFile, listDrafts, mealMaster, undoImport, untilIdle, uploadFile } from '../../../test/imports.ts';
import { type InterleavedDatabase, interleave } from '../../../test/interleaved-database.ts';

import { importOfKey } from './parts.ts';

/** More than the work of one time slice. */
const RECIPES = 620;
const titles = Array.from({ length: RECIPES }, (_, at) => `Soup ${String(at).padStart(3, '0')}`);
const LARGE = mealMaster(...titles);
const TICK = { seconds: 0.01 };

/** The picture store, in which a test can hold back the files of imports. */
class HeldFiles {
  readonly blobs: Blobs;
  readonly #gates = new Map<string, PromiseWithResolvers<void>>();
  /** The imports whose files were opened, in order. */
  readonly opened: string[] = [];
  #holdsAll = false;

  constructor(blobs: Blobs) {
    this.blobs = {
      put: (...put) => blobs.put(...put),
      remove: (key) => blobs.remove(key),
      list: (prefix) => blobs.list(prefix),
      open: (key) => this.#open(blobs, key),
    };
  }

  /** Holds back each file that is opened from now on, until it is released. */
  holdAll(): void {
    this.#holdsAll = true;
  }

  release(...ids: readonly string[]): void {
    for (const id of ids) this.#gates.get(id)?.resolve();
  }

  releaseAll(): void {
    this.#holdsAll = false;
    this.release(...this.#gates.keys());
  }

  async untilOpened(id: string, times = 1): Promise<void> {
    await expect.poll(() => this.opened.filter((each) => each === id).length, { interval: 5 }).toBe(times);
  }

  async #open(blobs: Blobs, key: string): Promise<StoredBlob | null> {
    const id = importOfKey(key);
    if (id !== null) {
      const gate = Promise.withResolvers<void>();
      if (this.#holdsAll) this.#gates.set(id, gate);
      this.opened.push(id);
      if (this.#holdsAll) await gate.promise;
    }
    return blobs.open(key);
  }
}

let place: DatabasePlace;
let files: HeldFiles;
let interleaved: InterleavedDatabase;
let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
let carla: TestUser;
beforeEach(async () => {
  place = await createDatabase();
  files = new HeldFiles(createBlobs(undefined, place.dataDir, 'pictures'));
  interleaved = interleave(place.open());
  app = await startApp({ database: interleaved.database, blobs: files.blobs });
  [anna, bruno, carla] = [await createUser(app), await createUser(app), await createUser(app)];
});
afterEach(async () => {
  files.releaseAll();
  await app.close();
  await place.remove();
});

/** Uploads a file. Each waits behind those before it. */
async function upload(person: TestUser, content: string): Promise<string> {
  app.clock.advance(TICK);
  const { id } = await uploadFile(app, person, content);
  app.clock.advance(TICK);
  return id;
}

async function jobOf(person: TestUser, id: string) {
  return (await app.request(importsRoutes.getImport, { params: { id } }, person)).body;
}

test('a file that takes long does not hold up the import of another user', async () => {
  files.holdAll();
  const slow = await upload(anna, mealMaster('A soup'));
  await files.untilOpened(slow);
  const quick = await upload(bruno, mealMaster('B soup'));
  await files.untilOpened(quick);
  files.release(quick);
  expect(await untilIdle(app, bruno, quick)).toMatchObject({ state: 'ready', drafts: 1 });
  expect(await jobOf(anna, slow)).toMatchObject({ state: 'reading', drafts: 0 });
  files.release(slow);
  expect(await untilIdle(app, anna, slow)).toMatchObject({ state: 'ready', drafts: 1 });
});

test('a large file is read in time slices while others wait; each recipe is read once, and repeated ones are recognized', async () => {
  files.holdAll();
  const withRepeated = mealMaster(...titles, ...titles.slice(0, 3));
  const [large, other] = [await upload(anna, withRepeated), await upload(bruno, withRepeated)];
  await Promise.all([files.untilOpened(large), files.untilOpened(other)]);
  const small = await upload(carla, mealMaster('C soup'));
  files.release(large, other);
  await files.untilOpened(small);
  files.release(small);
  expect(await untilIdle(app, carla, small)).toMatchObject({ state: 'ready', drafts: 1 });
  // One of the large files, or both, has had a time slice and waits for its next.
  const between = [await jobOf(anna, large), await jobOf(bruno, other)];
  expect(between.map(({ state }) => state)).toEqual(['reading', 'reading']);
  files.releaseAll();
  for (const [person, id] of [
    [anna, large],
    [bruno, other],
  ] as const) {
    const job = await untilIdle(app, person, id);
    expect(job).toMatchObject({ state: 'ready', drafts: RECIPES + 3, duplicates: 3, problem: null });
    const drafts = await listDrafts(app, person, id);
    expect(drafts.map(({ title }) => title)).toEqual(titles.slice(0, drafts.length));
  }
});

test('users are served round-robin, however many files each has', async () => {
  files.holdAll();
  const first = await upload(anna, mealMaster('First soup'));
  const other = await upload(bruno, mealMaster('Other soup'));
  await Promise.all([files.untilOpened(first), files.untilOpened(other)]);
  const second = await upload(anna, mealMaster('Second soup'));
  const third = await upload(anna, mealMaster('Third soup'));
  const later = await upload(carla, mealMaster('Later soup'));
  files.release(first);
  await files.untilOpened(second);
  // Carla's file waits behind two of Anna's. It comes after one.
  files.release(second);
  await files.untilOpened(later);
  expect(files.opened).not.toContain(third);
  files.releaseAll();
  expect(await untilIdle(app, anna, third)).toMatchObject({ state: 'ready', drafts: 1 });
});

test('files of one user are read one after the other', async () => {
  files.holdAll();
  const first = await upload(anna, mealMaster('First soup'));
  await files.untilOpened(first);
  const second = await upload(anna, mealMaster('Second soup'));
  const later = await upload(carla, mealMaster('Later soup'));
  await files.untilOpened(later);
  expect(files.opened).toEqual([first, later]);
  files.releaseAll();
  expect(await untilIdle(app, anna, second)).toMatchObject({ state: 'ready', drafts: 1 });
});

/** Lets each transaction take time, so that `created_at` says the order. */
function tickEachTransaction(): void {
  interleaved.beforeTransaction(async () => {
    app.clock.advance(TICK);
    tickEachTransaction();
  });
}

test('saving in time slices saves each recipe once, and is undone as a whole', async () => {
  const { id: large } = await importFile(app, anna, LARGE);
  const { id: small } = await importFile(app, bruno, mealMaster('B soup'));
  files.holdAll();
  const held = await upload(carla, mealMaster('C soup'));
  await files.untilOpened(held);
  const save = (person: TestUser, id: string) =>
    app.request(importsRoutes.saveImport, { params: { id }, body: {} }, person);
  // Bruno saves when Anna's recipes are being saved.
  const isSaved = Promise.withResolvers<void>();
  const startSaving = async () => {
    if ((await jobOf(anna, large)).saved === 0) return interleaved.beforeTransaction(startSaving);
    app.clock.advance(TICK);
    await save(bruno, small);
    tickEachTransaction();
    isSaved.resolve();
  };
  interleaved.beforeTransaction(startSaving);
  await save(anna, large);
  await isSaved.promise;
  expect(await untilIdle(app, bruno, small)).toMatchObject({ saved: 1 });
  expect(await untilIdle(app, anna, large)).toMatchObject({ state: 'ready', saved: RECIPES, problems: 0 });
  const newest = async (person: TestUser) => {
    const { body } = await app.request(recipesRoutes.listRecipes, { query: { limit: 1 } }, person);
    return body.recipes[0]?.created_at ?? '';
  };
  expect((await newest(bruno)) < (await newest(anna))).toBe(true);
  expect(await undoImport(app, anna, large)).toMatchObject({ state: 'ready', saved: 0, pending: 0 });
});

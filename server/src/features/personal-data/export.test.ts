import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inflateRawSync } from 'node:zlib';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { assistantRoutes } from '@larder/contract/assistant';
import { linksRoutes } from '@larder/contract/links';
import { collectionsRoutes } from '@larder/contract/collections';
import { personalDataRoutes } from '@larder/contract/personal-data';
import { type ProfileChange, profileRoutes } from '@larder/contract/profile';
import { type Recipe, recipesRoutes } from '@larder/contract/recipes';
import { reportsRoutes } from '@larder/contract/reports';

import { blobKey, originalKey } from '#features/pictures/blob-keys.ts';
import { streamArchive } from '#platform/archive.ts';
import { toJson } from '#platform/db/tables.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { talk } from '../../../test/chat.ts';
import {
  createChatMessage,
  createCommunityRecipe,
  createFactor,
  createUser,
  createRating,
  createRecipe,
  createSharedRecipe,
  type TestUser,
} from '../../../test/factories.ts';
import { createPicture, photo } from '../../../test/pictures.ts';

let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  [anna, bruno] = await Promise.all([createUser(app, { password: 'correct horse' }), createUser(app)]);
});
afterAll(() => app.close());

/** The files of a ZIP archive by name, read from its central directory. */
function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
    const size = archive.readUInt32LE(at + 20);
    const [nameSize, extraSize] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30)];
    const start = archive.readUInt32LE(at + 42);
    const name = archive.toString('utf8', at + 46, at + 46 + nameSize);
    const content = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    files.set(
      name,
      inflateRawSync(archive.subarray(content, content + size)).toString(name.endsWith('.webp') ? 'latin1' : 'utf8'),
    );
    at += 46 + nameSize + extraSize;
  }
  return files;
}

async function download(person = anna) {
  const { url, headers } = { url: personalDataRoutes.exportData.path, headers: { cookie: person.cookie } };
  const response = await app.app.inject({ method: 'GET', url, headers });
  expect(response.statusCode).toBe(200);
  return { headers: response.headers, files: unzip(response.rawPayload) };
}

const parse = (files: ReadonlyMap<string, string>, name: string): unknown => JSON.parse(files.get(name) ?? '');

describe('an export', () => {
  test('is a ZIP archive with a dated name and no-store', async () => {
    const { headers, files } = await download();
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toBe('attachment; filename="larder-2026-03-14.zip"');
    expect(headers['cache-control']).toBe('no-store');
    expect([...files.keys()]).toEqual([
      'README.txt',
      'profile.json',
      'recipes.json',
      'versions.json',
      'recipes.jsonld',
      'shared.json',
      'community.json',
      'collections.json',
      'cooked.json',
      'ratings.json',
      'views.json',
      'reports.json',
      'conversations.json',
      'chat.json',
      'made.json',
      'models.json',
      'messages.json',
      'sessions.json',
      'security.json',
    ]);
    for (const name of files.keys()) if (name !== 'README.txt') expect(files.get('README.txt')).toContain(name);
    expect(parse(files, 'recipes.json')).toEqual([]);
    expect(parse(files, 'profile.json')).toMatchObject({ email: anna.email, username: anna.name });
  });

  test('contains the eating rules', async () => {
    const body: ProfileChange = { diets: ['vegan'], allergies: ['peanuts'] };
    await app.request(profileRoutes.updateProfile, { body }, anna);
    expect(parse((await download()).files, 'profile.json')).toMatchObject(body);
  });

  test('contains what a conversation remembers', async () => {
    await talk(app, bruno).say('I am allergic to celery');
    await talk(app, anna).say('I am vegan and there are six of us');
    const { files } = await download();
    expect(parse(files, 'conversations.json')).toMatchObject([{ remembered: ['vegan', 'for 6'] }]);
    expect(files.get('conversations.json')).not.toContain('celery');
  });

  test('contains collections with the ids of their recipes in order', async () => {
    const person = await createUser(app);
    const [soup, pie] = [await createRecipe(app, person), await createRecipe(app, person)];
    const { body } = await app.request(collectionsRoutes.createCollection, { body: { name: 'Sundays' } }, person);
    const params = { id: body.id };
    await app.request(collectionsRoutes.addToCollection, { params, body: { ids: [pie.id, soup.id] } }, person);
    const { files } = await download(person);
    expect(parse(files, 'collections.json')).toMatchObject([{ name: 'Sundays', recipes: [pie.id, soup.id] }]);
  });

  test('contains earlier versions of recipes', async () => {
    const { id, ingredients } = await createRecipe(app, anna, { title: 'First' });
    const theirs = await createRecipe(app, bruno, { title: 'Bruno’s first' });
    const better = { title: 'Better', version: 1 };
    await app.request(recipesRoutes.updateRecipe, { params: { id }, body: better }, anna);
    await app.request(recipesRoutes.updateRecipe, { params: { id: theirs.id }, body: better }, bruno);
    const { files } = await download();
    const versions = parse(files, 'versions.json') as { recipe_id: string; version: number; content: object }[];
    expect(versions).toMatchObject([{ recipe_id: id, version: 1, content: { title: 'First', ingredients } }]);
  });

  test('contains generations of the assistant', async () => {
    const make = (title: string, person: TestUser) => {
      return app.request(assistantRoutes.createGeneration, { body: { kind: 'suggestion', title } }, person);
    };
    const { body } = await make('Onion soup', anna);
    await make('Bruno’s stew', bruno);
    const { files } = await download();
    expect(parse(files, 'made.json')).toMatchObject([
      {
        id: body.id,
        request: { kind: 'suggestion', title: 'Onion soup' },
        state: 'done',
        outcome: { recipe: body.recipe },
      },
    ]);
    expect(files.get('made.json')).not.toContain('Bruno’s stew');
  });

  test('contains the user’s own photos at their largest width', async () => {
    const [own, theirs] = [await createPicture(app, anna, { width: 700 }), await createPicture(app, bruno)];
    const { files } = await download();
    const names = [...files.keys()].filter((name) => name.startsWith('photos/'));
    expect(names).toEqual([`photos/${own.id}.webp`]);
    expect(names).not.toContain(`photos/${theirs.id}.webp`);
    expect(files.get(`photos/${own.id}.webp`)).toMatch(/^RIFF[^]{4}WEBP/u);
  });

  test('lists unreadable photos and contains all others', async () => {
    const [broken, lost, whole] = [
      await createPicture(app, anna),
      await createPicture(app, anna),
      await createPicture(app, anna),
    ];
    for (const { id } of [broken, lost]) await app.blobs.remove(blobKey(id, 320, 'webp'));
    const half = (await photo(600, 400).jpeg().toBuffer()).subarray(0, 5_000);
    await app.blobs.put(originalKey(broken.id), half, 'image/jpeg');
    const { files } = await download();
    const photos = [...files.keys()].filter((name) => name.startsWith('photos/'));
    expect(photos).toEqual([`photos/${whole.id}.webp`]);
    const named = files.get('missing.txt')?.split('\n') ?? [];
    expect(named).toEqual(expect.arrayContaining([broken.id, lost.id]));
    expect(named).not.toContain(whole.id);
    expect((await download(bruno)).files.has('missing.txt')).toBe(false);
  });

  test('contains every recipe, including the bin, however many there are', async () => {
    const recipes: Recipe[] = [];
    for (let n = 0; n < 120; n++) recipes.push(await createRecipe(app, anna, { title: `Soup ${n}`, servings: 4 }));
    const [binned] = recipes;
    await app.request(recipesRoutes.deleteRecipe, { params: { id: binned?.id ?? '' } }, anna);
    await createRecipe(app, bruno, { title: 'Not Anna’s' });
    const { files } = await download();
    const exported = parse(files, 'recipes.json') as (Recipe & { deleted_at: string | null })[];
    expect(exported.map(({ id }) => id).toSorted()).toEqual(recipes.map(({ id }) => id).toSorted());
    expect(exported.filter(({ deleted_at }) => deleted_at !== null).map(({ id }) => id)).toEqual([binned?.id]);
    // What the eating rules say of a recipe is no part of it.
    const { conflicts: _advice, ...soup } = recipes[7] ?? {};
    expect(exported.find(({ title }) => title === 'Soup 7')).toEqual({ ...soup, deleted_at: null });
    expect(JSON.stringify([...files])).not.toContain('Not Anna’s');

    const graph = (parse(files, 'recipes.jsonld') as { '@graph': { name: string; recipeYield: string }[] })['@graph'];
    expect(graph).toHaveLength(119);
    expect(graph.find(({ name }) => name === 'Soup 7')).toMatchObject({ '@type': 'Recipe', recipeYield: '4 servings' });
    const pictures = [...files].filter(([name]) => name.startsWith('pictures/'));
    expect(pictures).toHaveLength(119);
    expect(files.get(`pictures/${recipes[7]?.id}.svg`)).toMatch(/^<svg/u);
  });

  test('contains shares in both directions, links, ratings, views, reports and chat messages', async () => {
    const own = await createRecipe(app, anna, { title: 'From Anna' });
    const theirs = await createRecipe(app, bruno, { title: 'From Bruno' });
    const email = 'as-written@example.org';
    await createSharedRecipe(app, { recipe_id: own.id, shared_by: anna.id, shared_with: bruno.id, email });
    await createSharedRecipe(app, { recipe_id: theirs.id, shared_by: bruno.id, shared_with: anna.id, email });
    const clara = await createUser(app);
    await app.database.db
      .updateTable('user_profiles')
      .set({ username: null })
      .where('user_id', '=', clara.id)
      .execute();
    await createSharedRecipe(app, {
      recipe_id: (await createRecipe(app, clara, { title: 'From Clara' })).id,
      shared_by: clara.id,
      shared_with: anna.id,
    });
    const link = await app.request(linksRoutes.createLink, { params: { id: own.id } }, anna);
    await app.request(linksRoutes.createLink, { params: { id: theirs.id } }, bruno);
    await createCommunityRecipe(app, { shared_by: anna.id, title: 'For everyone' });
    const rated = await createCommunityRecipe(app, { shared_by: bruno.id, title: 'Goulash' });
    await createRating(app, { recipe_id: rated.id, user_id: anna.id, rating: 5, comment: 'Lovely' });
    const views = [anna, bruno].map(({ id: user_id }) => ({
      recipe_id: rated.id,
      user_id,
      viewed_at: app.clock.now(),
    }));
    await app.database.db.insertInto('recipe_views').values(views).execute();
    const report = { params: { id: rated.id }, body: { reason: 'copied', details: 'From my book' } } as const;
    await app.request(reportsRoutes.reportRecipe, report, anna);
    await app.request(reportsRoutes.reportRecipe, report, await createUser(app));
    for (let n = 0; n < 101; n++) await createChatMessage(app, { user_id: anna.id, content: `Question ${n}` });
    const { files } = await download();
    expect(parse(files, 'shared.json')).toMatchObject({
      by_me: [{ title: 'From Anna', person: bruno.name, email }],
      with_me: expect.arrayContaining([
        expect.objectContaining({ title: 'From Bruno', person: bruno.name }),
        expect.objectContaining({ title: 'From Clara', person: 'A cook' }),
      ]),
      by_link: [{ title: 'From Anna', recipe_id: own.id, created_at: link.body.link.created_at, hidden_reason: null }],
    });
    expect(JSON.stringify([...files])).not.toContain(link.body.link.path.split('/').at(-1));
    for (const hidden of [clara.name, bruno.email, clara.email]) expect(files.get('shared.json')).not.toContain(hidden);
    expect(files.get('shared.json')?.split(email)).toHaveLength(2);
    expect(parse(files, 'community.json')).toMatchObject([{ title: 'For everyone', ingredients: expect.any(Array) }]);
    expect(parse(files, 'ratings.json')).toMatchObject([{ title: 'Goulash', rating: 5, comment: 'Lovely' }]);
    const viewed_at = app.clock.now().toISOString();
    expect(parse(files, 'views.json')).toEqual([{ recipe_id: rated.id, title: 'Goulash', viewed_at }]);
    expect(parse(files, 'reports.json')).toMatchObject([
      { recipe_id: rated.id, details: 'From my book', outcome: null },
    ]);
    const contents = (parse(files, 'chat.json') as { content: string }[]).map(({ content }) => content);
    expect(new Set(contents)).toEqual(new Set(Array.from({ length: 101 }, (_, n) => `Question ${n}`)));
  });

  test('contains model usage by day', async () => {
    const used = { task: 'chat', model: 'gpt-3.5-turbo', service: 'api.openai.com', calls: 2, failures: 1, images: 0 };
    const figures = { ...used, input_tokens: 100, output_tokens: 20, cost_micros: 80 };
    const days = ['2026-03-13', '2026-03-12'];
    const rows = days.map((day) => ({ ...figures, day, person_id: anna.id }));
    await app.database.db
      .insertInto('model_usage')
      .values([...rows, { ...figures, day: '2026-03-11', person_id: bruno.id }])
      .execute();
    const { files } = await download();
    expect(parse(files, 'models.json')).toEqual(days.toReversed().map((day) => ({ ...figures, day })));
  });

  test('contains no secrets', async () => {
    const now = app.clock.now();
    await createFactor(app, { user_id: anna.id, secret_sealed: 'sealed-secret' });
    const token = { user_id: anna.id, name: 'Mine', token_hash: `hash-${randomUUID()}`, scopes: toJson([]) };
    await app.database.db
      .insertInto('api_tokens')
      .values({ ...token, id: randomUUID(), created_at: now })
      .execute();
    const device = { user_id: anna.id, device: 'digest-of-a-device', created_at: now, last_used_at: now };
    await app.database.db.insertInto('known_devices').values(device).execute();
    const { files } = await download();
    expect(parse(files, 'security.json')).toMatchObject({
      known_devices: [{ created_at: now.toISOString(), last_used_at: now.toISOString() }],
      ways_to_sign_in: [{ provider_id: 'credential' }],
      factors: [{ friendly_name: 'My phone' }],
      api_tokens: [{ name: 'Mine' }],
      activity: [{ action: 'data.exported' }],
    });
    const sessions = await app.database.db.selectFrom('sessions').select('token').execute();
    const all = [...files.values()].join('\n');
    for (const secret of [
      'sealed-secret',
      device.device,
      token.token_hash,
      '$argon2',
      ...sessions.map((row) => row.token),
    ]) {
      expect(all).not.toContain(secret);
    }
  });

  test('requires a recent login and is rate limited', async () => {
    const strict = await startApp({ environment: { RATE_LIMIT_FACTOR: '1' }, database: app.database });
    const ask = () => strict.send({ method: 'GET', url: personalDataRoutes.exportData.path }, anna);
    for (let n = 0; n < 10; n++) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    app.clock.advance({ hours: 2 });
    expect((await ask()).error.code).toBe('fresh_login_required');
  });
});

describe('an archive', () => {
  const collect = async (files: Parameters<typeof streamArchive>[0]) => {
    const chunks: Buffer[] = [];
    for await (const chunk of streamArchive(files, new Date())) chunks.push(chunk as Buffer);
    return unzip(Buffer.concat(chunks));
  };

  test('applies backpressure: it reads no further than the consumer takes', async () => {
    let written = 0;
    async function* files() {
      for (let n = 0; n < 1_000; n++) {
        written += 1;
        // Incompressible, so that it fills the buffers.
        yield { name: `${n}`, pieces: [Array.from({ length: 4_000 }, () => randomUUID()).join('')] };
      }
    }
    const taken = streamArchive(files(), new Date());
    const first = new Promise<void>((resolve) => {
      const sink = new Writable({ highWaterMark: 1, write: () => resolve() });
      pipeline(taken, sink).catch(() => undefined);
    });
    await first;
    for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(written).toBeLessThan(20);
    taken.destroy();
  });

  test('stops reading when the consumer disconnects', async () => {
    let closed = false;
    async function* pieces() {
      try {
        for (;;) yield randomUUID().repeat(1_000);
      } finally {
        closed = true;
      }
    }
    async function* files() {
      yield { name: 'endless', pieces: pieces() };
    }
    const taken = streamArchive(files(), new Date());
    let chunks = 0;
    taken.on('data', () => {
      chunks += 1;
      // The first chunks are the header of the file.
      if (chunks === 5) taken.destroy();
    });
    await expect.poll(() => closed).toBe(true);
  });

  test('is aborted when a file fails', async () => {
    async function* files() {
      yield { name: 'whole', pieces: ['all of it'] };
      yield {
        name: 'broken',
        pieces: (function* () {
          yield 'some of it';
          throw new Error('The database has gone');
        })(),
      };
    }
    await expect(collect(files())).rejects.toThrow('The database has gone');
  });

  test('preserves names and texts of any language', async () => {
    async function* files() {
      yield { name: 'Żurek 🍲.txt', pieces: ['香菜', '\n', 'מרק'] };
    }
    expect(await collect(files())).toEqual(new Map([['Żurek 🍲.txt', '香菜\nמרק']]));
  });
});

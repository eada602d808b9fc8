import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { plainLine } from '@larder/contract/visible-text';
import { LINK_TEXTS, linksRoutes } from '@larder/contract/links';
import { pictureUrl } from '@larder/contract/pictures';
import { type NewRecipe, recipesRoutes } from '@larder/contract/recipes';
import { drawDish } from '@larder/culinary/dish-art';

import { toJson } from '#platform/db/tables.ts';
import { hashToken, Secrets } from '#platform/secrets.ts';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, createRecipe, type TestUser } from '../../../test/factories.ts';
import { createPicture } from '../../../test/pictures.ts';

const DOCUMENT = `<!doctype html><html><head><title>%PRODUCT_NAME%</title>
<meta name="description" content="%PRODUCT_NAME%: recipes" /><meta name="robots" content="noindex" />
</head><body><div id="root"></div><noscript><p>Needs scripts</p></noscript></body></html>`;
const FILES = { '/shared/:token': ['/assets/shared.js'], '/recipe/:id': [] };
/** The Accept header of link previews. */
const ANYTHING = { accept: '*/*' };

let dir: string;
let app: TestApp;
let anna: TestUser;
let bruno: TestUser;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'larder-links-'));
  mkdirSync(join(dir, '.vite'));
  for (const name of ['index.html', 'index-signed-in.html', 'app.html']) writeFileSync(join(dir, name), DOCUMENT);
  writeFileSync(join(dir, 'manifest.webmanifest'), '{}');
  writeFileSync(join(dir, '.vite/page-files.json'), JSON.stringify(FILES));
  app = await startApp({ webDir: dir, environment: { PRODUCT_NAME: 'Ben & Jerry' } });
  [anna, bruno] = [await createUser(app), await createUser(app)];
});
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true, force: true });
});

const make = (person: TestUser, id: string) => app.request(linksRoutes.createLink, { params: { id } }, person);
const find = (person: TestUser, id: string) => app.request(linksRoutes.findLink, { params: { id } }, person);
const revoke = (person: TestUser, id: string) => app.request(linksRoutes.deleteLink, { params: { id } }, person);
const read = (token: string) => app.request(linksRoutes.getLinkedRecipe, { params: { token } });
const open = (token: string, headers: Readonly<Record<string, string>> = ANYTHING) =>
  app.app.inject({ url: `/shared/${token}`, headers });
const rows = (id: string) =>
  app.database.db.selectFrom('public_links').selectAll().where('recipe_id', '=', id).execute();

async function tokenOf(person: TestUser, id: string): Promise<string> {
  const { path } = (await make(person, id)).body.link;
  return path.replace('/shared/', '');
}

async function linked(overrides: Partial<NewRecipe> = {}) {
  const recipe = await createRecipe(app, anna, overrides);
  return { id: recipe.id, recipe, token: await tokenOf(anna, recipe.id) };
}

function unescaped(text: string): string {
  const signs = { quot: '"', '#39': "'", lt: '<', gt: '>', amp: '&' } as const;
  return text.replaceAll(/&(quot|#39|lt|gt|amp);/gu, (_all, name: keyof typeof signs) => signs[name]);
}

const titlesOf = (html: string) =>
  [...html.matchAll(/<title>([^<]*)<\/title>/gu)].map(([, title = '']) => unescaped(title));

function readMetas(html: string): Readonly<Record<string, string>> {
  const metas = html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)">/gu);
  return Object.fromEntries([...metas].map(([, name = '', content = '']) => [name, unescaped(content)]));
}

/** The tags of a document in order, without the text between them. */
const tagsOf = (html: string) => [...html.matchAll(/<(\/?[a-z]\w*|!)/giu)].map(([, tag]) => tag);

/** The answers of all routes of a link. */
async function answersOf(token: string) {
  const base = `/api/shared/${token}`;
  const urls = [base, `${base}/picture/320`, `${base}/drawing`, `${base}/card`];
  const answers = await Promise.all(urls.map((url) => app.app.inject({ url })));
  return [...answers, await open(token)];
}

async function expectGone(token: string): Promise<void> {
  for (const { statusCode, body } of await answersOf(token)) {
    expect(statusCode).toBe(404);
    expect(body).not.toContain('Tomato soup');
  }
}

describe('a public link', () => {
  test('shows anyone the recipe, and only the name of its owner', async () => {
    const { id, recipe, token } = await linked({
      is_favorite: true,
      servings: 4,
      image_url: 'https://example.org/a.jpg',
    });
    const { body, headers, text } = await read(token);
    const { title, description, ingredients, instructions } = recipe;
    expect(body).toEqual({
      title,
      description,
      ingredients,
      instructions,
      servings: 4,
      category: 'Main Dish',
      preparation_time: null,
      cooking_time: null,
      is_ai_generated: false,
      picture: null,
      shared_by_name: anna.name,
    });
    for (const secret of [id, anna.id, anna.email, 'example.org/a.jpg']) expect(text).not.toContain(secret);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    await app.database.db
      .updateTable('user_profiles')
      .set({ username: anna.email })
      .where('user_id', '=', anna.id)
      .execute();
    expect((await read(token)).body.shared_by_name).toBe('A cook');
    await app.database.db
      .updateTable('user_profiles')
      .set({ username: anna.name })
      .where('user_id', '=', anna.id)
      .execute();
  });

  test('has 128 random bits, different for each recipe and each time', async () => {
    const { id, token } = await linked();
    const tokens = [token];
    for (let n = 0; n < 5; n++) {
      await revoke(anna, id);
      tokens.push(await tokenOf(anna, id), (await linked()).token);
    }
    expect(new Set(tokens).size).toBe(tokens.length);
    for (const each of tokens) {
      expect(each).toMatch(/^[\w-]{22}$/u);
      expect(Buffer.from(each, 'base64url')).toHaveLength(16);
    }
  });

  test('is one per recipe, also for concurrent requests', async () => {
    const { id } = await createRecipe(app, anna);
    expect((await find(anna, id)).body).toEqual({ link: null });
    const made = await Promise.all([1, 2, 3, 4].map(() => make(anna, id)));
    const [first] = made;
    for (const { body } of [...made, await make(anna, id), await find(anna, id)]) expect(body).toEqual(first?.body);
    expect(first?.body.link.created_at).toBe(app.clock.now().toISOString());
    expect(await rows(id)).toHaveLength(1);
  });

  test('shows later changes of the recipe', async () => {
    const { id, token } = await linked();
    const change = { title: 'Better soup', version: 1 };
    await app.request(recipesRoutes.updateRecipe, { params: { id }, body: change }, anna);
    expect((await read(token)).body.title).toBe('Better soup');
  });

  test('is in no database column, and its digest needs the secret key', async () => {
    const { token } = await linked();
    const tables = await app.database.db.introspection.getTables();
    for (const { name } of tables.filter((table) => !table.name.includes('_search'))) {
      const { rows: all } = await sql`select * from ${sql.table(name)}`.execute(app.database.db);
      expect(JSON.stringify(all), name).not.toContain(token);
      expect(JSON.stringify(all), name).not.toContain(hashToken(token));
    }
  });

  test('that was sealed with another secret key no longer works, and is replaced', async () => {
    const { id, token } = await linked();
    const others = new Secrets('another key, just as long as the one of the tests');
    const token_sealed = others.seal('public link', token);
    const token_hash = others.digest('public link', token);
    await app.database.db
      .updateTable('public_links')
      .set({ token_hash, token_sealed })
      .where('recipe_id', '=', id)
      .execute();
    await expectGone(token);
    expect((await find(anna, id)).body).toEqual({ link: null });
    const next = await tokenOf(anna, id);
    expect(next).not.toBe(token);
    expect((await read(next)).status).toBe(200);
    expect(await rows(id)).toHaveLength(1);
  });
});

describe('a public link answers 404', () => {
  test('once it is revoked, and the next link differs', async () => {
    const { id, token } = await linked();
    expect((await revoke(anna, id)).status).toBe(204);
    await expectGone(token);
    expect((await revoke(anna, id)).status).toBe(204);
    const next = await tokenOf(anna, id);
    expect(next).not.toBe(token);
    expect((await read(next)).status).toBe(200);
    await expectGone(token);
  });

  test('once its recipe is in the bin, and stays revoked when the recipe is restored', async () => {
    const { id, token } = await linked();
    await app.request(recipesRoutes.deleteRecipe, { params: { id } }, anna);
    await expectGone(token);
    for (const { status } of [await make(anna, id), await find(anna, id), await revoke(anna, id)]) {
      expect(status).toBe(404);
    }
    await app.request(recipesRoutes.restoreRecipe, { params: { id } }, anna);
    await expectGone(token);
    expect((await find(anna, id)).body).toEqual({ link: null });
  });

  test('while the recipe is in the bin, even if the link row exists', async () => {
    const { id, token } = await linked();
    const move = (deleted_at: Date | null) =>
      app.database.db.updateTable('recipes').set({ deleted_at }).where('id', '=', id).execute();
    await move(app.clock.now());
    await expectGone(token);
    await move(null);
    expect((await read(token)).status).toBe(200);
  });

  test('while its owner is disabled, and after the account is deleted', async () => {
    const owner = await createUser(app);
    const { id } = await createRecipe(app, owner);
    const token = await tokenOf(owner, id);
    const who = app.database.db.updateTable('users').where('id', '=', owner.id);
    await who.set({ disabled_at: app.clock.now() }).execute();
    await expectGone(token);
    await who.set({ disabled_at: null }).execute();
    expect((await read(token)).status).toBe(200);
    await app.database.db.deleteFrom('users').where('id', '=', owner.id).execute();
    await expectGone(token);
    expect(await rows(id)).toEqual([]);
  });

  test('in the same way for unknown, revoked and malformed tokens', async () => {
    const { id, token } = await linked();
    await revoke(anna, id);
    const answers = [];
    for (const each of [token, 'A'.repeat(22), 'A'.repeat(21), `${'A'.repeat(21)}B`, '%00', '..%2f..', '💥', id]) {
      const { status, error, headers } = await app.send({ url: `/api/shared/${encodeURI(each)}` });
      const { date: _date, 'x-request-id': _id, 'content-length': _length, ...comparable } = headers;
      answers.push(JSON.stringify([status, error.code, error.message, comparable]));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('404');
  });

  test('when the recipe is moved to the bin at the same time', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await createRecipe(app, anna);
      const [made, gone] = await Promise.all([
        make(anna, id),
        app.request(recipesRoutes.deleteRecipe, { params: { id } }, anna),
      ]);
      expect([200, 404]).toContain(made.status);
      expect(gone.status).toBe(204);
      expect(await rows(id)).toEqual([]);
    }
  });
});

describe('the picture of a link', () => {
  const get = (token: string, what: string, headers = {}) =>
    app.app.inject({ url: `/api/shared/${token}/${what}`, headers });

  test('is the drawing when there is no photo, and is revalidated each time', async () => {
    const { recipe, token } = await linked();
    const drawing = await get(token, 'drawing');
    expect(drawing.body).toBe(drawDish(recipe));
    expect(drawing.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-robots-tag': 'noindex, nofollow',
    });
    const again = await get(token, 'drawing', { 'if-none-match': String(drawing.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get(token, 'picture/320')).statusCode).toBe(404);
  });

  test('is the photo in its widths, until the link is revoked', async () => {
    const photo = await createPicture(app, anna, { width: 700, height: 500 });
    const { id, token } = await linked({ image_url: pictureUrl(photo.id, 320) });
    const { id: _id, ...rest } = photo;
    const { body, text } = await read(token);
    expect(body.picture).toEqual(rest);
    expect(text).not.toContain(photo.id);
    const file = await get(token, 'picture/640');
    expect(file.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-cache' });
    expect((await sharp(file.rawPayload).metadata()).width).toBe(640);
    const again = await get(token, 'picture/640', { 'if-none-match': String(file.headers['etag']) });
    expect(again.statusCode).toBe(304);
    for (const what of ['picture/1600', 'picture/1', 'picture/x']) {
      expect((await get(token, what)).statusCode, what).toBe(404);
    }
    await revoke(anna, id);
    const late = await get(token, 'picture/640', { 'if-none-match': String(file.headers['etag']) });
    expect(late.statusCode).toBe(404);
  });

  test('has a JPEG preview of 1200 × 630, of the photo or the drawing', async () => {
    const photo = await createPicture(app, anna, { width: 300, height: 900 });
    const title = 'Leek soup';
    const [drawn, photographed] = [
      await linked({ title }),
      await linked({ title, image_url: pictureUrl(photo.id, 320) }),
    ];
    const cards = await Promise.all([drawn, drawn, photographed].map(({ token }) => get(token, 'card')));
    for (const { headers, rawPayload } of cards) {
      expect(headers['content-type']).toBe('image/jpeg');
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    }
    const [first, second, third] = cards.map(({ rawPayload }) => rawPayload.toString('base64'));
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    const again = await get(photographed.token, 'card', { 'if-none-match': String(cards[2]?.headers['etag']) });
    expect(again.statusCode).toBe(304);
  });
});

describe('copying a linked recipe', () => {
  const copy = (person: TestUser, token: string, id: string) =>
    app.request(linksRoutes.copyLinkedRecipe, { params: { token }, body: { id } }, person);

  test('creates the user’s own recipe with the photo, once', async () => {
    const photo = await createPicture(app, anna);
    const { recipe, token } = await linked({
      image_url: pictureUrl(photo.id, 320),
      is_ai_generated: true,
      is_favorite: true,
      category: 'Soup',
      servings: 2,
    });
    const id = randomUUID();
    const [first, second] = await Promise.all([copy(bruno, token, id), copy(bruno, token, id)]);
    expect(first.body).toMatchObject({
      ...recipe,
      id,
      user_id: bruno.id,
      is_favorite: false,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(second.body).toEqual(first.body);
    const { body } = await app.request(recipesRoutes.getRecipe, { params: { id } }, bruno);
    expect(body).toMatchObject({ source: 'own', picture: photo });
  });

  test('is idempotent even after the link is revoked; the owner’s own copy is titled as a copy', async () => {
    const { id, token } = await linked({ title: 'Goulash' });
    const [theirs, own] = [randomUUID(), randomUUID()];
    const first = await copy(bruno, token, theirs);
    expect((await copy(anna, token, own)).body.title).toBe('Goulash (copy)');
    await revoke(anna, id);
    expect(await copy(bruno, token, theirs)).toMatchObject({ status: 201, body: first.body });
    expect(first.body.title).toBe('Goulash');
  });

  test('answers 404 for a revoked link', async () => {
    const { id, token } = await linked();
    await revoke(anna, id);
    expect((await copy(bruno, token, randomUUID())).status).toBe(404);
  });
});

describe('the page of a link', () => {
  test('describes the recipe to previews and browsers without scripts, and is not indexed', async () => {
    const { token, recipe } = await linked({ description: 'Warm and green. '.repeat(30) });
    const page = await open(token);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(page.headers['etag']).toBeUndefined();
    const metas = readMetas(page.body);
    expect(metas).toMatchObject({
      robots: 'noindex, nofollow',
      'og:title': recipe.title,
      'og:site_name': 'Ben & Jerry',
      'og:url': `http://localhost:80/shared/${token}`.replace(':80', ''),
      'og:image': expect.stringMatching(/^http:\/\/localhost(?::80)?\/api\/shared\/[\w-]{22}\/card$/u),
      'twitter:card': 'summary_large_image',
    });
    expect(metas['description']).toMatch(/^Warm and green\. .{150,200}…$/u);
    expect(titlesOf(page.body)).toEqual([`${recipe.title} · Ben & Jerry`]);
    expect(page.body.match(/<meta name="robots"/gu)).toHaveLength(1);
    expect(page.body).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/shared.js">');
    for (const line of [...recipe.ingredients, ...recipe.instructions]) expect(page.body).toContain(`>${line}</li>`);
    expect(page.body).not.toContain('Needs scripts');
    const card = await app.app.inject({ url: new URL(metas['og:image'] ?? '').pathname });
    expect(card.statusCode).toBe(200);
  });

  test('says that an unknown link no longer works', async () => {
    for (const token of ['A'.repeat(22), 'nonsense', '%zz']) {
      const page = await open(token);
      expect(page.statusCode).toBe(404);
      expect(titlesOf(page.body)).toEqual([`${LINK_TEXTS.gone} · Ben & Jerry`]);
      expect(page.body).toContain(`<h1 dir="auto">${LINK_TEXTS.gone}</h1>`);
      expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    }
  });

  test('falls back to the app shell with the same privacy headers when the database fails', async () => {
    const { token } = await linked();
    const run = app.database.lookups.run;
    app.database.lookups.run = () => Promise.reject(new Error('away'));
    try {
      const page = await open(token);
      expect(page.statusCode).toBe(503);
      expect(page.body).toContain('id="root"');
      expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
      const request_id = String(page.headers['x-request-id']);
      const noted = app.database.db.selectFrom('error_log').select('message').where('request_id', '=', request_id);
      await expect.poll(() => noted.execute()).toEqual([{ message: 'Error: away' }]);
    } finally {
      app.database.lookups.run = run;
    }
  });

  test('uses the requested host for its URLs when it is valid', async () => {
    const { token } = await linked();
    const urlOf = async (host: string) => readMetas((await open(token, { ...ANYTHING, host })).body)['og:url'];
    expect(await urlOf('192.168.1.2:3001')).toBe(`http://192.168.1.2:3001/shared/${token}`);
    const { statusCode, body } = await open(token, { ...ANYTHING, host: 'x/"><script>' });
    expect(statusCode).toBe(400);
    expect(body).not.toContain('<script>');
  });

  test('strips direction marks and control characters from the title', async () => {
    const { id, recipe, token } = await linked({ title: 'Soup\u202e\u0007 fdp.exe' });
    expect(recipe.title).toBe('Soup fdp.exe');
    // Rows of earlier versions may hold such titles.
    const title = '\u2067Soup\u202e\n\u001bof leeks';
    await app.database.db.updateTable('recipes').set({ title }).where('id', '=', id).execute();
    const { body } = await open(token);
    expect(titlesOf(body)).toEqual(['Soup of leeks · Ben & Jerry']);
    expect(readMetas(body)).toMatchObject({ 'og:title': 'Soup of leeks', 'og:image:alt': 'Picture of Soup of leeks' });
  });

  test('escapes everything in a recipe', async () => {
    const { id, token } = await linked({ ingredients: ['1 leek'] });
    const tags = tagsOf((await open(token)).body);
    const nasty = fc.constantFrom(
      '"',
      "'",
      '<script>alert(1)</script>',
      '</title>',
      '</noscript>',
      '</head>',
      '<!--',
      '&amp;',
      '&lt;',
      '$&',
      '$1',
      '%PUBLIC_CONFIG%',
      '%YEAR%',
      '🍲',
      'شوربة',
      '\u202e',
      '<meta name="robots">',
      '">',
      '\\',
      '`',
      '&#x3c;',
    );
    const text = fc
      .array(fc.oneof(nasty, fc.string({ unit: 'grapheme', maxLength: 8 })), { minLength: 1, maxLength: 8 })
      .map((parts) => parts.join(' '));
    await fc.assert(
      fc.asyncProperty(text, async (words) => {
        // Written directly: earlier versions validated less.
        await app.database.db
          .updateTable('recipes')
          .set({ title: words, description: words, ingredients: toJson([words]) })
          .where('id', '=', id)
          .execute();
        const { body } = await open(token);
        expect(titlesOf(body)).toEqual([`${plainLine(words)} · Ben & Jerry`]);
        expect(readMetas(body)['og:title']).toBe(plainLine(words));
        expect(tagsOf(body)).toEqual(tags);
        expect(body.split('<').every((part) => !part.includes('alert(1)') || part.includes('&lt;/script&gt;'))).toBe(
          true,
        );
      }),
      { numRuns: 60 },
    );
  });
});

// The following tests have a server and a clock of their own.

test('creating links is limited to 60 in an hour', async () => {
  const strict = await startApp({ environment: { RATE_LIMIT_FACTOR: '0.05' } });
  try {
    const person = await createUser(strict);
    const params = { id: (await createRecipe(strict, person)).id };
    const statuses = [];
    for (let n = 0; n < 4; n++)
      statuses.push((await strict.request(linksRoutes.createLink, { params }, person)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  } finally {
    await strict.close();
  }
});

test('the page of a link uses PUBLIC_URL, whatever host was requested', async () => {
  const known = await startApp({ webDir: dir, environment: { PUBLIC_URL: 'https://cook.example' } });
  try {
    const person = await createUser(known);
    const { id } = await createRecipe(known, person);
    const { path } = (await known.request(linksRoutes.createLink, { params: { id } }, person)).body.link;
    const { body } = await known.app.inject({ url: path, headers: ANYTHING });
    expect(readMetas(body)['og:url']).toBe(`https://cook.example${path}`);
  } finally {
    await known.close();
  }
});

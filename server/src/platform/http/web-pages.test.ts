import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createFactor, createUser } from '../../../test/factories.ts';

const SCRIPT = `console.log("hello");${' '.repeat(2_000)}`;
const PAGE_FILES = {
  '/create-recipe': ['/assets/create-recipe-5e6f7a8b.js', '/assets/wizard-9c0d1e2f.css'],
  '/import/page': [],
  '/recipe/:id': ['/assets/recipe-3a4b5c6d.js'],
};
const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

let dir: string;
let app: TestApp;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'larder-web-'));
  mkdirSync(join(dir, 'assets'));
  const page = (name: string) =>
    `<!doctype html><html data-registration="%CONFIG:registration%" data-unknown="%CONFIG:unknown%"><head><title>%PRODUCT_NAME%</title></head><body><p>${name} © %YEAR%<script id="config" type="application/json">%PUBLIC_CONFIG%</script>`;
  writeFileSync(join(dir, 'index.html'), page('landing'));
  writeFileSync(join(dir, 'index-signed-in.html'), page('welcome back'));
  writeFileSync(join(dir, 'app.html'), page('shell'));
  writeFileSync(join(dir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(dir, 'sw.js'), SCRIPT);
  writeFileSync(join(dir, 'manifest.webmanifest'), JSON.stringify({ name: 'Any', start_url: '/dashboard' }));
  writeFileSync(join(dir, 'assets/app-1a2b3c4d.js'), SCRIPT);
  writeFileSync(join(dir, 'assets/app-1a2b3c4d.js.br'), brotliCompressSync(SCRIPT));
  for (const file of Object.values(PAGE_FILES).flat()) writeFileSync(join(dir, file), SCRIPT);
  mkdirSync(join(dir, '.vite'));
  writeFileSync(join(dir, '.vite/page-files.json'), JSON.stringify(PAGE_FILES));
  app = await startApp({ webDir: dir, environment: { PRODUCT_NAME: 'Ben & "<Jerry>" $& </script>' } });
});
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true, force: true });
});

function visit(url: string, headers: Readonly<Record<string, string>> = {}) {
  return app.app.inject({ url, headers: { accept: HTML, ...headers } });
}

test('only the page that a bookmarklet opens is not separated from what opened it', async () => {
  const policyOf = async (url: string) => (await visit(url)).headers['cross-origin-opener-policy'];
  expect(await policyOf('/import/page')).toBe('unsafe-none');
  for (const url of ['/', '/create-recipe', '/import', '/import/pages', '/recipe/7', '/app-shell', '/shared/x'])
    expect(await policyOf(url), url).toBe('same-origin');
});

describe('/', () => {
  test('is the landing page for a browser and health for a program', async () => {
    const page = await visit('/');
    expect(page.body).toContain('landing');
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      vary: expect.stringContaining('accept'),
    });
    for (const accept of ['application/json', '*/*', '']) {
      const health = await visit('/', { accept });
      expect(health.json(), accept).toMatchObject({ status: 'ok' });
      expect(health.headers['vary']).toContain('accept');
    }
  });

  describe('for a browser', () => {
    const landing = async (headers: Readonly<Record<string, string>> = {}) => {
      const page = await visit('/', headers);
      expect(page.statusCode).toBe(200);
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'accept, accept-encoding, cookie' });
      return page;
    };

    test('differs by sign-in state and is never cached', async () => {
      const anna = await createUser(app);
      const guest = await landing();
      expect(guest.body).toContain('landing');
      const known = await landing({ cookie: anna.cookie });
      expect(known.body).toContain('welcome back');
      // The ETag of one document does not match the other.
      expect((await landing({ cookie: anna.cookie, 'if-none-match': String(guest.headers['etag']) })).body).toContain(
        'welcome back',
      );
      expect((await landing({ 'if-none-match': String(known.headers['etag']) })).body).toContain('landing');
      await app.database.db.deleteFrom('sessions').where('user_id', '=', anna.id).execute();
      expect((await landing({ cookie: anna.cookie })).body).toContain('landing');
    });

    test('is the guest page between the two sign-in steps, for a disabled account and for a forged session', async () => {
      const [half, disabled, forged] = [await createUser(app), await createUser(app), await createUser(app)];
      await createFactor(app, { user_id: half.id, status: 'verified' });
      await app.database.db
        .updateTable('users')
        .set({ disabled_at: new Date() })
        .where('id', '=', disabled.id)
        .execute();
      for (const cookie of [half.cookie, disabled.cookie, `${forged.cookie.slice(0, -6)}AAAA%3D`]) {
        expect((await landing({ cookie })).body).toContain('landing');
      }
    });

    test('is the guest page while the database is unavailable', async () => {
      const anna = await createUser(app);
      const { schema } = app.database.db;
      await schema.alterTable('sessions').renameTo('elsewhere').execute();
      const page = await landing({ cookie: anna.cookie });
      await schema.alterTable('elsewhere').renameTo('sessions').execute();
      expect(page.body).toContain('landing');
    });
  });

  test('contains at its root who can sign up', async () => {
    expect((await visit('/')).body).toContain('<html data-registration="open" data-unknown="">');
  });

  test('ignores the query string', async () => {
    expect((await visit('/?utm_source=friend')).body).toContain('landing');
  });
});

describe('a page of the app', () => {
  test.each([
    '/login',
    '/dashboard',
    '/recipe/018e3e5c-0000-7000-8000-000000000000',
    '/create-recipe?step=2',
    '/apiary',
    '/recipesque',
    '/unknown.page',
  ])('%s is the app shell, which does its own routing', async (url) => {
    const { statusCode, body } = await visit(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('shell');
  });

  test.each([
    '/api/unknown',
    '/api',
    '/recipes/unknown',
    '/factors/unknown',
    '/chat',
    '/v1/unknown',
    '/.well-known/x',
    '/assets/gone-00000000.js',
  ])('%s is an API path and never a page', async (url) => {
    const { statusCode, json } = await visit(url);
    expect(statusCode).toBe(404);
    expect(json()).toMatchObject({ error: { code: 'not_found' } });
  });

  test('is not served to a program or a form submission', async () => {
    expect((await visit('/login', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await app.app.inject({ method: 'POST', url: '/login', headers: { accept: HTML } })).statusCode).toBe(404);
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '//etc/passwd',
    '/.vite/manifest.json',
    '/.vite/page-files.json',
  ])('%s does not leave the folder', async (url) => {
    const { body } = await visit(url);
    expect(body).not.toContain('"workspaces"');
    expect(body).not.toContain('root:');
    expect(body).not.toContain('wizard');
  });

  test.each(['/recipe/%E0%A4%A', '/%zz?q=%zz', '/%'])('says that there is no page at %s', async (url) => {
    const page = await visit(url);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('shell');
    expect(page.body).not.toContain('<link');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect((await visit(url, { accept: 'application/json' })).json()).toMatchObject({ error: { code: 'not_found' } });
  });

  test('gives programs 404, also for a malformed percent-encoding', async () => {
    const { statusCode, headers } = await visit('/api/recipes/%E0%A4%A');
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toMatch(/json/u);
  });

  test('contains the escaped product name and the year', async () => {
    const { body } = await visit('/login');
    expect(body).toContain('<title>Ben &amp; &quot;&lt;Jerry&gt;&quot; $&amp; &lt;/script&gt;</title>');
    expect(body).toContain('© 2026');
    expect(body).not.toContain('%');
    const config = /type="application\/json">(?<json>.*?)<\/script>/u.exec(body)?.groups?.['json'] ?? '';
    expect(JSON.parse(config)).toEqual({
      product_name: 'Ben & "<Jerry>" $& </script>',
      year: 2026,
      admin_email: 'admin@larder.local',
      registration: 'open',
      oidc_name: null,
      mail_delivers: false,
      sms_delivers: false,
      welcome_tour: true,
    });
  });

  test('shows the new year without a new build', async () => {
    const before = await visit('/login');
    app.clock.advance({ days: 300 });
    const after = await visit('/login');
    expect(after.body).toContain('© 2027');
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
  });

  test('is revalidated each time, with 304 if unchanged', async () => {
    const first = await visit('/login');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await visit('/login', { 'if-none-match': String(first.headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await visit('/login', { 'if-none-match': 'W/"another"' })).statusCode).toBe(200);
  });

  test('is compressed if the browser accepts it', async () => {
    const compressed = await visit('/login', { 'accept-encoding': 'gzip, deflate, br' });
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe((await visit('/login')).body);
  });

  test('has the security headers of every response', async () => {
    const { headers } = await visit('/');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-request-id']).toEqual(expect.any(String));
  });

  test('answers HEAD like GET, without the body', async () => {
    for (const url of ['/', '/login']) {
      const { statusCode, headers, body } = await app.app.inject({ method: 'HEAD', url, headers: { accept: HTML } });
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toMatch(/^text\/html/u);
      expect(body).toBe('');
    }
  });
});

describe('the document of a page', () => {
  test.each([
    ['/create-recipe', '/create-recipe'],
    ['/create-recipe/?step=2', '/create-recipe'],
    ['/recipe/018e3e5c-0000-7000-8000-000000000000?servings=2', '/recipe/:id'],
  ] as const)('%s preloads the files of its page as the app requests them', async (url, route) => {
    const { statusCode, body } = await visit(url);
    expect(statusCode).toBe(200);
    expect(body).toContain('shell');
    const head = body.slice(0, body.indexOf('</head>'));
    const named = [...head.matchAll(/<link rel="(\w+)"[^>]* href="([^"]+)">/gu)];
    expect(named.map(([, , file]) => file)).toEqual(PAGE_FILES[route]);
    for (const [, rel, file = ''] of named) {
      expect(rel, file).toBe(file.endsWith('.css') ? 'stylesheet' : 'modulepreload');
      expect((await visit(file)).statusCode, file).toBe(200);
    }
  });

  test.each(['/', '/unknown', '/recipe', '/recipe/018e3e5c/unknown', '/create-recipes'])(
    '%s names no files of a page',
    async (url) => {
      const { statusCode, body } = await visit(url);
      expect(statusCode).toBe(200);
      expect(body).not.toContain('<link');
    },
  );

  test('has an ETag of its own, and is cached, compressed and refused like every document', async () => {
    const url = '/create-recipe';
    const { headers, body } = await visit(url);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    expect(headers['etag']).not.toBe((await visit('/unknown')).headers['etag']);
    expect((await visit(url, { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
    const compressed = await visit(url, { 'accept-encoding': 'gzip, br' });
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept, accept-encoding' });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(body);
    expect((await app.app.inject({ method: 'HEAD', url, headers: { accept: HTML } })).statusCode).toBe(200);
    expect((await app.app.inject({ method: 'POST', url, headers: { accept: HTML } })).statusCode).toBe(404);
    expect((await visit(url, { accept: 'application/json' })).json()).toMatchObject({ error: { code: 'not_found' } });
  });
});

describe('for a device that installs the app', () => {
  test('the manifest has the name of the installation', async () => {
    const { headers, json } = await visit('/manifest.webmanifest', { accept: '*/*' });
    expect(headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const name = 'Ben & "<Jerry>" $& </script>';
    expect(json()).toEqual({ name, short_name: name, start_url: '/dashboard' });
  });

  test('the service worker is revalidated each time', async () => {
    expect((await visit('/sw.js', { accept: '*/*' })).headers['cache-control']).toBe('no-cache');
  });

  test('the app shell is the same document for every user', async () => {
    const anna = await createUser(app);
    const [guest, known] = [
      await visit('/app-shell', { accept: '*/*' }),
      await visit('/app-shell', { cookie: anna.cookie }),
    ];
    expect(guest.body).toContain('shell');
    expect(known.body).toBe(guest.body);
  });
});

describe('a file', () => {
  const asset = '/assets/app-1a2b3c4d.js';

  test('with a hash in its name is immutable', async () => {
    const { headers, body } = await visit(asset);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/^text\/javascript|^application\/javascript/u);
    expect(body).toBe(SCRIPT);
  });

  test('without a hash is revalidated', async () => {
    const { headers } = await visit('/favicon.svg');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  });

  test('that the browser has gets 304', async () => {
    const { headers } = await visit(asset);
    const again = await visit(asset, { 'if-none-match': String(headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  test('is sent as the build compressed it', async () => {
    const { headers, rawPayload } = await visit(asset, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['vary']).toMatch(/accept-encoding/iu);
    expect(rawPayload.equals(brotliCompressSync(SCRIPT))).toBe(true);
  });

  test('of the build’s internals is not served', async () => {
    for (const url of ['/index.html', '/index-signed-in.html', '/app.html'])
      expect((await visit(url, { accept: '*/*' })).statusCode).toBe(404);
  });
});

test('API paths work beside the pages', async () => {
  const anna = await createUser(app);
  const { statusCode, json } = await visit('/api/recipes', { cookie: anna.cookie });
  expect(statusCode).toBe(200);
  expect(json()).toMatchObject({ recipes: [], next_cursor: null });
});

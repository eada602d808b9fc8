import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser } from '../../../test/factories.ts';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

/** In the place of the built web. What it renders depends on the path. */
const RENDERER = `
let transport;
export const connect = (given) => { transport = given; };
export async function renderPage({ url, config, onError }) {
  const path = url.split('?')[0];
  if (path === '/bin') throw new Error('cannot render');
  if (path === '/profile') return null;
  if (path === '/categories') await new Promise(() => {});
  if (path === '/community') return { kind: 'redirect', location: '/login?next=%2Fcommunity' };
  if (path === '/shared-with-me') await transport('/api/auth/sign-out', { method: 'POST' });
  if (path === '/create-recipe') onError(new Error('a part of it'));
  const [session, missing] = await Promise.all([
    transport('/api/session', { method: 'GET' }),
    transport('/api/recipes/018e3e5c-0000-7000-8000-000000000000', { method: 'GET' }),
  ]);
  const { user } = await session.json();
  const html = '<p>$& of ' + config.product_name + ': ' + (user?.email ?? 'guest') + ' ' + missing.status + '</p>';
  return { kind: 'page', html, data: JSON.stringify({ url }) };
}
`;

const PAGES = ['/dashboard', '/bin', '/profile', '/community', '/shared-with-me', '/create-recipe', '/categories'];
const SHELL = '<!--session--><link rel="preload" href="/api/session"><!--/session-->';

let dir: string;
let app: TestApp;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'larder-rendered-'));
  mkdirSync(join(dir, '.vite'));
  mkdirSync(join(dir, '.server'));
  const page = `<!doctype html><html><head>${SHELL}</head><body><!--page--><div id="root">loading</div><!--/page--></body></html>`;
  for (const name of ['index', 'index-signed-in', 'app']) writeFileSync(join(dir, `${name}.html`), page);
  writeFileSync(join(dir, 'manifest.webmanifest'), '{}');
  writeFileSync(
    join(dir, '.vite/page-files.json'),
    JSON.stringify(Object.fromEntries(PAGES.map((path) => [path, []]))),
  );
  writeFileSync(join(dir, '.server/package.json'), '{ "type": "module" }');
  writeFileSync(join(dir, '.server/server-render.js'), RENDERER);
  app = await startApp({ webDir: dir, environment: { PRODUCT_NAME: 'Pantry' } });
});
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true, force: true });
});

function visit(url: string, headers: Readonly<Record<string, string>> = {}) {
  return app.app.inject({ url, headers: { accept: HTML, ...headers } });
}

test('a page contains what its user sees and the data for hydration, and no cache stores it', async () => {
  const [anna, ben] = [await createUser(app), await createUser(app)];
  const pages = await Promise.all([anna, ben].map(({ cookie }) => visit('/dashboard?q=soup', { cookie })));
  for (const [index, { email }] of [anna, ben].entries()) {
    const { statusCode, headers, body } = pages[index] ?? (await visit('/'));
    expect(statusCode).toBe(200);
    expect(body).toContain(`<div id="root" data-rendered><p>$& of Pantry: ${email} 404</p></div>`);
    expect(body).toContain('<script type="application/json" id="page-data">{"url":"/dashboard?q=soup"}</script>');
    expect(body).not.toContain('loading');
    // The session is in the data.
    expect(body).not.toContain('preload');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
    expect(headers['vary']).toContain('cookie');
  }
  expect((await visit('/dashboard')).body).toContain('Pantry: guest 401');
});

test('a page is compressed', async () => {
  const html = await visit('/dashboard?padding='.padEnd(1_200, 'x'), { 'accept-encoding': 'br' });
  expect(html.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(html.rawPayload).toString()).toContain('Pantry: guest');
});

test('a page that redirects answers 302', async () => {
  const { statusCode, headers } = await visit('/community');
  expect(statusCode).toBe(302);
  expect(headers).toMatchObject({ location: '/login?next=%2Fcommunity', 'cache-control': 'no-store' });
});

test.each([
  ['/bin', 'fails to render'],
  ['/profile', 'cannot be rendered on the server'],
  ['/shared-with-me', 'sends a write while it renders'],
  ['/categories', 'takes too long'],
])('%s, which %s, is left to the browser', async (url) => {
  const { cookie } = await createUser(app);
  const { statusCode, headers, body } = await visit(url, { cookie });
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root">loading</div>');
  expect(body).toContain(SHELL);
  expect(headers['cache-control']).toBe('no-cache');
  expect((await app.app.inject({ url: '/api/session', headers: { cookie } })).json()).not.toMatchObject({ user: null });
});

test('a page of which a part cannot be rendered is sent without that part', async () => {
  expect((await visit('/create-recipe')).body).toContain('Pantry: guest');
});

test('of many pages of one client at once two are rendered, and the others are left to the browser', async () => {
  const [anna, ben] = [await createUser(app), await createUser(app)];
  const visits = [anna, anna, anna, anna, ben].map(({ cookie }) => visit('/dashboard', { cookie }));
  const rendered = (await Promise.all(visits)).map(({ statusCode, body }) => [
    statusCode,
    body.includes('data-rendered'),
  ]);
  expect(rendered).toEqual([
    [200, true],
    [200, true],
    [200, false],
    [200, false],
    [200, true],
  ]);
  expect((await visit('/dashboard', { cookie: anna.cookie })).body).toContain('data-rendered');
});

test('HEAD renders nothing', async () => {
  const { statusCode, headers } = await app.app.inject({
    method: 'HEAD',
    url: '/community',
    headers: { accept: HTML },
  });
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-cache');
});

test('the renderer is no file of the site', async () => {
  expect((await visit('/.server/server-render.js')).body).not.toContain('renderPage');
});

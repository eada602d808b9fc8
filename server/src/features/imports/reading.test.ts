import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { importsRoutes, type PageToRead } from '@larder/contract/imports';

import { startApp, type TestApp } from '../../../test/app.ts';
import { createUser, type TestUser } from '../../../test/factories.ts';

const MEGABYTE = 1024 * 1024;

const pageOf = (recipe: object | string, head = ''): string =>
  `<!doctype html><html lang="en"><head>${head}<script type="application/ld+json">${
    typeof recipe === 'string' ? recipe : JSON.stringify(recipe)
  }</script></head><body><p>Hello.</p></body></html>`;

const SOUP = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek soup',
  recipeIngredient: ['2 leeks', '1 l stock'],
  recipeInstructions: ['Slice the leeks.', 'Simmer in the stock.'],
};
const SOUP_PAGE = pageOf(SOUP);

const html = (response: ServerResponse, body: string | Buffer, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);

/** Sends the same piece until the connection closes or the number of pieces is reached. */
function sendPieces(response: ServerResponse, piece: Buffer, count: number): void {
  let sent = 0;
  const more = () => {
    while (!response.destroyed && sent < count) {
      sent += 1;
      if (!response.write(piece)) return;
    }
    if (sent >= count) response.end();
  };
  response.on('drain', more);
  more();
}

const PATHS: Readonly<Record<string, (response: ServerResponse, request: IncomingMessage) => void>> = {
  '/soup': (response) => html(response, SOUP_PAGE),
  '/moved': (response) => response.writeHead(301, { location: '/soup' }).end(),
  '/gzip': (response) => html(response, gzipSync(SOUP_PAGE), { 'content-encoding': 'gzip' }),
  '/latin1': (response) =>
    html(response, Buffer.from(pageOf({ ...SOUP, name: 'Crème brûlée' }, '<meta charset="iso-8859-1">'), 'latin1')),
  '/wrong-charset': (response) =>
    html(response, pageOf({ ...SOUP, name: 'Crème brûlée' }), { 'content-type': 'text/html; charset=iso-8859-1' }),
  '/invalid': (response) =>
    html(response, Buffer.concat([Buffer.from(pageOf({ ...SOUP, name: 'Crème brûlée à la façon' })), Buffer.of(0xff)])),
  '/metadata': (response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
  '/forbidden': (response) => response.writeHead(403).end(),
  '/busy': (response) => response.writeHead(503).end(),
  '/broken': (response) => response.writeHead(500).end(),
  '/endless': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    sendPieces(response, Buffer.alloc(64 * 1024, 'x'), Infinity);
  },
  '/huge': (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': String(50 * MEGABYTE) });
    sendPieces(response, Buffer.alloc(MEGABYTE, ' '), 50);
  },
  '/bomb': (response) => html(response, gzipSync(Buffer.alloc(200 * MEGABYTE)), { 'content-encoding': 'gzip' }),
  '/picture': (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('x'),
  '/nothing': (response) => html(response, '<h1>About us</h1><p>We like to cook.</p>'),
};

let web: Server;
let at: string;
let app: TestApp;
let anna: TestUser;
beforeAll(async () => {
  web = createServer((request, response) => {
    const answer = PATHS[request.url ?? ''];
    if (answer === undefined) response.writeHead(404).end();
    else answer(response, request);
  }).listen(0, '127.0.0.1');
  await once(web, 'listening');
  const host = `127.0.0.1:${(web.address() as AddressInfo).port}`;
  at = `http://${host}`;
  app = await startApp({ environment: { FETCH_ALLOW: host } });
  anna = await createUser(app);
});
afterAll(async () => {
  await app.close();
  web.closeAllConnections();
  web.close();
});

const read = (body: PageToRead) => app.request(importsRoutes.readImport, { body }, anna);
const draftOf = async (body: PageToRead) => (await read(body)).body.drafts[0];

describe('reading a page by its address', () => {
  test.each(['/soup', '/moved', '/gzip'])('%s: returns the draft with the address of the page', async (path) => {
    expect(await draftOf({ url: `${at}${path}` })).toMatchObject({
      title: 'Leek soup',
      ingredients: ['2 leeks', '1 l stock'],
      instructions: ['Slice the leeks.', 'Simmer in the stock.'],
      source_url: `${at}${path === '/moved' ? '/soup' : path}`,
      language: 'en',
      stars: null,
    });
  });

  test.each([
    ['/latin1', 'Crème brûlée'],
    ['/wrong-charset', 'Crème brûlée'],
    ['/invalid', 'Crème brûlée à la façon'],
  ])('%s: decodes the page by what it is', async (path, title) => {
    expect(await draftOf({ url: `${at}${path}` })).toMatchObject({ title });
  });

  test.each([
    ['/metadata', 400, 'not on the public internet'],
    [
      '/forbidden',
      400,
      'does not let Larder read its pages. Open the page and press your “Save to Larder” bookmark, or copy the text',
    ],
    ['/busy', 400, 'does not let Larder read its pages'],
    ['/broken', 400, 'answered with an error'],
    ['/gone', 400, 'There is no page at this address.'],
    ['/endless', 413, 'larger than 8 MB'],
    ['/huge', 413, 'larger than 8 MB'],
    ['/bomb', 413, 'larger than 8 MB'],
    ['/picture', 400, 'not a web page'],
    ['/nothing', 400, 'There is no recipe on this page.'],
  ])('%s: reports under the field what is wrong', async (path, expected, says) => {
    const { status, error } = await read({ url: `${at}${path}` });
    expect(status).toBe(expected);
    expect(error.message).toContain(says);
    expect(error.fields).toEqual({ url: error.message });
  });

  test.each(['http://127.0.0.1:1/', 'http://localhost/soup', 'http://[::1]/', 'http://10.0.0.1/soup', '10.0.0.1'])(
    'refuses private addresses (SSRF): %s',
    async (url) => {
      const { status, error } = await read({ url });
      expect(status).toBe(400);
      expect(error.fields).toEqual({ url: 'This address is not on the public internet.' });
    },
  );

  test.each(['soup', 'ftp://example.org/', 'javascript:alert(1)', 'file:///etc/passwd', 'https://'])(
    'rejects what is no address of a page: %s',
    async (url) => {
      const { status, error } = await read({ url });
      expect(status).toBe(400);
      expect(error.fields).toEqual({ url: 'This is not the address of a web page.' });
    },
  );
});

describe('reading a page that the user sends', () => {
  test('returns plain text for scripts and HTML in the strings of the page', async () => {
    const recipe = {
      ...SOUP,
      name: 'Leek <b>soup</b> &amp; bread',
      recipeIngredient: [
        '2 leeks<script>alert(1)</script>',
        '<img src=x onerror=alert(1)>1 l stock',
        'salt &lt; pepper',
      ],
    };
    const page = pageOf(JSON.stringify(recipe).replaceAll('</script>', String.raw`<\/script>`));
    expect(await draftOf({ html: page, url: 'https://soup.example/leek' })).toMatchObject({
      title: 'Leek soup & bread',
      ingredients: ['2 leeks', '1 l stock', 'salt < pepper'],
      source_url: 'https://soup.example/leek',
    });
  });

  test('repairs broken JSON-LD', async () => {
    const broken = `/* recipe */ {"@type": "Recipe", "name": "Leek "winter" soup", "recipeIngredient": ["2 leeks",
      "1 l\tstock",], "recipeInstructions": "Slice.\nSimmer \\'gently\\'." ,};`;
    expect(await draftOf({ html: pageOf(broken) })).toMatchObject({
      title: 'Leek "winter" soup',
      ingredients: ['2 leeks', '1 l stock'],
      instructions: ['Slice.', "Simmer 'gently'."],
    });
  });

  test('reports a page without a recipe under its field', async () => {
    const { status, error } = await read({ html: '<p>Nothing to cook.</p>' });
    expect(status).toBe(400);
    expect(error.fields).toEqual({ html: expect.stringContaining('There is no recipe on this page.') });
  });

  test('answers other requests while a page of 8 MB is read', async () => {
    const page = '<div><p class="a b">1 cup of words</p></div>'.repeat(180_000);
    const reading = read({ html: page });
    expect((await read({ text: 'Toast\n1 slice of bread\nToast it.' })).status).toBe(200);
    expect([200, 400]).toContain((await reading).status);
  });
});

test('reading a text returns an unsure draft', async () => {
  expect(await draftOf({ text: 'Toast\n1 slice of bread\nToast it.' })).toMatchObject({
    title: 'Toast',
    ingredients: ['1 slice of bread'],
    instructions: ['Toast it.'],
    findings: expect.arrayContaining([{ field: 'instructions', line: 0, from: 'text', sure: false }]),
  });
});

test('reading a text without amounts is an error', async () => {
  const { status, error } = await read({ text: 'Dear diary' });
  expect(status).toBe(400);
  expect(error.fields).toEqual({ text: 'There is no recipe in this text.' });
});

test('reading is limited to 120 pages and texts per user and hour', async () => {
  // One hundredth of 120.
  const strict = await startApp({ environment: { RATE_LIMIT_FACTOR: '0.01' }, database: app.database });
  const bruno = await createUser(app);
  const body = { text: 'Dear diary' };
  const readStrictly = async () => (await strict.request(importsRoutes.readImport, { body }, bruno)).status;
  expect([await readStrictly(), await readStrictly()]).toEqual([400, 429]);
});

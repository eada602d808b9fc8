import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { RouteTable } from '@larder/contract/route';
import { routes } from '@larder/contract/routes';

import { escapeHtml } from '../escape-html.ts';
import { answerNotFound, noteFailure } from './errors.ts';
import { fillPage, type RenderPage } from './page-renderer.ts';
import { type DescribedPage, describeDocument, type PageDescription } from './page-description.ts';

const TABLES: readonly RouteTable[] = Object.values(routes);

/** First segments of paths that programs call. Unknown paths below them get a JSON error instead of a page. */
const API_SEGMENTS: ReadonlySet<string> = new Set([
  'assets',
  'metrics',
  ...TABLES.flatMap((table) => Object.values(table).map(({ path }) => firstSegment(path))),
]);
const BROTLI_QUALITY = 6;
/** The app's document without anything of a user. */
const APP_SHELL_PATH = '/app-shell';
/** The web app manifest of the build; its name is filled in. */
const MANIFEST = 'manifest.webmanifest';
const SERVICE_WORKER = 'sw.js';

/** The files that each page needs beyond the common ones, by path. The build writes it. */
const PageFiles = z.record(z.string(), z.array(z.string()));

export interface WebPages {
  /** The folder of the built web. */
  readonly dir: string;
  readonly productName: string;
  /** The configuration that pages may read. */
  readonly publicConfig: Readonly<Record<string, string | boolean | null>>;
  /** Pages whose document contains a description, by route pattern. */
  readonly described: Readonly<Record<string, DescribedPage>>;
  /** Headers of single pages, by path. */
  readonly headers: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Renders the app's pages; without it, the browser does. */
  readonly render: RenderPage | undefined;
  /** True if the request belongs to a signed-in user. */
  isSignedIn(request: FastifyRequest): Promise<boolean>;
  now(): Date;
}

/**
 * Serves the built web: immutable hashed files, the landing page at `/`, the app at every other page path. The documents
 * of known pages contain the rendered page, preload its files and have its description.
 */
export async function registerWebPages(app: FastifyInstance, pages: WebPages): Promise<void> {
  const read = (file: string) => readFileSync(join(pages.dir, file), 'utf8');
  const landing = {
    guest: new Page(read('index.html'), pages),
    signedIn: new Page(read('index-signed-in.html'), pages),
  };
  const document = read('app.html');
  const shell = new Page(document, pages);
  const manifest: unknown = JSON.parse(read(MANIFEST));

  await app.register(fastifyStatic, {
    root: pages.dir,
    index: false,
    preCompressed: true,
    // Each file becomes a route, so that path traversal is impossible.
    wildcard: false,
    globIgnore: ['*.html', '**/*.br', '**/*.gz', '.vite/**', '.server/**', 'manifest.json', MANIFEST],
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path));
      if (path.endsWith('.svg')) reply.type('image/svg+xml; charset=utf-8');
    },
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (isPageRequest(request) && pathOf(request) === '/') void sendLanding(landing, pages, request, reply);
    else done();
  });

  const filesOf = PageFiles.parse(JSON.parse(read('.vite/page-files.json')));
  for (const [path, described] of Object.entries(pages.described)) {
    const page = new Page(addPreloads(document, filesOf[path] ?? []), pages);
    // No content negotiation: link preview bots often send no specific Accept header.
    app.get(path, (request, reply) => sendDescribed(page, { described, render: pages.render }, request, reply));
  }
  for (const [path, files] of Object.entries(filesOf)) {
    if (path in pages.described) continue;
    const page = new Page(addPreloads(document, files), pages);
    app.get(path, (request, reply) => {
      reply.headers(pages.headers[path] ?? {});
      const isReadable = request.url === request.originalUrl;
      if (isReadable && isPageRequest(request)) return sendRendered(page, pages.render, request, reply);
      return reply.callNotFound();
    });
  }

  // The same for every user: the service worker caches it and shows it without a network.
  app.get(APP_SHELL_PATH, (request, reply) => shell.send(request, reply));
  app.get(`/${MANIFEST}`, async (_request, reply) => {
    reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8');
    return JSON.stringify(Object.assign({}, manifest, { name: pages.productName, short_name: pages.productName }));
  });

  app.setNotFoundHandler((request, reply) => {
    if (request.url !== request.originalUrl) reply.status(404);
    if (isPageRequest(request) && !isApiPath(pathOf(request))) shell.send(request, reply);
    else answerNotFound(request, reply);
  });
}

/**
 * Two documents under one URL. Neither is cached, so that signing in or out shows at once, also with the back button.
 */
async function sendLanding(
  { guest, signedIn }: { readonly guest: Page; readonly signedIn: Page },
  { isSignedIn }: WebPages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const isKnown = await isSignedIn(request).catch((error: unknown) => {
    // The landing page appears even if authentication fails.
    noteFailure(request, error, 'could not authenticate the visitor of the landing page');
    return false;
  });
  (isKnown ? signedIn : guest).send(request, reply, {
    vary: 'accept, accept-encoding, cookie',
    'cache-control': 'no-store',
  });
}

interface PageContent {
  readonly described: DescribedPage;
  readonly render: RenderPage | undefined;
}

async function sendDescribed(
  page: Page,
  { described: { headers, describe }, render }: PageContent,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await request.server.requestSlots.enterAsGuest(request, reply);
  reply.headers({ ...headers, 'cache-control': 'no-store' }).type('text/html; charset=utf-8');
  try {
    const description = await describe(request);
    const rendered = await render?.(request, reply);
    return await reply.status(description.status).send(fillPage(page.describedBy(description), rendered));
  } catch (error) {
    // The page requests the same data and shows the error itself.
    noteFailure(request, error, 'could not describe a page');
    return reply.status(503).send(page.plain());
  }
}

/** Hashed files never change. The browser checks the service worker for a new version at each visit. */
function cacheControlOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return path.endsWith(`/${SERVICE_WORKER}`) ? 'no-cache' : 'public, max-age=3600';
}

/** Sends a page with its content. It is its user's own, so no cache stores it. */
async function sendRendered(
  page: Page,
  render: RenderPage | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const rendered = request.method === 'GET' ? await render?.(request, reply) : null;
  // An asynchronous handler returns the reply: it is not sent yet while it is being compressed.
  if (rendered === null || rendered === undefined) return page.send(request, reply);
  reply.headers({ vary: 'accept, accept-encoding, cookie', 'cache-control': 'no-store' });
  if (rendered.kind === 'redirect') return reply.redirect(rendered.location);
  return reply.type('text/html; charset=utf-8').send(fillPage(page.html(), rendered));
}

const SAME_FOR_EVERYONE = { vary: 'accept, accept-encoding', 'cache-control': 'no-cache' };

/** An HTML document with placeholders that are filled in at run time. */
class Page {
  readonly #template: string;
  readonly #pages: WebPages;
  #filled:
    | {
        readonly year: number;
        readonly html: string;
        readonly plain: Buffer;
        readonly brotli: Buffer;
        readonly etag: string;
      }
    | undefined;

  constructor(template: string, pages: WebPages) {
    this.#template = template;
    this.#pages = pages;
  }

  send(request: FastifyRequest, reply: FastifyReply, caching = SAME_FOR_EVERYONE): FastifyReply {
    const { plain, brotli, etag } = this.#fill();
    reply.headers({ ...caching, etag }).type('text/html; charset=utf-8');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    if (/\bbr\b/u.test(request.headers['accept-encoding'] ?? ''))
      return reply.header('content-encoding', 'br').send(brotli);
    return reply.send(plain);
  }

  describedBy(description: PageDescription): string {
    return describeDocument(this.#fill().html, description);
  }

  html(): string {
    return this.#fill().html;
  }

  plain(): Buffer {
    return this.#fill().plain;
  }

  #fill() {
    const year = this.#pages.now().getFullYear();
    if (this.#filled?.year === year) return this.#filled;
    const name = this.#pages.productName;
    const config = JSON.stringify({ product_name: name, year, ...this.#pages.publicConfig }).replaceAll('<', '\\u003c');
    const html = this.#template
      .replaceAll(/%CONFIG:(\w+)%/gu, (_slot, key: string) => escapeHtml(String(this.#pages.publicConfig[key] ?? '')))
      .replaceAll('%PRODUCT_NAME%', () => escapeHtml(name))
      .replaceAll('%YEAR%', String(year))
      .replaceAll('%PUBLIC_CONFIG%', () => config);
    const plain = Buffer.from(html);
    const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    this.#filled = { year, html, plain, brotli, etag };
    return this.#filled;
  }
}

/**
 * Adds preload links for the files of one page, so that the browser fetches all at once. They match the tags that
 * Vite's preload helper would add, so nothing loads twice.
 */
function addPreloads(document: string, files: readonly string[]): string {
  const links = files.map((file) => {
    if (file.endsWith('.css')) return `<link rel="stylesheet" crossorigin href="${file}">`;
    // The content of the page comes first.
    return `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`;
  });
  return document.replace('</head>', () => [...links, '</head>'].join('\n'));
}

/**
 * Escapes the path of a page URL with a malformed percent-encoding, such as %zz, so that the app can show its 404 page.
 * Other URLs are returned unchanged.
 */
export function toReadableUrl(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  if (isApiPath(path)) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

function isPageRequest(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return request.headers.accept?.includes('text/html') === true;
}

function isApiPath(path: string): boolean {
  const segment = firstSegment(path);
  return segment !== '' && API_SEGMENTS.has(segment);
}

function firstSegment(path: string): string {
  return path.split('/', 2)[1] ?? '';
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

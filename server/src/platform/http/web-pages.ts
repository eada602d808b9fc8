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
import { type DescribedPage, describeDocument, type PageDescription } from './page-description.ts';

const TABLES: readonly RouteTable[] = Object.values(routes);

/** How paths begin that programs call: what is unknown below them is answered as JSON, never with a page. */
const PROGRAM_PATHS: ReadonlySet<string> = new Set([
  'assets',
  'metrics',
  ...TABLES.flatMap((table) => Object.values(table).map(({ path }) => beginningOf(path))),
]);
const BROTLI_QUALITY = 6;

/** By the address of a page what the build found that it needs, beyond what every page does. */
const PageFiles = z.record(z.string(), z.array(z.string()));

export interface WebPages {
  /** The folder of the built web. */
  readonly dir: string;
  readonly productName: string;
  /** What else a page may know of the configuration. */
  readonly publicConfig: Readonly<Record<string, string | boolean | null>>;
  /** Pages that say what they are about in their document, by their address as routes write it. */
  readonly described: Readonly<Record<string, DescribedPage>>;
  /** Is somebody signed in who sends this request? */
  isSignedIn(request: FastifyRequest): Promise<boolean>;
  now(): Date;
}

/**
 * Serves the built web: hashed files for ever, the landing page at `/`, the app at every other path of a page. Where the app has a
 * page the document names its files too, and what it is about where that is described; anywhere else it is as it was built.
 */
export async function registerWebPages(app: FastifyInstance, pages: WebPages): Promise<void> {
  const read = (file: string) => readFileSync(join(pages.dir, file), 'utf8');
  const landing = {
    guest: new Page(read('index.html'), pages),
    signedIn: new Page(read('index-signed-in.html'), pages),
  };
  const document = read('app.html');
  const shell = new Page(document, pages);

  await app.register(fastifyStatic, {
    root: pages.dir,
    index: false,
    preCompressed: true,
    // Each file becomes a route of its own, so that no path can lead out of the folder.
    wildcard: false,
    globIgnore: ['*.html', '**/*.br', '**/*.gz', '.vite/**', 'manifest.json'],
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      if (path.endsWith('.svg')) reply.type('image/svg+xml; charset=utf-8');
    },
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (isPageRequest(request) && pathOf(request) === '/') void sendLanding(landing, pages, request, reply);
    else done();
  });

  const filesOf = PageFiles.parse(JSON.parse(read('.vite/page-files.json')));
  for (const [path, described] of Object.entries(pages.described)) {
    const page = new Page(nameFiles(document, filesOf[path] ?? []), pages);
    // Whoever makes previews often takes anything, and asks for nothing in particular.
    app.get(path, (request, reply) => sendDescribed(page, described, request, reply));
  }
  for (const [path, files] of Object.entries(filesOf)) {
    if (path in pages.described) continue;
    const page = new Page(nameFiles(document, files), pages);
    app.get(path, (request, reply) => {
      const isReadable = request.url === request.originalUrl;
      if (isReadable && isPageRequest(request)) page.send(request, reply);
      else reply.callNotFound();
    });
  }

  app.setNotFoundHandler((request, reply) => {
    if (request.url !== request.originalUrl) reply.status(404);
    if (isPageRequest(request) && !isProgramPath(pathOf(request))) shell.send(request, reply);
    else answerNotFound(request, reply);
  });
}

/** One address with two documents: nobody keeps either, so that signing in or out shows at once, also on the way back. */
async function sendLanding(
  { guest, signedIn }: { readonly guest: Page; readonly signedIn: Page },
  { isSignedIn }: WebPages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const isKnown = await isSignedIn(request).catch((error: unknown) => {
    // The front page is shown whatever fails behind it.
    noteFailure(request, error, 'whether a visitor is signed in was not found out');
    return false;
  });
  (isKnown ? signedIn : guest).send(request, reply, {
    vary: 'accept, accept-encoding, cookie',
    'cache-control': 'no-store',
  });
}

async function sendDescribed(
  page: Page,
  { headers, describe }: DescribedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await request.server.requestSlots.enterAsGuest(request, reply);
  reply.headers({ ...headers, 'cache-control': 'no-store' }).type('text/html; charset=utf-8');
  try {
    const description = await describe(request);
    reply.status(description.status).send(page.describedBy(description));
  } catch (error) {
    // The page asks for the same and says itself that it does not come.
    noteFailure(request, error, 'a page was not described');
    reply.status(503).send(page.plain());
  }
}

const SAME_FOR_EVERYONE = { vary: 'accept, accept-encoding', 'cache-control': 'no-cache' };

/** One HTML document, with what is only known when it is served filled in. */
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

  send(request: FastifyRequest, reply: FastifyReply, caching = SAME_FOR_EVERYONE): void {
    const { plain, brotli, etag } = this.#fill();
    reply.headers({ ...caching, etag }).type('text/html; charset=utf-8');
    if (request.headers['if-none-match'] === etag) return void reply.status(304).send();
    if (/\bbr\b/u.test(request.headers['accept-encoding'] ?? ''))
      return void reply.header('content-encoding', 'br').send(brotli);
    reply.send(plain);
  }

  describedBy(description: PageDescription): string {
    return describeDocument(this.#fill().html, description);
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
 * The document with the files of one page after its own, so that the browser asks for all of them at once. They are named just as
 * the app's script would name them: it finds them there and asks for none a second time.
 */
function nameFiles(document: string, files: readonly string[]): string {
  const links = files.map((file) => {
    const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
    return `<link rel="${rel}" crossorigin href="${file}">`;
  });
  return document.replace('</head>', () => [...links, '</head>'].join('\n'));
}

/**
 * The address of a page with a code in it that is none, such as %zz, as one that can be read: the app then says that there is
 * no such page. Any other address stays as it is.
 */
export function toReadableUrl(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  if (isProgramPath(path)) return url;
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

function isProgramPath(path: string): boolean {
  const beginning = beginningOf(path);
  return beginning !== '' && PROGRAM_PATHS.has(beginning);
}

function beginningOf(path: string): string {
  return path.split('/', 2)[1] ?? '';
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

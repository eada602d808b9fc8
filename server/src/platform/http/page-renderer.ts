import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { noteFailure } from './errors.ts';

/** A page as web/src/app/server-render.tsx renders it. */
export type RenderedPage =
  /** The content of `#root`, and the queries that the browser need not repeat, as JSON that is safe in a script element. */
  | { readonly kind: 'page'; readonly html: string; readonly data: string }
  | { readonly kind: 'redirect'; readonly location: string };

/** Renders the page that a request asks for, as its user. Null when that fails or takes too long: the browser renders it, and shows what is wrong. */
export type RenderPage = (request: FastifyRequest, reply: FastifyReply) => Promise<RenderedPage | null>;

type PublicConfig = Readonly<Record<string, string | number | boolean | null>>;

/** The exports of web/src/app/server-render.tsx. */
interface RendererModule {
  connect(transport: (path: string, init: { readonly method?: string }) => Promise<Response>): void;
  renderPage(page: {
    readonly url: string;
    readonly config: PublicConfig;
    readonly onError: (error: unknown) => void;
  }): Promise<RenderedPage | null>;
}

function isRendererModule(module: unknown): module is RendererModule {
  return typeof module === 'object' && module !== null && 'connect' in module && 'renderPage' in module;
}

/** The request whose page is being rendered. */
interface PageRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** After this, the browser renders the page and shows its loading text meanwhile. */
const RENDER_TIMEOUT_MS = 2000;

/** Pages that are rendered at once for one client. Further ones, as of a window with many tabs, are left to the browser. */
const RENDERS_PER_CLIENT = 2;

/** Describe the document's request and not those for its data. */
const DOCUMENT_HEADERS: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'connection',
  'content-length',
  'if-modified-since',
  'if-none-match',
  'upgrade-insecure-requests',
]);

/**
 * Loads the renderer that the build of the web contains, with its first use. Undefined if there is none. `config` is read for each page.
 */
export function createPageRenderer(
  app: FastifyInstance,
  dir: string,
  config: () => PublicConfig,
): RenderPage | undefined {
  const file = join(dir, '.server', 'server-render.js');
  if (!existsSync(file)) return undefined;
  const pages = new AsyncLocalStorage<PageRequest>();
  /** The number of pages that are being rendered, by client. */
  const rendering = new Map<string, number>();
  let loading: Promise<RendererModule> | undefined;
  const load = async (): Promise<RendererModule> => {
    const module: unknown = await import(pathToFileURL(file).href);
    if (!isRendererModule(module)) throw new Error(`${file} is not the renderer of this version`);
    module.connect((path, { method = 'GET' }) => {
      const page = pages.getStore();
      if (page === undefined || method !== 'GET') throw new Error(`Rendering a page must not send ${method} ${path}`);
      return sendAsUser(app, page, path);
    });
    return module;
  };
  return async (request, reply) => {
    const client = app.clients.keyOf(request);
    const others = rendering.get(client) ?? 0;
    if (others >= RENDERS_PER_CLIENT) return null;
    rendering.set(client, others + 1);
    loading ??= load();
    const onError = (error: unknown): void => noteFailure(request, error, 'a part of the page could not be rendered');
    try {
      const { renderPage } = await loading;
      const page = pages.run({ request, reply }, () => renderPage({ url: request.url, config: config(), onError }));
      return await Promise.race([page, setTimeout(RENDER_TIMEOUT_MS, null, { ref: false })]);
    } catch (error) {
      noteFailure(request, error, 'could not render a page');
      return null;
    } finally {
      const left = (rendering.get(client) ?? 1) - 1;
      if (left === 0) rendering.delete(client);
      else rendering.set(client, left);
    }
  };
}

/** Sends a request to our own API without a connection, with the credentials and the address of the page's request. */
async function sendAsUser(app: FastifyInstance, { request, reply }: PageRequest, path: string): Promise<Response> {
  const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !DOCUMENT_HEADERS.has(name)));
  const answer = await app.inject({
    url: path,
    headers: { ...headers, accept: 'application/json' },
    remoteAddress: request.socket.remoteAddress ?? '',
  });
  // The thread works for this client again.
  app.clients.meterOf(request)?.resume();
  const cookies = answer.headers['set-cookie'];
  if (cookies !== undefined) reply.header('set-cookie', cookies);
  return new Response(answer.statusCode === 204 ? null : answer.payload, { status: answer.statusCode });
}

const SESSION_PRELOAD = /<!--session-->.*?<!--\/session-->/su;
const PAGE_SLOT = /<!--page-->.*?<!--\/page-->/su;

/** Puts a rendered page and its data in the place of the app's loading text. */
export function fillPage(document: string, rendered: RenderedPage | null | undefined): string {
  if (rendered?.kind !== 'page') return document;
  const { html, data } = rendered;
  return document
    .replace(SESSION_PRELOAD, '')
    .replace(
      PAGE_SLOT,
      () => `<div id="root" data-rendered>${html}</div><script type="application/json" id="page-data">${data}</script>`,
    );
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { drawSampleDishes } from './sample-dishes.ts';
import type { DishPicture } from './sample-dishes.ts';

const LANDING_SLOT = '<!--landing-->';
const HEAD_SLOT = '<!--head-->';
const PRERENDER_MODULE = '/src/app/landing-prerender.tsx';
const BOOT = 'boot';

/** The export of src/app/landing-prerender.tsx. */
export type RenderLanding = (pictures: ReadonlyMap<string, string>, isSignedIn: boolean) => string;

/** The prerendered landing page shows both fonts at once. */
const LANDING_FONTS = /(?:fraunces-latin-full|source-sans-3-latin-wght)-normal/u;
/** Headings wait for no preload. */
const APP_FONTS = /source-sans-3-latin-wght-normal/u;
const STYLESHEETS = /[ \t]*<link rel="stylesheet"[^>]*>\n?/gu;

/** The page is in the document, so that its style and fonts come before its scripts. */
function lowerScripts(html: string): string {
  return html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/gu, (tag) => `${tag} fetchpriority="low"`);
}

function isRenderLanding(value: unknown): value is RenderLanding {
  return typeof value === 'function';
}

/** Reads `renderLanding` from the loaded module src/app/landing-prerender.tsx. */
export function readRenderLanding(module: object): RenderLanding {
  const render: unknown = Reflect.get(module, 'renderLanding');
  if (!isRenderLanding(render)) throw new Error(`${PRERENDER_MODULE} must export renderLanding`);
  return render;
}

function picturesByName(pictures: readonly DishPicture[]): ReadonlyMap<string, string> {
  return new Map(pictures.map(({ name, url }) => [name, url]));
}

function fillSlot(html: string, landing: string): string {
  return html.replace(LANDING_SLOT, () => landing);
}

/** Builds the documents: prerendered landing page, font preloads, script before the first paint. */
export function builtDocuments(renderLanding: RenderLanding): Plugin {
  const pictures = drawSampleDishes();
  return {
    name: 'larder:built-documents',
    apply: 'build',
    generateBundle() {
      for (const { url, svg } of pictures) this.emitFile({ type: 'asset', fileName: url.slice(1), source: svg });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.values(bundle);
        const boot = files.find((file) => file.type === 'chunk' && file.name === BOOT);
        if (boot === undefined) throw new Error('The script before the first paint was not built');
        const isLanding = html.includes(LANDING_SLOT);
        const preloadedFonts = isLanding ? LANDING_FONTS : APP_FONTS;
        const fonts = files.filter((file) => file.type === 'asset' && preloadedFonts.test(file.fileName));
        const priority = isLanding ? '' : ' fetchpriority="low"';
        const head = [
          // First, because they block rendering.
          ...(html.match(STYLESHEETS) ?? []).map((link) => link.trim()),
          `<script src="/${boot.fileName}"></script>`,
          ...fonts.map(
            ({ fileName }) =>
              `<link rel="preload" href="/${fileName}" as="font" type="font/woff2" crossorigin${priority} />`,
          ),
        ];
        const filled = fillSlot(
          lowerScripts(html.replaceAll(STYLESHEETS, '')),
          renderLanding(picturesByName(pictures), false),
        );
        return filled.replace(HEAD_SLOT, () => head.join('\n    '));
      },
    },
  };
}

/**
 * Writes the landing page for signed-in users beside the one for guests. The server chooses, so that neither needs a
 * script for it.
 */
export async function writeSignedInLanding(folder: string, renderLanding: RenderLanding): Promise<void> {
  const pictures = picturesByName(drawSampleDishes());
  const guestPage = renderLanding(pictures, false);
  const [before, after, ...more] = (await readFile(join(folder, 'index.html'), 'utf8')).split(guestPage);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('index.html differs from the prerendered landing page');
  await writeFile(join(folder, 'index-signed-in.html'), `${before}${renderLanding(pictures, true)}${after}`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * The development variant: documents as the server would send them, with the landing page rendered for each request.
 */
export function devDocuments(productName: string, isServerPath: (path: string) => boolean): Plugin {
  return {
    name: 'larder:dev-documents',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        const picture = drawSampleDishes().find(({ url }) => url === path);
        if (picture !== undefined) {
          response.setHeader('content-type', 'image/svg+xml').end(picture.svg);
          return;
        }
        const wantsPage = request.headers.accept?.includes('text/html') === true;
        if (wantsPage && !path.includes('.') && !isServerPath(path))
          request.url = path === '/' ? '/index.html' : '/app.html';
        next();
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        if (server === undefined) return html;
        const render = readRenderLanding(await server.ssrLoadModule(PRERENDER_MODULE));
        const year = new Date().getFullYear();
        const config = JSON.stringify({ product_name: productName, year }).replaceAll('<', '\\u003c');
        const filled = fillSlot(
          html,
          html.includes(LANDING_SLOT) ? render(picturesByName(drawSampleDishes()), false) : '',
        )
          .replaceAll('%PUBLIC_CONFIG%', () => config)
          .replaceAll('%PRODUCT_NAME%', () => escapeHtml(productName))
          .replaceAll('%YEAR%', String(year));
        return filled.replace(HEAD_SLOT, '<script src="/src/platform/boot.ts"></script>');
      },
    },
  };
}

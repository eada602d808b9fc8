import { routes } from '@larder/contract/routes';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { contractForPages } from './bundling/contract-for-pages.ts';
import { developedDocuments } from './bundling/documents.ts';
import { lighterFonts } from './bundling/lighter-fonts.ts';
import { zodForPages } from './bundling/zod-for-pages.ts';

/** The server that answers while developing; scripts/dev.ts starts both. */
const SERVER = `http://127.0.0.1:${process.env['PORT'] ?? '3001'}`;

const ROUTE_TABLES: readonly Readonly<Record<string, { readonly path: string }>>[] = Object.values(routes);
const FIRST_PARTS = ROUTE_TABLES.flatMap((table) => Object.values(table)).map(({ path }) => path.split('/')[1] ?? '');
/** How what the server answers itself begins; every other address belongs to the app. The front page is a document. */
const SERVER_PATHS = [...new Set(FIRST_PARTS)].filter((part) => part !== '');
const SERVER_PATH_PATTERN = `^/(?:${SERVER_PATHS.map((part) => part.replace('.', String.raw`\.`)).join('|')})(?:[/?]|$)`;
const serverPath = new RegExp(SERVER_PATH_PATTERN, 'u');

/**
 * What nearly every page needs, in a few files. Left to itself the bundler makes one of each icon and button: a page would
 * ask for forty, six at a time. What brings a library of its own along stays out.
 */
const SHARED_CHUNKS = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|vite\/preload-helper/u, priority: 4 },
  { name: 'routing', test: /node_modules\/@tanstack\/(?!react-virtual|virtual-core)/u, priority: 3 },
  {
    name: 'base',
    test: new RegExp(
      [
        'web/src/platform/(?:api-error|browser-storage|drafts|fetch-script|http|leave-session|public-config|session-channel|confirm-write|new-id|tab-claims|after-paint|user-storage)',
        'web/src/features/(?:cooking/(?:hooks/(?:use-cook-owner|use-timers)|model/timers)|recipe-form/model/step-names)',
        'contract/src/(?:errors|route|[a-z]+-texts)',
        'culinary/src/(?:chance|dish-art-key|food-words|recipe-category|plain-words)',
      ]
        .map((modules) => `${modules}\\.ts$`)
        .join('|'),
      'u',
    ),
    priority: 2,
  },
  {
    name: 'data',
    test: new RegExp(
      [
        String.raw`web/src/features/(?:account|assistant|bin|categories|profile|recipes|stats)/(?:api|model|model/(?:kept|list|making-text|recipe-changes|recipe-text|standing|stopping)\S*)`,
        'contract/src/(?:account|admin|assistant|bin|categories|factors|passkeys|pictures|profile|recipes|stats)',
      ]
        .map((modules) => `${modules}\\.ts$`)
        .join('|'),
      'u',
    ),
    // The contract names schemas that only forms need.
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    // What a recipe is written in, until something is typed.
    name: 'wizard',
    test: new RegExp(
      [
        'node_modules/react-hook-form/',
        String.raw`web/src/features/pictures/(?:api|components/(?:drop-zone|pick-button|picture-\w+)|hooks/use-picture-intake|model/\S+)\.tsx?$`,
        String.raw`web/src/features/recipe-form/(?:components/(?:basic-info-step|photo-field|recipe-wizard)|hooks/use-(?!editing|understood)[\w-]+)\.tsx?$`,
        String.raw`web/src/features/recipe-form/model/(?!contract-rules|extraction-text|ingredient-reader|row-|step-names|two-versions|wizard-search)[\w-]+\.ts$`,
      ].join('|'),
      'u',
    ),
    includeDependenciesRecursively: false,
    priority: 1,
  },
  {
    name: 'ui',
    test: /node_modules\/lucide-react\/|web\/src\/ui\/(?!\S*dialog|dropdown-menu|toaster|page-header|removable-chip)\S+\.tsx?$/u,
    // What one page alone uses comes along with that page.
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  appType: 'mpa',
  plugins: [
    react(),
    tailwindcss(),
    contractForPages(),
    zodForPages(),
    lighterFonts(),
    developedDocuments(process.env['PRODUCT_NAME'] ?? 'Larder', (path) => serverPath.test(path)),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    manifest: true,
    // A data: address would save a request and cost every visitor the picture, seen or not.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        landing: 'index.html',
        app: 'app.html',
        'theme-boot': 'src/platform/theme-boot.ts',
      },
      output: { codeSplitting: { groups: SHARED_CHUNKS } },
    },
  },
  server: {
    proxy: { [SERVER_PATH_PATTERN]: { target: SERVER, changeOrigin: false } },
  },
});

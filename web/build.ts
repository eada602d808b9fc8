import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'vite';

import { compressFiles } from './bundling/compress.ts';
import { builtDocuments, readRenderLanding, writeSignedInLanding } from './bundling/documents.ts';
import type { RenderLanding } from './bundling/documents.ts';
import { writePageFiles } from './bundling/page-files.ts';
import { SERVER_PATHS } from './bundling/server-paths.ts';
import { buildServiceWorker } from './bundling/service-worker.ts';

const root = import.meta.dirname;
const configFile = join(root, 'vite.config.ts');
const prerenderFolder = join(root, 'dist', '.prerender');

/** Builds the landing page for Node, to prerender it below. */
async function buildPrerender(): Promise<RenderLanding> {
  await build({
    configFile,
    configLoader: 'native',
    logLevel: 'warn',
    build: {
      ssr: 'src/app/landing-prerender.tsx',
      outDir: prerenderFolder,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      minify: false,
      rolldownOptions: { input: 'src/app/landing-prerender.tsx', output: { entryFileNames: 'landing-prerender.js' } },
    },
  });
  const module: unknown = await import(pathToFileURL(join(prerenderFolder, 'landing-prerender.js')).href);
  if (typeof module !== 'object' || module === null) throw new Error('The landing page was not built');
  return readRenderLanding(module);
}

const renderLanding = await buildPrerender();
await build({ configFile, configLoader: 'native', logLevel: 'warn', plugins: [builtDocuments(renderLanding)] });
await writeSignedInLanding(join(root, 'dist'), renderLanding);
await writePageFiles(root);
await buildServiceWorker(root, [...SERVER_PATHS, 'assets', 'metrics']);
await compressFiles(join(root, 'dist'));

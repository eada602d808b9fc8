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

/** Builds a module of src/app for Node, with everything that it imports. Returns its file. */
async function buildForNode(name: string, outDir: string): Promise<string> {
  const input = `src/app/${name}.tsx`;
  await build({
    configFile,
    configLoader: 'native',
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: input,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      minify: false,
      sourcemap: false,
      rolldownOptions: { input, output: { entryFileNames: `${name}.js`, chunkFileNames: '[name]-[hash].js' } },
    },
  });
  return join(outDir, `${name}.js`);
}

/** Loads the landing page in Node, to prerender it below. */
async function loadPrerender(): Promise<RenderLanding> {
  const module: unknown = await import(pathToFileURL(await buildForNode('landing-prerender', prerenderFolder)).href);
  if (typeof module !== 'object' || module === null) throw new Error('The landing page was not built');
  return readRenderLanding(module);
}

const renderLanding = await loadPrerender();
await build({ configFile, configLoader: 'native', logLevel: 'warn', plugins: [builtDocuments(renderLanding)] });
await writeSignedInLanding(join(root, 'dist'), renderLanding);
await buildForNode('server-render', join(root, 'dist', '.server'));
await writePageFiles(root);
await buildServiceWorker(root, [...SERVER_PATHS, 'assets', 'metrics']);
await compressFiles(join(root, 'dist'));

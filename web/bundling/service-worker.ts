import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'vite';

import { readManifest } from './page-files.ts';
import type { BuildManifest } from './page-files.ts';
import { trimContract } from './trim-contract.ts';

const DOCUMENT = 'app.html';
const SHELL_URL = '/app-shell';
/** Fonts that most recipes need, and icons. Others come from the browser's cache once a page has used them. */
const FONTS = /\/(?:fraunces-latin-(?:full|opsz)|source-sans-3-latin-wght)[\w-]*\.woff2$/u;

/**
 * Modules that need the network anyway, or that few people need: they are cached by the browser once they were used. Composing
 * recipes and answering questions is the server's work; lexicons of other languages load when a recipe has their words.
 */
const NOT_OFFLINE = [
  /features\/(?:admin|invitations|factors|passkeys|personal-data|tokens|reports|chat|landing)\//u,
  /app\/(?:admin-layout|prefetch-admin|landing-entry)\.tsx?$/u,
  /account\/components\/(?:admin-login|forgot-password|reset-password|confirm-email|verify)/u,
  /culinary\/src\/(?:compose|dishes|forms|menu|spoken|dialog|answers|intent|wish|at-hand\/answer)/u,
  /culinary\/src\/(?:answer|compose[\w-]*|suggest|wish|all-names|every-language)\.ts$/u,
  /lexicon\/.*-data\.ts$/u,
];

interface Precached {
  readonly url: string;
  readonly revision: string | null;
}

/** The files that the app needs without a network: those of its document, and of what its pages load on demand. */
function listOfflineFiles(manifest: BuildManifest): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key) || NOT_OFFLINE.some((pattern) => pattern.test(key))) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build manifest has no entry ${key}`);
    for (const file of [chunk.file, ...chunk.css]) files.add(`/${file}`);
    for (const file of chunk.assets) if (FONTS.test(`/${file}`)) files.add(`/${file}`);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  visit(DOCUMENT);
  return [...files];
}

/** Builds the service worker with the list of files to precache. */
export async function buildServiceWorker(root: string, serverPaths: readonly string[]): Promise<void> {
  const dist = join(root, 'dist');
  const shell = await readFile(join(dist, DOCUMENT));
  const boot = /\/assets\/boot-[\w-]+\.js/u.exec(shell.toString())?.[0];
  const files = listOfflineFiles(await readManifest(root));
  const urls = new Set(boot === undefined ? files : [...files, boot]);
  const precached: Precached[] = [
    { url: SHELL_URL, revision: createHash('sha256').update(shell).digest('base64url').slice(0, 16) },
    { url: '/favicon.svg', revision: '1' },
    ...[...urls].map((url) => ({ url, revision: null })),
  ];
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [trimContract()],
    define: {
      PRECACHED: JSON.stringify(precached),
      SERVER_PATHS: JSON.stringify(serverPaths),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, 'src/app/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { readRoutes } from './read-routes.ts';

const DOCUMENT = 'app.html';
const ROUTE_FILES = ['guest-routes.tsx', 'routes.tsx'];

/** Vite's manifest: each entry module and shared chunk by path. */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);
export type BuildManifest = z.infer<typeof Manifest>;

export async function readManifest(root: string): Promise<BuildManifest> {
  return Manifest.parse(JSON.parse(await readFile(join(root, 'dist', '.vite', 'manifest.json'), 'utf8')));
}

/**
 * Lists the files that each page needs beyond those of the document, so that the server can preload them. Found by the
 * app's script, they would load one round trip later.
 */
export async function writePageFiles(root: string): Promise<void> {
  const folder = join(root, 'dist', '.vite');
  const manifest = await readManifest(root);
  const named = filesOf([DOCUMENT], manifest);
  const sources = await Promise.all(ROUTE_FILES.map((name) => readFile(join(root, 'src/app', name), 'utf8')));
  const pages = readRoutes(sources).map(({ path, modules }) => {
    const keys = modules.map((module) => relative(root, fileURLToPath(import.meta.resolve(module))));
    return [path, [...filesOf(keys, manifest)].filter((file) => !named.has(file))];
  });
  await writeFile(join(folder, 'page-files.json'), JSON.stringify(Object.fromEntries(pages), null, 2));
}

/** The URLs of all files that these modules import statically. */
function filesOf(keys: readonly string[], manifest: BuildManifest): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build manifest has no entry ${key}`);
    for (const file of [chunk.file, ...chunk.css]) files.add(`/${file}`);
    chunk.imports.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

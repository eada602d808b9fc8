import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Measures what a browser loads of the built app and fails when it is too much: `node web/size-budget.ts` after a build.
 * All figures are JavaScript after brotli.
 */
const KILOBYTE = 1000;
const LANDING_BUDGET_BYTES = 100 * KILOBYTE;
const ROUTE_BUDGET_BYTES = 180 * KILOBYTE;
const TOTAL_BUDGET_BYTES = 260 * KILOBYTE;

const LANDING = 'index.html';
const APP = 'app.html';
const DOOR_LAYOUT = 'src/app/door-layout.tsx';
const SIGNED_IN_LAYOUT = 'src/app/signed-in-layout.tsx';
/** Pages for people who are not signed in; every other page stands in the signed-in layout. */
const DOOR_PAGES = /\/(?:login|register|admin-login)-page\.tsx$/u;

const dist = join(import.meta.dirname, 'dist');

interface Chunk {
  file: string;
  imports: string[];
}

function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function readManifest(): Map<string, Chunk> {
  const parsed: unknown = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const entries = Object.entries(typeof parsed === 'object' && parsed !== null ? parsed : {});
  return new Map(
    entries.flatMap(([name, entry]: [string, unknown]): [string, Chunk][] => {
      if (typeof entry !== 'object' || entry === null) return [];
      const file: unknown = Reflect.get(entry, 'file');
      if (typeof file !== 'string' || !file.endsWith('.js')) return [];
      return [[name, { file, imports: readTexts(Reflect.get(entry, 'imports')) }]];
    }),
  );
}

const manifest = readManifest();

/** The files that must be there before `name` runs, itself included. */
function filesNeededBy(name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest.get(name);
  if (chunk === undefined) throw new Error(`${name} is not in the build`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports) filesNeededBy(imported, found);
  return found;
}

function brotliBytes(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(readFileSync(join(dist, file)), { params }).length;
}

const sizes = new Map([...manifest.values()].map(({ file }) => [file, brotliBytes(file)]));

function sum(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
}

const pages = [...manifest.keys()].filter((name) => name.endsWith('-page.tsx'));
const rows: [what: string, bytes: number, budget: number][] = [
  ['landing page until usable', sum(filesNeededBy(LANDING)), LANDING_BUDGET_BYTES],
  ...pages.map((page): [string, number, number] => {
    const layout = DOOR_PAGES.test(page) ? DOOR_LAYOUT : SIGNED_IN_LAYOUT;
    const files = [APP, layout, page].flatMap((name) => [...filesNeededBy(name)]);
    return [page.replace(/^src\/features\//u, ''), sum(new Set(files)), ROUTE_BUDGET_BYTES];
  }),
  ['everything together', sum(sizes.keys()), TOTAL_BUDGET_BYTES],
];

for (const [what, bytes, budget] of rows) {
  const verdict = bytes > budget ? 'TOO MUCH' : 'ok';
  const figures = `${(bytes / KILOBYTE).toFixed(1).padStart(7)} of ${budget / KILOBYTE} KB`;
  console.log(`${figures}  ${verdict.padEnd(8)}  ${what}`);
}
if (rows.some(([, bytes, budget]) => bytes > budget)) process.exitCode = 1;

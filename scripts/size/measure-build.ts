import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { readJson } from '../read-json.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** What one document makes a browser load, in brotli bytes. */
export interface DocumentSize {
  readonly name: string;
  /** Its scripts and all they import before anything lazy. */
  readonly initialJs: number;
  /** Document, scripts, styles, and the fonts and pictures that they name. */
  readonly everything: number;
  /** Each lazily loaded page with the document's own scripts and the heaviest layout around it. */
  readonly routes: readonly { readonly name: string; readonly js: number }[];
}

/** These do not shrink any more. */
const COMPRESSED = new Set(['.woff2', '.woff', '.png', '.jpg', '.jpeg', '.webp', '.avif']);

export function measureBuild(dist: string): DocumentSize[] {
  if (!existsSync(dist)) return [];
  const manifestFile = join(dist, '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) throw new Error(`${manifestFile} is not there: the build must set build.manifest.`);
  const manifest = readJson<Manifest>(manifestFile);
  const documents = readdirSync(dist).filter((file) => file.endsWith('.html'));
  return documents.map((name) => measureDocument(dist, name, manifest));
}

function measureDocument(dist: string, name: string, manifest: Manifest): DocumentSize {
  const html = readFileSync(join(dist, name), 'utf8');
  const linked = readLinkedFiles(html).filter((file) => existsSync(join(dist, file)));
  const keys = Object.keys(manifest).filter((key) => linked.includes(manifest[key]?.file ?? ''));
  const initial = staticImports(keys, manifest);
  const chunks = [...initial].flatMap((key) => manifest[key] ?? []);

  const scripts = new Set([...linked, ...chunks.map(({ file }) => file)].filter((file) => file.endsWith('.js')));
  const styles = new Set([...linked.filter((file) => file.endsWith('.css')), ...chunks.flatMap(({ css = [] }) => css)]);
  const named = [...styles].flatMap((file) => readFilesOfStyle(dist, file));
  const all = new Set([name, ...scripts, ...styles, ...linked, ...named]);
  return {
    name,
    initialJs: sumOf(dist, scripts),
    everything: sumOf(dist, all),
    routes: measureRoutes(dist, initial, manifest),
  };
}

/** Scripts, preloads, styles and pictures by the document's own tags. */
function readLinkedFiles(html: string): string[] {
  const urls = [...html.matchAll(/<(?:script|img|source)\b[^>]*?\ssrc="\/([^"]+)"/gu)].map(([, url = '']) => url);
  const links = [...html.matchAll(/<link\b[^>]*>/gu)].flatMap(([tag]) => {
    const isLoaded = /\brel="(?:stylesheet|modulepreload|preload|icon)"/u.test(tag);
    const url = /\shref="\/([^"]+)"/u.exec(tag)?.[1];
    return isLoaded && url !== undefined ? [url] : [];
  });
  return [...new Set([...urls, ...links])];
}

/** What a stylesheet names by url(), without the fonts whose letters an English page does not have. */
function readFilesOfStyle(dist: string, file: string): string[] {
  const css = readFileSync(join(dist, file), 'utf8').replaceAll(/@font-face\s*\{[^}]*\}/gu, (face) =>
    hasLatinLetters(face) ? face : '',
  );
  return [...css.matchAll(/url\(["']?([^"')]+)["']?\)/gu)]
    .map(([, url = '']) => (url.startsWith('/') ? url.slice(1) : join(file, '..', url)))
    .filter((path) => existsSync(join(dist, path)));
}

/** Reads `unicode-range: U+0000-00FF, U+1E??` as a browser does; without one a font holds every letter. */
function hasLatinLetters(fontFace: string): boolean {
  const ranges = [...fontFace.matchAll(/U\+([0-9A-F?]+)(?:-([0-9A-F]+))?/giu)];
  const letter = 'a'.codePointAt(0) ?? 0;
  return (
    ranges.length === 0 ||
    ranges.some(([, from = '', to]) => {
      const low = Number.parseInt(from.replaceAll('?', '0'), 16);
      const high = Number.parseInt(to ?? from.replaceAll('?', 'F'), 16);
      return low <= letter && letter <= high;
    })
  );
}

function staticImports(keys: readonly string[], manifest: Manifest): Set<string> {
  const found = new Set<string>();
  const visit = (key: string): void => {
    if (found.has(key)) return;
    found.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return found;
}

const PAGE = /-page\.tsx$/u;
const LAYOUT = /-layout\.tsx$/u;

/** Every page is a lazily loaded `*-page.tsx`. Other lazy modules belong to an action and count for no page. */
function measureRoutes(dist: string, initial: ReadonlySet<string>, manifest: Manifest): DocumentSize['routes'] {
  const lazy = [...new Set([...initial].flatMap((key) => manifest[key]?.dynamicImports ?? []))];
  const layouts = lazy.filter((key) => LAYOUT.test(key));
  const pages = lazy.filter((key) => PAGE.test(key));
  const scriptsOf = (keys: readonly string[]): Set<string> => {
    const chunks = [...staticImports([...initial, ...keys], manifest)].flatMap((key) => manifest[key] ?? []);
    return new Set(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')));
  };
  return pages.map((page) => {
    const around = layouts.length === 0 ? [[]] : layouts.map((layout) => [layout]);
    return { name: page, js: Math.max(...around.map((layout) => sumOf(dist, scriptsOf([page, ...layout])))) };
  });
}

function sumOf(dist: string, files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + sizeOf(join(dist, file)), 0);
}

/** Every page shares most of its files with the others, and the best compression is slow. */
const knownSizes = new Map<string, number>();

function sizeOf(path: string): number {
  const known = knownSizes.get(path);
  if (known !== undefined) return known;
  const content = readFileSync(path);
  const size = COMPRESSED.has(extname(path)) ? content.length : brotliCompressSync(content).length;
  knownSizes.set(path, size);
  return size;
}

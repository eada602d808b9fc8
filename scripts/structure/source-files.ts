import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { parseSync, Visitor } from 'oxc-parser';

interface Import {
  readonly specifier: string;
  readonly line: number;
  readonly isDynamic: boolean;
  readonly isStarExport: boolean;
}

export interface Word {
  readonly text: string;
  readonly line: number;
}

/** A file of ours. Only code and Markdown have a text, and only code has what a parser finds. */
export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
  readonly comments: readonly Word[];
  readonly syntaxError: string | null;
  /** Reads the whole syntax tree, which takes much longer than the rest. */
  identifiers(): Word[];
}

const FOLDERS = ['culinary', 'contract', 'server', 'web', 'e2e', 'bench', 'scripts', 'docs'];
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report']);
const CODE = /\.(?:ts|tsx|mts|js|mjs)$/u;

/** Every file of the workspaces and the documentation that is not generated. */
export function listSourceFiles(root: string): SourceFile[] {
  const rootDocuments = readdirSync(root).filter((name) => name.endsWith('.md'));
  return [...FOLDERS.flatMap((folder) => listPaths(root, folder)), ...rootDocuments]
    .toSorted()
    .map((path) => readSourceFile(root, path));
}

function listPaths(root: string, folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : listPaths(root, path);
    return entry.isFile() ? [path] : [];
  });
}

function readSourceFile(root: string, path: string): SourceFile {
  const isCode = CODE.test(path);
  const text = isCode || path.endsWith('.md') ? readFileSync(join(root, path), 'utf8') : '';
  if (!isCode) return { path, text, imports: [], comments: [], syntaxError: null, identifiers: () => [] };
  const parsed = parseSync(path, text);
  return {
    path,
    text,
    imports: readImports(parsed.module, text),
    comments: parsed.comments.map(({ value, start }) => ({ text: value, line: lineAt(text, start) })),
    syntaxError: parsed.errors[0]?.message ?? null,
    identifiers: () => readIdentifiers(parsed.program, text),
  };
}

export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

function readImports(
  { staticImports, staticExports, dynamicImports }: ReturnType<typeof parseSync>['module'],
  text: string,
): Import[] {
  const read = (specifier: string, start: number, flags: { isDynamic?: boolean; isStarExport?: boolean } = {}) => ({
    specifier,
    line: lineAt(text, start),
    isDynamic: false,
    isStarExport: false,
    ...flags,
  });
  return [
    ...staticImports.map(({ moduleRequest, start }) => read(moduleRequest.value, start)),
    ...staticExports.flatMap(({ entries, start, end }) => {
      const from = entries[0]?.moduleRequest;
      const isStarExport = /^export\s*\*\s*from/u.test(text.slice(start, end));
      return from ? [read(from.value, start, { isStarExport })] : [];
    }),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const literal = /^['"`]([^'"`$]+)['"`]$/u.exec(text.slice(start, end))?.[1];
      return literal === undefined ? [] : [read(literal, start, { isDynamic: true })];
    }),
  ];
}

function readIdentifiers(program: ReturnType<typeof parseSync>['program'], text: string): Word[] {
  const names = new Map<string, number>();
  const add = ({ name, start }: { name: string; start: number }): void => {
    names.set(name, Math.min(start, names.get(name) ?? start));
  };
  new Visitor({ Identifier: add, JSXIdentifier: add, PrivateIdentifier: add }).visit(program);
  return [...names].map(([name, start]) => ({ text: name, line: lineAt(text, start) }));
}

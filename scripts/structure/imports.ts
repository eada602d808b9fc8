import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix, relative } from 'node:path';

import { readJson } from '../read-json.ts';
import type { Problem } from './config.ts';
import type { SourceFile } from './source-files.ts';

/** Where an import leads: to a file of ours, to a package, or nowhere. */
type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'missing' };

export interface ImportEdge {
  readonly from: string;
  readonly line: number;
  readonly specifier: string;
  readonly isDynamic: boolean;
  readonly target: Target;
}

/** All imports with their targets. Node itself reads the `imports` and `exports` of our package.json files. */
export function readEdges(root: string, files: readonly SourceFile[]): ImportEdge[] {
  const { workspaces } = readJson<{ workspaces: string[] }>(join(root, 'package.json'));
  const folders = new Map(
    workspaces
      .filter((folder) => existsSync(join(root, folder)))
      .map((folder) => [readJson<{ name: string }>(join(root, folder, 'package.json')).name, folder]),
  );

  const resolve = (from: string, specifier: string): Target => {
    if (specifier.startsWith('.')) {
      const path = posix.join(dirname(from), specifier);
      return existsSync(join(root, path)) ? { kind: 'file', path } : { kind: 'missing' };
    }
    const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
    const folder = specifier.startsWith('#') ? dirname(from) : folders.get(name);
    if (folder === undefined) return { kind: 'package', name };
    try {
      // A package resolves its own name, so that the workspaces of this root are found and not what node_modules links to.
      const file = createRequire(join(root, folder, 'package.json')).resolve(specifier);
      return { kind: 'file', path: relative(root, file).replaceAll('\\', '/') };
    } catch {
      return { kind: 'missing' };
    }
  };
  return files.flatMap(({ path, imports }) =>
    imports.map(({ specifier, line, isDynamic }) => ({
      from: path,
      line,
      specifier,
      isDynamic,
      target: resolve(path, specifier.split('?')[0] ?? ''),
    })),
  );
}

/** Cycles of static imports, types included: two files that need each other are one file, or need a third. */
export function checkCycles(edges: readonly ImportEdge[]): Problem[] {
  const next = Map.groupBy(
    edges.filter(({ isDynamic }) => !isDynamic),
    ({ from }) => from,
  );
  const problems: Problem[] = [];
  const done = new Set<string>();
  const trail: string[] = [];

  const visit = (path: string): void => {
    if (done.has(path)) return;
    trail.push(path);
    for (const { target, line } of next.get(path) ?? []) {
      if (target.kind !== 'file') continue;
      const start = trail.indexOf(target.path);
      if (start === -1) visit(target.path);
      else problems.push({ file: path, line, rule: 'import-cycle', message: describeCycle(trail.slice(start)) });
    }
    trail.pop();
    done.add(path);
  };
  for (const path of next.keys()) visit(path);
  return problems;
}

function describeCycle(cycle: readonly string[]): string {
  return `Import cycle: ${[...cycle, cycle[0]].join(' → ')}. Move what both need into a file of its own.`;
}

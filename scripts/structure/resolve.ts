import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

import { readJson } from '../read-json.ts';

/** Where an import leads: to a file of ours, to a package, or nowhere. */
export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'missing' };

type PathMap = Readonly<Record<string, string>>;

interface Workspace {
  readonly folder: string;
  readonly name: string;
  readonly imports: PathMap;
  readonly exports: PathMap;
}

function readWorkspaces(root: string): Workspace[] {
  const { workspaces = [] } = readJson<{ workspaces?: string[] }>(join(root, 'package.json'));
  return workspaces.flatMap((folder) => {
    const file = join(root, folder, 'package.json');
    if (!existsSync(file)) return [];
    const { name = folder, imports = {}, exports = {} } = readJson<Partial<Workspace>>(file);
    return [{ folder, name, imports, exports }];
  });
}

/** The file a `imports` or `exports` map of package.json gives for a key, one `*` at most, as Node reads it. */
function lookUp(map: PathMap, key: string): string | null {
  for (const [pattern, target] of Object.entries(map)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined) {
      if (pattern === key) return target;
    } else if (key.startsWith(before) && key.endsWith(after) && key.length >= pattern.length) {
      return target.replace('*', key.slice(before.length, key.length - after.length));
    }
  }
  return null;
}

/** Resolves imports as Node does here: with file endings, `#` maps and workspace packages, without guessing. */
export function createResolver(root: string): (importer: string, specifier: string) => Target {
  const workspaces = readWorkspaces(root);
  const inside = (workspace: Workspace, target: string | null): Target =>
    target === null ? { kind: 'missing' } : fileAt(posix.join(workspace.folder, target));
  const fileAt = (path: string): Target =>
    existsSync(join(root, path)) ? { kind: 'file', path } : { kind: 'missing' };

  return (importer, specifierWithQuery) => {
    const [specifier = ''] = specifierWithQuery.split('?');
    if (specifier.startsWith('.')) return fileAt(posix.join(dirname(importer), specifier));
    if (specifier.startsWith('#')) {
      const own = workspaces.find(({ folder }) => importer.startsWith(`${folder}/`));
      return own ? inside(own, lookUp(own.imports, specifier)) : { kind: 'missing' };
    }
    const other = workspaces.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
    if (other) return inside(other, lookUp(other.exports, `.${specifier.slice(other.name.length)}`));
    const parts = specifier.split('/');
    return { kind: 'package', name: parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/') };
  };
}

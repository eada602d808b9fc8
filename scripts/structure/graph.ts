import type { Problem } from './config.ts';
import type { Target } from './resolve.ts';
import type { SourceFile } from './source-files.ts';

export interface ImportEdge {
  readonly from: string;
  readonly line: number;
  readonly specifier: string;
  readonly isDynamic: boolean;
  readonly target: Target;
}

export function readEdges(
  files: readonly SourceFile[],
  resolve: (importer: string, specifier: string) => Target,
): ImportEdge[] {
  return files.flatMap((file) =>
    file.imports.map(({ specifier, line, isDynamic }) => ({
      from: file.path,
      line,
      specifier,
      isDynamic,
      target: resolve(file.path, specifier),
    })),
  );
}

/**
 * Circles of imports, types included: two files that need each other are one file, or want a third. A dynamic import is
 * no circle: it runs after both sides are there.
 */
export function checkCycles(edges: readonly ImportEdge[]): Problem[] {
  const next = new Map<string, ImportEdge[]>();
  for (const edge of edges) {
    if (edge.isDynamic || edge.target.kind !== 'file') continue;
    next.set(edge.from, [...(next.get(edge.from) ?? []), edge]);
  }
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
      else problems.push({ file: path, line, rule: 'import-cycle', message: describeCircle(trail.slice(start)) });
    }
    trail.pop();
    done.add(path);
  };
  for (const path of next.keys()) visit(path);
  return problems;
}

function describeCircle(circle: readonly string[]): string {
  return `Imports run in a circle: ${[...circle, circle[0]].join(' → ')}. Move what both need into a file of its own.`;
}

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { parseSync, Visitor } from 'oxc-parser';

interface Import {
  readonly specifier: string;
  readonly line: number;
  readonly isDynamic: boolean;
}

interface Word {
  readonly text: string;
  readonly line: number;
}

/** One file of ours; what only a parser can tell is there for code alone. */
export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly lineCount: number;
  readonly imports: readonly Import[];
  readonly identifiers: readonly Word[];
  readonly comments: readonly Word[];
  /** `test.only` and the like, as called. */
  readonly testCalls: readonly Word[];
  readonly starExports: readonly Word[];
  readonly syntaxError: string | null;
}

const FOLDERS = ['culinary', 'contract', 'server', 'web', 'e2e', 'bench', 'scripts'];
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report']);
const CODE = /\.(?:ts|tsx|mts|js|mjs)$/u;
const TEST_FUNCTIONS = new Set(['test', 'it', 'describe', 'suite', 'bench']);

/** Every file of the workspaces that is not generated. */
export function listSourceFiles(root: string): SourceFile[] {
  return FOLDERS.flatMap((folder) => listPaths(root, folder))
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
    if (entry.isDirectory()) {
      return SKIPPED_FOLDERS.has(entry.name) || entry.name.startsWith('.') ? [] : listPaths(root, path);
    }
    return entry.isFile() && !entry.name.startsWith('.') ? [path] : [];
  });
}

function readSourceFile(root: string, path: string): SourceFile {
  const text = CODE.test(path) ? readFileSync(join(root, path), 'utf8') : '';
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  const lineOf = (offset: number): number => {
    const after = lineStarts.findIndex((start) => start > offset);
    return after === -1 ? lineStarts.length : after;
  };
  const parsed = parseSync(path, text);
  const imports: Import[] = [];
  const starExports: Word[] = [];
  for (const { moduleRequest, start } of parsed.module.staticImports) {
    imports.push({ specifier: moduleRequest.value, line: lineOf(start), isDynamic: false });
  }
  for (const { entries, start, end } of parsed.module.staticExports) {
    const from = entries[0]?.moduleRequest;
    if (!from) continue;
    imports.push({ specifier: from.value, line: lineOf(start), isDynamic: false });
    if (/^export\s*\*\s*from/u.test(text.slice(start, end))) {
      starExports.push({ text: from.value, line: lineOf(start) });
    }
  }
  for (const { moduleRequest } of parsed.module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/u.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[1]) imports.push({ specifier: literal[1], line: lineOf(moduleRequest.start), isDynamic: true });
  }
  const { identifiers, testCalls } = readNames(parsed.program, lineOf);
  return {
    path,
    lineCount: text === '' ? 0 : lineStarts.length - (text.endsWith('\n') ? 1 : 0),
    imports,
    identifiers,
    comments: parsed.comments.map((comment) => ({ text: comment.value, line: lineOf(comment.start) })),
    testCalls,
    starExports,
    syntaxError: parsed.errors[0]?.message ?? null,
  };
}

type Program = ReturnType<typeof parseSync>['program'];

function readNames(program: Program, lineOf: (offset: number) => number) {
  const identifiers: Word[] = [];
  const testCalls: Word[] = [];
  const note = (node: { name: string; start: number }): void => {
    identifiers.push({ text: node.name, line: lineOf(node.start) });
  };
  new Visitor({
    Identifier: note,
    JSXIdentifier: note,
    PrivateIdentifier: note,
    MemberExpression(node) {
      if (node.computed || node.property.type !== 'Identifier') return;
      let base = node.object;
      while (base.type === 'MemberExpression') base = base.object;
      if (base.type !== 'Identifier' || !TEST_FUNCTIONS.has(base.name)) return;
      testCalls.push({ text: node.property.name, line: lineOf(node.property.start) });
    },
  }).visit(program);
  return { identifiers, testCalls };
}

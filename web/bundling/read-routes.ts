import { parseSync } from 'vite';
import type { ESTree } from 'vite';

/** A page's path with parameters as `:name`, and its lazily loaded modules, layouts first. */
export interface Page {
  readonly path: string;
  readonly modules: readonly string[];
}

interface Route {
  readonly parent: string;
  readonly path: string | null;
  readonly module: string | null;
}

/** Shared by all routes and loaded with the document. */
const ROOT = 'rootRoute';
const SEGMENTS = /^(?:\/(?:[\w-]+|\$\w+))+$/u;

/**
 * Parses the pages of the route files of src/app without running them: only their source reveals the module of each `import()`.
 * The names of the routes are unique across the files.
 */
export function readRoutes(sources: readonly string[]): Page[] {
  const routes = new Map<string, Route>();
  for (const statement of sources.flatMap((source) => parseSync('routes.tsx', source).program.body)) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') continue;
      const { callee, arguments: given } = init;
      if (callee.type === 'Identifier' && callee.name === 'createRoute') routes.set(id.name, readRoute(id.name, given));
    }
  }
  return [...routes.values()].flatMap((route) => (route.path === null ? [] : [toPage(route, routes)]));
}

function toPage(route: Route, routes: ReadonlyMap<string, Route>): Page {
  const modules = route.module === null ? [] : [route.module];
  const path = (route.path ?? '').replaceAll('$', ':');
  if (route.parent === ROOT) return { path, modules };
  const parent = routes.get(route.parent);
  if (parent === undefined) throw unreadable(route.parent);
  const around = toPage(parent, routes);
  return { path: around.path + path, modules: [...around.modules, ...modules] };
}

function readRoute(name: string, [options]: readonly ESTree.Argument[]): Route {
  if (options?.type !== 'ObjectExpression') throw unreadable(name);
  const values = new Map<string, ESTree.Expression>();
  for (const option of options.properties) {
    if (option.type !== 'Property' || option.key.type !== 'Identifier') throw unreadable(name);
    values.set(option.key.name, option.value);
  }
  const [path, component] = [values.get('path'), values.get('component')];
  const parent = resultOf(values.get('getParentRoute'));
  if (parent?.type !== 'Identifier') throw unreadable(name);
  return {
    parent: parent.name,
    path: path === undefined ? null : readPath(name, path),
    module: component === undefined ? null : readLazyPage(name, component),
  };
}

function readPath(name: string, path: ESTree.Expression): string {
  if (path.type !== 'Literal' || typeof path.value !== 'string' || !SEGMENTS.test(path.value)) throw unreadable(name);
  return path.value;
}

/** `lazyPage(() => import('…'), 'Name')` */
function readLazyPage(name: string, component: ESTree.Expression): string {
  const imported = component.type === 'CallExpression' ? resultOf(component.arguments[0]) : undefined;
  const source = imported?.type === 'ImportExpression' ? imported.source : undefined;
  if (source?.type !== 'Literal' || typeof source.value !== 'string') throw unreadable(name);
  return source.value;
}

/** The result of `() => result`. */
function resultOf(arrow: ESTree.Argument | undefined) {
  return arrow?.type === 'ArrowFunctionExpression' ? arrow.body : undefined;
}

function unreadable(name: string): Error {
  return new Error(`src/app: the build cannot parse ${name}.`);
}

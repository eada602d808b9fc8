import { MagicString } from 'magic-string';
import type { ESTree, Plugin } from 'vite';

const CONTRACT = /[\\/]contract[\\/]src[\\/][\w-]+\.ts$/u;
const PAGES = /[\\/]web[\\/]src[\\/].+\.tsx?$/u;
/** What a page makes a call from; the rest of a route are types, documentation, and schemas that the server parses by. */
const KEPT_OF_ROUTE = new Set(['method', 'path']);
const TAKEN_AWAY = /\b(\w*[rR]outes\.\w+\.(?:params|query|body|response|access|scope|summary|status|errors))\b/u;

/**
 * The contract as pages need it: of each route only how it is called, and of all other constants those that somebody uses,
 * which a bundler cannot know by itself, as making a schema is a call that might do anything. Pages without a form then load
 * neither schemas nor zod.
 */
export function trimContract(): Plugin {
  return {
    name: 'larder:contract-for-pages',
    apply: 'build',
    transform(code, id) {
      const [file = ''] = id.split('?', 1);
      if (PAGES.test(file)) {
        const [, taken] = TAKEN_AWAY.exec(code) ?? [];
        if (taken !== undefined) this.error(`${taken} is not there on pages: let the contract export it by itself.`);
      }
      return CONTRACT.test(file) ? trimmed(code, this.parse(code)) : undefined;
    },
  };
}

function trimmed(code: string, { body }: ESTree.Program) {
  const text = new MagicString(code);
  for (const statement of body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { init } of declared.declarations) {
      if (init === null || init.type === 'Literal') continue;
      if (init.type === 'CallExpression') trimRoutes(text, init);
      text.appendLeft(init.start, '/* @__PURE__ */ (() => (').appendRight(init.end, '))()');
    }
  }
  return { code: text.toString(), map: null };
}

function trimRoutes(text: MagicString, { callee, arguments: [table] }: ESTree.CallExpression): void {
  const isTable = callee.type === 'Identifier' && callee.name === 'defineRoutes';
  if (isTable && table?.type === 'ObjectExpression') table.properties.forEach((route) => trimRoute(text, route));
}

function trimRoute(text: MagicString, route: ESTree.ObjectPropertyKind): void {
  if (route.type !== 'Property' || route.value.type !== 'ObjectExpression') return;
  const kept = route.value.properties.filter(
    (part) => part.type === 'Property' && part.key.type === 'Identifier' && KEPT_OF_ROUTE.has(part.key.name),
  );
  const parts = kept.map(({ start, end }) => text.original.slice(start, end));
  text.overwrite(route.value.start, route.value.end, `{ ${parts.join(', ')} }`);
}

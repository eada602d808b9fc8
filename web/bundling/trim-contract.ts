import { MagicString } from 'magic-string';
import type { ESTree, Plugin } from 'vite';

const CONTRACT = /[\\/]contract[\\/]src[\\/][\w-]+\.ts$/u;
const PAGES = /[\\/]web[\\/]src[\\/].+\.tsx?$/u;
/** What a page needs of a route to call it. The rest are types, documentation, and schemas for the server. */
const USED_ROUTE_FIELDS = new Set(['method', 'path']);
const REMOVED_FIELD = /\b(\w*[rR]outes\.\w+\.(?:params|query|body|response|access|scope|summary|status|errors))\b/u;

/**
 * Trims the contract for pages: each route is reduced to method and path, and other constants become tree-shakeable. A
 * bundler cannot know that by itself, because creating a schema is a call that may have side effects. Pages without a
 * form then load neither schemas nor zod.
 */
export function trimContract(): Plugin {
  return {
    name: 'larder:trim-contract',
    apply: 'build',
    transform(code, id) {
      const [file = ''] = id.split('?', 1);
      if (PAGES.test(file)) {
        const [, removed] = REMOVED_FIELD.exec(code) ?? [];
        if (removed !== undefined)
          this.error(`${removed} is removed from the contract on pages: export it as a constant of its own.`);
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
  const used = route.value.properties.filter(
    (part) => part.type === 'Property' && part.key.type === 'Identifier' && USED_ROUTE_FIELDS.has(part.key.name),
  );
  const parts = used.map(({ start, end }) => text.original.slice(start, end));
  text.overwrite(route.value.start, route.value.end, `{ ${parts.join(', ')} }`);
}

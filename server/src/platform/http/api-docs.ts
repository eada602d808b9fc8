import type { FastifyInstance } from 'fastify';

import type { Access, Route, RouteTable } from '@larder/contract/route';

import { escapeHtml } from '../escape-html.ts';
import { createOpenApi } from './openapi.ts';

/**
 * Serves the OpenAPI document at /api/openapi.json and a page to read it at /api/docs. Both are generated from the
 * contract.
 */
export function registerApiDocs(
  app: FastifyInstance,
  title: string,
  version: string,
  tables: Readonly<Record<string, RouteTable>>,
): void {
  let document: string | undefined;
  app.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(createOpenApi(title, version, tables));
    return reply.type('application/json').send(document);
  });
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(title, version, tables)),
  );
}

function docsPage(title: string, version: string, tables: Readonly<Record<string, RouteTable>>): string {
  const sections = Object.entries(tables).map(
    ([tag, table]) =>
      `<section><h2>${escapeHtml(tag)}</h2>${Object.entries(table).map(operationHtml).join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(title)} API</title>
<style>
:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}body{max-width:52rem;margin:2rem auto;padding:0 1rem}
h1,h2{font-family:ui-serif,Georgia,serif}article{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:1rem 0}
code{font:0.95em ui-monospace,monospace;overflow-wrap:anywhere}b{display:inline-block;min-width:4.5rem}
dl{display:grid;grid-template-columns:7rem 1fr;gap:.25rem 1rem;margin:.5rem 0 0}dt{opacity:.75}dd{margin:0}
</style></head><body><main><h1>${escapeHtml(title)} API</h1>
<p>Version ${escapeHtml(version)}. Machine-readable: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
${sections.join('')}</main></body></html>`;
}

const CALLERS: Readonly<Record<Access, string>> = {
  public: 'anyone',
  optional: 'anyone',
  session: 'a signed-in person',
  admin: 'an admin',
};

function operationHtml([name, route]: [string, Route]): string {
  const facts: [string, string][] = [
    ['Access', CALLERS[route.access]],
    ['Path', fieldNames(route.params)],
    ['Query', fieldNames(route.query)],
    ['Body', fieldNames(route.body)],
    ['Response', `${route.status} ${fieldNames(route.response ?? undefined)}`],
    ['Errors', route.errors.join(', ')],
  ];
  const rows = facts
    .filter(([, fact]) => fact !== '')
    .map(([term, fact]) => `<dt>${term}</dt><dd>${escapeHtml(fact)}</dd>`);
  return `<article id="${name}"><h3><b>${route.method}</b> <code>${escapeHtml(route.path)}</code></h3><p>${escapeHtml(route.summary)}</p><dl>${rows.join('')}</dl></article>`;
}

function fieldNames(schema: Route['body']): string {
  if (schema === undefined) return '';
  const shape = 'shape' in schema ? schema.shape : 'in' in schema ? shapeOf(schema.in) : undefined;
  return typeof shape === 'object' && shape !== null ? Object.keys(shape).join(', ') : '';
}

function shapeOf(schema: unknown): unknown {
  return typeof schema === 'object' && schema !== null && 'shape' in schema ? schema.shape : undefined;
}

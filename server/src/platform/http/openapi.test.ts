import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startApp, type TestApp } from '../../../test/app.ts';
import { listRoutes } from '../../../test/contract-routes.ts';
import { escapeHtml } from '../escape-html.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security?: unknown;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: Json;
  }[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: unknown }>>;
}

interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let app: TestApp;
let document: Document;
beforeAll(async () => {
  app = await startApp({ environment: { PRODUCT_NAME: 'Ben & <Jerry>' } });
  const { body, headers } = await app.send({ url: '/api/openapi.json' });
  expect(headers['content-type']).toMatch(/^application\/json/u);
  document = body as Document;
});
afterAll(() => app.close());

/** All values in `value`, including itself. */
function everyPart(value: Json): Json[] {
  if (typeof value !== 'object' || value === null) return [value];
  return [value, ...Object.values(value).flatMap(everyPart)];
}

test('the document is OpenAPI 3.1 with the product’s name', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info).toEqual({ title: 'Ben & <Jerry> API', version: '1.2.3' });
});

describe.each(listRoutes())('$name', ({ route }) => {
  const operation = () => document.paths[route.path]?.[route.method.toLowerCase()];

  test('has an operation with its inputs and responses', () => {
    const found = operation();
    expect(found).toMatchObject({ summary: route.summary });
    expect(Object.keys(found?.responses ?? {})).toContain(String(route.status));
    expect(found?.requestBody !== undefined).toBe(route.body !== undefined || route.consumes !== undefined);
    const isGuarded = route.access === 'session' || route.access === 'admin';
    const isLookedAt = route.access !== 'public';
    expect(found?.security !== undefined).toBe(isLookedAt);
    expect(JSON.stringify(found?.security ?? []).includes('apiToken')).toBe(isLookedAt && route.scope !== undefined);
    if (isGuarded) expect(found?.responses).toHaveProperty('401');
    if (isLookedAt) expect(found?.responses['403']?.description).toContain('insufficient_scope');
    if (route.params !== undefined) expect(found?.responses).toHaveProperty('404');
    const withBody = route.method === 'GET' ? [] : ['400', '413', '415'];
    expect(Object.keys(found?.responses ?? {})).toEqual(expect.arrayContaining(withBody));
    if (route.method !== 'GET') expect(found?.responses['403']?.description).toContain('forbidden');
    for (const response of Object.values(found?.responses ?? {})) expect(response.description).not.toBe('');
  });

  test('declares exactly the parameters of its path', () => {
    const inPath = [...route.path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
    const described = (operation()?.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(described.map(({ name }) => name)).toEqual(inPath);
    expect(described.every(({ required }) => required)).toBe(true);
  });
});

test('operation ids are unique', () => {
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('all references resolve', () => {
  const root = document as unknown as JsonObject;
  const references = everyPart(root).flatMap((part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) && typeof part['$ref'] === 'string'
      ? [part['$ref']]
      : [],
  );
  expect(references).toContain('#/components/schemas/Error');
  for (const reference of new Set(references)) {
    const steps = reference.replace('#/', '').split('/');
    const target = steps.reduce<Json | undefined>((at, step) => (at as JsonObject | undefined)?.[step], root);
    expect(target, reference).toBeDefined();
  }
});

test('requests are described by their input schema, responses by their output schema', () => {
  const post = JSON.stringify(document.paths['/recipes']?.['post']?.requestBody);
  expect(post).toContain('"required":["title","description","ingredients","instructions"]');
  const answer = JSON.stringify(document.paths['/api/recipes/{id}']?.['get']?.responses['200']?.content);
  expect(answer).toContain('"user_id"');
});

test('/api/docs serves a readable page', async () => {
  const { text, headers } = await app.send({ url: '/api/docs' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain('<h1>Ben &amp; &lt;Jerry&gt; API</h1>');
  for (const { route } of listRoutes()) {
    expect(text).toContain(`<b>${route.method}</b> <code>${route.path}</code>`);
    expect(text).toContain(escapeHtml(route.summary));
  }
  const people = text.slice(text.indexOf('<article id="listPeople">'));
  expect(people.slice(0, people.indexOf('</article>'))).toContain('<dd>an admin</dd>');
});

import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { ERROR_STATUS, ErrorBody, type ErrorCode } from './errors.ts';
import { maxBodyBytes, type Route } from './route.ts';
import { routes } from './routes.ts';

const all: readonly (readonly [string, Route])[] = Object.values(routes).flatMap((table) => Object.entries(table));

test('routes have unique names, methods and paths', () => {
  const addresses = all.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/gu, '{}')}`);
  expect(new Set(addresses).size).toBe(all.length);
  expect(new Set(all.map(([name]) => name)).size).toBe(all.length);
});

/** Routes whose callers are not ours: an OpenID Connect provider's redirect, and clients of OpenAI's API. Unknown fields are accepted. */
const CALLED_BY_OTHERS = new Set(['/api/auth/oauth2/callback/oidc', '/chat', '/v1/chat/completions']);

/** The literal fields that discriminate one option of a union. */
function literalsOf(shape: unknown): object {
  if (!(shape instanceof z.ZodObject)) return {};
  const literals = Object.entries(shape.shape as Record<string, unknown>).filter(
    ([, field]) => field instanceof z.ZodLiteral,
  );
  return Object.fromEntries(literals.map(([name, field]) => [name, (field as z.ZodLiteral).value]));
}

/** The parts of a JSON schema that limit the size of a value. */
interface Sized {
  readonly type?: string;
  readonly format?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Sized;
  readonly anyOf?: readonly Sized[];
  readonly oneOf?: readonly Sized[];
  readonly allOf?: readonly Sized[];
  readonly properties?: Readonly<Record<string, Sized>>;
}

/** Bytes of the longest JSON that fits, with every character escaped ("\\u0436"). Unbounded parts count as 0. */
function longestJson({ type, format, maxLength = 0, maxItems = 0, items, properties, ...rest }: Sized): number {
  const options = [...(rest.anyOf ?? []), ...(rest.oneOf ?? []), ...(rest.allOf ?? [])];
  if (options.length > 0) return Math.max(...options.map(longestJson));
  if (type === 'string') return format === 'uuid' ? 38 : 6 * maxLength + 2;
  if (type === 'array') return maxItems * (longestJson(items ?? {}) + 1) + 2;
  const fields = Object.entries(properties ?? {}).map(([name, field]) => name.length + 4 + longestJson(field));
  return fields.reduce((sum, bytes) => sum + bytes, type === 'object' ? 2 : 25);
}

/** Routes that limit all texts of a body together. */
const LIMITED_TOGETHER = new Set([
  '/recipes',
  '/api/recipes/{id}',
  '/api/imports/{id}/drafts/{position}',
  '/chat',
  '/v1/chat/completions',
]);

describe.each(all)('%s', (_name, route) => {
  test('limits the body to the size that its schema needs', () => {
    if (route.body === undefined) return;
    const schema = z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' }) as Sized;
    const needed = LIMITED_TOGETHER.has(route.path) ? 1_600_000 : longestJson(schema);
    expect(maxBodyBytes(route)).toBeGreaterThanOrEqual(needed);
    if (needed <= 65_536) expect(maxBodyBytes(route)).toBeLessThanOrEqual(65_536);
  });

  test('parses exactly the parameters of its path', () => {
    const inPath = [...route.path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
    const schema = route.params as { shape?: object } | undefined;
    expect(Object.keys(schema?.shape ?? {})).toEqual(inPath);
  });

  test('has no body for GET, and a response unless its status or media type excludes one', () => {
    if (route.method === 'GET') expect(route.body).toBeUndefined();
    const isEmpty = route.status === 204 || route.status === 302 || route.produces !== undefined;
    const isStreamOnly = route.events !== undefined && route.response === null;
    expect(route.response === null).toBe(isEmpty || isStreamOnly);
  });

  test('refuses unknown fields', () => {
    for (const part of [route.query, route.body]) {
      if (part === undefined || CALLED_BY_OTHERS.has(route.path)) continue;
      for (const shape of part instanceof z.ZodDiscriminatedUnion ? part.options : [part]) {
        const parsed = (shape as z.ZodType).safeParse({ ...literalsOf(shape), surely_unknown: 1 });
        const codes = parsed.error?.issues.map(({ code }) => code);
        expect(codes).toContain('unrecognized_keys');
      }
    }
  });

  test('requires scopes and fresh logins only of authenticated callers', () => {
    const requirements = [route.scope, route.fresh, route.aal1].filter((each) => each !== undefined);
    expect(requirements.length === 0 || route.access !== 'public').toBe(true);
  });

  test('accepts no API token for admins or where a fresh login is required', () => {
    expect(route.scope === undefined || (route.access !== 'admin' && route.fresh !== true)).toBe(true);
  });

  test('declares not_found if it has path parameters', () => {
    expect(route.params === undefined || route.errors.includes('not_found')).toBe(true);
  });
});

test.each(Object.keys(ERROR_STATUS) as ErrorCode[])(
  'the error %s fits ErrorBody and has a 4xx or 5xx status',
  (code) => {
    expect(ErrorBody.safeParse({ error: { code, message: 'Why', requestId: 'x' } }).success).toBe(true);
    expect(ERROR_STATUS[code]).toBeGreaterThanOrEqual(400);
    expect(ERROR_STATUS[code]).toBeLessThan(600);
  },
);

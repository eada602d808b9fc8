import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { ERROR_STATUS, ErrorBody, type ErrorCode } from './errors.ts';
import { maxBodyBytes, type Route } from './route.ts';
import { routes } from './routes.ts';

const all: readonly (readonly [string, Route])[] = Object.values(routes).flatMap((table) => Object.entries(table));

test('no two routes share their method and path, nor their name', () => {
  const addresses = all.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/gu, '{}')}`);
  expect(new Set(addresses).size).toBe(all.length);
  expect(new Set(all.map(([name]) => name)).size).toBe(all.length);
});

/** Where another service leads a browser to, or where programs made for another service ask, with what they find right. */
const ASKED_BY_OTHERS = new Set(['/api/auth/oauth2/callback/oidc', '/chat', '/v1/chat/completions']);

/** What tells one shape of a union from the others. */
function literalsOf(shape: unknown): object {
  if (!(shape instanceof z.ZodObject)) return {};
  const literals = Object.entries(shape.shape as Record<string, unknown>).filter(
    ([, field]) => field instanceof z.ZodLiteral,
  );
  return Object.fromEntries(literals.map(([name, field]) => [name, (field as z.ZodLiteral).value]));
}

/** A JSON schema, as far as it says how long what fits it may be. */
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

/** Bytes of the longest JSON that fits, each character as long as some programs write it ("\\u0436"); what has no bound counts as nothing. */
function longestJson({ type, format, maxLength = 0, maxItems = 0, items, properties, ...rest }: Sized): number {
  const ways = [...(rest.anyOf ?? []), ...(rest.oneOf ?? []), ...(rest.allOf ?? [])];
  if (ways.length > 0) return Math.max(...ways.map(longestJson));
  if (type === 'string') return format === 'uuid' ? 38 : 6 * maxLength + 2;
  if (type === 'array') return maxItems * (longestJson(items ?? {}) + 1) + 2;
  const fields = Object.entries(properties ?? {}).map(([name, field]) => name.length + 4 + longestJson(field));
  return fields.reduce((sum, bytes) => sum + bytes, type === 'object' ? 2 : 25);
}

/** Of a recipe all texts together have a bound; of the conversation of a program, all its messages. */
const TEXTS_BOUND_TOGETHER = new Set(['/recipes', '/api/recipes/{id}', '/chat', '/v1/chat/completions']);

describe.each(all)('%s', (_name, route) => {
  test('takes as many bytes as a body that fits may have', () => {
    if (route.body === undefined) return;
    const schema = z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' }) as Sized;
    const needed = TEXTS_BOUND_TOGETHER.has(route.path) ? 1_600_000 : longestJson(schema);
    expect(maxBodyBytes(route)).toBeGreaterThanOrEqual(needed);
    // What needs little is not given a lot.
    if (needed <= 65_536) expect(maxBodyBytes(route)).toBeLessThanOrEqual(65_536);
  });

  test('parses exactly the parameters of its path', () => {
    const inPath = [...route.path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
    const schema = route.params as { shape?: object } | undefined;
    expect(Object.keys(schema?.shape ?? {})).toEqual(inPath);
  });

  test('sends a body only where one may be sent, and answers one unless there is none', () => {
    if (route.method === 'GET') expect(route.body).toBeUndefined();
    const isEmpty = route.status === 204 || route.status === 302 || route.produces !== undefined;
    const toldAlone = route.events !== undefined && route.response === null;
    expect(route.response === null).toBe(isEmpty || toldAlone);
  });

  test('refuses what it does not know', () => {
    for (const part of [route.query, route.body]) {
      if (part === undefined || ASKED_BY_OTHERS.has(route.path)) continue;
      for (const shape of part instanceof z.ZodDiscriminatedUnion ? part.options : [part]) {
        const parsed = (shape as z.ZodType).safeParse({ ...literalsOf(shape), surely_unknown: 1 });
        const codes = parsed.error?.issues.map(({ code }) => code);
        expect(codes).toContain('unrecognized_keys');
      }
    }
  });

  test('asks only whom it knows for scopes and fresh logins', () => {
    const asked = [route.scope, route.fresh, route.aal1].filter((demand) => demand !== undefined);
    expect(asked.length === 0 || route.access !== 'public').toBe(true);
  });

  test('keeps what matters most from programs that act for somebody', () => {
    expect(route.scope === undefined || (route.access !== 'admin' && route.fresh !== true)).toBe(true);
  });

  test('can say that there is no such thing where it names one', () => {
    expect(route.params === undefined || route.errors.includes('not_found')).toBe(true);
  });
});

test.each(Object.keys(ERROR_STATUS) as ErrorCode[])(
  'the error %s has the one shape and a status of its kind',
  (code) => {
    expect(ErrorBody.safeParse({ error: { code, message: 'Why', requestId: 'x' } }).success).toBe(true);
    expect(ERROR_STATUS[code]).toBeGreaterThanOrEqual(400);
    expect(ERROR_STATUS[code]).toBeLessThan(600);
  },
);

import { describe, expect, test } from 'vitest';

import { ERROR_STATUS, ErrorBody, type ErrorCode } from './errors.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

const all: readonly (readonly [string, Route])[] = Object.values(routes).flatMap((table) => Object.entries(table));

test('no two routes share their method and path, nor their name', () => {
  const addresses = all.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/gu, '{}')}`);
  expect(new Set(addresses).size).toBe(all.length);
  expect(new Set(all.map(([name]) => name)).size).toBe(all.length);
});

describe.each(all)('%s', (_name, route) => {
  test('parses exactly the parameters of its path', () => {
    const inPath = [...route.path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
    const schema = route.params as { shape?: object } | undefined;
    expect(Object.keys(schema?.shape ?? {})).toEqual(inPath);
  });

  test('sends a body only where one may be sent, and answers one unless there is none', () => {
    if (route.method === 'GET') expect(route.body).toBeUndefined();
    expect(route.response === null).toBe(route.status === 204);
  });

  test('refuses what it does not know', () => {
    for (const part of [route.query, route.body]) {
      if (part === undefined) continue;
      const parsed = part.safeParse({ surely_unknown: 1 });
      const codes = parsed.error?.issues.map(({ code }) => code);
      expect(codes).toContain('unrecognized_keys');
    }
  });

  test('can say that there is no such thing where it names one', () => {
    expect(route.errors.includes('not_found')).toBe(route.params !== undefined);
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

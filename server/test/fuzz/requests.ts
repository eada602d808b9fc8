import fc from 'fast-check';

import type { Described, Parameter } from './document.ts';
import { mutated, valuesOf } from './schema-values.ts';
import { brokenParts, ids, type Kind, nastyTexts } from './texts.ts';

/** A request with placeholders for what the sender owns. A finding prints it, so it must suffice for a replay. */
export interface Draft {
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Text verbatim, bytes in base64. */
  readonly body?: { readonly type: string; readonly text?: string; readonly base64?: string };
}

/** The kinds of ids in a path, by its prefix. */
const KINDS_BY_PATH: readonly (readonly [RegExp, readonly Kind[]])[] = [
  [/^\/api\/auth\/sessions/u, ['session']],
  [/^\/api\/admin\/(?:people)/u, ['person']],
  [/^\/api\/admin\/links/u, ['linked']],
  [/^\/api\/admin\/reports/u, ['report']],
  [/^\/api\/admin\/outbox/u, ['message']],
  [/^\/api\/community\/\{id\}\/rating/u, ['rated', 'published']],
  [/^\/api\/(?:admin\/)?community/u, ['published']],
  [/^\/api\/(?:admin\/comments|ratings)/u, ['comment']],
  [/^\/api\/assistant/u, ['generation']],
  [/^\/api\/bin/u, ['binned']],
  [/^\/api\/chat\/conversations/u, ['conversation']],
  [/^\/api\/chat\/proposals/u, ['proposal']],
  [/^\/factors/u, ['factor']],
  [/^\/api\/auth\/passkey/u, ['passkey']],
  [/^\/pictures/u, ['picture']],
  [/^\/api\/recipes\/\{id\}\/link/u, ['linked', 'recipe']],
  [/^\/api\/recipes\/\{id\}\/shares/u, ['shared', 'recipe']],
  [/^\/api\/recipes\/\{id\}\/versions/u, ['changed', 'recipe']],
  [/^\/api\/recipes\/\{id\}\/restore/u, ['binned']],
  [/^\/api\/recipes/u, ['recipe', 'changed', 'shared', 'received', 'linked', 'binned']],
  [/^\/api\/shared-with-me/u, ['received', 'shared']],
  [/^\/api\/tokens/u, ['token']],
];

function validPartsOf(path: string, name: string): fc.Arbitrary<string> {
  const valid = {
    token: ids(['link']),
    person: ids(['person', 'reader']),
    width: fc.constantFrom('320', '640', '1280', '1600', '99999'),
    version: fc.constantFrom('1', '2', '3', '999999999999'),
    key: fc.constantFrom('1', 'x', 'AAAAAAAAAAA'),
  }[name];
  const kinds = KINDS_BY_PATH.find(([pattern]) => pattern.test(path))?.[1] ?? ['recipe'];
  return valid ?? ids(kinds);
}

function partsOf(path: string, name: string): fc.Arbitrary<string> {
  return fc.oneof({ weight: 5, arbitrary: validPartsOf(path, name) }, { weight: 1, arbitrary: brokenParts });
}

function pathsOf({ path, parameters }: Described, isValid = false): fc.Arbitrary<string> {
  const names = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const partOf = isValid ? validPartsOf : partsOf;
  const parts = fc.record(Object.fromEntries(names.map((name) => [name, partOf(path, name)])));
  return parts.map((values) => path.replaceAll(/\{(\w+)\}/gu, (_all, name: string) => values[name] ?? ''));
}

const CURSORS = [
  '',
  'x',
  'null',
  'e30',
  'W10',
  'eyJpZCI6MX0',
  'bnVsbA',
  'WyIiLG51bGxd',
  'WzFlMzA5XQ',
  'AAAA',
  '__proto__',
];

function queryValues({ name, schema }: Parameter): fc.Arbitrary<string> {
  const valid = name === 'cursor' ? fc.constantFrom(...CURSORS) : valuesOf(schema, name).map(String);
  const plain = fc.oneof({ weight: 4, arbitrary: valid }, { weight: 1, arbitrary: nastyTexts });
  return fc.oneof(
    { weight: 8, arbitrary: plain.map((text) => encodeURIComponent(text.toWellFormed())) },
    { weight: 1, arbitrary: brokenParts },
  );
}

function queriesOf({ parameters }: Described): fc.Arbitrary<string> {
  const known = parameters.filter((one) => one.in === 'query');
  const values = fc.record(Object.fromEntries(known.map((one) => [one.name, queryValues(one)])), { requiredKeys: [] });
  const tail = fc.oneof(
    { weight: 6, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '__proto__=1',
        'constructor[prototype][a]=1',
        'limit=1&limit=2',
        'q[]=1&q[a]=2',
        '&&&=&=',
        '%',
        `x=${'y'.repeat(9_000)}`,
        'a&'.repeat(3_000),
      ),
    },
  );
  return fc
    .tuple(values, tail)
    .map(([given, rest]) =>
      [...Object.entries(given).map(([name, value]) => `${name}=${value}`), rest]
        .filter((part) => part !== '')
        .join('&'),
    );
}

const header = (...values: string[]) => fc.constantFrom(...values);

const HEADERS = {
  accept: header('application/json', 'text/event-stream', 'text/html', '*/*', '', ';;,q=', 'image/avif,image/webp'),
  'accept-encoding': header('gzip', 'br', 'identity;q=0', 'gzip;q=0, *;q=0', 'x-unknown', 'deflate, br;q=2'),
  'accept-language': header('de', '*', 'x'.repeat(500)),
  'if-none-match': header('*', '"x"', 'W/"x"', '"', 'x'.repeat(2_000)),
  'if-modified-since': header('Thu, 01 Jan 2037 00:00:00 GMT', 'yesterday'),
  range: header('bytes=0-0', 'bytes=-1', 'bytes=5-1', 'bytes=999999999-', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,2-3'),
  origin: header('http://evil.example', 'null', 'http://localhost'),
  'sec-fetch-site': header('same-origin', 'cross-site', 'same-site', 'none'),
  'x-forwarded-for': header('127.0.0.1', '::1', "'; --"),
  'x-forwarded-host': header('evil.example'),
  host: header('evil.example', 'localhost', '[::1]:x', "a'b"),
  'user-agent': header('', 'x'.repeat(4_000), '<script>', "' or 1=1"),
  'content-encoding': header('gzip', 'x'),
  'last-event-id': header('1', 'x'),
  'x-http-method-override': header('DELETE'),
};
/** Most requests have the headers of a usual client, the others a few unusual ones. */
const headerSets = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ accept: 'text/event-stream' }) },
  {
    weight: 1,
    arbitrary: fc
      .uniqueArray(fc.oneof(...Object.entries(HEADERS).map(([name, values]) => fc.tuple(fc.constant(name), values))), {
        minLength: 1,
        maxLength: 3,
        selector: ([name]) => name,
      })
      .map((entries) => Object.fromEntries(entries)),
  },
);

const JSON_TYPE = 'application/json';

const BROKEN_JSON = [
  '',
  '{',
  '}',
  '{"a":1,}',
  "{'a':1}",
  'null',
  '[]',
  '7',
  '"text"',
  'true',
  'NaN',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  '{"__proto__":{"is_admin":true}}',
  '{"constructor":{"prototype":{"is_admin":true}}}',
  '{"a":"\\ud800"}',
  '{"a":1e999}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  `[${'1,'.repeat(200_000)}1]`,
  `{"a":"${'x'.repeat(1_500_000)}"}`,
  `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
];

const wrongTypes = fc.constantFrom(
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/jsonp',
  'image/png',
  'nonsense',
  '',
);

const PIXEL_PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');
const FILES = [
  PIXEL_PNG,
  PIXEL_PNG.slice(0, 40),
  '',
  base64('\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF'),
  base64('GIF89a\u00ff\u00ff\u00ff\u00ff\0\0\0'),
  base64('RIFF\u00ff\u00ff\u00ff\u00ffWEBPVP8X'),
  base64('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  base64('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><svg>&b;</svg>'),
  base64('%PDF-1.4'),
  base64('PK\u0003\u0004'),
  base64('--x\r\nContent-Disposition: form-data; name="file"; filename="../../a.png"\r\n\r\nx\r\n--x--\r\n'),
  base64('\0'.repeat(300_000)),
];

const files = fc.oneof(
  fc.constantFrom(...FILES),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('base64')),
);

const asJson = (value: unknown) => ({ type: JSON_TYPE, text: JSON.stringify(value) ?? '' });

function bodiesOf({ method, requestBody }: Described): fc.Arbitrary<Draft['body']> {
  const none = fc.constant<Draft['body']>(undefined);
  const junk = fc
    .tuple(wrongTypes, fc.constantFrom('a=b', '{}', '--x--', '\0'))
    .map(([type, text]) => ({ type, text }));
  if (requestBody === undefined) {
    if (method === 'GET') return none;
    const empty = fc.constantFrom('{}', '', '{', '[1]').map((text) => ({ type: JSON_TYPE, text }));
    return fc.oneof({ weight: 4, arbitrary: none }, { weight: 1, arbitrary: empty }, { weight: 1, arbitrary: junk });
  }
  const schema = requestBody.content[JSON_TYPE]?.schema;
  if (schema === undefined) {
    const types = Object.keys(requestBody.content).map((type) => type.replace('/*', '/png'));
    return fc.oneof(
      {
        weight: 5,
        arbitrary: fc.tuple(fc.constantFrom(...types), files).map(([type, bytes]) => ({ type, base64: bytes })),
      },
      { weight: 1, arbitrary: fc.tuple(wrongTypes, files).map(([type, bytes]) => ({ type, base64: bytes })) },
      { weight: 1, arbitrary: none },
    );
  }
  const values = valuesOf(schema);
  return fc.oneof(
    { weight: 6, arbitrary: values.map(asJson) },
    { weight: 6, arbitrary: mutated(values).map(asJson) },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN_JSON).map((text) => ({ type: JSON_TYPE, text })) },
    { weight: 1, arbitrary: fc.tuple(wrongTypes, values).map(([type, value]) => ({ ...asJson(value), type })) },
    { weight: 1, arbitrary: none },
  );
}

/** Requests of an operation: valid, nearly valid and random ones. */
export function draftsOf(operation: Described): fc.Arbitrary<Draft> {
  const any = fc
    .tuple(pathsOf(operation), queriesOf(operation), headerSets, bodiesOf(operation))
    .map(([path, query, headers, body]) => ({ path, query, headers, ...(body === undefined ? {} : { body }) }));
  return fc.oneof({ weight: 4, arbitrary: any }, { weight: 1, arbitrary: validOf(operation) });
}

/** Requests that match the document, so that every handler is reached. */
function validOf(operation: Described): fc.Arbitrary<Draft> {
  const { method, parameters, requestBody } = operation;
  const required = parameters.filter((one) => one.in === 'query' && one.required === true);
  const query = fc
    .tuple(...required.map(({ name, schema }) => valuesOf(schema, name).map((value) => [name, String(value)])))
    .map((pairs) =>
      pairs.map(([name = '', value = '']) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&'),
    );
  const schema = requestBody?.content[JSON_TYPE]?.schema;
  const body = schema === undefined ? validFiles(requestBody, method) : valuesOf(schema).map(asJson);
  return fc.tuple(pathsOf(operation, true), query, body).map(([path, search, sent]) => ({
    path,
    query: search,
    headers: {},
    ...(sent === undefined ? {} : { body: sent }),
  }));
}

function validFiles(requestBody: Described['requestBody'], method: string): fc.Arbitrary<Draft['body']> {
  const [type] = Object.keys(requestBody?.content ?? {});
  if (method === 'GET' || type === undefined) return fc.constant(undefined);
  return fc.constant({ type: type.replace('/*', '/png'), base64: PIXEL_PNG });
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { readRetryAfter, redact } from './failures.ts';
import { writeJsonSchema } from './json-schema.ts';
import { estimateInput } from './estimate.ts';
import { costMicros, readPrices } from './prices.ts';
import { readJson } from './read-json.ts';

describe('JSON in a text', () => {
  const VALUE = { a: [1, { b: '}"{\\' }], c: null };
  const written = JSON.stringify(VALUE);

  test.each([
    ['alone', written],
    ['with a byte order mark', `\uFEFF${written}`],
    ['between fences', `Sure:\n\`\`\`json\n${written}\n\`\`\`\nAnything else?`],
    ['between fences without a name', `\`\`\`\n${written}\`\`\``],
    ['among words', `The answer is ${written} and not {"b":2}.`],
    ['after thoughts', `\n<think>Is it {"a":1}? No.</think>\n${written}`],
    ['written as a JSON string', JSON.stringify(written)],
    ['written as a JSON string twice', JSON.stringify(JSON.stringify(written))],
  ])('is found %s', (_where, text) => {
    expect(readJson(text)).toEqual(VALUE);
  });

  test.each(['', 'no', '42', '"text"', 'null', '{', '{"a":', '{a:1}', '```json\n```', '}{', '[1,2'])(
    'is not found in %s',
    (text) => {
      expect(readJson(text)).toBeUndefined();
    },
  );

  test.each([
    ['{"a":[1,2,],"b":{"c":",}",},}', { a: [1, 2], b: { c: ',}' } }],
    ['[1,\n]', [1]],
    ['Sure: {"a": "\\",]", } Enjoy!', { a: '",]' }],
    ['```json\n[{"a":1 , },]\n```', [{ a: 1 }]],
  ])('is found with trailing commas: %s', (text, expected) => {
    expect(readJson(text)).toEqual(expected);
  });

  test.each([
    ["{'a': 'it\\'s', \"b\": 'a \"b\" // c'}", { a: "it's", b: 'a "b" // c' }],
    ['{"a": 1, // one\n "b": "http://c", /* two, "three" */ "d": 2 # four\n}', { a: 1, b: 'http://c', d: 2 }],
    ['{"a": NaN, "b": -Infinity, "c": None, "d": True, "e": False}', { a: null, b: null, c: null, d: true, e: false }],
    ['{"a": "one\n\ttwo"}', { a: 'one\n\ttwo' }],
    ['{“a”: “say "b"”}', { a: 'say "b"' }],
    ['{"a": 1/2, "b": 1 1/2, "c": "1/2 and True"}', { a: '1/2', b: '1 1/2', c: '1/2 and True' }],
    ["['a', 'b',]", ['a', 'b']],
  ])('is found in lenient syntax: %s', (text, expected) => {
    expect(readJson(`Sure:\n${text}`)).toEqual(expected);
  });

  test.each(['{"a":,}', '[,]', '{,}', '[1,,]'])('is not found where a comma replaces a value: %s', (text) => {
    expect(readJson(text)).toBeUndefined();
  });

  test('is found whatever its value and whatever text without brackets surrounds it', () => {
    const value = fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue()));
    const words = fc.string().map((text) => text.replaceAll(/[[\]{}`<]/gu, ''));
    fc.assert(
      fc.property(value, words, words, (given, before, after) => {
        const text = JSON.stringify(given);
        expect(readJson(`${before}${text}${after}`)).toEqual(JSON.parse(text));
      }),
    );
  });

  test('is searched in any text without throwing, and in long text in linear time', () => {
    const unit = fc.constantFrom('{', '}', '[', ']', '"', '\\', '```', '<think>', '</think>', ':', ',', '1', 'ä');
    fc.assert(fc.property(fc.string({ unit, maxLength: 40 }), (text) => void readJson(text)));
    for (const part of [
      '{',
      '[',
      '`',
      '```',
      '```a',
      '<think>',
      '{"',
      '\\',
      '\\"',
      ',',
      ', ',
      ',}',
      ' ',
      "'",
      '//',
      '/*',
      '#',
      '“',
      '1/',
      '1 ',
    ])
      readJson(part.repeat(100_000));
    expect(readJson(`${' '.repeat(500_000)}{}`)).toBeUndefined();
  });
});

describe('a written schema', () => {
  test('forbids additional properties, and is strict when everything is required', () => {
    const { schema, isStrict } = writeJsonSchema(
      z.object({ a: z.string(), b: z.array(z.object({ c: z.int().min(0) })) }),
    );
    expect(isStrict).toBe(true);
    expect(schema).toMatchObject({
      additionalProperties: false,
      properties: { b: { items: { additionalProperties: false } } },
    });
    expect(schema).not.toHaveProperty('$schema');
  });

  test.each([
    ['an optional property', z.object({ a: z.string().optional() })],
    ['a default', z.object({ a: z.string().default('x') })],
    ['arbitrary names', z.record(z.string(), z.string())],
    ['a keyword that strict mode does not support', z.object({ a: z.string().min(3) })],
    ['a nested optional property', z.object({ a: z.array(z.object({ b: z.string().optional() })) })],
    ['an optional property in a union', z.object({ a: z.union([z.object({ b: z.string().optional() }), z.string()]) })],
    ['a list', z.array(z.string())],
    ['anything', z.object({ a: z.unknown() })],
  ])('is not strict with %s', (_what, schema) => {
    expect(writeJsonSchema(schema).isStrict).toBe(false);
  });
});

describe('the Retry-After of a service', () => {
  const DATE = 'Sat, 14 Mar 2026 09:26:53 GMT';
  test.each([
    [{ 'retry-after': '7' }, 7_000],
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after': '7', 'retry-after-ms': '250' }, 250],
    [{ date: DATE, 'retry-after': 'Sat, 14 Mar 2026 09:27:03 GMT' }, 10_000],
    [{ date: DATE, 'retry-after': 'Sat, 14 Mar 2020 09:27:03 GMT' }, 0],
    [{ 'retry-after': 'Sat, 14 Mar 2020 09:27:03 GMT' }, 0],
    [{ date: 'nonsense', 'retry-after': 'Sat, 14 Mar 2020 09:27:03 GMT' }, 0],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': '-3' }, 0],
    [{ 'retry-after': '' }, undefined],
    [{}, undefined],
  ])('%j', (headers, expected) => {
    expect(readRetryAfter(new Headers(headers as Record<string, string>))).toBe(expected);
  });
});

describe('prices', () => {
  const prices = readPrices(' gpt-3.5-turbo = 0.5/1.5 ,dall-e-3=0.04,, org/model:free=0/0') ?? new Map();

  test.each([
    ['gpt-3.5-turbo', { inputTokens: 1_000_000, outputTokens: 0, images: 0 }, 500_000],
    ['gpt-3.5-turbo', { inputTokens: 1, outputTokens: 1, images: 0 }, 2],
    ['gpt-3.5-turbo', { inputTokens: 3, outputTokens: 0, images: 0 }, 2],
    ['dall-e-3', { inputTokens: 0, outputTokens: 0, images: 2 }, 80_000],
    ['org/model:free', { inputTokens: 9, outputTokens: 9, images: 0 }, 0],
    ['unknown', { inputTokens: 9, outputTokens: 9, images: 9 }, 0],
  ])('%s: %j', (model, usage, expected) => {
    expect(costMicros(prices, model, usage)).toBe(expected);
  });

  test.each(['a', 'a=', '=1', 'a=-1', 'a=1/2/3', 'a=1e3', 'a b=1', 'a=1/', 'a=1;b=2'])('reject %s', (text) => {
    expect(readPrices(text)).toBeNull();
  });
});

test('pictures count by number, not by length', () => {
  const url = (length: number) => `data:image/png;base64,${'A'.repeat(length)}`;
  const body = (...lengths: number[]) => ({ messages: lengths.map((length) => ({ image_url: { url: url(length) } })) });
  expect(estimateInput(body(10))).toBe(estimateInput(body(1_000_000)));
  expect(estimateInput(body(10, 10)) - estimateInput(body(10))).toBeGreaterThan(1_000);
  expect(estimateInput({ text: 'x'.repeat(4_000) })).toBeGreaterThan(1_000);
});

test.each([
  ['my own secret', 'Bad key: my own secret!', 'Bad key: …!'],
  ['x', 'Incorrect API key provided: sk-proj-abc***def. Find yours', 'Incorrect API key provided: … Find yours'],
  ['x', 'Header was Bearer abcdef', 'Header was …'],
])('keys are removed from error texts of services', (secret, text, expected) => {
  expect(redact(text, [secret])).toContain(expected.slice(0, 20));
  expect(redact(text, [secret])).not.toMatch(/my own secret|abc|def/u);
});

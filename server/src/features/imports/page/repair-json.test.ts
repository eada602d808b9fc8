import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { parseBrokenJson } from './repair-json.ts';

describe('parseBrokenJson repairs', () => {
  test.each([
    ['line feeds in strings', '{"a": "x\ny"}', { a: 'x\ny' }],
    ['wrong escapes', String.raw`{"a": "it\'s \x"}`, { a: "it's x" }],
    ['quotes in strings', '{"a": "the "best" soup", "b": 1}', { a: 'the "best" soup', b: 1 }],
    ['trailing commas', '{"a": [1, 2,], }', { a: [1, 2] }],
    ['comments', '/* x */ {"a": 1, // y\n "b": "http://x"}', { a: 1, b: 'http://x' }],
    ['CDATA', '/*<![CDATA[*/ {"a": 1} /*]]>*/', { a: 1 }],
    ['HTML comments', '<!-- {"a": 1} -->', { a: 1 }],
    ['a semicolon at the end', '{"a": 1};', { a: 1 }],
    ['a missing end', '{"a": ["x", {"b": "y', { a: ['x', { b: 'y' }] }],
    ['text after the end', '{"a": 1} }', { a: 1 }],
  ])('%s', (_what, text, expected) => {
    expect(parseBrokenJson(text)).toEqual(expected);
  });

  test.each(['', 'soup', '{"a"', ']'])('nothing of %j', (text) => {
    expect(parseBrokenJson(text)).toBeUndefined();
  });
});

test('parseBrokenJson reads valid JSON as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(parseBrokenJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test('parseBrokenJson never throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(() => parseBrokenJson(text)).not.toThrow();
    }),
  );
});

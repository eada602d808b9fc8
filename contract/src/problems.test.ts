import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { plainProblem, problemsOf } from './problems.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

const LIBRARY_WORDS = /invalid|expected|received|too (?:small|big)|unrecognized|undefined|NaN|\[object/iu;

function problemTexts(schema: z.ZodType, value: unknown): readonly string[] {
  const { error } = schema.safeParse(value, { error: plainProblem });
  return error === undefined ? [] : problemsOf(error).map(({ path, message }) => `${path}: ${message}`);
}

/** The field names and literal values anywhere in a schema. */
function vocabularyOf(schema: z.ZodType) {
  const names = new Set<string>();
  const values = new Set<unknown>();
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('properties' in part) for (const name of Object.keys(part.properties as object)) names.add(name);
    if ('const' in part) values.add(part.const);
    if ('enum' in part) for (const value of part.enum as readonly unknown[]) values.add(value);
    for (const inner of Object.values(part)) walk(inner);
  };
  walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return { names: [...names], values: [...values] };
}

/** Any JSON value of these names and values. */
function anyJson({ names, values }: ReturnType<typeof vocabularyOf>): fc.Arbitrary<unknown> {
  const plain = fc.constantFrom<unknown>(
    null,
    true,
    'true',
    '',
    ' \u200b',
    'soup',
    'x'.repeat(30_000),
    'x@',
    0,
    -1,
    1.5,
    1e300,
    [],
    {},
    Array.from({ length: 500 }, () => 'x'),
    ...values,
  );
  return fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      plain,
      fc.array(tie('value'), { maxLength: 2 }),
      fc.dictionary(fc.constantFrom('unknown', ...names), tie('value'), { maxKeys: 8 }),
    ),
  })).value;
}

const parts = Object.values(routes)
  .flatMap((table) => Object.entries<Route>(table))
  .flatMap(([name, { query, body }]) => [
    { name: `${name} query`, schema: query },
    { name: `${name} body`, schema: body },
  ])
  .flatMap(({ name, schema }) => (schema === undefined ? [] : [{ name, schema }]));

describe('validation messages', () => {
  test.each(parts)('of $name contain no words of the library', ({ schema }) => {
    const words = vocabularyOf(schema);
    const values: unknown[] = [null, true, 'true', '', 'soup', -1, 1.5, [], {}, [null], [1], 'x'.repeat(30_000)];
    for (const name of words.names) {
      for (const value of values) expect(problemTexts(schema, { [name]: value }).join('\n')).not.toMatch(LIBRARY_WORDS);
    }
    fc.assert(
      fc.property(anyJson(words), (value) => {
        expect(problemTexts(schema, value).join('\n')).not.toMatch(LIBRARY_WORDS);
      }),
      { numRuns: 200 },
    );
  });

  test.each<[z.ZodType, unknown, string]>([
    [z.object({ title: z.string() }), {}, 'title: This is missing'],
    [z.object({ title: z.string() }), null, ': This must be an object'],
    [z.object({ title: z.string() }), { title: 1 }, 'title: This must be text'],
    [z.object({ rows: z.array(z.boolean()) }), { rows: [true, 'true'] }, 'rows.1: This must be true or false'],
    [z.coerce.number(), 'ten', ': This must be a number'],
    [z.int(), 1.5, ': This must be a whole number'],
    [z.int().max(5), 6, ': At most 5'],
    [z.number().gt(5), 5, ': More than 5'],
    [z.string().min(1), '', ': This must not be empty'],
    [z.string().min(6), '', ': At least 6 characters'],
    [z.array(z.string()).max(1), ['', ''], ': At most 1 entry'],
    [z.enum(['newest', 'views']), 'oldest', ': This must be one of these: newest, views'],
    [z.literal('yes'), 'no', ': This must be yes'],
    [z.uuid(), '1', ': This is not an id'],
    [z.strictObject({}), { a: 1 }, 'a: Unknown field'],
    [z.string('Please say more'), 1, ': Please say more'],
  ])('describe the problem in plain words (case %#)', (schema, value, text) => {
    expect(problemTexts(schema, value)).toEqual([text]);
  });

  test('of a union describe the option that the input resembles most', () => {
    const line = z.strictObject({ line: z.string() });
    const either = z.union([line, z.strictObject({ lines: z.array(z.string()).min(1) })]);
    expect(problemTexts(either, { lines: [5] })).toEqual(['lines.0: This must be text']);
    expect(problemTexts(either, { lines: [] })).toEqual(['lines: At least 1 entry']);
    expect(problemTexts(z.object({ what: either }), { what: { line: null } })).toEqual([
      'what.line: This must be text',
    ]);
    expect(problemTexts(either, 5)).toEqual([': This must be an object']);
    const verdict = z.discriminatedUnion('hidden', [
      z.object({ hidden: z.literal(true), reason: z.string() }),
      z.object({ hidden: z.literal(false) }),
    ]);
    expect(problemTexts(verdict, { hidden: 'true' })).toEqual(['hidden: This must be one of these: true, false']);
    expect(problemTexts(verdict, { hidden: true })).toEqual(['reason: This is missing']);
  });
});

import fc from 'fast-check';

import { PASSWORD } from '../uses/stage.ts';
import type { Schema } from './document.ts';
import { ids, type Kind, KINDS, mark, nastyTexts, rawMark } from './texts.ts';

/** Tokens of links. Of the victim's, only the public link is known. */
const LINKS = [
  mark('own', 'link'),
  mark('other', 'link'),
  mark('own', 'confirming'),
  mark('own', 'resetting'),
  'AAAAAAAAAAAAAAAAAAAAAA',
];

/** Plausible texts by field name, which pass validation and reach the handlers. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  password: [PASSWORD, 'wrong horse staple'],
  current_password: [PASSWORD, 'wrong horse staple'],
  new_password: [PASSWORD, 'a much better horse'],
  title: ['Tomato soup', 'Pancakes'],
  q: ['soup', 'tomato', 'pancakes'],
  query: ['soup with tomato', 'pancakes'],
  content: ['How long do I boil an egg?', 'A soup with tomatoes, please', 'hello'],
  ingredients: ['6 tomatoes', '1 onion', '2 eggs', '250 g flour'],
  instructions: ['Roast the tomatoes.', 'Blend everything.'],
  code: [mark('own', 'code'), mark('own', 'recovery'), '123456', '000000'],
  token: LINKS,
  refresh_token: [mark('own', 'refreshing')],
  image_url: ['https://127.0.0.1:1/soup.png', '/pictures/x/320'],
  url: ['http://127.0.0.1:1/soup.png', 'http://169.254.169.254/latest/', 'https://[::1]/', 'ftp://127.0.0.1/'],
  model: ['reece'],
};

/** Placeholders whose JSON is inserted when the request is sent. */
const RAW: Readonly<Record<string, readonly string[]>> = {
  version: [rawMark('version')],
  response: [rawMark('registering'), rawMark('signing')],
};

const KINDS_BY_NAME: Readonly<Record<string, readonly Kind[]>> = {
  conversation_id: ['conversation'],
  ids: ['recipe', 'binned', 'changed', 'shared', 'published'],
};

const EMAILS = [mark('own', 'email'), mark('other', 'email'), mark('other', 'readerEmail'), 'nobody@example.org'];

const CEREMONIES = [mark('own', 'ceremony'), mark('own', 'registration')];

/** The maximum depth of recursive schemas and untyped values. */
const LEVELS_MAX = 4;

/** Values that match the schema. `name` is the name of the field. */
export function valuesOf(schema: Schema, name = '', level = 0): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const raw = RAW[name];
  if (raw !== undefined) {
    const usual = valuesOf(schema, '', level);
    return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...raw) }, { weight: 1, arbitrary: usual });
  }
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return fc.oneof(...either.map((one) => valuesOf(one, name, level)));
  if (schema.allOf !== undefined && schema.type === undefined) {
    return fc
      .tuple(...schema.allOf.map((one) => valuesOf(one, name, level)))
      .map((parts) => Object.assign({}, ...parts) as unknown);
  }
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type: string) => valuesOf({ ...schema, type }, name, level)));
  }
  switch (schema.type) {
    case 'object':
      return objectsOf(schema, level);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, name, level + 1), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 4)),
      });
    case 'string':
      return textsOf(schema, name);
    case 'integer':
      return numbersOf(schema, true);
    case 'number':
      return numbersOf(schema, false);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return level > LEVELS_MAX ? fc.constant(null) : fc.jsonValue({ maxDepth: 2 });
  }
}

function objectsOf({ properties = {}, required = [], additionalProperties }: Schema, level: number) {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valuesOf(one, name, level + 1)])),
    { requiredKeys: [...required] },
  );
  if (typeof additionalProperties !== 'object' || level > LEVELS_MAX) return known;
  const more = fc.dictionary(fc.constantFrom('a', 'soup', 'response'), valuesOf(additionalProperties, '', level + 1), {
    maxKeys: 2,
  });
  return fc.tuple(known, more).map(([one, other]) => ({ ...other, ...one }));
}

function textsOf({ format, pattern, minLength = 0, maxLength = 60 }: Schema, name: string): fc.Arbitrary<string> {
  if (name === 'ceremony_id') return fc.constantFrom(...CEREMONIES);
  if (name === 'challenge_id') return fc.constant(mark('own', 'challenge'));
  if (format === 'uuid') return ids(KINDS_BY_NAME[name] ?? KINDS);
  if (pattern?.includes('@') === true || name.endsWith('email')) return fc.constantFrom(...EMAILS);
  if (pattern === String.raw`^[\w-]{21}[AQgw]$`) return fc.constantFrom(...LINKS);
  if (pattern?.includes('{6,15}') === true) return fc.constantFrom('+49 170 5550123', '5550123456');
  const fitting = (text: string) => text.slice(0, maxLength).padEnd(minLength, 'x');
  const known = WORDS[name];
  return fc.oneof(
    { weight: 5, arbitrary: known === undefined ? fc.lorem({ maxCount: 3 }) : fc.constantFrom(...known) },
    { weight: 1, arbitrary: nastyTexts.map(fitting) },
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(minLength), 'é'.repeat(Math.min(maxLength, 50_000))) },
  );
}

function numbersOf({ minimum = -1_000, maximum = 1_000 }: Schema, whole: boolean): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, Number.MIN_SAFE_INTEGER), Math.min(maximum, Number.MAX_SAFE_INTEGER)];
  const within = whole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  return fc.oneof({ weight: 3, arbitrary: within }, { weight: 1, arbitrary: fc.constantFrom(min, max) });
}

/** Invalid replacements for valid values. */
const bad = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    0,
    -1,
    1.5,
    1e308,
    -0,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    [],
    {},
    [[]],
    [null],
    'x'.repeat(70_000),
    'a\n'.repeat(5_000),
    Array.from({ length: 10_000 }, () => 'x'),
    Array.from({ length: 300 }, () => ({})),
    nested(30),
    nested(400),
    { length: 1e9 },
    { $ne: null },
    { toString: 1, valueOf: 1, hasOwnProperty: 1 },
  ),
  nastyTexts,
  fc.constantFrom(...EMAILS),
  ids(KINDS),
);

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? { a: value } : [value];
  return value;
}

const changes = fc.oneof(
  fc.constant({ kind: 'remove' as const }),
  bad.map((value) => ({ kind: 'replace' as const, value })),
  fc
    .tuple(fc.constantFrom('__proto__', 'constructor', 'user_id', 'id', 'is_admin', 'hidden_at', 'unknown', ''), bad)
    .map(([key, value]) => ({ kind: 'add' as const, key, value })),
  fc.constant({ kind: 'repeat' as const }),
);

/** Valid values with one mutation, at any depth. */
export function mutated(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(values, fc.array(fc.nat(7), { minLength: 1, maxLength: 4 }), changes).map(([value, way, change]) => {
    const whole = structuredClone({ it: value });
    let [place, key]: [object, string] = [whole, 'it'];
    for (const step of way) {
      const next: unknown = Reflect.get(place, key);
      if (typeof next !== 'object' || next === null || Object.keys(next).length === 0) break;
      place = next;
      key = Object.keys(next)[step % Object.keys(next).length] ?? '';
    }
    if (change.kind === 'remove') Reflect.deleteProperty(place, key);
    else if (change.kind === 'replace') set(place, key, change.value);
    else if (change.kind === 'add') set(place, change.key, change.value);
    else set(place, key, [Reflect.get(place, key), Reflect.get(place, key)]);
    return whole.it;
  });
}

/** Sets an own property, even for a special name such as `__proto__`. */
function set(place: object, key: string, value: unknown): void {
  Object.defineProperty(place, key, { value, enumerable: true, configurable: true, writable: true });
}

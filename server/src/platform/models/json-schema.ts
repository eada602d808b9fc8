import { z } from 'zod';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** What strict answers know of JSON Schema; with anything else the schema is a wish. */
const STRICT_KEYWORDS = new Set(
  `type properties required additionalProperties items enum const anyOf $ref $defs description title pattern format minimum maximum
  exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems`.split(/\s+/u),
);
/** One of them must be there: anything is no strict answer. */
const SAYS_WHAT = ['type', 'enum', 'const', 'anyOf', '$ref'];

interface ToldSchema {
  readonly schema: object;
  readonly isStrict: boolean;
}

/** The schemas of a program are few, and asked for again and again. */
const told = new WeakMap<z.ZodType, ToldSchema>();

/** A zod schema as a JSON schema of what may be answered, and whether a service can be held to it strictly. */
export function writeJsonSchema(schema: z.ZodType): ToldSchema {
  const known = told.get(schema) ?? convert(schema);
  told.set(schema, known);
  return known;
}

function convert(schema: z.ZodType): ToldSchema {
  const { $schema: _dialect, ...written } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a JSON schema is JSON
  const closed = close(written as Json);
  const isObject = isRecord(closed) && closed['type'] === 'object';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made from an object
  return { schema: closed as object, isStrict: isObject && isStrict(closed) };
}

function isRecord(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Objects have no other properties than those that are named: models add what they like otherwise. */
function close(node: Json): Json {
  if (Array.isArray(node)) return node.map((each: Json) => close(each));
  if (!isRecord(node)) return node;
  const entries = Object.entries(node).map(([name, value]) => [name, close(value)] as const);
  const isObject = node['type'] === 'object' && isRecord(node['properties']);
  return { ...Object.fromEntries(entries), ...(isObject ? { additionalProperties: false } : {}) };
}

function isStrict(node: Json): boolean {
  if (!isRecord(node)) return true;
  if (Object.keys(node).some((keyword) => !STRICT_KEYWORDS.has(keyword))) return false;
  if (!SAYS_WHAT.some((keyword) => keyword in node)) return false;
  const { type, properties, required, items, anyOf, $defs } = node;
  if (type === 'object') {
    if (!isRecord(properties)) return false;
    const names = Array.isArray(required) ? required : [];
    if (Object.keys(properties).some((name) => !names.includes(name))) return false;
  }
  const inner = [
    ...valuesOf(properties),
    ...valuesOf($defs),
    ...valuesOf(anyOf),
    ...(items === undefined ? [] : [items]),
  ];
  return inner.every((each) => isStrict(each));
}

/** What is in an object or a list. */
function valuesOf(node: Json | undefined): readonly Json[] {
  return typeof node === 'object' && node !== null ? Object.values<Json>(node) : [];
}

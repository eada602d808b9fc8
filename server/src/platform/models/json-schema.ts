import { z } from 'zod';

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The keywords that strict mode supports. A schema with any other keyword is sent as not strict. */
const STRICT_KEYWORDS = new Set(
  `type properties required additionalProperties items enum const anyOf $ref $defs description title pattern format minimum maximum
  exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems`.split(/\s+/u),
);
/** Strict mode needs one of them: it does not allow arbitrary values. */
const TYPE_KEYWORDS = ['type', 'enum', 'const', 'anyOf', '$ref'];

interface WrittenSchema {
  readonly schema: object;
  readonly isStrict: boolean;
}

const cache = new WeakMap<z.ZodType, WrittenSchema>();

/** Converts a zod schema to JSON Schema. `isStrict`: the service can enforce it. Cached per schema. */
export function writeJsonSchema(schema: z.ZodType): WrittenSchema {
  const written = cache.get(schema) ?? convert(schema);
  cache.set(schema, written);
  return written;
}

function convert(schema: z.ZodType): WrittenSchema {
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

/** Forbids additional properties, which models would otherwise invent. */
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
  if (!TYPE_KEYWORDS.some((keyword) => keyword in node)) return false;
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

function valuesOf(node: Json | undefined): readonly Json[] {
  return typeof node === 'object' && node !== null ? Object.values<Json>(node) : [];
}

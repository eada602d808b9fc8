import type { ColumnType, Kysely, Transaction } from 'kysely';

/** All tables by name. Each feature declares its own in `tables.ts` by declaration merging. */
export interface Tables {}

/** A database or a transaction: the parameter of queries and commands. */
export type Db = Kysely<Tables> | Transaction<Tables>;

/** A point in time: `timestamptz` on PostgreSQL, ISO 8601 text in UTC on SQLite, a Date in rows. */
export type Timestamp = ColumnType<Date, Date, Date>;
export type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A value stored as JSON. Reads return the value; writes take `toJson(value)`. */
export type Json<Value> = ColumnType<Value, JsonText<Value>, JsonText<Value>>;

/** The same with a database default. */
export type DefaultedJson<Value> = ColumnType<Value, JsonText<Value> | undefined, JsonText<Value>>;

declare const jsonOf: unique symbol;
/** Serialized JSON of a `Value`. */
export type JsonText<Value> = string & { readonly [jsonOf]: Value };

/** Serializes a value for a JSON column. */
export function toJson<Value>(value: Value): JsonText<Value> {
  const text = JSON.stringify(value);
  // A lone surrogate is serialized as an escape, which PostgreSQL rejects.
  const storable = text.includes(String.raw`\ud`) ? JSON.stringify(value, wellFormed) : text;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this is where the mark comes from
  return storable as JsonText<Value>;
}

function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

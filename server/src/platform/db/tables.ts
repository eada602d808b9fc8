import type { ColumnType, Kysely, Transaction } from 'kysely';

/**
 * Every table by name. Each feature adds its own from its `tables.ts` by declaration merging, so that a feature
 * that goes takes its tables' types with it.
 */
export interface Tables {}

/** A database or a transaction on it: what a query or a command takes. */
export type Db = Kysely<Tables> | Transaction<Tables>;

/** A point in time: `timestamptz` on PostgreSQL, ISO 8601 text in UTC on SQLite, a Date in every row. */
export type Timestamp = ColumnType<Date, Date, Date>;
export type NullableTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A value kept as JSON. It is read as the value and written as `toJson(value)`. */
export type Json<Value> = ColumnType<Value, JsonText<Value>, JsonText<Value>>;

/** The same where the database fills in what is not said. */
export type DefaultedJson<Value> = ColumnType<Value, JsonText<Value> | undefined, JsonText<Value>>;

declare const jsonOf: unique symbol;
/** JSON text that is known to hold a `Value`. */
export type JsonText<Value> = string & { readonly [jsonOf]: Value };

/** The text under which a JSON column takes `value` on either database. */
export function toJson<Value>(value: Value): JsonText<Value> {
  const text = JSON.stringify(value);
  // Half a character, cut somewhere, is written so. PostgreSQL refuses it, and with it the row.
  const kept = text.includes(String.raw`\ud`) ? JSON.stringify(value, wellFormed) : text;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this is where the mark comes from
  return kept as JsonText<Value>;
}

function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

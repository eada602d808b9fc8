import { type AliasedRawBuilder, sql, type SqlBool } from 'kysely';

import type { DatabaseKind } from './open.ts';

type ColumnType = 'uuid' | 'text' | 'integer' | 'boolean' | 'timestamptz';

/**
 * A table-valued parameter: rows as a derived table of the query, in their order. The SQL text is the same for any
 * number of rows, so that the statement stays prepared.
 */
export function inlineRows<Row extends object, Alias extends string>(
  kind: DatabaseKind,
  alias: Alias,
  columns: { readonly [Name in keyof Row & string]: ColumnType },
  rows: readonly Row[],
): AliasedRawBuilder<Row, Alias> {
  const json = JSON.stringify(rows);
  const named = Object.entries<ColumnType>(columns);
  if (kind === 'postgres') {
    const typed = sql.join(named.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
    return sql<Row>`jsonb_to_recordset(${json}::jsonb)`.as<Alias>(sql`${sql.ref(alias)}(${typed})`);
  }
  const read = sql.join(named.map(([name]) => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`));
  return sql<Row>`(select ${read} from json_each(${json}))`.as(alias);
}

/** The WHERE clause of INSERT … SELECT … ON CONFLICT. Without one, SQLite's parser reads ON as a join condition. */
export const WHERE_TRUE = sql<SqlBool>`true`;

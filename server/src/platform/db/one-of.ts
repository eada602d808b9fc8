import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';

import type { DatabaseKind } from './open.ts';

/** Is `id` one of `ids`? One text of a query for any number of them; for some hundreds at most. */
export function isOneOf(
  kind: DatabaseKind,
  id: Expression<unknown>,
  ids: readonly string[],
  type: 'text' | 'uuid' = 'uuid',
): RawBuilder<SqlBool> {
  return kind === 'postgres'
    ? sql<SqlBool>`${id} = any(${sql.val([...ids])}::${sql.raw(`${type}[]`)})`
    : sql<SqlBool>`${id} in (select value from json_each(${JSON.stringify(ids)}))`;
}

/** Is `id` one of those that a query finds? They are found first, and never by going through all. */
export function isInSubquery(
  kind: DatabaseKind,
  id: Expression<unknown>,
  ids: Expression<unknown>,
): RawBuilder<SqlBool> {
  return kind === 'postgres' ? sql<SqlBool>`${id} = any(array(${ids}))` : sql<SqlBool>`${id} in (${ids})`;
}

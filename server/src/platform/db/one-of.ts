import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';

import type { DatabaseKind } from './open.ts';

/** `id IN (ids)`, with one SQL text for any number of ids. For some hundreds at most. */
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

/** `id IN (subquery)`, where PostgreSQL runs the subquery first instead of planning a join. */
export function isInSubquery(
  kind: DatabaseKind,
  id: Expression<unknown>,
  ids: Expression<unknown>,
): RawBuilder<SqlBool> {
  return kind === 'postgres' ? sql<SqlBool>`${id} = any(array(${ids}))` : sql<SqlBool>`${id} in (${ids})`;
}

import { type RawBuilder, sql, type SqlBool } from 'kysely';

import type { DatabaseKind } from '#platform/db/open.ts';

import type { Index, Match } from './search-query.ts';

/** A condition: a row of the search table matches. Its texts have a blank before and after each word. */
export function textHas(kind: DatabaseKind, index: Index, match: Match): RawBuilder<SqlBool> {
  if ('text' in match) {
    const position = sql.raw(kind === 'postgres' ? 'strpos' : 'instr');
    const text = match.isPart === true ? match.text : ` ${match.text}${match.isPrefix ? '' : ' '}`;
    return sql<SqlBool>`${position}(${sql.ref(`${index}.${match.column}`)}, ${text}) > 0`;
  }
  if ('not' in match) return sql<SqlBool>`not ${textHas(kind, index, match.not)}`;
  const [parts, operator] = 'all' in match ? [match.all, sql` and `] : [match.any, sql` or `];
  return sql<SqlBool>`(${sql.join(
    parts.map((part) => textHas(kind, index, part)),
    operator,
  )})`;
}

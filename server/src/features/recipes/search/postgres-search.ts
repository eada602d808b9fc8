import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';

import { PLAN_FOR_VALUES } from '#platform/db/postgres.ts';
import { scopeKey } from '#platform/db/text-index.ts';

import type { Index, Match } from './search-query.ts';

/**
 * A condition: the recipe matches. PostgreSQL knows the selectivity of words, and chooses between the text index and testing row by row in
 * the order of the list.
 */
export function postgresMatches(
  index: Index,
  scope: string,
  id: Expression<string>,
  match: Match,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`${id} in (select id from ${sql.table(index)} where ${postgresHas(scope, match)})`;
}

/** A condition: a row of the search table matches. */
export function postgresHas(scope: string, match: Match): RawBuilder<SqlBool> {
  return sql<SqlBool>`document @@ ${tsquery(scopeKey(scope), match)}::tsquery ${sql.raw(PLAN_FOR_VALUES)}`;
}

function tsquery(key: string, match: Match): string {
  if ('text' in match) {
    return `'${match.column === 'title' ? 't' : 'a'}${key}${match.text}'${match.isPrefix ? ':*' : ''}`;
  }
  if ('not' in match) return `!(${tsquery(key, match.not)})`;
  const [parts, operator] = 'all' in match ? [match.all, ' & '] : [match.any, ' | '];
  return `(${parts.map((part) => tsquery(key, part)).join(operator)})`;
}

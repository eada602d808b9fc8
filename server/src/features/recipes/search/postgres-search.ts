import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';

import { PLAN_FOR_VALUES } from '#platform/db/postgres.ts';
import { scopeKey } from '#platform/db/text-index.ts';

import type { Index, Match } from './search-query.ts';

/** The keys of the rows in a scope that match. */
export function postgresHits(index: Index, scope: string, match: Match): RawBuilder<unknown> {
  return sql`select id as key from ${sql.table(index)} where ${documentMatches(scope, match)}`;
}

/** A condition: the recipe is among the few matches. The array makes PostgreSQL find these first, even if it expects many. */
export function postgresIsHit(index: Index, scope: string, id: Expression<string>, match: Match): RawBuilder<SqlBool> {
  return sql<SqlBool>`${id} = any(array(select id from ${sql.table(index)} where ${documentMatches(scope, match)}))`;
}

/**
 * A condition: the recipe is among many matches. PostgreSQL knows the selectivity of words, and chooses between the text index and testing
 * row by row in the order of the list.
 */
export function postgresMatches(
  index: Index,
  scope: string,
  id: Expression<string>,
  match: Match,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`${id} in (select id from ${sql.table(index)} where ${documentMatches(scope, match)})`;
}

function documentMatches(scope: string, match: Match): RawBuilder<SqlBool> {
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

import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';

import { scopeKey } from '#platform/db/text-index.ts';

import type { Index, Match } from './search-query.ts';
import { textHas } from './text-has.ts';

/** The keys of the rows in a scope that match. FTS5 finds them one by one. */
export function sqliteHits(index: Index, scope: string, match: Match): RawBuilder<unknown> {
  const fts = `${index}_fts`;
  return sql`select rowid as key from ${sql.table(fts)} where ${sql.ref(fts)} match ${fts5(scopeKey(scope), match)}`;
}

/** A condition: the recipe is among the few matches, which FTS5 finds first. */
export function sqliteIsHit(index: Index, scope: string, id: Expression<string>, match: Match): RawBuilder<SqlBool> {
  const table = sql.table(index);
  return sql<SqlBool>`${id} in (select ${table}.id from (${sqliteHits(index, scope, match)}) as few_hits
    cross join ${table} where ${table}.doc_id = few_hits.key)`;
}

/** A condition: the recipe is among many matches. Tests its row, because FTS5 is slow at testing a single one. */
export function sqliteMatches(index: Index, id: Expression<string>, match: Match): RawBuilder<SqlBool> {
  const table = sql.table(index);
  return sql<SqlBool>`(select ${textHas('sqlite', index, match)} from ${table} where ${table}.id = ${id})`;
}

function fts5(key: string, match: Match): string {
  if ('text' in match) {
    return `${match.column === 'title' ? 'title : ' : ''}"${key}${match.text}"${match.isPrefix ? '*' : ''}`;
  }
  if ('not' in match) throw new Error('FTS5 only excludes from what matches');
  if ('any' in match) return `(${match.any.map((part) => fts5(key, part)).join(' OR ')})`;
  const wanted = match.all.flatMap((part) => ('not' in part ? [] : fts5(key, part))).join(' AND ');
  const excluded = match.all.flatMap((part) => ('not' in part ? ` NOT ${fts5(key, part.not)}` : []));
  return `(${['('.concat(wanted, ')'), ...excluded].join('')})`;
}

import type { RecipeSource } from '@larder/contract/recipes';
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';

import type { Ctx } from '#platform/context.ts';

import { COMMUNITY_SCOPE, searchScope } from './document.ts';
import { postgresHas, postgresMatches } from './postgres-search.ts';
import { hasAll, hasParts, type Index, type Match } from './search-query.ts';
import { sqliteHits, sqliteIsHit, sqliteMatches } from './sqlite-search.ts';
import { textHas } from './text-has.ts';

export type SearchCtx = Pick<Ctx, 'reader' | 'databaseKind' | 'actor'>;

/** On SQLite, up to this many matches are found and sorted. With more, the list is scanned in its order until a page is full. */
const FEW_MAX = 500;

/** How many recipes of a source match that the actor may read. PostgreSQL's planner needs no count: any match is 'many'. */
export type Size = 'none' | 'few' | 'many';

export interface MatchQuery {
  readonly source: RecipeSource;
  readonly match: Match;
}

interface SizeRow {
  readonly part: number;
  readonly size: Size;
}

/** Measures how many recipes match each query, in one statement. Returns the sizes in their order. */
export async function measureMatches(ctx: SearchCtx, queries: readonly MatchQuery[]): Promise<Size[]> {
  const parts = queries.flatMap(({ source, match }, at) => {
    const asked = hasAll([match]);
    const part = sql.lit(at);
    return asked === undefined ? [] : [sql`select ${part} as part, (${sizeOf(ctx, source, asked)}) as size`];
  });
  if (parts.length === 0) return queries.map(() => 'many');
  const { rows } = await sql<SizeRow>`${sql.join(parts, sql` union all `)}`.execute(ctx.reader);
  const sizes = new Map(rows.map(({ part, size }) => [part, size]));
  return queries.map((_query, at) => sizes.get(at) ?? 'many');
}

function sizeOf(ctx: SearchCtx, source: RecipeSource, match: Match): RawBuilder<Size> {
  const isFound = isIn(ctx, source, match);
  if (source === 'shared' || ctx.databaseKind === 'postgres' || hasParts(match))
    return sql`select case when ${isFound} then 'many' else 'none' end`;
  const hits = sqliteHits(indexOf(source), scopeOf(source, ctx.actor.id), match);
  const count = sql`(select count(*) from (${hits} limit ${sql.lit(FEW_MAX + 1)}) as few_hits)`;
  return sql`select case when not ${isFound} then 'none' when ${count} > ${sql.lit(FEW_MAX)} then 'many' else 'few' end`;
}

/** A condition: some recipe of the sources that the actor may read matches. */
export function isAnywhere(ctx: SearchCtx, sources: readonly RecipeSource[], match: Match): RawBuilder<SqlBool> {
  const each = sources.map((source) => isIn(ctx, source, match));
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`;
}

function isIn(ctx: SearchCtx, source: RecipeSource, match: Match): RawBuilder<SqlBool> {
  if (source === 'shared') return sql`exists (select 1 from ${sharedRows(ctx, match)})`;
  if (hasParts(match)) return source === 'own' ? isInOwnRows(ctx, match) : sql`1 = 0`;
  const [index, scope] = [indexOf(source), scopeOf(source, ctx.actor.id)];
  if (ctx.databaseKind === 'sqlite') {
    return sql`exists (select 1 from (${sqliteHits(index, scope, match)}) as few_hits cross join ${sql.table(index)}
      where ${sql.ref(`${index}.doc_id`)} = few_hits.key and ${isVisible(ctx, source)})`;
  }
  // A common word is found in the first rows, a rare one in the index: the planner chooses.
  return source === 'own'
    ? sql`exists (select 1 from recipes where user_id = ${ctx.actor.id} and deleted_at is null
        and ${postgresMatches(index, scope, sql.ref('recipes.id'), match)})`
    : sql`exists (select 1 from community_search where ${postgresHas(scope, match)} and ${isVisible(ctx, source)})`;
}

/** Tests the actor's recipes row by row, which their storage quota bounds. The community is never searched for parts of words. */
function isInOwnRows({ databaseKind, actor }: SearchCtx, match: Match): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from recipes where user_id = ${actor.id} and deleted_at is null
    and (select ${textHas(databaseKind, 'recipe_search', match)} from recipe_search where recipe_search.id = recipes.id))`;
}

function isVisible({ actor }: SearchCtx, source: 'own' | 'community'): RawBuilder<SqlBool> {
  return source === 'own'
    ? sql`(select user_id = ${actor.id} and deleted_at is null from recipes where recipes.id = recipe_search.id)`
    : sql`(select hidden_at is null from community_recipes where community_recipes.id = community_search.id)`;
}

/** A condition for lists: the recipe with this id matches. `size` decides between index lookup and row test. */
export function matches(
  { databaseKind, actor }: SearchCtx,
  { source, match }: MatchQuery,
  id: Expression<string>,
  size: Size,
): RawBuilder<SqlBool> {
  const index = indexOf(source);
  // Shared recipes are indexed in the scopes of their owners, and are few enough to test each row.
  if (source === 'shared' || (source === 'own' && hasParts(match))) {
    return sql<SqlBool>`(select ${textHas(databaseKind, index, match)} from recipe_search where recipe_search.id = ${id})`;
  }
  const scope = scopeOf(source, actor.id);
  if (databaseKind === 'postgres') return postgresMatches(index, scope, id, match);
  return size === 'few' ? sqliteIsHit(index, scope, id, match) : sqliteMatches(index, id, match);
}

function indexOf(source: RecipeSource): Index {
  return source === 'community' ? 'community_search' : 'recipe_search';
}

function scopeOf(source: 'own' | 'community', userId: string): string {
  return source === 'own' ? searchScope(userId) : COMMUNITY_SCOPE;
}

/** Recipes shared with the actor that match. They are few, so each row is tested; no plan can turn this into a scan of the index. */
function sharedRows({ databaseKind, actor }: SearchCtx, match: Match): RawBuilder<unknown> {
  const id = sql.ref('shared_recipes.recipe_id');
  return sql`(
    select ${id} as id from shared_recipes
      where shared_recipes.shared_with = ${actor.id} and shared_recipes.hidden_at is null
        and (select deleted_at is null from recipes where recipes.id = ${id})
        and (select ${textHas(databaseKind, 'recipe_search', match)} from recipe_search where recipe_search.id = ${id})
    ) as few_shared`;
}

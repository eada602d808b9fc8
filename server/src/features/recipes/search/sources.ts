import type { RecipeSource } from '@larder/contract/recipes';
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';

import type { Ctx } from '#platform/context.ts';

import { COMMUNITY_SCOPE, searchScope } from './document.ts';
import { postgresHits, postgresIsHit, postgresMatches } from './postgres-search.ts';
import { hasAll, type Index, type Match } from './search-query.ts';
import { sqliteHits, sqliteIsHit, sqliteMatches } from './sqlite-search.ts';
import { textHas } from './text-has.ts';

export type SearchCtx = Pick<Ctx, 'reader' | 'databaseKind' | 'actor'>;

/** Up to this many matches are found and sorted. With more, the list is scanned in its order until a page is full. */
const FEW_MAX = 500;
const LIMIT = sql.lit(FEW_MAX + 1);

/** How many recipes of a source match that the actor may read. */
export type Size = 'none' | 'few' | 'many';

export interface Lookup {
  readonly source: RecipeSource;
  readonly match: Match;
}

interface SizeRow {
  readonly part: number;
  readonly hits: number;
  readonly visible: number;
}

/** Runs all lookups in one statement. Returns the sizes in their order. */
export async function lookUp(ctx: SearchCtx, lookups: readonly Lookup[]): Promise<Size[]> {
  const parts = lookups.flatMap(({ source, match }, at) => {
    const asked = hasAll([match]);
    const part = sql.lit(at);
    return asked === undefined
      ? []
      : [sql`select ${part} as part, hits, visible from (${sizeOf(ctx, source, asked)}) as few_part`];
  });
  if (parts.length === 0) return lookups.map(() => 'many');
  const { rows } = await sql<SizeRow>`${sql.join(parts, sql` union all `)}`.execute(ctx.reader);
  const found = new Map(rows.map((row) => [row.part, row]));
  return lookups.map((_lookup, at) => {
    const { hits, visible } = found.get(at) ?? { hits: FEW_MAX + 1, visible: 1 };
    if (hits > FEW_MAX) return 'many';
    return visible > 0 ? 'few' : 'none';
  });
}

/** Counts matches in the index alone, up to the limit, and checks whether the actor may read one of them. */
function sizeOf(ctx: SearchCtx, source: RecipeSource, match: Match): RawBuilder<unknown> {
  if (source === 'shared') {
    return sql`select count(*) as hits, count(*) as visible from (select id from ${sharedRows(ctx, match)} limit ${LIMIT}) as few_ids`;
  }
  const index = sql.table(indexOf(source));
  const key = sql.ref(ctx.databaseKind === 'postgres' ? 'id' : 'doc_id');
  return sql`
    with few_hits as materialized (${hitsIn(ctx, source, match)} limit ${LIMIT})
    select (select count(*) from few_hits) as hits,
      case when exists (select 1 from few_hits cross join ${index}
        where ${index}.${key} = few_hits.key and ${isVisible(ctx, source)}) then 1 else 0 end as visible`;
}

/** A condition: some recipe of the sources that the actor may read matches. */
export function isAnywhere(ctx: SearchCtx, sources: readonly RecipeSource[], match: Match): RawBuilder<SqlBool> {
  const each = sources.map((source) => {
    if (source === 'shared') return sql`exists (select 1 from ${sharedRows(ctx, match)})`;
    const hits = hitsIn(ctx, source, match);
    if (ctx.databaseKind === 'postgres') return sql`exists (${hits} and ${isVisible(ctx, source)})`;
    const index = sql.table(indexOf(source));
    return sql`exists (select 1 from (${hits}) as few_hits cross join ${index}
      where ${index}.doc_id = few_hits.key and ${isVisible(ctx, source)})`;
  });
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`;
}

/** A condition for lists: the recipe with this id matches. `size` decides between index lookup and row test. */
export function matches(
  { databaseKind, actor }: SearchCtx,
  { source, match }: Lookup,
  id: Expression<string>,
  size: Size,
): RawBuilder<SqlBool> {
  const index = indexOf(source);
  // Shared recipes are indexed in the scopes of their owners, and are few enough to test each row.
  if (source === 'shared') {
    return sql<SqlBool>`(select ${textHas(databaseKind, index, match)} from recipe_search where recipe_search.id = ${id})`;
  }
  const scope = scopeOf(source, actor.id);
  if (databaseKind === 'postgres') return (size === 'few' ? postgresIsHit : postgresMatches)(index, scope, id, match);
  return size === 'few' ? sqliteIsHit(index, scope, id, match) : sqliteMatches(index, id, match);
}

function hitsIn({ databaseKind, actor }: SearchCtx, source: 'own' | 'community', match: Match): RawBuilder<unknown> {
  const hits = databaseKind === 'sqlite' ? sqliteHits : postgresHits;
  return hits(indexOf(source), scopeOf(source, actor.id), match);
}

function indexOf(source: RecipeSource): Index {
  return source === 'community' ? 'community_search' : 'recipe_search';
}

function scopeOf(source: 'own' | 'community', userId: string): string {
  return source === 'own' ? searchScope(userId) : COMMUNITY_SCOPE;
}

function isVisible({ actor }: SearchCtx, source: 'own' | 'community'): RawBuilder<SqlBool> {
  return source === 'own'
    ? sql`(select user_id = ${actor.id} and deleted_at is null from recipes where recipes.id = recipe_search.id)`
    : sql`(select hidden_at is null from community_recipes where community_recipes.id = community_search.id)`;
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

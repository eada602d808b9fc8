import type { RecipeSource, SearchReading } from '@larder/contract/recipes';
import { SEARCH_LIMITS } from '@larder/contract/search';
import { type SelectQueryBuilder, sql, type SqlBool } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { FIRST_PAGE } from '#platform/page-cursor.ts';
import { type OrderKey, ownInOrder } from '#features/recipes/queries/order.ts';
import { NOTHING_SEARCHED, type Search, search } from '#features/recipes/search/search.ts';

import type { FoundRow } from './present.ts';

export interface Hits {
  readonly rows: readonly FoundRow[];
  readonly reading: SearchReading;
}

/** Sources are listed in this order, even if a later one matches better. */
const SOURCES: readonly RecipeSource[] = ['own', 'shared', 'community'];

/**
 * Searches all recipes that the actor can read. Within a source, better matches come first, then newer ones; for shared recipes the
 * time of sharing counts.
 */
export async function searchRecipes(ctx: Ctx, q: string): Promise<Hits> {
  if (q === '') return { rows: [], reading: NOTHING_SEARCHED };
  const found = await search(ctx, { q, sources: SOURCES });
  const rows: FoundRow[] = [];
  for (const source of SOURCES) {
    for (const rank of found.ranks) {
      const limit = SEARCH_LIMITS.hits_max - rows.length;
      if (limit > 0 && !found.isEmpty(source, rank))
        rows.push(...(await readHits(ctx, source, { found, rank, limit })));
    }
  }
  return { rows, reading: found.reading };
}

interface Hit {
  readonly found: Search;
  readonly rank: number;
}

type SelectMatches = (
  ctx: Ctx,
  hit: Hit,
) => SelectQueryBuilder<Tables, 'community_recipes' | 'recipes' | 'shared_recipes', OrderKey>;

/** The matches of one rank in each source, in order. */
const MATCHES_BY_SOURCE: Readonly<Record<RecipeSource, SelectMatches>> = {
  own: ({ reader, databaseKind, actor }, { found, rank }) => {
    const isFew = found.isFew('own', rank);
    return ownInOrder(reader, databaseKind, { userId: actor.id, sort: 'date', isFew }).where(
      found.matches('own', 'recipes', rank),
    );
  },

  shared: ({ reader, actor }, { found, rank }) =>
    reader
      .selectFrom('shared_recipes')
      .innerJoin('recipes', 'recipes.id', 'shared_recipes.recipe_id')
      .select(['recipes.id', 'shared_recipes.created_at as key'])
      .where('shared_recipes.shared_with', '=', actor.id)
      .where('shared_recipes.hidden_at', 'is', null)
      .where('recipes.deleted_at', 'is', null)
      .where(found.matches('shared', 'recipes', rank))
      .orderBy('shared_recipes.created_at', 'desc')
      .orderBy('shared_recipes.recipe_id', 'desc'),

  community: ({ reader, actor }, { found, rank }) =>
    reader
      .selectFrom('community_recipes')
      .select(['community_recipes.id', 'community_recipes.created_at as key'])
      .where('community_recipes.hidden_at', 'is', null)
      .where((eb) =>
        eb(
          eb.refTuple('community_recipes.created_at', 'community_recipes.id'),
          '<',
          eb.tuple(FIRST_PAGE.at, FIRST_PAGE.id),
        ),
      )
      .where('community_recipes.shared_by', '<>', actor.id)
      // Leaves out recipes that are also shared with the actor. In this form PostgreSQL reads the shares once, not per row.
      .where(
        ({ selectFrom }) =>
          sql<SqlBool>`(community_recipes.recipe_id in ${selectFrom('shared_recipes')
            .select('shared_recipes.recipe_id')
            .where('shared_recipes.shared_with', '=', actor.id)}) is not true`,
      )
      .where(found.matches('community', 'community_recipes', rank))
      .orderBy('community_recipes.created_at', 'desc')
      .orderBy('community_recipes.id', 'desc'),
};

const HIT_COLUMNS = [
  'few_places.at',
  'hit.id',
  'hit.title',
  'hit.description',
  'hit.image_url',
  'hit.category',
  'hit.contents',
  'hit.picture_id',
  'pictures.width as picture_width',
  'pictures.height as picture_height',
  'pictures.preview as picture_preview',
  'user_profiles.username',
] as const;

async function readHits(
  ctx: Ctx,
  source: RecipeSource,
  { limit, ...hit }: Hit & { readonly limit: number },
): Promise<FoundRow[]> {
  const { reader } = ctx;
  const places = MATCHES_BY_SOURCE[source](ctx, hit).limit(limit);
  const few = reader
    .with(
      (name) => name('few_places').materialized(),
      () => reader.selectFrom(places.as('place')).select(['id', sql<number>`row_number() over ()`.as('at')]),
    )
    .selectFrom('few_places');
  const found =
    source === 'community'
      ? few
          .crossJoin('community_recipes as hit')
          .leftJoin('user_profiles', 'user_profiles.user_id', 'hit.shared_by')
          .leftJoin('pictures', 'pictures.id', 'hit.picture_id')
          .select(HIT_COLUMNS)
      : few
          .crossJoin('recipes as hit')
          .leftJoin('user_profiles', 'user_profiles.user_id', 'hit.user_id')
          .leftJoin('pictures', 'pictures.id', 'hit.picture_id')
          .select(HIT_COLUMNS);
  const rows = await found.whereRef('hit.id', '=', 'few_places.id').execute();
  return rows.toSorted((a, b) => a.at - b.at).map((row) => ({ ...row, source }));
}

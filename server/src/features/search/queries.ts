import type { RecipeSource, SearchReading } from '@larder/contract/recipes';
import { SEARCH_LIMITS } from '@larder/contract/search';
import { type SelectQueryBuilder, sql, type SqlBool } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { FIRST_PAGE } from '#platform/page-cursor.ts';
import { inRanks, ownInOrder, type Place } from '#features/recipes/queries/order.ts';
import { readPhrase } from '#features/recipes/queries/kept-phrases.ts';
import { type RankFinding, takeRanks } from '#features/recipes/queries/phrase.ts';

import type { HitRow } from './present.ts';

export interface Hits {
  readonly rows: readonly HitRow[];
  readonly reading: SearchReading;
}

/** In this order, whatever fits better elsewhere. */
const SOURCES: readonly RecipeSource[] = ['own', 'shared', 'community'];

/**
 * The recipes that one may see and that fit a phrase best: of each source the better ones first, the newest
 * among equals, which for what was shared is the last shared.
 */
export async function searchRecipes(ctx: Ctx, q: string): Promise<Hits> {
  if (q === '') return { rows: [], reading: { words: [], mended: null } };
  const { reading, ranks } = await readPhrase(ctx, { q, sources: SOURCES, bestFirst: true });
  const rows: HitRow[] = [];
  for (const source of SOURCES) {
    const left = [...ranks];
    while (left.length > 0 && rows.length < SEARCH_LIMITS.hits_max) {
      const most = SEARCH_LIMITS.hits_max - rows.length;
      rows.push(...(await readHits(ctx, source, await takeRanks(left, source, most), most)));
    }
  }
  return { rows, reading };
}

type PlacesOf = (
  ctx: Ctx,
  part: RankFinding,
) => SelectQueryBuilder<Tables, 'community_recipes' | 'recipes' | 'shared_recipes', Place>;

/** Where those that fit stand, the first first. */
const PLACES: Readonly<Record<RecipeSource, PlacesOf>> = {
  own: ({ reader, databaseKind, actor }, { rank, finding }) =>
    ownInOrder(reader, databaseKind, { userId: actor.id, sort: 'date', isFew: finding.few !== undefined, rank }).where(
      (eb) => finding.fits(eb.ref('recipes.id')),
    ),

  // Recipe by recipe, in the order of the shares, until there are enough.
  shared: ({ reader, actor }, { rank, finding: { fits } }) =>
    reader
      .selectFrom('shared_recipes')
      .select(['shared_recipes.recipe_id as id', 'shared_recipes.created_at as key', rankOf(rank)])
      .where('shared_recipes.shared_with', '=', actor.id)
      .where('shared_recipes.hidden_at', 'is', null)
      .where(
        sql<SqlBool>`(select deleted_at is null from recipes where recipes.id = ${sql.ref('shared_recipes.recipe_id')})`,
      )
      .where((eb) => fits(eb.ref('shared_recipes.recipe_id')))
      .orderBy('shared_recipes.created_at', 'desc')
      .orderBy('shared_recipes.recipe_id', 'desc'),

  community: ({ reader, actor }, { rank, finding: { fits } }) =>
    reader
      .selectFrom('community_recipes')
      .select(['community_recipes.id', 'community_recipes.created_at as key', rankOf(rank)])
      .where('community_recipes.hidden_at', 'is', null)
      .where((eb) =>
        eb(
          eb.refTuple('community_recipes.created_at', 'community_recipes.id'),
          '<',
          eb.tuple(FIRST_PAGE.at, FIRST_PAGE.id),
        ),
      )
      .where('community_recipes.shared_by', '<>', actor.id)
      // What its author shared with one stands there already. Asked so, PostgreSQL reads what was shared once, not for each that fits.
      .where(
        ({ selectFrom }) =>
          sql<SqlBool>`(community_recipes.recipe_id in ${selectFrom('shared_recipes')
            .select('shared_recipes.recipe_id')
            .where('shared_recipes.shared_with', '=', actor.id)}) is not true`,
      )
      .where((eb) => fits(eb.ref('community_recipes.id')))
      .orderBy('community_recipes.created_at', 'desc')
      .orderBy('community_recipes.id', 'desc'),
};

function rankOf(rank: number) {
  return sql<number>`${sql.lit(rank)}`.as('rank');
}

const HIT_COLUMNS = [
  'few_places.at',
  'hit.id',
  'hit.title',
  'hit.description',
  'hit.image_url',
  'hit.category',
  'hit.picture_id',
  'pictures.width as picture_width',
  'pictures.height as picture_height',
  'pictures.preview as picture_preview',
  'user_profiles.username',
] as const;

async function readHits(
  ctx: Ctx,
  source: RecipeSource,
  parts: readonly RankFinding[],
  most: number,
): Promise<HitRow[]> {
  const { reader } = ctx;
  const places = inRanks(
    reader,
    parts.map((part) => PLACES[source](ctx, part).limit(most)),
    most,
  );
  if (places === undefined) return [];
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

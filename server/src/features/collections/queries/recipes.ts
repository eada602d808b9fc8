import { NIL } from 'uuid';
import { z } from 'zod';

import type { Ctx } from '#platform/context.ts';
import { cutPage, type PageFilter, readOrderCursor, type RowPage, writeOrderCursor } from '#platform/page-cursor.ts';
import type { SourcedRow } from '#features/recipes/present.ts';
import { CARD_COLUMNS } from '#features/recipes/queries/columns.ts';

import { getCollectionHead } from './collections.ts';
import { isReadableBy } from './readable.ts';

const ORDER = 'place';
const BEFORE_ALL = -Number.MAX_VALUE;

/** Lists the recipes of a collection that the actor may read, in its order. Throws `not_found`. */
export async function listCollectionRecipes(ctx: Ctx, id: string, page: PageFilter): Promise<RowPage<SourcedRow>> {
  const { reader, actor } = ctx;
  await getCollectionHead(ctx, id);
  const after =
    page.cursor === undefined ? { key: BEFORE_ALL, id: NIL } : readOrderCursor([ORDER], z.number(), page.cursor);
  const rows = await reader
    .selectFrom('collection_recipes')
    .innerJoin('recipes', 'recipes.id', 'collection_recipes.recipe_id')
    .leftJoin('pictures', 'pictures.id', 'recipes.picture_id')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'recipes.user_id')
    .select([...CARD_COLUMNS, 'recipes.user_id', 'user_profiles.username', 'collection_recipes.place'])
    .where('collection_recipes.collection_id', '=', id)
    .where((eb) =>
      eb(eb.refTuple('collection_recipes.place', 'collection_recipes.recipe_id'), '>', eb.tuple(after.key, after.id)),
    )
    .where((eb) => isReadableBy(eb, actor.id))
    .orderBy('collection_recipes.place')
    .orderBy('collection_recipes.recipe_id')
    .limit(page.limit + 1)
    .execute();
  const { rows: cut, nextCursor } = cutPage(rows, page.limit, (last) =>
    writeOrderCursor(ORDER, { key: last.place, id: last.id }),
  );
  return { rows: cut.map((row) => toSourced(row, actor.id)), nextCursor };
}

function toSourced<Row extends { readonly user_id: string; readonly is_favorite: boolean }>(row: Row, actorId: string) {
  const unrated = { rating: 0, ratings_count: 0 };
  if (row.user_id === actorId) return { ...row, ...unrated, source: 'own' as const, shared_by: null };
  // Favorites belong to the owner.
  return { ...row, ...unrated, is_favorite: false, source: 'shared' as const, shared_by: row.user_id };
}

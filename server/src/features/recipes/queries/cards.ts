import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import { inParts, LARGE_ROWS } from '#platform/db/in-batches.ts';
import type { Tables } from '#platform/db/tables.ts';

import type { RecipeCardRow, WholeRecipeRow } from '../present.ts';
import { CARD_COLUMNS, WHOLE_COLUMNS } from './columns.ts';
import type { OrderKey } from './order.ts';

/** A recipe and its place in a list. */
export type PlacedCard = RecipeCardRow & OrderKey;

/** The recipes that `places` finds, in its order. One query, which reads nothing but what is shown. */
export async function readPlaced<From extends object, Table extends keyof From>(
  reader: Kysely<Tables>,
  places: SelectQueryBuilder<From, Table, OrderKey>,
): Promise<PlacedCard[]> {
  const numbered = reader
    .selectFrom(places.as('place'))
    .select(['id', 'key', sql<number>`row_number() over ()`.as('at')]);
  const rows = await reader
    .with(
      (few) => few('few_places').materialized(),
      () => numbered,
    )
    .selectFrom('few_places')
    // SQLite takes the order of a cross join as it stands.
    .crossJoin('recipes')
    .leftJoin('pictures', 'pictures.id', 'recipes.picture_id')
    .select([...CARD_COLUMNS, 'few_places.key', 'few_places.at'])
    .whereRef('recipes.id', '=', 'few_places.id')
    .execute();
  return rows.toSorted((a, b) => a.at - b.at);
}

/** One's own recipes outside the bin with all that their own pages show, in the order of `ids`; those that are gone are left out. For a few. */
export function readWhole(ctx: Ctx, ids: readonly string[]): Promise<WholeRecipeRow[]> {
  return Array.fromAsync(readEachWhole(ctx, ids));
}

/** The same for any number of them: each few are read when those before have been taken. */
export async function* readEachWhole(ctx: Ctx, ids: readonly string[]): AsyncGenerator<WholeRecipeRow> {
  for (const part of inParts(ids, LARGE_ROWS)) yield* await readSome(ctx, part);
}

async function readSome({ reader, actor }: Ctx, ids: readonly string[]): Promise<WholeRecipeRow[]> {
  const rows = await reader
    .selectFrom('recipes')
    .leftJoin('pictures', 'pictures.id', 'recipes.picture_id')
    .select(WHOLE_COLUMNS)
    .where('recipes.id', 'in', ids)
    .where('recipes.user_id', '=', actor.id)
    .where('recipes.deleted_at', 'is', null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

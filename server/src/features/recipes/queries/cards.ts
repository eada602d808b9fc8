import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';

import type { Ctx } from '#platform/context.ts';
import { toChunks, LARGE_ROWS } from '#platform/db/in-batches.ts';
import type { Tables } from '#platform/db/tables.ts';

import type { RecipeCardRow, WholeRecipeRow } from '../present.ts';
import { CARD_COLUMNS, WHOLE_COLUMNS } from './columns.ts';
import type { OrderKey } from './order.ts';

/** A card with its sort key. */
export type OrderedCard = RecipeCardRow & OrderKey;

/** Reads the cards of the keys that `ordered` selects, in its order. One query, which fetches only the page's rows. */
export async function readOrderedCards<From extends object, Table extends keyof From>(
  reader: Kysely<Tables>,
  ordered: SelectQueryBuilder<From, Table, OrderKey>,
): Promise<OrderedCard[]> {
  const numbered = reader
    .selectFrom(ordered.as('page'))
    .select(['id', 'key', sql<number>`row_number() over ()`.as('at')]);
  const rows = await reader
    .with(
      (cte) => cte('few_page_keys').materialized(),
      () => numbered,
    )
    .selectFrom('few_page_keys')
    // SQLite never reorders a cross join: it reads the keys first.
    .crossJoin('recipes')
    .leftJoin('pictures', 'pictures.id', 'recipes.picture_id')
    .select([...CARD_COLUMNS, 'few_page_keys.key', 'few_page_keys.at'])
    .whereRef('recipes.id', '=', 'few_page_keys.id')
    .execute();
  return rows.toSorted((a, b) => a.at - b.at);
}

/** The actor's own recipes in full, in the order of `ids`, without missing and deleted ones. For a few ids. */
export function readWhole(ctx: Ctx, ids: readonly string[]): Promise<WholeRecipeRow[]> {
  return Array.fromAsync(readEachWhole(ctx, ids));
}

/** The same for any number of ids, as a stream that reads in batches. */
export async function* readEachWhole(ctx: Ctx, ids: readonly string[]): AsyncGenerator<WholeRecipeRow> {
  for (const part of toChunks(ids, LARGE_ROWS)) yield* await readSome(ctx, part);
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

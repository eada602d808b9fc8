import type { Ctx } from '#platform/context.ts';
import { type PageFilter, type RowPage, startOf, toPage } from '#platform/page-cursor.ts';
import type { RecipeCardRow } from '#features/recipes/present.ts';
import { CARD_COLUMNS } from '#features/recipes/queries/columns.ts';

export interface BinnedRow extends RecipeCardRow {
  readonly deleted_at: Date;
}

export interface BinPage extends RowPage<BinnedRow> {
  readonly count: number;
}

/** Lists the actor's bin, most recently deleted first, and counts all of it. */
export async function listBin({ db, actor }: Ctx, page: PageFilter): Promise<BinPage> {
  const after = startOf(page);
  const rows = await db
    .selectFrom('recipes')
    .leftJoin('pictures', 'pictures.id', 'recipes.picture_id')
    .select((eb) => [...CARD_COLUMNS, eb.ref('recipes.deleted_at').$notNull().as('deleted_at')])
    .where('recipes.user_id', '=', actor.id)
    .where('recipes.deleted_at', 'is not', null)
    .where((eb) => eb(eb.refTuple('recipes.deleted_at', 'recipes.id'), '<', eb.tuple(after.at, after.id)))
    .orderBy('recipes.deleted_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  const { count } = await db
    .selectFrom('recipes')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('user_id', '=', actor.id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return { ...toPage(rows, page.limit, (row) => ({ at: row.deleted_at, id: row.id })), count };
}

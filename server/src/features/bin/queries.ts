import type { Ctx } from '#platform/context.ts';
import { FIRST_PAGE, readCursor, writeCursor } from '#platform/page-cursor.ts';
import type { RecipeCardRow } from '#features/recipes/present.ts';
import { CARD_COLUMNS } from '#features/recipes/queries/columns.ts';

export interface BinnedRow extends RecipeCardRow {
  readonly deleted_at: Date;
}

export interface BinPage {
  readonly rows: readonly BinnedRow[];
  readonly count: number;
  readonly nextCursor: string | null;
}

/** What rests in one's own bin, what was deleted last first, and how much there is altogether. */
export async function listBin(
  { db, actor }: Ctx,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<BinPage> {
  const after = cursor === undefined ? FIRST_PAGE : readCursor(cursor);
  const rows = await db
    .selectFrom('recipes')
    .leftJoin('pictures', 'pictures.id', 'recipes.picture_id')
    .select((eb) => [...CARD_COLUMNS, eb.ref('recipes.deleted_at').$notNull().as('deleted_at')])
    .where('recipes.user_id', '=', actor.id)
    .where('recipes.deleted_at', 'is not', null)
    .where((eb) => eb(eb.refTuple('recipes.deleted_at', 'recipes.id'), '<', eb.tuple(after.at, after.id)))
    .orderBy('recipes.deleted_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { count } = await db
    .selectFrom('recipes')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('user_id', '=', actor.id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const page = rows.slice(0, limit);
  return { rows: page, count, nextCursor: rows.length > limit ? cursorAfter(page.at(-1)) : null };
}

function cursorAfter(row: BinnedRow | undefined): string | null {
  return row === undefined ? null : writeCursor({ at: row.deleted_at, id: row.id });
}

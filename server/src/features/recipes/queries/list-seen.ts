import { RECIPE_LIMITS } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';
import { FIRST_PAGE, type PageCursor, readOrderCursor, TimeKey, writeOrderCursor } from '#platform/page-cursor.ts';

import type { WholeRecipeRow } from '../present.ts';
import { WHOLE_COLUMNS } from './columns.ts';

/** One list after the other. */
const PARTS = ['own', 'shared'] as const;
type Part = (typeof PARTS)[number];

/** A recipe and where it stands in its part. */
interface Placed {
  readonly part: Part;
  readonly at: Date;
  readonly row: WholeRecipeRow;
}

/** Every recipe that one may see without asking the community: one's own, the newest first, then those shared with one, the last shared first. */
export async function listSeen(
  ctx: Ctx,
  cursor: string | undefined,
): Promise<{ readonly rows: readonly WholeRecipeRow[]; readonly nextCursor: string | null }> {
  const most = RECIPE_LIMITS.whole_page_size;
  const begin = cursor === undefined ? { part: PARTS[0], after: FIRST_PAGE } : readPlace(cursor);
  const found: Placed[] = [];
  for (const part of PARTS.slice(PARTS.indexOf(begin.part))) {
    const room = most + 1 - found.length;
    if (room > 0) found.push(...(await READERS[part](ctx, part === begin.part ? begin.after : FIRST_PAGE, room)));
  }
  const page = found.slice(0, most);
  const last = found.length > most ? page.at(-1) : undefined;
  const nextCursor =
    last === undefined ? null : writeOrderCursor(last.part, { key: last.at.getTime(), id: last.row.id });
  return { rows: page.map(({ row }) => row), nextCursor };
}

function readPlace(cursor: string): { readonly part: Part; readonly after: PageCursor } {
  const { order: part, key, id } = readOrderCursor(PARTS, TimeKey, cursor);
  return { part, after: { at: new Date(key), id } };
}

const READERS: Readonly<Record<Part, (ctx: Ctx, after: PageCursor, most: number) => Promise<Placed[]>>> = {
  async own({ reader, actor }, after, most) {
    const rows = await reader
      .selectFrom('recipes')
      .leftJoin('pictures', 'pictures.id', 'recipes.picture_id')
      .select(WHOLE_COLUMNS)
      .where('recipes.user_id', '=', actor.id)
      .where('recipes.deleted_at', 'is', null)
      .where((eb) => eb(eb.refTuple('recipes.created_at', 'recipes.id'), '<', eb.tuple(after.at, after.id)))
      .orderBy('recipes.created_at', 'desc')
      .orderBy('recipes.id', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => ({ part: 'own', at: row.created_at, row }));
  },

  async shared({ reader, actor }, after, most) {
    const rows = await reader
      .selectFrom('shared_recipes')
      .innerJoin('recipes', 'recipes.id', 'shared_recipes.recipe_id')
      .leftJoin('pictures', 'pictures.id', 'recipes.picture_id')
      .select([...WHOLE_COLUMNS, 'shared_recipes.created_at as shared_at'])
      .where('shared_recipes.shared_with', '=', actor.id)
      .where('shared_recipes.hidden_at', 'is', null)
      .where('recipes.deleted_at', 'is', null)
      .where((eb) =>
        eb(eb.refTuple('shared_recipes.created_at', 'shared_recipes.recipe_id'), '<', eb.tuple(after.at, after.id)),
      )
      .orderBy('shared_recipes.created_at', 'desc')
      .orderBy('shared_recipes.recipe_id', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ shared_at: at, ...row }) => ({ part: 'shared', at, row }));
  },
};

import { RECIPE_LIMITS } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';
import { inBatches, LARGE_ROWS } from '#platform/db/in-batches.ts';
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

export interface SeenPage {
  /** They are read from the database while they are taken, a few at a time. */
  readonly rows: AsyncIterable<WholeRecipeRow>;
  /** Known when all rows have been taken. */
  nextCursor(): string | null;
}

/** Every recipe that one may see without asking the community: one's own, the newest first, then those shared with one, the last shared first. */
export function listSeen(ctx: Ctx, cursor: string | undefined): SeenPage {
  let nextCursor: string | null = null;
  async function* readPage(): AsyncGenerator<WholeRecipeRow> {
    let [count, last]: [number, Placed | undefined] = [0, undefined];
    for await (const placed of readAll(ctx, cursor)) {
      if (last !== undefined && count === RECIPE_LIMITS.whole_page_size) {
        nextCursor = writeOrderCursor(last.part, { key: last.at.getTime(), id: last.row.id });
        return;
      }
      [count, last] = [count + 1, placed];
      yield placed.row;
    }
  }
  return { rows: readPage(), nextCursor: () => nextCursor };
}

async function* readAll(ctx: Ctx, cursor: string | undefined): AsyncGenerator<Placed> {
  const begin = cursor === undefined ? { part: PARTS[0], after: FIRST_PAGE } : readPlace(cursor);
  for (const part of PARTS.slice(PARTS.indexOf(begin.part))) {
    const first = part === begin.part ? begin.after : FIRST_PAGE;
    const read = READERS[part];
    yield* inBatches<Placed>(
      (last, most) => read(ctx, last === undefined ? first : { at: last.at, id: last.row.id }, most),
      LARGE_ROWS,
    );
  }
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

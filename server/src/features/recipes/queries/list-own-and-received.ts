import { RECIPE_LIMITS } from '@larder/contract/recipes';

import type { Ctx } from '#platform/context.ts';
import { inBatches, LARGE_ROWS } from '#platform/db/in-batches.ts';
import { FIRST_PAGE, type PageCursor, readOrderCursor, TimeKey, writeOrderCursor } from '#platform/page-cursor.ts';

import type { WholeRecipeRow } from '../present.ts';
import { WHOLE_COLUMNS } from './columns.ts';

/** The lists, in their order. */
const PARTS = ['own', 'shared'] as const;
type Part = (typeof PARTS)[number];

/** A recipe with its position: its part and the sort key there. */
interface Positioned {
  readonly part: Part;
  readonly at: Date;
  readonly row: WholeRecipeRow;
}

export interface OwnAndReceivedPage {
  /** Streamed from the database in batches. */
  readonly rows: AsyncIterable<WholeRecipeRow>;
  /** Valid once all rows are consumed. */
  nextCursor(): string | null;
}

/** Lists the actor's own recipes, newest first, then received ones, most recently shared first. */
export function listOwnAndReceived(ctx: Ctx, cursor: string | undefined): OwnAndReceivedPage {
  let nextCursor: string | null = null;
  async function* readPage(): AsyncGenerator<WholeRecipeRow> {
    let [count, last]: [number, Positioned | undefined] = [0, undefined];
    for await (const positioned of readAll(ctx, cursor)) {
      if (last !== undefined && count === RECIPE_LIMITS.whole_page_size) {
        nextCursor = writeOrderCursor(last.part, { key: last.at.getTime(), id: last.row.id });
        return;
      }
      [count, last] = [count + 1, positioned];
      yield positioned.row;
    }
  }
  return { rows: readPage(), nextCursor: () => nextCursor };
}

async function* readAll(ctx: Ctx, cursor: string | undefined): AsyncGenerator<Positioned> {
  const start = cursor === undefined ? { part: PARTS[0], after: FIRST_PAGE } : readCursor(cursor);
  for (const part of PARTS.slice(PARTS.indexOf(start.part))) {
    const first = part === start.part ? start.after : FIRST_PAGE;
    const read = READERS[part];
    yield* inBatches<Positioned>(
      (last, most) => read(ctx, last === undefined ? first : { at: last.at, id: last.row.id }, most),
      LARGE_ROWS,
    );
  }
}

function readCursor(cursor: string): { readonly part: Part; readonly after: PageCursor } {
  const { order: part, key, id } = readOrderCursor(PARTS, TimeKey, cursor);
  return { part, after: { at: new Date(key), id } };
}

const READERS: Readonly<Record<Part, (ctx: Ctx, after: PageCursor, most: number) => Promise<Positioned[]>>> = {
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

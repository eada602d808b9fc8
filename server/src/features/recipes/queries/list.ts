import type { Counted, RecipeSort, SearchReading } from '@larder/contract/recipes';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { prepareLookup } from '#platform/db/lookup.ts';

import type { RecipeCardRow } from '../present.ts';
import { readPlaced } from './cards.ts';
import { CARD_COLUMNS } from './columns.ts';
import { fits, isNarrowed, isOfKind, type OwnFilter } from './filter.ts';
import { cursorAfter, type ListSort, ownInOrder, readCursor } from './order.ts';
import { NOTHING_SEARCHED, search } from '../search/search.ts';
import { countOwn, ownMatches, searchOwn } from './search-own.ts';

export interface OwnList extends OwnFilter {
  readonly q?: string | undefined;
  readonly sort?: RecipeSort | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface RecipeRowPage {
  readonly rows: readonly RecipeCardRow[];
  readonly nextCursor: string | null;
  readonly reading: SearchReading;
}

const NOTHING_TO_RANK = 'Sorting by relevance needs something to search for';

/** A page of one's own recipes. */
export async function listRecipes(
  ctx: Ctx,
  { q = '', sort, cursor, limit, ...filter }: OwnList,
): Promise<RecipeRowPage> {
  if (q !== '') return searchOwn(ctx, { q, filter, sort, cursor, limit });
  if (sort === 'relevance') throw new AppError('invalid_input', NOTHING_TO_RANK, { fields: { sort: NOTHING_TO_RANK } });
  const isPlain = (sort ?? 'date') === 'date' && cursor === undefined && !isNarrowed(filter);
  const page = isPlain
    ? await readFirstPage(ctx, limit)
    : await readPage(ctx, { sort: sort ?? 'date', cursor, limit, filter });
  return { ...page, reading: NOTHING_SEARCHED };
}

const findNewest = prepareLookup<{ userId: string; most: number }>()((db, param) =>
  db
    .selectFrom('recipes')
    .leftJoin('pictures', 'pictures.id', 'recipes.picture_id')
    .select(CARD_COLUMNS)
    .where('recipes.user_id', '=', param('userId'))
    .where('recipes.deleted_at', 'is', null)
    .orderBy('recipes.created_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .limit(param('most')),
);

async function readFirstPage({ lookups, actor }: Ctx, limit: number) {
  const rows = await findNewest(lookups, { userId: actor.id, most: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    rows: page,
    nextCursor: last === undefined ? null : cursorAfter('date', { key: last.created_at, id: last.id }),
  };
}

interface Page {
  readonly sort: ListSort;
  readonly cursor: string | undefined;
  readonly limit: number;
  readonly filter: OwnFilter;
}

/**
 * What fits is told by the index that gives the order, and only what is shown is fetched. The page after the one that ended with
 * a row is found by that row's place, so the 400th costs what the first does.
 */
async function readPage({ reader, databaseKind, actor }: Ctx, { sort, cursor, limit, filter }: Page) {
  const places = ownInOrder(reader, databaseKind, { userId: actor.id, sort, after: readCursor(sort, cursor) })
    .where(fits(filter))
    .limit(limit + 1);
  const found = await readPlaced(reader, places);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, nextCursor: last === undefined ? null : cursorAfter(sort, last) };
}

/** What is kept counted, and what was not read yet and so is not counted. */
const countAll = prepareLookup<{ userId: string }>()((db, param) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('recipe_figures')
      .select('recipe_figures.recipes')
      .where('recipe_figures.user_id', '=', param('userId'))
      .as('counted'),
    eb
      .selectFrom('recipes')
      .select((own) => own.cast<number>(own.fn.countAll(), 'integer').as('count'))
      // As the index of them has it.
      .where((own) => own('recipes.derived_by', '=', own.lit(0)))
      .where('recipes.user_id', '=', param('userId'))
      .where('recipes.deleted_at', 'is', null)
      .as('uncounted'),
  ]),
);

const readKinds = prepareLookup<{ userId: string }>()((db, param) =>
  db
    .selectFrom('recipe_kinds')
    .select(['category', 'is_vegetarian', 'is_vegan', 'is_gluten_free', 'count'])
    .where('user_id', '=', param('userId')),
);

/** How many of one's own recipes fit. */
export async function countRecipes(
  ctx: Ctx,
  { q = '', ...filter }: OwnFilter & { readonly q?: string | undefined },
): Promise<Counted> {
  return q === '' ? { count: await countListed(ctx, filter), more: false } : countOwn(ctx, { q, filter });
}

async function countListed(ctx: Ctx, filter: OwnFilter): Promise<number> {
  const { lookups, actor } = ctx;
  const [{ counted, uncounted } = { counted: 0, uncounted: 0 }] = await countAll(lookups, { userId: actor.id });
  if (!isNarrowed(filter)) return (counted ?? 0) + (uncounted ?? 0);
  if (filter.favorites !== undefined || (uncounted ?? 0) > 0) return countInList(ctx, filter);
  const kinds = await readKinds(lookups, { userId: actor.id });
  return kinds.filter((kind) => isOfKind(kind, filter)).reduce((sum, { count }) => sum + count, 0);
}

/** As a part of the list, it is counted by the index of the list. */
async function countInList({ reader, databaseKind, actor }: Ctx, filter: OwnFilter): Promise<number> {
  const { count } = await ownInOrder(reader, databaseKind, { userId: actor.id, sort: 'date' })
    .where(fits(filter))
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The ids of one's own recipes that fit, the newest first. */
export async function listRecipeIds(
  ctx: Ctx,
  { q = '', ...filter }: OwnFilter & { readonly q?: string | undefined },
  most: number,
): Promise<string[]> {
  const { reader, databaseKind, actor } = ctx;
  const own =
    q === ''
      ? ownInOrder(reader, databaseKind, { userId: actor.id, sort: 'date' }).where(fits(filter))
      : ownMatches(ctx, await search(ctx, { q, sources: ['own'] }), { filter, sort: 'date' });
  return (await own.limit(most).execute()).map(({ id }) => id);
}

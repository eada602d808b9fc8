import type { Counted, RecipeFilter, RecipeSort, SearchReading } from '@larder/contract/recipes';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import { prepareLookup } from '#platform/db/lookup.ts';
import { cutPage } from '#platform/page-cursor.ts';

import type { RecipeCardRow } from '../present.ts';
import { readOrderedCards } from './cards.ts';
import { CARD_COLUMNS } from './columns.ts';
import { suitsActor } from './eating-rules.ts';
import { hasTag, isUncounted, hasFilter, kindMatchesFilter, matchesFilter, type OwnFilter } from './filter.ts';
import { spellingsOf } from './tags.ts';
import { cursorAfter, type ListSort, ownInOrder, readCursor } from './order.ts';
import { NOTHING_SEARCHED, search } from '../search/search.ts';
import { countOwn, ownMatches, searchOwn } from './search-own.ts';

export interface OwnList extends RecipeFilter {
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

/** Lists a page of the actor's own recipes. */
export async function listRecipes(
  ctx: Ctx,
  { q = '', sort, cursor, limit, ...listed }: OwnList,
): Promise<RecipeRowPage> {
  const filter = await ownFilter(ctx, listed);
  if (q !== '') return searchOwn(ctx, { q, filter, sort, cursor, limit });
  if (sort === 'relevance') throw new AppError('invalid_input', NOTHING_TO_RANK, { fields: { sort: NOTHING_TO_RANK } });
  const isPlain = (sort ?? 'date') === 'date' && cursor === undefined && !hasFilter(filter);
  const page = isPlain
    ? await readFirstPage(ctx, limit)
    : await readPage(ctx, { sort: sort ?? 'date', cursor, limit, filter });
  return { ...page, reading: NOTHING_SEARCHED };
}

async function ownFilter(ctx: Ctx, { fits, tag, ...filter }: Omit<RecipeFilter, 'q'>): Promise<OwnFilter> {
  const tagged = tag === undefined ? undefined : hasTag(ctx.databaseKind, await spellingsOf(ctx, tag));
  return { ...filter, tagged, suits: await suitsActor(ctx, fits !== undefined, 'recipes.contents') };
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
  return cutPage(rows, limit, ({ created_at, id }) => cursorAfter('date', { key: created_at, id }));
}

interface PageRequest {
  readonly sort: ListSort;
  readonly cursor: string | undefined;
  readonly limit: number;
  readonly filter: OwnFilter;
}

/** Keyset pagination on the index of the sort order: the 400th page costs what the first does. */
async function readPage({ reader, databaseKind, actor }: Ctx, { sort, cursor, limit, filter }: PageRequest) {
  const keys = ownInOrder(reader, databaseKind, { userId: actor.id, sort, after: readCursor(sort, cursor) })
    .where(matchesFilter(filter))
    .limit(limit + 1);
  return cutPage(await readOrderedCards(reader, keys), limit, (last) => cursorAfter(sort, last));
}

/** The counter, and the number of rows that are not derived yet, which it does not include. */
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
      // Written as in the partial index, which applies only then.
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

/** Counts the actor's own recipes that match. */
export async function countRecipes(ctx: Ctx, { q = '', ...listed }: RecipeFilter): Promise<Counted> {
  const filter = await ownFilter(ctx, listed);
  return q === '' ? { count: await countListed(ctx, filter), more: false } : countOwn(ctx, { q, filter });
}

async function countListed(ctx: Ctx, filter: OwnFilter): Promise<number> {
  const { lookups, actor } = ctx;
  const [{ counted, uncounted } = { counted: 0, uncounted: 0 }] = await countAll(lookups, { userId: actor.id });
  if (!hasFilter(filter)) return (counted ?? 0) + (uncounted ?? 0);
  if (isUncounted(filter) || (uncounted ?? 0) > 0) return countInList(ctx, filter);
  const kinds = await readKinds(lookups, { userId: actor.id });
  return kinds.filter((kind) => kindMatchesFilter(kind, filter)).reduce((sum, { count }) => sum + count, 0);
}

/** Counts rows of the list, for filters that the counters do not cover. */
async function countInList({ reader, databaseKind, actor }: Ctx, filter: OwnFilter): Promise<number> {
  const { count } = await ownInOrder(reader, databaseKind, { userId: actor.id, sort: 'date' })
    .where(matchesFilter(filter))
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Lists the ids of the actor's own recipes that match, newest first. */
export async function listRecipeIds(ctx: Ctx, { q = '', ...listed }: RecipeFilter, most: number): Promise<string[]> {
  const filter = await ownFilter(ctx, listed);
  const { reader, databaseKind, actor } = ctx;
  const own =
    q === ''
      ? ownInOrder(reader, databaseKind, { userId: actor.id, sort: 'date' }).where(matchesFilter(filter))
      : ownMatches(ctx, await search(ctx, { q, sources: ['own'] }), { filter, sort: 'date' });
  return (await own.limit(most).execute()).map(({ id }) => id);
}

/** Lists the versions of the actor's newest recipes. */
export function listRecipeVersions({ reader, databaseKind, actor }: Ctx, most: number) {
  return ownInOrder(reader, databaseKind, { userId: actor.id, sort: 'date' })
    .clearSelect()
    .select(['recipes.id', 'recipes.version', 'recipes.is_favorite'])
    .limit(most)
    .execute();
}

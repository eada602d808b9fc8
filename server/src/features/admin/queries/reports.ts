import { type NotNull, sql, type SqlBool } from 'kysely';

import { OPEN_REPORTS_COUNT_MAX } from '@larder/contract/admin-reports';

import type { Ctx } from '#platform/context.ts';
import { isOneOf } from '#platform/db/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { FIRST_PAGE, type PageFilter, startOf, toPage } from '#platform/page-cursor.ts';

/** Reported things with their author's name. Deleted comments are left out: there is nothing to decide. */
function selectThings(db: Db) {
  return (
    db
      .selectFrom('reported_things')
      .leftJoin('recipe_ratings', 'recipe_ratings.id', 'reported_things.rating_id')
      .leftJoin('community_recipes', (join) =>
        join.on((eb) =>
          eb('community_recipes.id', '=', eb.fn.coalesce('reported_things.recipe_id', 'recipe_ratings.recipe_id')),
        ),
      )
      .leftJoin('public_links', 'public_links.recipe_id', 'reported_things.link_recipe_id')
      .leftJoin('recipes as linked', 'linked.id', 'reported_things.link_recipe_id')
      .select((eb) => [
        'reported_things.id',
        'reported_things.rating_id',
        'reported_things.link_recipe_id',
        'reported_things.reported_at',
        'reported_things.closed_at',
        'reported_things.outcome',
        eb.fn.coalesce('community_recipes.id', 'linked.id').as('recipe_id'),
        eb.fn.coalesce('community_recipes.title', 'linked.title').as('recipe_title'),
        eb.fn.coalesce('community_recipes.description', 'linked.description').as('description'),
        'community_recipes.hidden_at as recipe_hidden_at',
        'community_recipes.hidden_reason as recipe_hidden_reason',
        'public_links.token_sealed',
        'public_links.hidden_at as link_hidden_at',
        'public_links.hidden_reason as link_hidden_reason',
        'recipe_ratings.comment',
        'recipe_ratings.hidden_at as comment_hidden_at',
        'recipe_ratings.hidden_reason as comment_hidden_reason',
        eb
          .selectFrom('users')
          .select('name')
          .where(({ eb: of, fn, ref }) =>
            of('users.id', '=', fn.coalesce(ref('community_recipes.shared_by'), ref('linked.user_id'))),
          )
          .as('recipe_author'),
        eb.selectFrom('users').select('name').whereRef('users.id', '=', 'recipe_ratings.user_id').as('comment_author'),
        eb
          .selectFrom('reports')
          .select('reports.details')
          .whereRef('reports.thing_id', '=', 'reported_things.id')
          .where('reports.details', 'is not', null)
          .orderBy('reports.created_at', 'desc')
          .orderBy('reports.id', 'desc')
          .limit(1)
          .as('newest_details'),
      ])
      .where((eb) => eb.or([eb('reported_things.rating_id', 'is', null), eb('recipe_ratings.comment', 'is not', null)]))
      // Every thing belongs to a recipe and is deleted with it.
      .$narrowType<{ recipe_id: NotNull; recipe_title: NotNull; description: NotNull }>()
  );
}

/** Open things by their latest report, or closed ones by their decision; newest first. */
export async function listReported(ctx: Ctx, filter: PageFilter & { readonly closed: boolean }) {
  const { at, id } = startOf(filter);
  const key = filter.closed ? 'reported_things.closed_at' : 'reported_things.reported_at';
  const rows = await selectThings(ctx.db)
    .where('reported_things.closed_at', filter.closed ? 'is not' : 'is', null)
    .where((eb) => eb(eb.refTuple(key, 'reported_things.id'), '<', eb.tuple(at, id)))
    .orderBy(key, 'desc')
    .orderBy('reported_things.id', 'desc')
    .limit(filter.limit + 1)
    .execute();
  const page = toPage(rows, filter.limit, (row) => ({ at: row.closed_at ?? row.reported_at, id: row.id }));
  return { rows: await withReasons(ctx, page.rows), nextCursor: page.nextCursor };
}

export async function findReported(context: DbContext, id: string) {
  const row = await selectThings(context.db).where('reported_things.id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const [thing] = await withReasons(context, [row]);
  return thing ?? null;
}

/** The database or a transaction on it. */
interface DbContext extends Pick<Ctx, 'databaseKind'> {
  readonly db: Db;
}

type ThingRow = Awaited<ReturnType<ReturnType<typeof selectThings>['executeTakeFirstOrThrow']>>;

async function withReasons({ db, databaseKind }: DbContext, things: readonly ThingRow[]) {
  const ids = things.map(({ id }) => id);
  const reasons = await db
    .selectFrom('reports')
    .select(({ fn }) => ['thing_id', 'reason', fn.countAll().as('count')])
    .where((eb) => isOneOf(databaseKind, eb.ref('thing_id'), ids))
    .groupBy(['thing_id', 'reason'])
    .execute();
  return things.map((thing) => ({ ...thing, reasons: reasons.filter(({ thing_id }) => thing_id === thing.id) }));
}

export type ReportedRow = NonNullable<Awaited<ReturnType<typeof findReported>>>;

/** The number of open reported things, counted up to OPEN_REPORTS_COUNT_MAX. */
export async function countOpenReports({ db }: Ctx): Promise<number> {
  const { at, id } = FIRST_PAGE;
  const { count } = await db
    .selectFrom((of) =>
      of
        .selectFrom('reported_things')
        .select('reported_things.id')
        .where('reported_things.closed_at', 'is', null)
        // The keyset condition makes the planner read the index.
        .where((eb) => eb(eb.refTuple('reported_things.reported_at', 'reported_things.id'), '<', eb.tuple(at, id)))
        .where((eb) =>
          eb.or([
            eb('reported_things.rating_id', 'is', null),
            sql<SqlBool>`(select comment is not null from recipe_ratings where recipe_ratings.id = reported_things.rating_id)`,
          ]),
        )
        .orderBy('reported_things.reported_at', 'desc')
        .orderBy('reported_things.id', 'desc')
        .limit(OPEN_REPORTS_COUNT_MAX)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findModeratedComment(db: Db, id: string) {
  const row = await db
    .selectFrom('recipe_ratings')
    .innerJoin('community_recipes', 'community_recipes.id', 'recipe_ratings.recipe_id')
    .select([
      'recipe_ratings.id',
      'recipe_ratings.user_id',
      'recipe_ratings.comment',
      'recipe_ratings.hidden_at',
      'recipe_ratings.hidden_reason',
      'recipe_ratings.recipe_id',
      'community_recipes.title as recipe_title',
    ])
    .where('recipe_ratings.id', '=', id)
    .where('recipe_ratings.comment', 'is not', null)
    .$narrowType<{ comment: string }>()
    .executeTakeFirst();
  return row ?? null;
}

export type ModeratedCommentRow = NonNullable<Awaited<ReturnType<typeof findModeratedComment>>>;

import { sql, type SqlBool, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { type NewReport, REPORT_TEXTS } from '@larder/contract/reports';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';
import { hashesOfLink } from '#features/links/link-tokens.ts';
import { lockActor } from '#features/recipes/commands/lock-actor.ts';

const REPORTS_PER_USER: RateLimit = { max: 20, windowSeconds: 60 * 60 };

export interface ReportsDeps {
  readonly limitFactor: number;
}

type Trx = Transaction<Tables>;

/** The reported content, by its own id. */
type Subject = { readonly recipe_id: string } | { readonly rating_id: string } | { readonly link_recipe_id: string };

interface ReportTarget {
  readonly subject: Subject;
  readonly user_id: string | null;
  /** The last change of the content; null if it never changed. */
  readonly updated_at: Date | null;
}

/** Reports a visible community recipe. Throws `not_found`, `conflict` for the actor's own, and `too_many_requests`. */
export function reportRecipe(ctx: Ctx, deps: ReportsDeps, id: string, report: NewReport): Promise<void> {
  return storeReport(ctx, deps, report, { find: (trx) => findRecipe(trx, ctx, id), ownText: REPORT_TEXTS.own_recipe });
}

/** Reports a comment. Throws like `reportRecipe`. */
export function reportComment(ctx: Ctx, deps: ReportsDeps, id: string, report: NewReport): Promise<void> {
  return storeReport(ctx, deps, report, {
    find: (trx) => findComment(trx, ctx, id),
    ownText: REPORT_TEXTS.own_comment,
  });
}

/** Reports the recipe of a public link. Throws like `reportRecipe`. */
export function reportLinked(ctx: Ctx, deps: ReportsDeps, token: string, report: NewReport): Promise<void> {
  return storeReport(ctx, deps, report, { find: (trx) => findLink(trx, ctx, token), ownText: REPORT_TEXTS.own_recipe });
}

interface Target {
  /** Locks the row until the report is written, so that an admin who hides it meanwhile also closes the report. */
  find(trx: Trx): Promise<ReportTarget | undefined>;
  readonly ownText: string;
}

async function storeReport(
  ctx: Ctx,
  { limitFactor }: ReportsDeps,
  report: NewReport,
  { find, ownText }: Target,
): Promise<void> {
  const { db, actor, now } = ctx;
  await countUse(db, `report:${actor.id}`, scaled(REPORTS_PER_USER, limitFactor), now);
  await db.transaction().execute(async (trx) => {
    await lockActor(trx, ctx);
    const target = await find(trx);
    if (target === undefined) throw new AppError('not_found', REPORT_TEXTS.not_found);
    if (target.user_id === actor.id) throw new AppError('conflict', ownText);
    await upsertReport(trx, ctx, target, report);
  });
}

async function findRecipe(trx: Trx, { databaseKind }: Ctx, id: string): Promise<ReportTarget | undefined> {
  const query = trx
    .selectFrom('community_recipes')
    .select(['shared_by as user_id', 'updated_at'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null);
  const recipe = await (databaseKind === 'postgres' ? query.forShare() : query).executeTakeFirst();
  return recipe && { ...recipe, subject: { recipe_id: id } };
}

async function findComment(trx: Trx, { databaseKind }: Ctx, id: string): Promise<ReportTarget | undefined> {
  const query = trx
    .selectFrom('recipe_ratings')
    .select(['recipe_ratings.user_id', 'recipe_ratings.updated_at'])
    .where('recipe_ratings.id', '=', id)
    .where('recipe_ratings.comment', 'is not', null)
    .where('recipe_ratings.hidden_at', 'is', null)
    .where(sql<SqlBool>`(select users.disabled_at is null from users where users.id = recipe_ratings.user_id)`)
    .where(
      sql<SqlBool>`(select community_recipes.hidden_at is null from community_recipes where community_recipes.id = recipe_ratings.recipe_id)`,
    );
  const rating = await (databaseKind === 'postgres' ? query.forShare() : query).executeTakeFirst();
  return rating && { ...rating, subject: { rating_id: id } };
}

async function findLink(trx: Trx, { databaseKind, secrets }: Ctx, token: string): Promise<ReportTarget | undefined> {
  const query = trx
    .selectFrom('public_links')
    .select(['recipe_id', 'user_id'])
    .where('token_hash', 'in', hashesOfLink(secrets, token))
    .where('hidden_at', 'is', null);
  const link = await (databaseKind === 'postgres' ? query.forShare() : query).executeTakeFirst();
  if (link === undefined) return undefined;
  const { recipe_id, user_id } = link;
  const recipe = await trx
    .selectFrom('recipes')
    .select('updated_at')
    .where('id', '=', recipe_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return recipe && { ...recipe, user_id, subject: { link_recipe_id: recipe_id } };
}

/**
 * Upserts a report. Reopens a closed thing for a new reporter, or for an earlier reporter when the content has changed since the
 * decision.
 */
async function upsertReport(trx: Trx, { actor, now }: Ctx, { subject, updated_at }: ReportTarget, report: NewReport) {
  const columns = {
    reason: report.reason,
    details: report.details === '' ? null : (report.details ?? null),
    created_at: now,
  };
  await trx
    .insertInto('reported_things')
    .values({ id: uuidv7(), recipe_id: null, rating_id: null, link_recipe_id: null, ...subject, reported_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id: thing_id, closed_at } = await trx
    .selectFrom('reported_things')
    .select(['id', 'closed_at'])
    .where((eb) => eb.and({ ...subject }))
    .executeTakeFirstOrThrow();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('reports')
    .values({ id: uuidv7(), thing_id, reporter_id: actor.id, ...columns })
    .onConflict((conflict) => {
      const sameReporter = conflict.columns(['thing_id', 'reporter_id']);
      return isNewer(updated_at, closed_at) ? sameReporter.doUpdateSet(columns) : sameReporter.doNothing();
    })
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return;
  await trx
    .updateTable('reported_things')
    .set({ reported_at: now, closed_at: null, outcome: null })
    .where('id', '=', thing_id)
    .execute();
}

const isNewer = (updatedAt: Date | null, closedAt: Date | null): boolean =>
  updatedAt !== null && closedAt !== null && updatedAt > closedAt;

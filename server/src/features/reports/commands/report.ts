import { sql, type SqlBool, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { type NewReport, REPORT_TEXTS } from '@larder/contract/reports';

import { AppError } from '#platform/app-error.ts';
import type { Ctx } from '#platform/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { countUse, type RateLimit, scaled } from '#platform/rate-limit.ts';
import { hashesOfLink } from '#features/links/link-tokens.ts';
import { holdActor } from '#features/recipes/commands/hold-owner.ts';

const REPORTS_PER_PERSON: RateLimit = { max: 20, windowSeconds: 60 * 60 };

export interface ReportsDeps {
  readonly limitFactor: number;
}

type Trx = Transaction<Tables>;
/** The reported content, by its own id. */
type Subject = { readonly recipe_id: string } | { readonly rating_id: string } | { readonly link_recipe_id: string };

/** Reports a visible community recipe. Throws `not_found`, `conflict` for the actor's own, and `too_many_requests`. */
export async function reportRecipe(ctx: Ctx, deps: ReportsDeps, id: string, report: NewReport): Promise<void> {
  await countUse(ctx.db, `report:${ctx.actor.id}`, scaled(REPORTS_PER_PERSON, deps.limitFactor), ctx.now);
  await ctx.db.transaction().execute(async (trx) => {
    await holdActor(trx, ctx);
    const author = await findRecipeAuthor(trx, ctx, id);
    const { updated_at } = requireNotOwn(author, ctx, REPORT_TEXTS.own_recipe);
    await writeReport(trx, ctx, { subject: { recipe_id: id }, updated_at }, report);
  });
}

/** Reports a comment. Throws like `reportRecipe`. */
export async function reportComment(ctx: Ctx, deps: ReportsDeps, id: string, report: NewReport): Promise<void> {
  await countUse(ctx.db, `report:${ctx.actor.id}`, scaled(REPORTS_PER_PERSON, deps.limitFactor), ctx.now);
  await ctx.db.transaction().execute(async (trx) => {
    await holdActor(trx, ctx);
    const author = await findCommentAuthor(trx, ctx, id);
    const { updated_at } = requireNotOwn(author, ctx, REPORT_TEXTS.own_comment);
    await writeReport(trx, ctx, { subject: { rating_id: id }, updated_at }, report);
  });
}

/** Reports the recipe of a public link. Throws like `reportRecipe`. */
export async function reportLinked(ctx: Ctx, deps: ReportsDeps, token: string, report: NewReport): Promise<void> {
  await countUse(ctx.db, `report:${ctx.actor.id}`, scaled(REPORTS_PER_PERSON, deps.limitFactor), ctx.now);
  await ctx.db.transaction().execute(async (trx) => {
    await holdActor(trx, ctx);
    const link = await findLinkAuthor(trx, ctx, token);
    const { recipe_id, updated_at } = requireNotOwn(link, ctx, REPORT_TEXTS.own_recipe);
    await writeReport(trx, ctx, { subject: { link_recipe_id: recipe_id }, updated_at }, report);
  });
}

interface Author {
  readonly user_id: string | null;
  /** The last change of the content; null if it never changed. */
  readonly updated_at: Date | null;
}

function requireNotOwn<Who extends Author>(author: Who | undefined, { actor }: Ctx, ownText: string): Who {
  if (author === undefined) throw new AppError('not_found', REPORT_TEXTS.not_found);
  if (author.user_id === actor.id) throw new AppError('conflict', ownText);
  return author;
}

/** Locks the row until the report is written, so that an admin who hides it meanwhile also closes the report. */
function findRecipeAuthor(trx: Trx, { databaseKind }: Ctx, id: string): Promise<Author | undefined> {
  const recipe = trx
    .selectFrom('community_recipes')
    .select(['shared_by as user_id', 'updated_at'])
    .where('id', '=', id)
    .where('hidden_at', 'is', null);
  return (databaseKind === 'postgres' ? recipe.forShare() : recipe).executeTakeFirst();
}

function findCommentAuthor(trx: Trx, { databaseKind }: Ctx, id: string): Promise<Author | undefined> {
  const rating = trx
    .selectFrom('recipe_ratings')
    .select(['recipe_ratings.user_id', 'recipe_ratings.updated_at'])
    .where('recipe_ratings.id', '=', id)
    .where('recipe_ratings.comment', 'is not', null)
    .where('recipe_ratings.hidden_at', 'is', null)
    .where(sql<SqlBool>`(select users.disabled_at is null from users where users.id = recipe_ratings.user_id)`)
    .where(
      sql<SqlBool>`(select community_recipes.hidden_at is null from community_recipes where community_recipes.id = recipe_ratings.recipe_id)`,
    );
  return (databaseKind === 'postgres' ? rating.forShare() : rating).executeTakeFirst();
}

async function findLinkAuthor(
  trx: Trx,
  { databaseKind, secrets }: Ctx,
  token: string,
): Promise<(Author & { readonly recipe_id: string }) | undefined> {
  const query = trx
    .selectFrom('public_links')
    .select(['recipe_id', 'user_id'])
    .where('token_hash', 'in', hashesOfLink(secrets, token))
    .where('hidden_at', 'is', null);
  const link = await (databaseKind === 'postgres' ? query.forShare() : query).executeTakeFirst();
  if (link === undefined) return undefined;
  const recipe = await trx
    .selectFrom('recipes')
    .select('updated_at')
    .where('id', '=', link.recipe_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return recipe === undefined ? undefined : { ...link, ...recipe };
}

interface ReportTarget {
  readonly subject: Subject;
  readonly updated_at: Date | null;
}

/**
 * Upserts a report. Reopens a closed thing for a new reporter, or for an earlier reporter when the content has changed since the
 * decision.
 */
async function writeReport(trx: Trx, { actor, now }: Ctx, { subject, updated_at }: ReportTarget, report: NewReport) {
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

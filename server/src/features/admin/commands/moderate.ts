import type { Transaction } from 'kysely';

import type { Verdict } from '@larder/contract/admin-reports';

import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInUser } from '#platform/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { SYSTEM_ACCOUNT_IDS, TOMBSTONE_ID } from '#features/personal-data/system-accounts.ts';
import { closeReports } from '#features/reports/commands/close.ts';

import { verdictMessage } from '../messages.ts';
import { findModerated, findModeratedLink, type ModeratedRow } from '../queries/logs.ts';
import { findModeratedComment, findReported, type ModeratedCommentRow, type ReportedRow } from '../queries/reports.ts';

type AdminCtx = Ctx<SignedInUser>;
type Trx = Transaction<Tables>;

/**
 * Hides a community recipe and closes its reports, or shows it again, and mails the reason to its author. Idempotent: a repeated
 * verdict changes nothing. Returns null for an unknown id.
 */
export async function moderateRecipe(ctx: AdminCtx, id: string, verdict: Verdict): Promise<ModeratedRow | null> {
  const { hidden, reason } = verdict;
  let isVisible = false;
  const moderated = await ctx.db.transaction().execute(async (trx) => {
    const isAuthorDisabled = await lockAuthor(trx, ctx, id);
    const { numUpdatedRows } = await trx
      .updateTable('community_recipes')
      .set((eb) => ({
        ...hiddenColumns(ctx, verdict),
        // A disabled author's recipes are hidden already, and stay so until the account is enabled.
        ...(isAuthorDisabled ? { hidden_at: eb.ref('hidden_at') } : {}),
      }))
      .where('id', '=', id)
      .where('hidden_reason', hidden ? 'is' : 'is not', null)
      .executeTakeFirst();
    if (hidden) await closeReports(trx, ctx, { recipe_id: id }, 'hidden');
    const row = await findModerated(trx, id);
    if (row === null || numUpdatedRows === 0n) return row;
    isVisible = !isAuthorDisabled;
    const action = hidden ? 'community-recipe.hidden' : 'community-recipe.shown';
    // No subject: this is no security event of an account.
    await writeAudit(trx, ctx, { action, subjectId: null, details: { recipe_id: id, reason } });
    await notifyAuthor(trx, ctx, row.shared_by, (to) => verdictMessage(to, 'recipe', { ...verdict, title: row.title }));
    return row;
  });
  const topic = hidden ? 'community.withdrawn' : 'community.shared';
  if (isVisible) ctx.events.publish({ to: 'everyone', topic, id });
  return moderated;
}

/** Returns whether the recipe's author is disabled, and locks the author's row so that this stays true until the commit. */
async function lockAuthor(trx: Trx, { databaseKind }: AdminCtx, id: string): Promise<boolean> {
  const author = trx
    .selectFrom('users')
    .select('disabled_at')
    .where('id', '=', (eb) => eb.selectFrom('community_recipes').select('shared_by').where('id', '=', id))
    .where('id', 'not in', SYSTEM_ACCOUNT_IDS);
  const found = await (databaseKind === 'postgres' ? author.forKeyShare() : author).executeTakeFirst();
  return found !== undefined && found.disabled_at !== null;
}

/** Hides or shows the comment of a rating, like `moderateRecipe`. The stars still count. */
export async function moderateComment(
  ctx: AdminCtx,
  id: string,
  verdict: Verdict,
): Promise<ModeratedCommentRow | null> {
  const { hidden, reason } = verdict;
  let recipeId: string | undefined;
  const moderated = await ctx.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('recipe_ratings')
      .set(hiddenColumns(ctx, verdict))
      .where('id', '=', id)
      .where('comment', 'is not', null)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .executeTakeFirst();
    if (hidden) await closeReports(trx, ctx, { rating_id: id }, 'hidden');
    const row = await findModeratedComment(trx, id);
    if (row === null || numUpdatedRows === 0n) return row;
    recipeId = row.recipe_id;
    const action = hidden ? 'comment.hidden' : 'comment.shown';
    const details = { rating_id: id, recipe_id: row.recipe_id, reason };
    await writeAudit(trx, ctx, { action, subjectId: null, details });
    await notifyAuthor(trx, ctx, row.user_id, (to) =>
      verdictMessage(to, 'comment', { ...verdict, title: row.recipe_title }),
    );
    return row;
  });
  if (recipeId !== undefined) ctx.events.publish({ to: 'everyone', topic: 'community.commented', id: recipeId });
  return moderated;
}

/** Hides or shows a public link, like `moderateRecipe`. A hidden link answers 404, and its owner can neither revoke nor replace it. */
export async function moderateLink(ctx: AdminCtx, id: string, verdict: Verdict): Promise<ModeratedRow | null> {
  const { hidden, reason } = verdict;
  return ctx.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('public_links')
      .set(hiddenColumns(ctx, verdict))
      .where('recipe_id', '=', id)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .executeTakeFirst();
    if (hidden) await closeReports(trx, ctx, { link_recipe_id: id }, 'hidden');
    const row = await findModeratedLink(trx, { recipe_id: id });
    if (row === null || numUpdatedRows === 0n) return row;
    const action = hidden ? 'public-link.hidden' : 'public-link.shown';
    await writeAudit(trx, ctx, { action, subjectId: null, details: { recipe_id: id, reason } });
    await notifyAuthor(trx, ctx, row.shared_by, (to) => verdictMessage(to, 'link', { ...verdict, title: row.title }));
    return row;
  });
}

/** The reason for showing something again is only in the audit log. */
function hiddenColumns({ now }: AdminCtx, { hidden, reason }: Verdict) {
  return hidden ? { hidden_at: now, hidden_reason: reason } : { hidden_at: null, hidden_reason: null };
}

/** Dismisses all open reports of one thing. Returns null for an unknown id. */
export async function dismissReports(ctx: AdminCtx, id: string): Promise<ReportedRow | null> {
  return ctx.db.transaction().execute(async (trx) => {
    const isClosed = await closeReports(trx, ctx, { id }, 'dismissed');
    const row = await findReported({ ...ctx, db: trx }, id);
    if (row === null || !isClosed) return row;
    const { recipe_id, rating_id } = row;
    const details = { recipe_id, ...(rating_id === null ? {} : { rating_id }) };
    await writeAudit(trx, ctx, { action: 'reports.dismissed', subjectId: null, details });
    return row;
  });
}

type Recipient = Parameters<typeof verdictMessage>[0];

/** Mails the verdict, unless the account is gone or disabled, or its owner wants no mail. */
async function notifyAuthor(
  trx: Trx,
  { outbox, now }: AdminCtx,
  userId: string | null,
  message: (to: Recipient) => ReturnType<typeof verdictMessage>,
): Promise<void> {
  if (userId === null || userId === TOMBSTONE_ID) return;
  const author = await trx
    .selectFrom('users')
    .innerJoin('user_profiles', 'user_profiles.user_id', 'users.id')
    .select(['users.id', 'users.email', 'user_profiles.notification_preferences'])
    .where('users.id', '=', userId)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  if (author?.notification_preferences.email !== true) return;
  await outbox.put(trx, message(author), now);
}

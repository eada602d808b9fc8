import type { Transaction } from 'kysely';

import type { Verdict } from '@larder/contract/admin-reports';

import { writeAudit } from '#platform/audit.ts';
import type { Ctx, SignedInPerson } from '#platform/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { SYSTEM_ACCOUNT_IDS, TOMBSTONE_ID } from '#features/personal-data/system-accounts.ts';
import { closeReports } from '#features/reports/commands/close.ts';

import { verdictMessage } from '../messages.ts';
import { findModerated, findModeratedLink, type ModeratedRow } from '../queries/logs.ts';
import { findModeratedComment, findReported, type ModeratedCommentRow, type ReportedRow } from '../queries/reports.ts';

type AdminCtx = Ctx<SignedInPerson>;
type Trx = Transaction<Tables>;

/**
 * Hides a community recipe, which answers its reports, or shows it again; its author is told the reason. What another admin has
 * just done stays as they did it. Gives null when there is none of this id.
 */
export async function moderateRecipe(ctx: AdminCtx, id: string, verdict: Verdict): Promise<ModeratedRow | null> {
  const { hidden, reason } = verdict;
  let isSeen = false;
  const moderated = await ctx.db.transaction().execute(async (trx) => {
    const isAuthorDisabled = await holdAuthor(trx, ctx, id);
    const { numUpdatedRows } = await trx
      .updateTable('community_recipes')
      .set((eb) => ({
        ...asKept(ctx, verdict),
        // Of a disabled author it is not shown anyway.
        ...(isAuthorDisabled ? { hidden_at: eb.ref('hidden_at') } : {}),
      }))
      .where('id', '=', id)
      .where('hidden_reason', hidden ? 'is' : 'is not', null)
      .executeTakeFirst();
    if (hidden) await closeReports(trx, ctx, { recipe_id: id }, 'hidden');
    const row = await findModerated(trx, id);
    if (row === null || numUpdatedRows === 0n) return row;
    isSeen = !isAuthorDisabled;
    const action = hidden ? 'community-recipe.hidden' : 'community-recipe.shown';
    // It concerns a recipe, and the safety of nobody's account.
    await writeAudit(trx, ctx, { action, subjectId: null, details: { recipe_id: id, reason } });
    await tell(trx, ctx, row.shared_by, (to) => verdictMessage(to, 'recipe', { ...verdict, title: row.title }));
    return row;
  });
  const topic = hidden ? 'community.withdrawn' : 'community.shared';
  if (isSeen) ctx.events.publish({ to: 'everyone', topic, id });
  return moderated;
}

/** Is the author of this recipe disabled? They are not disabled, nor enabled, until it is decided about. */
async function holdAuthor(trx: Trx, { databaseKind }: AdminCtx, id: string): Promise<boolean> {
  const author = trx
    .selectFrom('users')
    .select('disabled_at')
    .where('id', '=', (eb) => eb.selectFrom('community_recipes').select('shared_by').where('id', '=', id))
    .where('id', 'not in', SYSTEM_ACCOUNT_IDS);
  const found = await (databaseKind === 'postgres' ? author.forKeyShare() : author).executeTakeFirst();
  return found !== undefined && found.disabled_at !== null;
}

/** The same for what somebody says to a recipe; the stars stay. */
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
      .set(asKept(ctx, verdict))
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
    await tell(trx, ctx, row.user_id, (to) => verdictMessage(to, 'comment', { ...verdict, title: row.recipe_title }));
    return row;
  });
  if (recipeId !== undefined) ctx.events.publish({ to: 'everyone', topic: 'community.commented', id: recipeId });
  return moderated;
}

/** The same for a public link, which leads nowhere while it is hidden and can be neither taken back nor replaced. */
export async function moderateLink(ctx: AdminCtx, id: string, verdict: Verdict): Promise<ModeratedRow | null> {
  const { hidden, reason } = verdict;
  return ctx.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('public_links')
      .set(asKept(ctx, verdict))
      .where('recipe_id', '=', id)
      .where('hidden_at', hidden ? 'is' : 'is not', null)
      .executeTakeFirst();
    if (hidden) await closeReports(trx, ctx, { link_recipe_id: id }, 'hidden');
    const row = await findModeratedLink(trx, { recipe_id: id });
    if (row === null || numUpdatedRows === 0n) return row;
    const action = hidden ? 'public-link.hidden' : 'public-link.shown';
    await writeAudit(trx, ctx, { action, subjectId: null, details: { recipe_id: id, reason } });
    await tell(trx, ctx, row.shared_by, (to) => verdictMessage(to, 'link', { ...verdict, title: row.title }));
    return row;
  });
}

/** Why something is shown again is kept in the audit log alone. */
function asKept({ now }: AdminCtx, { hidden, reason }: Verdict) {
  return hidden ? { hidden_at: now, hidden_reason: reason } : { hidden_at: null, hidden_reason: null };
}

/** Decides that nothing is wrong with what was reported. Gives null when there is none of this id. */
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

/** By mail, where they are there and want any. */
async function tell(
  trx: Trx,
  { outbox, now }: AdminCtx,
  userId: string | null,
  message: (to: Recipient) => ReturnType<typeof verdictMessage>,
): Promise<void> {
  if (userId === null || userId === TOMBSTONE_ID) return;
  const person = await trx
    .selectFrom('users')
    .innerJoin('user_profiles', 'user_profiles.user_id', 'users.id')
    .select(['users.id', 'users.email', 'user_profiles.notification_preferences'])
    .where('users.id', '=', userId)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
  if (person?.notification_preferences.email !== true) return;
  await outbox.put(trx, message(person), now);
}
